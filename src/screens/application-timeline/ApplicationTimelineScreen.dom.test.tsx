/** The timeline's questions: a junior by keyboard, a senior without colleges, bad input, dates that do not come. */
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { navigate } from "#ui/router.tsx";
import { focusOn } from "../../../test/dom/actions.ts";
import { findBarriers } from "../../../test/dom/findBarriers.ts";
import { openScreen, reopenScreen, type ScreenOptions } from "../../../test/dom/openScreen.tsx";
import { apiRequests, stubApi } from "../../../test/dom/stubApi.ts";

const questions = {
  class: "What grade are you in?",
  colleges: "Which colleges are you thinking of?",
  plans: "How will you apply to each?",
  tests: "Which tests will you take?",
  aid: "Which aid forms will you file?",
  situations: "Do any of these apply to you?",
};

/** On Saturday, November 21, 2026: the seniors are the class of 2027. */
async function openTimeline(options: ScreenOptions = {}): Promise<void> {
  await openScreen("/application-timeline", { ...options, now: "2026-11-21T12:00:00" });
}

async function waitForQuestion(title: string): Promise<void> {
  await expect.element(page.getByRole("heading", { level: 2, name: title, exact: true })).toBeVisible();
}

/** With the space bar, as one does who uses no mouse. */
async function choose(role: "radio" | "checkbox", name: RegExp): Promise<void> {
  await focusOn(page.getByRole(role, { name }));
  await userEvent.keyboard(" ");
}

async function press(name: string | RegExp): Promise<void> {
  await focusOn(page.getByRole("button", { name, exact: true }));
  await userEvent.keyboard("{Enter}");
}

async function addCollege(name: string): Promise<void> {
  await focusOn(page.getByRole("combobox"));
  await userEvent.keyboard(name);
  await expect.element(page.getByRole("option", { name }).first()).toBeVisible();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("button", { name: `Remove ${name}` })).toBeVisible();
}

const answer = (name: string) =>
  page
    .getByCss("dl > div")
    .filter({ has: page.getByText(name, { exact: true }) })
    .getByCss("dd > span")
    .first();

