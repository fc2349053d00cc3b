/**
 * The tools inside the help articles: true to their articles, refusing what cannot be, kept in the plan, and in use
 * without a barrier on the narrowest phone.
 */
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { type Locator, page, userEvent } from "vitest/browser";
import { browserPlanStore } from "#client/plan/usePlan.ts";
import type { ArticleToolName } from "#content/blocks.ts";
import { reasonKeys } from "#domain/aid/dependency.ts";
import { blur, readSavedFile } from "../../../../test/dom/actions.ts";
import { findBarriersInBothThemes } from "../../../../test/dom/findBarriers.ts";
import { desktop, openScreen, reopenScreen } from "../../../../test/dom/openScreen.tsx";
import { toolArticles } from "../../../../test/support/toolArticles.ts";

// All written pages are read once, which no test is to wait for.
beforeAll(() => fetch("/api/page-data/help"), 120_000);

let shown: ArticleToolName | null = null;

/** As a test left it; one that goes on to another screen asks before. */
async function expectShownToolIsAccessible(): Promise<void> {
  if (shown === null) return;
  const tool = `[data-tool="${shown}"]`;
  shown = null;
  await page.viewport(320, 700);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  expect(await findBarriersInBothThemes(tool)).toEqual([]);
}

afterEach(expectShownToolIsAccessible);

/** On the day the articles were written for. */
async function openTool(name: ArticleToolName): Promise<Locator> {
  const slug = toolArticles.find(([tool]) => tool === name)?.[1] ?? "";
  await openScreen(`/help/${slug}`, { viewport: desktop, now: "2026-11-21T12:00:00" });
  shown = name;
  return scrollToTool(name);
}

async function reopenTool(name: ArticleToolName): Promise<void> {
  await reopenScreen();
  await scrollToTool(name);
}

/** It comes alive once it is near what is seen. */
async function scrollToTool(name: ArticleToolName): Promise<Locator> {
  const tool = page.getByCss(`[data-tool="${name}"]`);
  (await tool.findElement({ timeout: 15_000 })).scrollIntoView();
  return tool;
}

/** Finds a college in the tool's own field and takes the first one. */
async function pick(tool: Locator, name: string): Promise<void> {
  await tool.getByCss('input[role="combobox"]').fill(name);
  await expect.element(tool.getByCss('[role="listbox"] [role="option"]').first()).toBeVisible();
  await userEvent.keyboard("{Enter}");
}

const textsOf = (locator: Locator) =>
  locator.elements().map((element) => (element instanceof HTMLElement ? element.innerText : ""));

