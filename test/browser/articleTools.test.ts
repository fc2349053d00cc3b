/** The tools inside the help articles: there without scripts, alive with them, true to their articles, and kept in the plan. */
import { text } from "node:stream/consumers";
import type { Locator, Page } from "playwright-core";
import { describe, expect, inject, test } from "vitest";
import type { ArticleToolName } from "#content/blocks.ts";
import { serveBuilt } from "../support/testSite.ts";
import { findBarriers } from "./accessible.ts";
import { waitForHydration } from "./inUse.ts";
import { desktop, type OpenOptions, open } from "./open.ts";

/** The article of each tool; prices alone have none of their own. */
const articles: readonly (readonly [Exclude<ArticleToolName, "collegePrice">, string])[] = [
  ["listBuilder", "building-college-list-strategy"],
  ["collegeFacts", "understanding-college-rankings-fit"],
  ["visitDay", "campus-visit-planning"],
  ["finalChoice", "making-final-college-decision"],
  ["yearPlan", "freshman-sophomore-preparation"],
  ["yearPlan", "junior-year-planning-checklist"],
  ["nextSteps", "senior-year-application-timeline"],
  ["roundCheck", "early-decision-vs-regular-decision"],
  ["fafsaReady", "fafsa-completion-guide"],
  ["aidKinds", "understanding-need-based-vs-merit-aid"],
  ["scholarshipPlan", "scholarship-search-strategies"],
  ["offerCompare", "comparing-financial-aid-packages"],
  ["studySchedule", "creating-effective-study-schedule"],
  ["scoreConverter", "sat-vs-act-guide"],
  ["testOptional", "test-optional-strategies"],
  ["examCredit", "subject-test-ap-exam-planning"],
];

/** The day the articles were written for. */
const writtenOn = new Date("2026-11-21T12:00:00");

async function openTool(name: ArticleToolName, options: OpenOptions = {}) {
  const slug = articles.find(([tool]) => tool === name)?.[1] ?? "";
  const opened = await open(`/help/${slug}`, {
    viewport: desktop,
    serviceWorkers: "block",
    prepare: (page) => page.clock.setFixedTime(writtenOn),
    ...options,
  });
  await waitForHydration(opened.page);
  const tool = opened.page.locator(`[data-tool="${name}"]`);
  await tool.scrollIntoViewIfNeeded();
  return { ...opened, tool };
}

/** Finds a college in the tool's own field and takes the first one. */
async function pick(tool: Locator, name: string): Promise<void> {
  const field = tool.locator('input[role="combobox"]');
  await field.fill(name);
  await tool.locator('[role="listbox"] [role="option"]').first().waitFor();
  await field.press("Enter");
}

async function downloadFile(page: Page, press: () => Promise<void>): Promise<string> {
  const coming = page.waitForEvent("download");
  await press();
  return await text(await (await coming).createReadStream());
}

describe("in the page as it was sent", () => {
  test.each(articles)("%s stands in %s with its name and a page that does more", async (name, slug) => {
    const html = await (await fetch(new URL(`/help/${slug}`, inject("address")))).text();
    const frame = new RegExp(`<section[^>]*data-tool="${name}"[\\s\\S]*?</section>`).exec(html)?.[0] ?? "";
    expect(frame).toMatch(/<h3[^>]*>[^<]{10,}<\/h3>/);
    expect(frame).toContain("The tool opens here when the page has loaded.");
    expect(frame).toMatch(/<a [^>]*href="\/[a-z-]+/);
    expect(frame).not.toContain("style=");
  });
});

test("every tool comes alive on the narrowest phone, without barriers, and takes the page over alike", async () => {
  const { page, close } = await open("/help", {
    address: inject("developmentAddress"),
    viewport: { width: 320, height: 700 },
    serviceWorkers: "block",
  });
  for (const [name, slug] of articles) {
    await page.goto(new URL(`/help/${slug}`, inject("developmentAddress")).href);
    await waitForHydration(page);
    const tool = page.locator(`[data-tool="${name}"]`);
    await tool.scrollIntoViewIfNeeded();
    await tool.locator("input, select").first().waitFor({ state: "attached" });
    await tool.getByText("Loading the tool").waitFor({ state: "detached" });
    expect(await page.evaluate(() => document.documentElement.scrollWidth), name).toBeLessThanOrEqual(320);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      expect(await findBarriers(page, `[data-tool="${name}"]`), `${name} ${colorScheme}`).toEqual([]);
    }
  }
  await close();
}, 240_000);