test("a junior answers by keyboard, is told of two early decisions, and finds the answers again", async () => {
  await openTimeline();
  await focusOn(page.getByRole("link", { name: "Start the questions" }));
  await userEvent.keyboard("{Enter}");
  await waitForQuestion(questions.class);
  await choose("radio", /^11th/);
  await expect.element(page.getByLabelText("Or the year you finish high school")).toHaveValue("2028");
  await expect
    .element(page.getByText("Class of 2028: grade 11 now, starting college in fall 2028."))
    .toBeVisible();
  await userEvent.keyboard("{Enter}");

  await waitForQuestion(questions.colleges);
  await addCollege("Rice University");
  await addCollege("Baylor University");
  await addCollege("University of Houston");
  await press("Remove University of Houston");
  await expect.element(page.getByRole("heading", { name: "2 colleges" })).toBeVisible();
  await press("Undo");
  await expect.element(page.getByRole("heading", { name: "3 colleges" })).toBeVisible();
  await press("Remove University of Houston");
  await press("Next: how to apply");

  await waitForQuestion(questions.plans);
  // One table: each college's own rounds with its own dates, one choice a row, by the keyboard.
  const rounds = page.getByRole("table", { name: "Your colleges and their application rounds" });
  const pick = (round: string, college: string) =>
    rounds.getByRole("radio", { name: `${round} at ${college}`, exact: true });
  const rice = rounds.getByRole("row", { name: /^Rice University/ });
  await expect.element(pick("Early decision I", "Rice University")).toBeVisible();
  expect(
    rice
      .getByCss("td:has(input)")
      .elements()
      .map((cell) => cell.textContent),
  ).toEqual([
    "Early decisionNov 1this year’s date",
    "Early decision IIJan 4this year’s date",
    "Regular decisionJan 4this year’s date",
    "Not decided yet",
  ]);
  await focusOn(rounds.getByRole("radio", { name: "Not decided yet: Rice University" }));
  await userEvent.keyboard("{ArrowDown}");
  await expect.element(pick("Early decision I", "Rice University")).toBeChecked();
  await expect
    .element(page.getByText("Yours isn’t published yet, but expect it around the same day."))
    .toBeVisible();
  await pick("Early decision I", "Baylor University").click();
  await expect.element(page.getByText("You also chose early decision I at Rice University.")).toBeVisible();
  await expect.element(page.getByText("You also chose early decision I at Baylor University.")).toBeVisible();
  await page.getByLabelText(/^Another round at Baylor University/).selectOptions("rolling");
  await expect.element(page.getByText("We don’t know whether this college offers it.")).toBeVisible();
  expect(page.getByText("You also chose").elements()).toHaveLength(0);
  await press("Next: your tests");

  await waitForQuestion(questions.tests);
  await press("Next: aid forms");
  await expect.element(page.getByText("Choose what applies, “None of these,”")).toBeVisible();
  await choose("checkbox", /^SAT/);
  await choose("checkbox", /^AP exams/);
  await userEvent.keyboard("{Enter}");
  await waitForQuestion(questions.aid);
  await choose("checkbox", /^FAFSA/);
  await userEvent.keyboard("{Enter}");
  await waitForQuestion(questions.situations);
  await expect.element(page.getByText("We treat these answers like your notes")).toBeVisible();
  await choose("checkbox", /^First in my family/);
  await press("Make my timeline");
  await expect.poll(() => window.location.pathname).toBe("/timeline-success");

  await reopenScreen("/application-timeline");
  await expect.element(page.getByRole("heading", { name: "Your answers" })).toBeVisible();
  expect(page.getByRole("link", { name: "Start the questions" }).elements()).toHaveLength(0);
  await expect.element(answer("Class")).toHaveTextContent("Class of 2028");
  await expect.element(answer("Colleges")).toHaveTextContent("2 colleges");
  await expect.element(answer("How to apply")).toHaveTextContent("Chosen for 2 of 2");
  await expect.element(answer("Tests")).toHaveTextContent("SAT and AP exams");
  await expect.element(answer("Aid forms")).toHaveTextContent("FAFSA");
  await expect.element(answer("Situations")).toHaveTextContent("1 chosen");
  // The dates of this year's seniors are no dates of hers.
  await expect.element(page.getByText("Dates for the class of 2028 are not published yet")).toBeVisible();
  expect(JSON.stringify(apiRequests())).not.toMatch(/firstGeneration|First in my|earlyDecision1/);
});

test("a senior without a college types the year, leaves the tests open, and comes back to change one answer", async () => {
  await openTimeline({ viewport: { width: 320, height: 640 }, colorScheme: "dark" });
  const fits = () => expect(document.documentElement.scrollWidth).toBe(320);
  fits();
  await page.getByRole("link", { name: "Start the questions" }).click();
  await waitForQuestion(questions.class);
  await page.getByLabelText("Or the year you finish high school").fill("2027");
  await expect.element(page.getByRole("radio", { name: /^12th/ })).toBeChecked();
  fits();
  await press("Next: your colleges");
  await waitForQuestion(questions.colleges);
  await expect.element(page.getByText("You can skip this.")).toBeVisible();
  await expect.element(page.getByText("Question 2 of 5")).toBeVisible();
  await press("Next: your tests");
  await waitForQuestion(questions.tests);
  fits();
  await reopenScreen();
  await waitForQuestion(questions.tests);
  await press("Not sure yet");
  await waitForQuestion(questions.aid);
  await choose("checkbox", /^None of these/);
  fits();
  expect(await findBarriers()).toEqual([]);
  await press("Next: your situation");
  await waitForQuestion(questions.situations);
  fits();
  await press("Rather not say");
  await expect.poll(() => window.location.pathname).toBe("/timeline-success");

  await reopenScreen("/application-timeline");
  await expect.element(page.getByRole("heading", { name: "Your answers" })).toBeVisible();
  await expect.element(answer("Tests")).toHaveTextContent("Not sure yet");
  await expect.element(answer("Aid forms")).toHaveTextContent("None");
  fits();
  await page.getByRole("link", { name: /^Change\s*: Tests$/ }).click();
  await waitForQuestion(questions.tests);
  await choose("checkbox", /^ACT/);
  await press("Done");
  await expect.element(page.getByRole("heading", { name: "Your answers" })).toBeVisible();
  await expect.element(answer("Tests")).toHaveTextContent("ACT");
});