describe("what the article promises", () => {
  test("a list goes into the plan, with its odds and its balance", async () => {
    const tool = await openTool("listBuilder");
    await pick(tool, "Ohio State University");
    await pick(tool, "Harvard University");
    await tool.getByLabelText("Grade average (GPA)").fill("3.7");
    await tool.getByLabelText("What your family can pay a year").fill("20000");
    // Without an income there is no one price, so there is no one figure.
    await expect.element(tool.getByText("By your family’s yearly income")).toBeVisible();
    await expect
      .element(tool.getByText("You still need two financial safeties", { exact: false }))
      .toBeVisible();
    await tool.getByRole("button", { name: "Remove Harvard University from my plan" }).click();
    await expect.element(tool.getByRole("link", { name: "Harvard University" })).not.toBeInTheDocument();
    await expectShownToolIsAccessible();
    await reopenScreen("/my-plan");
    await expect.element(page.getByRole("link", { name: "Ohio State University" })).toBeVisible();
  });

  test("Emory: 1520 is sent, 1490 is looked at closer, 1440 is left out; a score that cannot be gets a sentence", async () => {
    const tool = await openTool("testOptional");
    await pick(tool, "Emory University");
    const score = tool.getByLabelText("SAT total");
    for (const [typed, verdict] of [
      ["1520", "Send it"],
      ["1490", "Take a closer look"],
      ["1440", "Leave it out"],
    ] as const) {
      await score.fill(typed);
      await expect.element(tool.getByText(verdict, { exact: true })).toBeVisible();
    }
    await score.fill("1700");
    await expect.element(tool.getByText("An SAT total is at most 1600.")).toBeVisible();
    await expect.element(tool.getByText("Enter a score above to start.")).toBeVisible();
  });

  test("restrictive early action beside a private early plan is a conflict with its reason, beside a public one not", async () => {
    const tool = await openTool("roundCheck");
    await pick(tool, "Harvard University");
    await pick(tool, "Ohio State University");
    const choose = (round: string, college: string) =>
      tool.getByRole("radio", { name: `${round} at ${college}`, exact: true }).click();
    await choose("Restrictive early action", "Harvard University");
    await choose("Early action", "Ohio State University");
    await expect.element(tool.getByText("These plans work together, with no conflicts.")).toBeVisible();
    await pick(tool, "Kenyon College");
    await choose("Early decision I", "Kenyon College");
    const kenyon = tool
      .getByRole("rowgroup")
      .filter({ has: page.getByRole("rowheader", { name: "Kenyon College" }) });
    await expect
      .element(kenyon.getByText("You chose restrictive early action at Harvard University"))
      .toBeVisible();
    await expect
      .element(kenyon.getByText("You would promise to enroll before you know the price."))
      .toBeVisible();
    await expect.element(tool.getByText("2 conflicts to resolve")).toBeVisible();
  });

  test("the offers of the article come to $32,000 and $25,000, and a reload keeps them", async () => {
    const tool = await openTool("offerCompare");
    const typeOffer = async (place: number, name: string, costUsd: string, giftUsd: string) => {
      await tool.getByRole("button", { name: "Type in an offer" }).click();
      const offer = tool.getByRole("article").nth(place);
      await offer.getByLabelText("Not on the list? Type its name").fill(name);
      const cost = offer.getByRole("group", { name: "Line 1" });
      await cost.getByLabelText("What it is").selectOptions("Total cost, according to the letter");
      await cost.getByLabelText("Dollars a year").fill(costUsd);
      await offer.getByRole("group", { name: "Line 6" }).getByLabelText("Dollars a year").fill(giftUsd);
      return offer;
    };
    const first = await typeOffer(0, "College A", "62000", "30000");
    await first.getByRole("button", { name: "Add a line" }).click();
    const loan = first.getByRole("group", { name: "Line 7" });
    await loan.getByLabelText("What the letter calls it").fill("Parent PLUS");
    await loan.getByLabelText("Dollars a year").fill("18000");
    // Sorted by its name.
    await expect.element(loan.getByLabelText("What it is")).toHaveValue("parentLoan");
    // At its bar, in a few words that open into a sentence.
    await tool
      .getByCss("summary")
      .filter({ hasText: /parent loan/i })
      .first()
      .click();
    await expect.element(tool.getByText(/\$18,000 is a parent loan/)).toBeVisible();
    await typeOffer(1, "College B", "31000", "6000");
    await tool.getByText("The same figures as a table").click();
    const getRow = (name: string) =>
      tool.getByRole("row").filter({ has: page.getByRole("rowheader", { name, exact: true }) });
    const net = getRow("Net price, first year").getByRole("cell");
    await expect.poll(() => textsOf(net).map((text) => text.split("\n")[0])).toEqual(["$32,000", "$25,000"]);
    await expect
      .poll(() => textsOf(getRow("Left to pay after work-study and loans").getByRole("cell")))
      .toEqual(["$14,000", "$25,000"]);
    await expect
      .element(tool.getByText("$25,000 in the first year: $7,000 less than College A."))
      .toBeVisible();
    await reopenTool("offerCompare");
    await tool.getByText("The same figures as a table").click();
    await expect.poll(() => textsOf(net).map((text) => text.split("\n")[0])).toEqual(["$32,000", "$25,000"]);
  });

  test("a parent who remarried and filed apart: three people sign, each with a list", async () => {
    const tool = await openTool("fafsaReady");
    await tool.getByText("None of these").click();
    await tool.getByText("Living apart").click();
    await tool
      .getByRole("group", { name: /Who paid more/ })
      .getByText("The first parent")
      .click();
    await tool
      .getByRole("group", { name: /married to someone else/ })
      .getByText("Yes")
      .click();
    await tool
      .getByRole("group", { name: /a joint return/ })
      .getByText("No")
      .click();
    await expect.element(tool.getByRole("heading", { name: "3 people sign" })).toBeVisible();
    for (const name of ["The student", "The first parent", "The stepparent"]) {
      await expect.element(tool.getByRole("heading", { name, exact: true })).toBeVisible();
    }
  });

  test("a study plan of twelve weeks is a list, a calendar file and tasks of the plan", async () => {
    const tool = await openTool("studySchedule");
    await tool.getByLabelText("Study hours a week").fill("99");
    await expect.element(tool.getByText("Enter a number from 1 to 20, such as 3.")).toBeVisible();
    await tool.getByLabelText("Study hours a week").fill("3");
    await tool.getByLabelText("Your test day").selectOptions("SAT, March 6, 2027");
    await expect
      .element(tool.getByRole("heading", { name: "12 weeks until the SAT on March 6, 2027" }))
      .toBeVisible();
    await expect.element(tool.getByText(/Start on December 12, 2026/)).toBeVisible();
    const file = await readSavedFile(() =>
      tool.getByRole("button", { name: "Add it to my calendar (.ics)" }).click(),
    );
    expect(file.match(/SUMMARY:Full practice SAT/g)).toHaveLength(5);
    await tool.getByRole("button", { name: "Add the weeks to my plan" }).click();
    await expect.element(tool.getByRole("button", { name: "These weeks are in your plan" })).toBeVisible();
  });

  test("the tasks of ninth grade go into the plan, and are checked off or left out there", async () => {
    const tool = await openTool("yearPlan");
    await tool.getByText("9th grade").click();
    await tool.getByRole("button", { name: /^Add \d+ tasks to my plan$/ }).click();
    await expect.element(tool.getByText("These are in your plan.", { exact: false })).toBeVisible();
    const task = tool.getByRole("checkbox", { name: "Make a weekly study plan that fits your life" });
    await task.click();
    const leaveOut = tool.getByRole("button", { name: /^Leave it out: / }).first();
    const left = leaveOut.element().getAttribute("aria-label")?.replace("Leave it out: ", "") ?? "";
    await leaveOut.click();
    await expect.element(tool.getByRole("checkbox", { name: left })).not.toBeInTheDocument();
    await reopenTool("yearPlan");
    await expect.element(task).toBeChecked();
    await expect.element(tool.getByRole("checkbox", { name: left })).not.toBeInTheDocument();
  });

  test("a senior who says the grade gets tasks of the own to tick off, with where each date comes from", async () => {
    const tool = await openTool("nextSteps");
    await expect.element(tool.getByRole("heading", { name: "Next for the class of 2027" })).toBeVisible();
    await tool.getByText("12th", { exact: true }).click();
    await expect.element(tool.getByRole("heading", { name: "Next steps" })).toBeVisible();
    const first = tool.getByRole("checkbox").first();
    await first.click();
    await expect.element(first).toBeChecked();
    await tool.getByText("Where this date comes from").first().click();
    await expect
      .element(tool.getByText(/We counted from|published for this cycle|has a month, not a day/).first())
      .toBeVisible();
  });

  test("the awards that are still open stand in the order of their dates", async () => {
    const tool = await openTool("scholarshipPlan");
    await tool.getByText("Low income, or may get a Pell Grant").first().click();
    await tool.getByText("In a college readiness program").first().click();
    const names = tool.getByCss("li:has(input[type=checkbox]) > div > p:first-child");
    await expect
      .poll(() => textsOf(names))
      .toEqual(["BigFuture Scholarships", "Burger King Scholars", "Dell Scholars"]);
    await tool.getByLabelText("Grade average (GPA)").fill("2.45");
    await expect.poll(() => textsOf(names)).toEqual(["BigFuture Scholarships", "Dell Scholars"]);
  });

  test("SAT 1240 is about ACT 26, and the next days to sit each are listed", async () => {
    const tool = await openTool("scoreConverter");
    await tool.getByLabelText("SAT total").fill("1240");
    await expect.element(tool.getByText("SAT 1240 is about ACT 26")).toBeVisible();
    await tool.getByLabelText("ACT composite").fill("99");
    await expect.element(tool.getByText("An ACT composite is at most 36.")).toBeVisible();
    await expect.element(tool.getByText(/Register by February 19, 2027/)).toBeVisible();
    await expect.element(tool.getByText(/Register by January 22, 2027/)).toBeVisible();
  });

  test("two exams on one day, one without a known day, and who gives credit", async () => {
    const tool = await openTool("examCredit");
    for (const subject of ["Biology", "Physics C: Mechanics", "United States History"]) {
      await tool.getByLabelText("Add a subject").selectOptions(subject);
    }
    await expect.element(tool.getByText("Monday, May 3")).toBeVisible();
    await expect.element(tool.getByText(/You have two exams on one day/)).toBeVisible();
    await expect.element(tool.getByText(/United States History: look up the day/)).toBeVisible();
    await pick(tool, "Ohio State University");
    await expect.element(tool.getByText("says it gives credit for AP")).toBeVisible();
  });

  test("need and merit at Emory, and what families of one band paid", async () => {
    const tool = await openTool("aidKinds");
    await pick(tool, "Emory University");
    await tool.getByLabelText("Yearly family income").fill("60000");
    await expect.element(tool.getByText("About 80% need-based, 20% merit")).toBeVisible();
    await expect.element(tool.getByText("$11,237")).toBeVisible();
  });

  test("facts of one college stand beside what is usual for its kind, each with its year", async () => {
    const tool = await openTool("collegeFacts");
    await pick(tool, "Ohio State University");
    await expect.element(tool.getByText("Students who graduate")).toBeVisible();
    await expect
      .element(
        tool.getByText(/^Typical for a public four-year college: \d+% \(median of \d+ colleges\)/).first(),
      )
      .toBeVisible();
  });

  test("two colleges that said yes, by price over four years, by who finishes, and by what would be borrowed", async () => {
    const tool = await openTool("finalChoice");
    await pick(tool, "Ohio State University");
    await pick(tool, "Kenyon College");
    await tool.getByRole("button", { name: "Type in the award letter from Ohio State University" }).click();
    const offer = tool.getByRole("article", { name: "Ohio State University" });
    await offer.getByRole("group", { name: "Line 1" }).getByLabelText("Dollars a year").fill("31500");
    const gift = offer.getByRole("group", { name: "Line 2" });
    await gift.getByLabelText("Dollars a year").fill("9000");
    await gift.getByLabelText("Later years").selectOptions("Renews each year");
    await tool.getByLabelText("What your family can pay a year").fill("15000");
    const row = (name: string) =>
      tool.getByRole("row").filter({ has: page.getByRole("rowheader", { name }) });
    await expect.poll(() => textsOf(row("Net price, first year").getByRole("cell"))[0]).toBe("$22,500");
    await expect.element(row("What you would borrow as a student")).toBeVisible();
    await expectShownToolIsAccessible();
    await reopenScreen("/offers");
    await expect.element(page.getByRole("article", { name: "Ohio State University" })).toBeVisible();
  });

  test("a visit-day sheet warns of a weekend and keeps the notes", async () => {
    const tool = await openTool("visitDay");
    await pick(tool, "Kenyon College");
    await tool.getByLabelText("Day of the visit").fill("2027-03-13");
    await expect
      .element(tool.getByText("This is a Saturday. Some admission offices offer tours"))
      .toBeVisible();
    await expect.element(tool.getByText("For this college:").first()).toBeVisible();
    await tool.getByLabelText("Your notes from the day").fill("Warm, small, far from the airport.");
    await blur(tool.getByLabelText("Your notes from the day"));
    await reopenTool("visitDay");
    await pick(tool, "Kenyon College");
    await expect
      .element(tool.getByLabelText("Your notes from the day"))
      .toHaveValue("Warm, small, far from the airport.");
  });

  test("what was said in any tool is a line to change, and is not asked again", async () => {
    await openTool("testOptional");
    shown = null;
    browserPlanStore().give(
      { kind: "setProfile", fields: { gradeYear: 11, gpa: 3.1, satTotal: 1180, homeState: "OH" } },
      { kind: "setMoney", fields: { familyIncomeUsd: 72_000, payPerYearUsd: 14_000 } },
      {
        kind: "setAidAnswers",
        answers: {
          ...Object.fromEntries(Object.values(reasonKeys).map((key) => [key, false])),
          "student.parents": "apart",
          "first.parentIs": "mother",
          "first.maritalNow": "divorced",
          "first.hasSsn": false,
        },
      },
    );
    const known = [
      ["testOptional", ["SAT 1180"], "SAT total"],
      ["listBuilder", ["GPA 3.1", "Ohio", "Income $72,000"], "Grade average (GPA)"],
      ["aidKinds", ["Income $72,000"], "Yearly family income"],
      ["roundCheck", ["$14,000"], "What your family can pay a year"],
      ["yearPlan", ["11th grade"], "9th grade"],
      ["scholarshipPlan", ["Class of 2028", "GPA 3.1"], "Grade average (GPA)"],
      ["fafsaReady", ["Your mother is on the form"], "Married to each other"],
    ] as const;
    for (const [name, line, field] of known) {
      const slug = toolArticles.find(([tool]) => tool === name)?.[1] ?? "";
      await reopenScreen(`/help/${slug}`);
      const tool = await scrollToTool(name);
      for (const text of line) {
        await expect
          .element(tool.getByRole("button", { name: new RegExp(`^Change:.*${text.replace("$", "[$]")}`) }))
          .toBeVisible();
      }
      expect(tool.getByLabelText(field, { exact: true }).elements(), name).toHaveLength(0);
    }
    const tool = page.getByCss('[data-tool="fafsaReady"]');
    await expect.element(tool.getByRole("heading", { name: "2 people sign" })).toBeVisible();
    await expect
      .element(tool.getByRole("checkbox", { name: "Someone who signs has no Social Security number" }))
      .toBeChecked();
    await tool.getByRole("button", { name: "Divorced, separated or never married, living apart" }).click();
    await tool.getByText("Not married, living together").click();
    await expect.element(tool.getByRole("heading", { name: "3 people sign" })).toBeVisible();
    shown = "fafsaReady";
  });
});
