/** The FAFSA calculator: figures that cannot be right, and a change of mind in the middle. */
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { navigate } from "#ui/router.tsx";
import { focusOn } from "../../../test/dom/actions.ts";
import { openScreen } from "../../../test/dom/openScreen.tsx";

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
  await focusOn(page.getByRole("button", { name: "Start the questions" }));
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
    ["0", "With the student and two more, a family has at least 3 people."],
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

/** To another question, as by its address. */
function goTo(key: string): void {
  navigate({ pathname: path, search: "", hash: `#${key}` });
}