test("a year that cannot be one stays as typed, with a sentence; the grade of another page is taken up", async () => {
  await openTimeline();
  await page.getByRole("link", { name: "Start the questions" }).click();
  await waitForQuestion(questions.class);
  await press("Next: your colleges");
  await expect.element(page.getByText("Choose a grade or enter the year.")).toBeVisible();
  const year = page.getByLabelText("Or the year you finish high school");
  for (const [typed, sentence] of [
    [
      "1999",
      "That class has graduated. Choose “Finished high school” above, or enter a year from 2026 to 2045.",
    ],
    ["2050", "That year is too far ahead. We can make a timeline for the classes of 2026 to 2045."],
    ["abc", "Enter the year with four digits, such as 2028."],
    ["27", "Enter the year with four digits, such as 2028."],
  ] as const) {
    await year.fill(typed);
    await press("Next: your colleges");
    await expect.element(page.getByText(sentence)).toBeVisible();
    await expect.element(year).toHaveValue(typed);
    await waitForQuestion(questions.class);
  }
  // Eighth grade and earlier have no chip, but a class.
  await year.fill("2031");
  await expect
    .element(page.getByText("Class of 2031: not yet in high school now, starting college in fall 2031."))
    .toBeVisible();
  await press("Next: your colleges");
  await waitForQuestion(questions.colleges);

  await reopenScreen("/college-match-quiz");
  await page.getByText("10th", { exact: true }).click();
  await expect.element(page.getByRole("radio", { name: "10th" })).toBeChecked();
  await reopenScreen("/application-timeline");
  await expect.element(page.getByText("so your timeline is for the class of 2029.")).toBeVisible();
  await page.getByRole("link", { name: /^Change\s*: Class$/ }).click();
  await choose("radio", /^10th/);
  await press("Done");
  await expect.element(page.getByRole("heading", { name: "Your answers" })).toBeVisible();
  await expect.element(answer("Class")).toHaveTextContent("Class of 2029");
  expect(page.getByText("You later chose a different grade").elements()).toHaveLength(0);
});

test("where the dates cannot be fetched the plans can be chosen all the same", async () => {
  const restore = stubApi("GET /api/application-timeline", { status: 404 });
  await openTimeline();
  await page.getByRole("link", { name: "Start the questions" }).click();
  await choose("radio", /^12th/);
  await userEvent.keyboard("{Enter}");
  await waitForQuestion(questions.colleges);
  await addCollege("Rice University");
  await press("Next: how to apply");
  await expect.element(page.getByText("We couldn’t load the rounds and dates")).toBeVisible();
  await page.getByLabelText(/^Another round at Rice University/).selectOptions("earlyDecision2");
  await expect.element(page.getByText("This plan is binding, with a later deadline")).toBeVisible();
  restore();
  await page.getByRole("button", { name: "Try again" }).click();
  // A senior's own date is still to come, and the first round is over.
  await expect.element(page.getByText("Due January 4, 2027. Confirm it with the college")).toBeVisible();
  await expect
    .element(page.getByRole("cell", { name: /Early decision I at Rice University/ }))
    .toHaveTextContent("Early decisionNov 1passed");
});

test("without a college the page says what to do; a saved one's deadlines come with another try where they failed", async () => {
  const repair = stubApi("GET /api/application-timeline", { status: 404 });
  await openTimeline();
  await expect.element(page.getByText("No colleges in your plan yet")).toBeVisible();
  navigate("/colleges/rice-university");
  await page
    .getByRole("button", { name: /^Save Rice University/ })
    .first()
    .click();
  navigate("/application-timeline");
  await expect.element(page.getByText("We couldn’t load the deadlines")).toBeVisible();
  repair();
  await page.getByRole("button", { name: "Try again" }).click();
  const list = page.getByCss("[data-deadlines]");
  await expect.element(list.getByRole("link", { name: "Rice University" }).first()).toBeVisible();
  await expect.element(list.getByText(/^Published for 2026-27\.$/).first()).toBeVisible();
  await expect.element(list.getByText("check the time zone")).toBeVisible();
});

