/** The FAFSA calculator: figures that cannot be right, a change of mind in the middle, and what other tools were told. */
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { reasonKeys } from "#domain/aid/dependency.ts";
import { extraLines } from "#domain/aid/fafsaFlow.ts";
import { navigate } from "#ui/router.tsx";
import { focusOn } from "../../../test/dom/actions.ts";
import { openScreen } from "../../../test/dom/openScreen.tsx";
import { austin, planFile, rice } from "../../../test/support/timelinePlan.ts";

const path = "/tools/fafsa-calculator";
const field = page.getByRole("textbox");

async function findQuestion(title: string): Promise<void> {
  await expect.element(page.getByRole("heading", { level: 2, name: title, exact: true })).toBeVisible();
}

/** With the space bar, as one does who uses no mouse; Enter goes on. */
async function choose(title: string, option: string, role: "radio" | "checkbox" = "radio"): Promise<void> {
  await findQuestion(title);
  await focusOn(page.getByRole(role, { name: option }));
  await userEvent.keyboard(" {Enter}");
}

async function write(title: string, text: string): Promise<void> {
  await findQuestion(title);
  await focusOn(field);
  await userEvent.keyboard(`${text}{Enter}`);
}

const goOn = () => page.getByRole("button", { name: /^Next: / }).click();

async function startCalculator(): Promise<void> {
  await openScreen(path);
  await focusOn(page.getByRole("link", { name: "Start the questions" }));
  await userEvent.keyboard("{Enter}");
  await choose("When will you be in college?", "Starting fall 2027");
  await choose("What is your citizenship?", "US citizen or national");
  await choose("Which of these are true of you?", "None of these", "checkbox");
  await choose("What is your parents’ situation?", "Married to each other");
  await choose("Which of your parents starts the form?", "My mother");
  await choose("How was your mother’s 2025 tax return filed?", "Married filing jointly");
}

test("what cannot be right gets a sentence and stays as typed; a change of mind uses other answers and keeps the old", async () => {
  await startCalculator();
  await findQuestion("What was your parents’ adjusted gross income in 2025?");
  for (const [typed, sentence] of [
    ["lots", "Use numbers only"],
    ["1e12", "Use numbers only"],
    ["1000000000000", "Check the number of digits."],
    ["500.25", "Use whole dollars"],
  ] as const) {
    await field.fill(typed);
    await goOn();
    await expect.element(page.getByText(sentence)).toBeVisible();
    await expect.element(field).toHaveValue(typed);
  }
  await field.fill("-12,000");
  await goOn();
  for (const [typed, sentence] of [
    ["0", "The student and two parents make a family of at least 3 people."],
    ["40", "We can count up to 20 people."],
  ] as const) {
    await findQuestion("How many people are in your family?");
    await field.fill(typed);
    await goOn();
    await expect.element(page.getByText(sentence)).toBeVisible();
    await expect.element(field).toHaveValue(typed);
  }
  await field.fill("4");
  await goOn();
  await choose("Where is your legal home?", "Alaska");
  await write("How much was your parents’ federal income tax for 2025?", "0");
  await findQuestion("What were your mother’s wages and other pay in 2025?");
  await field.fill("-5");
  await goOn();
  await expect.element(page.getByText("This cannot be below 0.")).toBeVisible();
  await field.fill("20000");
  await goOn();
  await findQuestion("What were your other parent’s wages and other pay in 2025?");

  // Back to the parents: apart, and another status. What was answered for two people is kept, and not asked.
  goTo("student.parents");
  await choose("What is your parents’ situation?", "living apart");
  goTo("go");
  await choose("What is your mother’s marital status today?", "Divorced");
  goTo("first.filingStatus");
  await expect
    .element(page.getByText("The return was joint, but this person is not married now."))
    .toBeVisible();
  goTo("first.otherEarnedIncome");
  await findQuestion("Is any of this on your mother’s 2025 tax return?");
  goTo("first.agi");
  await findQuestion("What was your mother’s adjusted gross income in 2025?");
  await expect.element(field).toHaveValue("-12,000");
});