describe("what the article promises", () => {
  test("a list goes into the plan, with its odds and what is payable", async () => {
    const { page, tool, close } = await openTool("listBuilder");
    await pick(tool, "Ohio State University");
    await pick(tool, "Harvard University");
    await tool.getByLabel("Grade average (GPA)").fill("3.7");
    await tool.getByLabel("What your family can pay a year").fill("20000");
    await tool.getByText(/^About \d+ of 100 plans like this one get at least one yes\.$/).waitFor();
    await tool.getByText(/within \$20,000 a year/).waitFor();
    await tool.getByRole("button", { name: "Take Harvard University off the list" }).click();
    await tool.getByRole("link", { name: "Harvard University" }).waitFor({ state: "detached" });
    await page.goto(new URL("/my-plan", inject("address")).href);
    await page.getByRole("link", { name: "Ohio State University-Main Campus" }).waitFor();
    await close();
  });

  test("Emory: 1520 is sent, 1490 is looked at closer, 1440 is left out; a score that cannot be gets a sentence", async () => {
    const { tool, close } = await openTool("testOptional");
    await pick(tool, "Emory University");
    const score = tool.getByLabel("SAT total");
    for (const [typed, verdict] of [
      ["1520", "Send it"],
      ["1490", "Look closer"],
      ["1440", "Leave it out"],
    ] as const) {
      await score.fill(typed);
      await tool.getByText(verdict, { exact: true }).waitFor();
    }
    await score.fill("1700");
    await tool.getByText("An SAT total is at most 1600.").waitFor();
    await tool.getByText("Enter a score above, and the check begins.").waitFor();
    await close();
  });

  test("restrictive early action beside a private early plan is a conflict with its reason, beside a public one not", async () => {
    const { tool, close } = await openTool("roundCheck");
    await pick(tool, "Harvard University");
    await pick(tool, "Ohio State University");
    await tool.getByLabel("Round at Harvard University").selectOption("restrictiveEarlyAction");
    await tool.getByLabel("Round at Ohio State University-Main Campus").selectOption("earlyAction");
    await tool.getByRole("heading", { name: "These plans go together." }).waitFor();
    await pick(tool, "Kenyon College");
    await tool.getByLabel("Round at Kenyon College").selectOption("earlyDecision1");
    await tool
      .getByText(/Restrictive early action at Harvard University and an early plan at Kenyon/)
      .waitFor();
    await tool.getByText(/Early decision at Kenyon College before the price is settled/).waitFor();
    await close();
  });

  test("the offers of the article come to $32,000 and $25,000, and a reload keeps them", async () => {
    const { page, tool, close } = await openTool("offerCompare");
    const fill = async (line: string, label: string | null, amount: string) => {
      const group = tool.getByRole("group", { name: line });
      if (label !== null) await group.getByLabel("As the letter names it").fill(label);
      await group.getByLabel("Dollars a year").fill(amount);
    };
    await fill("Offer A, line 1", null, "62000");
    await fill("Offer A, line 2", "Presidential Scholarship", "30000");
    await fill("Offer A, line 3", "Parent PLUS", "18000");
    await fill("Offer B, line 1", null, "31000");
    await fill("Offer B, line 2", "Pell Grant", "6000");
    const net = tool
      .getByRole("row")
      .filter({ has: page.getByRole("rowheader", { name: "Net price", exact: true }) });
    await expect.poll(() => net.getByRole("cell").allInnerTexts()).toEqual(["$32,000", "$25,000"]);
    await tool.getByText("Offer B costs $7,000 a year less by net price.").waitFor();
    await tool.getByText(/\$18,000 of it is a parent’s loan/).waitFor();
    await fill("Offer B, line 3", "Books", "12.5");
    await tool.getByRole("group", { name: "Offer B, line 3" }).getByLabel("Dollars a year").blur();
    await tool.getByText("Whole dollars without cents, such as 5,500.").waitFor();
    await page.reload();
    await waitForHydration(page);
    await tool.scrollIntoViewIfNeeded();
    await expect.poll(() => net.getByRole("cell").allInnerTexts()).toEqual(["$32,000", "$25,000"]);
    await close();
  });

  test("a parent who remarried and filed apart: three people sign, each with a list", async () => {
    const { tool, close } = await openTool("fafsaReady");
    await tool.getByText("None of these").click();
    await tool.getByText("In two homes").click();
    await tool
      .getByRole("group", { name: /Who paid more/ })
      .getByText("The first parent")
      .click();
    await tool
      .getByRole("group", { name: /married to someone else/ })
      .getByText("Yes")
      .click();
    await tool
      .getByRole("group", { name: /one joint return/ })
      .getByText("No")
      .click();
    await tool.getByRole("heading", { name: "3 people sign" }).waitFor();
    for (const name of ["The student", "The first parent", "The stepparent"]) {
      await tool.getByRole("heading", { name, exact: true }).waitFor();
    }
    await close();
  });

  test("a study plan of twelve weeks is a list, a calendar file and tasks of the plan", async () => {
    const { page, tool, close } = await openTool("studySchedule");
    await tool.getByLabel("Hours you have in a week").fill("99");
    await tool.getByText("Give a number from 1 to 20, such as 3.").waitFor();
    await tool.getByLabel("Hours you have in a week").fill("3");
    await tool.getByLabel("Your test day").selectOption({ label: "SAT, March 6, 2027" });
    await tool.getByRole("heading", { name: "12 weeks to the SAT of March 6, 2027" }).waitFor();
    await tool.getByText(/Start on December 12, 2026/).waitFor();
    const file = await downloadFile(page, () =>
      tool.getByRole("button", { name: "Put it into my calendar (.ics)" }).click(),
    );
    expect(file.match(/SUMMARY:Full practice SAT/g)).toHaveLength(5);
    await tool.getByRole("button", { name: "Add the weeks to my plan" }).click();
    await tool.getByRole("button", { name: "The weeks are in your plan" }).waitFor();
    await close();
  });

  test("the tasks of ninth grade go into the plan, and one that is unchecked leaves it", async () => {
    const { page, tool, close } = await openTool("yearPlan");
    await tool.getByText("9th grade").click();
    await tool.getByRole("button", { name: /^Put \d+ tasks into my plan$/ }).click();
    await tool.getByText("These are in your plan.", { exact: false }).waitFor();
    const task = tool.getByRole("checkbox", { name: "Make a weekly study plan that fits your life" });
    await task.uncheck();
    await page.reload();
    await waitForHydration(page);
    await tool.scrollIntoViewIfNeeded();
    await tool.getByText("These are in your plan.", { exact: false }).waitFor();
    expect(await task.isChecked()).toBe(false);
    await close();
  });

  test("a senior who says the grade gets tasks of the own to tick off, with where each date comes from", async () => {
    const { tool, close } = await openTool("nextSteps");
    await tool.getByRole("heading", { name: "Next for the class of 2027" }).waitFor();
    await tool.getByText("12th", { exact: true }).click();
    await tool.getByRole("heading", { name: "Next tasks" }).waitFor();
    const first = tool.getByRole("checkbox").first();
    await first.check();
    expect(await first.isChecked()).toBe(true);
    await tool.getByText("Where this date comes from").first().click();
    await tool
      .getByText(/We counted from|published for this cycle|Only the time of year/)
      .first()
      .waitFor();
    await close();
  });

  test("the awards that are still open stand in the order of their dates", async () => {
    const { tool, close } = await openTool("scholarshipPlan");
    await tool.getByText("Low income, or may get a Pell Grant").first().click();
    await tool.getByText("In a college readiness program").first().click();
    const names = tool.locator("li:has(input[type=checkbox]) > div > p:first-child");
    await expect
      .poll(() => names.allInnerTexts())
      .toEqual(["BigFuture Scholarships", "Burger King Scholars", "Dell Scholars"]);
    await tool.getByLabel("Grade average on the 4.0 scale").fill("2.45");
    await expect.poll(() => names.allInnerTexts()).toEqual(["BigFuture Scholarships", "Dell Scholars"]);
    await close();
  });

  test("SAT 1240 is about ACT 26, and the next days to sit each are listed", async () => {
    const { tool, close } = await openTool("scoreConverter");
    await tool.getByLabel("SAT total").fill("1240");
    await tool.getByText("SAT 1240 is about ACT 26").waitFor();
    await tool.getByLabel("ACT composite").fill("99");
    await tool.getByText("An ACT composite is at most 36.").waitFor();
    await tool.getByText(/Register by February 19, 2027/).waitFor();
    await tool.getByText(/Register by January 22, 2027/).waitFor();
    await close();
  });

  test("two exams on one day, one without a known day, and who gives credit", async () => {
    const { tool, close } = await openTool("examCredit");
    for (const subject of ["Biology", "Physics C: Mechanics", "United States History"]) {
      await tool.getByLabel("Add a subject").selectOption({ label: subject });
    }
    await tool.getByText("Monday, May 3").waitFor();
    await tool.getByText(/Two exams on one day/).waitFor();
    await tool.getByText(/United States History: the day was not in our sources/).waitFor();
    await pick(tool, "Ohio State University");
    await tool.getByText("says that it gives credit for AP").waitFor();
    await close();
  });

  test("need and merit at Emory, and what families of one band paid", async () => {
    const { tool, close } = await openTool("aidKinds");
    await pick(tool, "Emory University");
    await tool.getByLabel("Your family’s income a year").selectOption({ label: "$48,001 to $75,000" });
    await tool.getByText("About 80% by need, 20% by merit").waitFor();
    await tool.getByText("$11,237").waitFor();
    await close();
  });

  test("facts of one college stand beside what is usual for its kind, each with its year", async () => {
    const { tool, close } = await openTool("collegeFacts");
    await pick(tool, "Ohio State University");
    await tool.getByText("Finish the degree").waitFor();
    await tool
      .getByText(/^Middle public four-year college: \d+% \(\d+ colleges report it\)/)
      .first()
      .waitFor();
    await close();
  });

  test("two colleges that said yes, by price over four years, by who finishes, and by what would be borrowed", async () => {
    const { page, tool, close } = await openTool("finalChoice");
    await pick(tool, "Ohio State University");
    await pick(tool, "Kenyon College");
    const offer = tool.getByRole("region", { name: "The offer of Ohio State University-Main Campus" });
    await offer.getByLabel("Full cost, first year").fill("31500");
    await offer.getByLabel("Gifts, first year").fill("9000");
    await offer.getByLabel("Do the gifts come again each year?").selectOption("yes");
    await tool.getByLabel("What your family can pay a year").fill("15000");
    const row = (name: string) =>
      tool.getByRole("row").filter({ has: page.getByRole("rowheader", { name }) });
    await expect
      .poll(() => row("Net price, first year").getByRole("cell").first().innerText())
      .toBe("$22,500");
    await row("You would borrow as a student").waitFor();
    await page.goto(new URL("/offers", inject("address")).href);
    await page.getByRole("article", { name: "Ohio State University-Main Campus" }).waitFor();
    await close();
  });

  test("a visit-day sheet warns of a weekend, keeps the notes, and prints alone on one page", async () => {
    const { page, tool, close } = await openTool("visitDay", {
      prepare: async (page) => {
        await page.clock.setFixedTime(writtenOn);
        await page.addInitScript(() => {
          window.print = () => undefined;
        });
      },
    });
    await pick(tool, "Kenyon College");
    await tool.getByLabel("Day of the visit").fill("2027-03-13");
    await tool.getByText(/It is a weekend/).waitFor();
    await tool.getByText("For this college:").first().waitFor();
    await tool.getByLabel("Your notes of the day").fill("Warm, small, far from the airport.");
    await tool.getByLabel("Your notes of the day").blur();
    await tool.getByRole("button", { name: "Print the sheet" }).click();
    const pdf = await page.pdf({ format: "Letter" });
    expect(pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    await page.reload();
    await waitForHydration(page);
    await tool.scrollIntoViewIfNeeded();
    await pick(tool, "Kenyon College");
    await expect
      .poll(() => tool.getByLabel("Your notes of the day").inputValue())
      .toBe("Warm, small, far from the airport.");
    await close();
  });
});

test("a tool whose article was read once works with the server gone", async () => {
  const { server, address } = await serveBuilt(inject("builtFolder"));
  const { page, close } = await open("/help", {
    address,
    // The server is stopped on purpose below.
    expectedErrors: ["ERR_CONNECTION_REFUSED", "ERR_CONNECTION_RESET", "ERR_EMPTY_RESPONSE"],
  });
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const path = "/help/sat-vs-act-guide";
  await page.goto(`${address}${path}`);
  await waitForHydration(page);
  await page.waitForLoadState("networkidle");
  await server.close();
  await page.goto(`${address}${path}`);
  await waitForHydration(page);
  const tool = page.locator('[data-tool="scoreConverter"]');
  await tool.scrollIntoViewIfNeeded();
  await tool.getByLabel("ACT composite").fill("30");
  await tool.getByText("ACT 30 is about SAT 1370").waitFor();
  await close();
});
