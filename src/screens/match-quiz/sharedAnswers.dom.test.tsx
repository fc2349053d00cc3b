/** The match quiz from a link: what the school record decides, what a link brings, and whose answers stay. */
import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { openScreen, reopenScreen } from "../../../test/dom/openScreen.tsx";

const quiz = "/college-match-quiz";
const firstList = page.getByCss("[data-first-list] [data-row]");
const openButton = (row: typeof firstList) => row.getByCss("button[aria-expanded]");
const next = () => page.getByRole("button", { name: /^Next: / }).click();

async function waitForStep(hash: string): Promise<void> {
  await expect.poll(() => window.location.hash).toBe(`#${hash}`);
}

async function waitForFirstList(): Promise<void> {
  await expect.element(firstList.nth(7)).toBeInTheDocument();
}

/** Grades, home and what the family can pay, as a student types them. */
async function answerThreeQuestions(): Promise<void> {
  await waitForStep("grades");
  await page.getByText("11th", { exact: true }).click();
  await page.getByLabelText("Grade average (GPA)").fill("3.6");
  await next();
  await waitForStep("home");
  await page.getByLabelText("ZIP code, or your state").fill("78701");
  await expect.element(page.getByText("In Texas.")).toBeVisible();
  await next();
  await waitForStep("pay");
  await page.getByLabelText("What your family can pay a year").fill("18,000");
  await page.getByRole("button", { name: "See my colleges" }).click();
  await waitForStep("results");
  await waitForFirstList();
}

/** Version, then one letter an answer: `domain/plan/fragment.ts`. */
const getLink = (...answers: string[]) => {
  const text = btoa(["1", ...answers].join("~"));
  return `${quiz}#a=${text.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "")}`;
};

describe("the school record", () => {
  const record = page.getByRole("button", { name: "Add: School record" });

  test("where it decides a rule of the state it is asked, and only what decides; then the place is promised", async () => {
    await openScreen(getLink("g3.2", "a23", "z52240", "hIA", "d100"));
    await waitForFirstRow();
    await page.getByText("Your answers: 4 of 11").click();
    await record.click();
    await waitForStep("record");
    await expect.element(page.getByLabelText("Years of core courses")).toBeVisible();
    expect(page.getByLabelText("Class rank (top %)").elements()).toHaveLength(0);
    expect(page.getByLabelText("GPA in core courses").elements()).toHaveLength(0);
    await page.getByLabelText("Years of core courses").fill("16.2");
    await page.getByRole("button", { name: "See my colleges" }).click();
    await expect.element(page.getByText("Use whole and half years")).toBeVisible();
    await page.getByLabelText("Years of core courses").fill("16");
    await page.getByText("Yes, all of them").click();
    await page.getByRole("button", { name: "See my colleges" }).click();
    await waitForStep("results");
    const promised = firstList.filter({ hasText: "Guaranteed" }).first();
    await expect.element(promised).toBeVisible();
    await openButton(promised).click();
    await expect
      .element(
        promised.getByText("Your answers meet the published rule: Regent Admission Index (2019-2026)."),
      )
      .toBeVisible();
    await promised.getByText(/match is calculated$/).click();
    await expect.element(promised.getByText("Admission at Iowa’s public universities").first()).toBeVisible();
  });

  test("where no rule can be met it is not asked", async () => {
    await openScreen(getLink("g3.2", "z05401", "hVT", "l2"));
    await waitForFirstRow();
    await page.getByText("Your answers: 3 of 10").click();
    await expect.element(page.getByRole("button", { name: "Add: Test scores" })).toBeVisible();
    expect(record.elements()).toHaveLength(0);
  });

  test("only those who finished high school are asked what they have done since", async () => {
    await openScreen(getLink("y13", "g3.3", "z22003", "hVA"));
    await waitForFirstRow();
    await page.getByText(/^Your answers: \d+ of \d+/).click();
    await page.getByRole("button", { name: "Add: Since high school" }).click();
    await waitForStep("since");
    await page.getByLabelText("Credits earned so far").fill("11");
    await expect.element(page.getByText(/^With fewer than 12 credits/)).toBeVisible();
    await page.getByLabelText("Credits earned so far").fill("60");
    await expect.element(page.getByText(/^We treat the 3.3 you gave/)).toBeVisible();
  });

  async function waitForFirstRow(): Promise<void> {
    await waitForStep("results");
    await expect.element(firstList.first()).toBeVisible();
  }
});

describe("answers in a shared link", () => {
  test("a link opens the results; what of it makes no sense is named, the rest is kept", async () => {
    await openScreen(getLink("g3.4", "hTX", "s1601"));
    await waitForStep("results");
    await expect
      .element(page.getByText("We skipped part of the link because it wasn’t valid: SAT"))
      .toBeVisible();
    await expect.element(firstList.first()).toBeVisible();
    await page.getByText("Your answers: 2 of 11").click();
    await expect.element(page.getByText("GPA 3.4")).toBeVisible();
    // What the link leaves out is said, and asked for.
    await expect
      .element(page.getByText(/^The link leaves out the family’s income and what it can pay\. Add/))
      .toBeVisible();
    await page.getByRole("status").getByRole("button", { name: "Add your budget" }).click();
    await waitForStep("pay");
    await page.getByLabelText("What your family can pay a year").fill("20000");
    await page.getByRole("button", { name: "See my colleges" }).click();
    await waitForStep("results");
    await expect.element(firstList.first()).toBeVisible();
    expect(page.getByText(/^The link leaves out/).elements()).toHaveLength(0);
  });

  test("nonsense gets one clear sentence and leaves the quiz as it was", async () => {
    await openScreen(`${quiz}#a=%%%not-answers`);
    await expect.element(page.getByText("We couldn’t read this link.")).toBeVisible();
    await expect.element(page.getByLabelText("Grade average (GPA)")).toBeVisible();
  });

  test("a student's own answers are replaced only after asking, and the money never", async () => {
    await openScreen(quiz);
    await answerThreeQuestions();
    await reopenScreen(getLink("g2.1", "hOH"));
    await expect.element(page.getByText("This link contains someone’s answers")).toBeVisible();
    await page.getByText("Your answers: 3 of 11").click();
    await expect.element(page.getByText("GPA 3.6")).toBeVisible();
    await page.getByRole("button", { name: "Use the shared answers" }).click();
    await expect.element(page.getByText("GPA 2.1")).toBeVisible();
    await expect.element(page.getByText("Can pay $18,000 a year")).toBeVisible();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect.element(page.getByText("GPA 3.6")).toBeVisible();
  });
});