/** A family that has answered everything but the income and the family's size, and told other tools of both. */
function planTold(): string {
  const file = JSON.parse(planFile(2027, [{ unitId: austin }, { unitId: rice }]));
  const no = (keys: readonly string[]) => Object.fromEntries(keys.map((key) => [key, false]));
  file.plan.money = { familyIncomeUsd: 60_000, familySize: 4 };
  file.plan.aid = {
    "student.citizenship": "citizen",
    ...no(Object.values(reasonKeys)),
    "student.parents": "marriedToEachOther",
    "first.parentIs": "mother",
    "first.filingStatus": "mfj",
    "first.incomeTaxPaid": 3_000,
    "first.earnedIncome": 72_300,
    "first.otherEarnedIncome": 0,
    ...no(extraLines.map(({ flag }) => `first.${flag}`)),
    ...no(["first.receivedEitc", "student.receivedBenefit", "first.filedSchedules"]),
    "first.scheduleC": "large",
    "first.cashSavings": 8_000,
    "first.investments": 0,
    ...no(["first.hasBusiness", "first.hasChildSupport", "student.hasOwnIncome", "student.hasBusiness"]),
    "student.cashSavings": 500,
    "student.investments": 0,
    [`student.css${rice}`]: "one",
  };
  return JSON.stringify(file);
}

test("what other tools were told is proposed, never asked again, and the family is told where the FAFSA differs", async () => {
  await openScreen(path, { plan: planTold() });
  await expect.element(page.getByText("About 25 questions in five parts.")).toBeVisible();
  await page.getByRole("link", { name: "Start the questions" }).click();
  await findQuestion("When will you be in college?");
  await expect.element(page.getByText("Part 1 of 5: you")).toBeVisible();
  await expect.element(page.getByText(/^Question 1 of about \d+$/)).toBeVisible();
  await expect.element(page.getByRole("radio", { name: "Starting fall 2027" })).toBeChecked();
  await expect.element(page.getByText("We chose this from your grade")).toBeVisible();
  // Citizenship, the parents and the tax return are answered, so the income is next.
  await page.getByRole("button", { name: "Next: your parents’ income" }).click();

  await findQuestion("What was your parents’ adjusted gross income in 2025?");
  await expect.element(page.getByText("Part 3 of 5: your parents’ tax return and pay")).toBeVisible();
  await expect.element(field).toHaveValue("60,000");
  await expect.element(page.getByText("Earlier you told us about $60,000 a year.")).toBeVisible();
  await field.fill("");
  await expect.element(field).toHaveValue("");
  await page.getByRole("button", { name: "Next: your family’s size" }).click();
  await expect.element(page.getByText("Enter an amount first.")).toBeVisible();
  await field.fill("72.3k");
  await page.getByRole("button", { name: "Next: your family’s size" }).click();

  await findQuestion("How many people are in your family?");
  await expect.element(field).toHaveValue("4");
  await field.fill("3,6");
  await page.getByRole("button", { name: "See your result" }).click();
  await expect.element(page.getByText("Enter a whole number, such as 4.")).toBeVisible();
  await field.fill("5");
  await page.getByRole("button", { name: "See your result" }).click();

  await expect.element(page.getByRole("heading", { name: "Your result" })).toBeVisible();
  await expect
    .element(page.getByText(/^With an index of .* you can expect a Pell Grant of \$/))
    .toBeVisible();
  await expect.element(page.getByText(/^The University of Texas at Austin costs \$/)).toBeVisible();
  await expect
    .element(page.getByText("a family income of $72,300, including the student’s own income, and 5 people"))
    .toBeVisible();
  await expect
    .element(page.getByText("Earlier you told us $60,000 a year and 4 people.", { exact: false }))
    .toBeVisible();
  await expect.element(page.getByText("The parents’ contribution", { exact: false })).not.toBeVisible();
  await expect
    .element(page.getByLabelText("How many brothers or sisters will be in college at the same time?"))
    .toBeVisible();
  await expect.element(page.getByText("on your list, Rice University")).toBeVisible();

  // The way to the index is a picture, and another income moves it without changing an answer.
  const steps = page.getByRole("list", { name: "From income to the Student Aid Index" });
  const lastStep = () => steps.getByRole("listitem").last();
  await expect.element(steps.getByRole("listitem").first()).toHaveTextContent("Parents’ income$72,300");
  await expect.element(page.getByText(/^The biggest step is /)).toBeVisible();
  const index = lastStep().element().textContent;
  const slider = page.getByRole("slider", { name: "Try another income for the parents" });
  await slider.fill("10000");
  await expect.element(steps.getByRole("listitem").first()).toHaveTextContent("Parents’ income$82,300");
  await expect.element(page.getByText(/^Index .*, Pell Grant \$.*\. Yours is /)).toBeVisible();
  expect(lastStep().element().textContent).not.toBe(index);
  await page.getByRole("button", { name: "Back to my income" }).click();
  await expect.element(lastStep()).toHaveTextContent(index ?? "");
});

/** To another question, as by its address. */
function goTo(key: string): void {
  navigate({ pathname: path, search: "", hash: `#${key}` });
}