test("a grade from the quiz is the class: shown, not asked, and changed in place; a military family says who serves", async () => {
  await openScreen("/college-match-quiz", { now: "2026-11-21T12:00:00" });
  await page.getByText("11th", { exact: true }).click();
  await expect.element(page.getByRole("radio", { name: "11th" })).toBeChecked();
  await reopenScreen("/application-timeline");
  await focusOn(page.getByRole("link", { name: "Start the questions" }));
  await userEvent.keyboard("{Enter}");
  await waitForQuestion(questions.colleges);
  await expect.element(page.getByText("Question 1 of 4")).toBeVisible();
  await press("Change: 11th grade");
  await choose("radio", /^12th/);
  await press("Done");
  await expect.element(page.getByRole("button", { name: "Change: 12th grade" })).toBeVisible();
  await press("Next: your tests");
  await press("Not sure yet");
  await waitForQuestion(questions.aid);
  await press("Not sure yet");
  await waitForQuestion(questions.situations);
  await choose("checkbox", /^My family or I serve/);
  await press("Next: military service");
  await waitForQuestion("Who serves or served in the military?");
  await expect.element(page.getByText("Question 5 of 5")).toBeVisible();
  await focusOn(page.getByRole("group", { name: "Are you a veteran?" }).getByRole("radio", { name: "Yes" }));
  await userEvent.keyboard(" ");
  await press("Make my timeline");
  await expect.poll(() => window.location.pathname).toBe("/timeline-success");
  await expect
    .element(page.getByText("Apply for your own GI Bill benefits on VA.gov").first())
    .toBeInTheDocument();
  expect(page.getByText("send the nomination forms").elements()).toHaveLength(0);

  await reopenScreen("/application-timeline");
  await expect.element(answer("Class")).toHaveTextContent("Class of 2027");
  await expect.element(answer("Military service")).toHaveTextContent("Answered");
  for (const name of ["Tests", "Aid forms"])
    await expect.element(answer(name)).toHaveTextContent("Not sure yet");
  // Left open today, so there is nothing to go on with.
  expect(page.getByRole("link", { name: "Answer the rest" }).elements()).toHaveLength(0);
});

test("a transfer student says once where they come from, and the tasks name it", async () => {
  await openTimeline();
  await focusOn(page.getByRole("link", { name: "Start the questions" }));
  await userEvent.keyboard("{Enter}");
  await choose("radio", /^Finished/);
  await choose("radio", /^Transferring/);
  await press("Next: your current college");
  await waitForQuestion("Which college are you coming from?");
  await focusOn(page.getByRole("combobox"));
  await userEvent.keyboard("Sinclair");
  await expect
    .element(page.getByRole("option", { name: "Sinclair Community College" }).first())
    .toBeVisible();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("button", { name: "Remove Sinclair Community College" })).toBeVisible();
  const credits = page.getByLabelText("Credits earned so far");
  await credits.fill("400");
  await press("Next: your colleges");
  await expect.element(page.getByText("Use a whole number from 0 to 300.")).toBeVisible();
  await credits.fill("24");
  await choose("radio", /^None yet/);
  expect(await findBarriers()).toEqual([]);
  await press("Next: your colleges");
  await waitForQuestion(questions.colleges);
  await addCollege("University of Dayton");
  await press("Next: aid forms");
  await choose("checkbox", /^FAFSA/);
  await press("Next: your situation");
  await press("Make my timeline");
  await expect.poll(() => window.location.pathname).toBe("/timeline-success");
  const task = page.getByText("Send transcripts from Sinclair Community College to University of Dayton");
  await expect.element(task.first()).toBeInTheDocument();
});
