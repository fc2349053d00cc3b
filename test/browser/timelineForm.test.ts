/** The timeline's questions in real Chromium: a junior by keyboard, a senior without colleges, bad input, no network. */
import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright-core";
import { afterEach, expect, inject, test } from "vitest";
import { serveBuilt } from "../support/testSite.ts";
import { waitForHydration } from "./inUse.ts";
import { type OpenOptions, type OpenPage, open } from "./open.ts";

const path = "/application-timeline";
const questions = {
  class: "What grade are you in?",
  colleges: "Which colleges are you thinking of?",
  plans: "How will you apply to each?",
  tests: "Which tests will you take?",
  aid: "Which aid forms will you file?",
  situations: "Is any of this true for you?",
};

let opened: OpenPage | null = null;

afterEach(async () => {
  const page = opened;
  opened = null;
  await page?.close();
});

/** On Saturday, November 21, 2026: the seniors are the class of 2027. */
async function openTimeline(options: OpenOptions = {}): Promise<Page> {
  opened = await open(path, {
    ...options,
    async prepare(page) {
      await page.clock.install({ time: new Date("2026-11-21T12:00:00") });
      await options.prepare?.(page);
    },
  });
  await waitForHydration(opened.page);
  return opened.page;
}

async function waitForQuestion(page: Page, title: string): Promise<void> {
  await page.getByRole("heading", { level: 2, name: title, exact: true }).waitFor();
}

/** With the space bar, as one does who uses no mouse. */
async function choose(page: Page, role: "radio" | "checkbox", name: RegExp): Promise<void> {
  await page.getByRole(role, { name }).focus();
  await page.keyboard.press("Space");
}

async function press(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name, exact: true }).focus();
  await page.keyboard.press("Enter");
}

async function addCollege(page: Page, name: string): Promise<void> {
  await page.getByRole("combobox").focus();
  await page.keyboard.type(name);
  await page.getByRole("option", { name }).first().waitFor();
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: `Remove ${name}` }).waitFor();
}

async function readAnswer(page: Page, name: string): Promise<string> {
  const row = page.locator("dl > div").filter({ has: page.getByText(name, { exact: true }) });
  return (await row.locator("dd > span").first().innerText()).trim();
}

test("a junior answers by keyboard, is told of two early decisions, and finds the answers again", async () => {
  const page = await openTimeline();
  const asks: string[] = [];
  page.on("request", (request) => asks.push(`${request.url()} ${request.postData() ?? ""}`));
  await press(page, "Start the questions");
  await waitForQuestion(page, questions.class);
  await choose(page, "radio", /^11th/);
  expect(await page.getByLabel("Or the year you finish high school").inputValue()).toBe("2028");
  await page.getByText("Class of 2028: grade 11 now, college from fall 2028.").waitFor();
  await page.keyboard.press("Enter");

  await waitForQuestion(page, questions.colleges);
  await addCollege(page, "Rice University");
  await addCollege(page, "Baylor University");
  await addCollege(page, "University of Houston");
  await press(page, "Remove University of Houston");
  await page.getByRole("heading", { name: "2 colleges" }).waitFor();
  await page.getByRole("button", { name: "Undo" }).click();
  await page.getByRole("heading", { name: "3 colleges" }).waitFor();
  await press(page, "Remove University of Houston");
  await press(page, "Continue");

  await waitForQuestion(page, questions.plans);
  const rice = page.getByLabel("Rice University", { exact: true });
  await rice.locator("optgroup[label='Known of this college']").waitFor({ state: "attached" });
  expect(
    await rice
      .locator("optgroup[label='Known of this college'] option")
      .evaluateAll((options) => options.map((option) => option.textContent)),
  ).toEqual([
    "Early decision I, this year Nov 1",
    "Early decision II, this year Jan 4",
    "Regular decision, this year Jan 4",
  ]);
  await rice.selectOption("earlyDecision1");
  await page.getByText("Yours is not published yet: expect it near that day.").waitFor();
  await page.getByLabel("Baylor University", { exact: true }).selectOption("earlyDecision1");
  await page.getByText("You also chose early decision I at Rice University.").waitFor();
  await page.getByText("You also chose early decision I at Baylor University.").waitFor();
  await page.getByLabel("Baylor University", { exact: true }).selectOption("rolling");
  await page.getByText("We do not know whether this college offers it.").waitFor();
  expect(await page.getByText("You also chose").count()).toBe(0);
  await press(page, "Continue");

  await waitForQuestion(page, questions.tests);
  await press(page, "Continue");
  await page.getByText("Choose what applies, or “None of these”").waitFor();
  await choose(page, "checkbox", /^SAT/);
  await choose(page, "checkbox", /^AP exams/);
  await page.keyboard.press("Enter");
  await waitForQuestion(page, questions.aid);
  await choose(page, "checkbox", /^FAFSA/);
  await page.keyboard.press("Enter");
  await waitForQuestion(page, questions.situations);
  await page.getByText("These answers are kept like your notes").waitFor();
  await choose(page, "checkbox", /^First in my family/);
  await press(page, "Make my timeline");
  await page.waitForURL(/\/timeline-success$/);

  await page.goto(new URL(path, page.url()).href);
  await page.getByRole("heading", { name: "Your answers" }).waitFor();
  expect(await page.getByRole("button", { name: "Start the questions" }).count()).toBe(0);
  expect(await readAnswer(page, "Class")).toBe("Class of 2028");
  expect(await readAnswer(page, "Colleges")).toBe("2 colleges");
  expect(await readAnswer(page, "How to apply")).toBe("Chosen for 2 of 2");
  expect(await readAnswer(page, "Tests")).toBe("SAT and AP exams");
  expect(await readAnswer(page, "Aid forms")).toBe("FAFSA");
  expect(await readAnswer(page, "Situations")).toBe("1 chosen");
  // The dates of this year's seniors are no dates of hers.
  await page.getByText("For the class of 2028 none is published yet").waitFor();
  expect(asks.filter((one) => /firstGeneration|First in my|earlyDecision1/.test(one))).toEqual([]);
});

test("a senior without a college types the year, leaves the tests open, and comes back to change one answer", async () => {
  const page = await openTimeline({ viewport: { width: 320, height: 640 }, colorScheme: "dark" });
  const fits = async () => expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await fits();
  await page.getByRole("button", { name: "Start the questions" }).click();
  await waitForQuestion(page, questions.class);
  await page.getByLabel("Or the year you finish high school").fill("2027");
  expect(await page.getByRole("radio", { name: /^12th/ }).isChecked()).toBe(true);
  await fits();
  await press(page, "Continue");
  await waitForQuestion(page, questions.colleges);
  await page.getByText("No college is fine too").waitFor();
  await page.getByText("Question 2 of 5").waitFor();
  await press(page, "Continue");
  await waitForQuestion(page, questions.tests);
  await fits();
  await page.reload();
  await waitForQuestion(page, questions.tests);
  await press(page, "I do not know yet");
  await waitForQuestion(page, questions.aid);
  await choose(page, "checkbox", /^None of these/);
  await fits();
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
  await press(page, "Continue");
  await waitForQuestion(page, questions.situations);
  await fits();
  await press(page, "Rather not say");
  await page.waitForURL(/\/timeline-success$/);

  await page.goto(new URL(path, page.url()).href);
  await page.getByRole("heading", { name: "Your answers" }).waitFor();
  expect(await readAnswer(page, "Tests")).toBe("Not said yet");
  expect(await readAnswer(page, "Aid forms")).toBe("None");
  await fits();
  await page.getByRole("link", { name: /^Answer\s*: Tests$/ }).click();
  await waitForQuestion(page, questions.tests);
  await choose(page, "checkbox", /^ACT/);
  await press(page, "Done");
  await page.getByRole("heading", { name: "Your answers" }).waitFor();
  expect(await readAnswer(page, "Tests")).toBe("ACT");
});

test("a year that cannot be one stays as typed, with a sentence; the grade of another page is taken up", async () => {
  const page = await openTimeline();
  await page.getByRole("button", { name: "Start the questions" }).click();
  await waitForQuestion(page, questions.class);
  await press(page, "Continue");
  await page.getByText("Choose a grade, or type the year.").waitFor();
  const year = page.getByLabel("Or the year you finish high school");
  for (const [typed, sentence] of [
    ["1999", "That class has left school. A timeline can be made for the classes of 2026 to 2045."],
    ["2050", "That is too far ahead. A timeline can be made for the classes of 2026 to 2045."],
    ["abc", "Type the year with four digits, such as 2028."],
    ["27", "Type the year with four digits, such as 2028."],
  ] as const) {
    await year.fill(typed);
    await press(page, "Continue");
    await page.getByText(sentence).waitFor();
    expect(await year.inputValue()).toBe(typed);
    await waitForQuestion(page, questions.class);
  }
  // Eighth grade and earlier have no chip, but a class.
  await year.fill("2031");
  await page.getByText("Class of 2031: not yet in high school now, college from fall 2031.").waitFor();
  await press(page, "Continue");
  await waitForQuestion(page, questions.colleges);

  await page.goto(new URL("/college-match-quiz", page.url()).href);
  await waitForHydration(page);
  await page.getByText("10th", { exact: true }).click();
  await expect.poll(() => page.getByRole("radio", { name: "10th" }).isChecked()).toBe(true);
  await page.goto(new URL(path, page.url()).href);
  await page.getByText("Your profile says grade 10, and your timeline is for the class of 2031.").waitFor();
  await page.getByRole("link", { name: /^Change\s*: Class$/ }).click();
  await choose(page, "radio", /^10th/);
  await press(page, "Done");
  await page.getByRole("heading", { name: "Your answers" }).waitFor();
  expect(await readAnswer(page, "Class")).toBe("Class of 2029");
  expect(await page.getByText("Your profile says grade").count()).toBe(0);
});

test("where the dates cannot be fetched the plans can be chosen all the same", async () => {
  const page = await openTimeline({
    serviceWorkers: "block",
    expectedErrors: ["Failed to load resource"],
    prepare: (page) => page.route("**/api/application-timeline", (route) => route.fulfill({ status: 404 })),
  });
  await page.getByRole("button", { name: "Start the questions" }).click();
  await choose(page, "radio", /^12th/);
  await page.keyboard.press("Enter");
  await waitForQuestion(page, questions.colleges);
  await addCollege(page, "Rice University");
  await press(page, "Continue");
  await page.getByText("The rounds and dates could not be fetched").waitFor();
  const rice = page.getByLabel("Rice University", { exact: true });
  await rice.selectOption("earlyDecision2");
  await page.getByText("Binding, with a later date").waitFor();
  await page.unroute("**/api/application-timeline");
  await page.getByRole("button", { name: "Try again" }).click();
  // A senior's own date is still to come, and the first round is over.
  await page.getByText("Due January 4, 2027, as we read it.").waitFor();
  expect(await rice.locator("option[value='earlyDecision1']").textContent()).toBe(
    "Early decision I, Nov 1 (over)",
  );
});

test("without a server the questions go on where they were", async () => {
  const { server, address } = await serveBuilt(inject("builtFolder"));
  const page = await openTimeline({
    address,
    // The server is stopped on purpose below.
    expectedErrors: ["ERR_CONNECTION_REFUSED", "ERR_CONNECTION_RESET", "ERR_EMPTY_RESPONSE"],
  });
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.getByRole("button", { name: "Start the questions" }).click();
  await choose(page, "radio", /^9th/);
  await page.keyboard.press("Enter");
  await waitForQuestion(page, questions.colleges);
  await server.close();
  await page.reload();
  await waitForQuestion(page, questions.colleges);
  await press(page, "Continue");
  await waitForQuestion(page, questions.tests);
  await press(page, "I do not know yet");
  await waitForQuestion(page, questions.aid);
});

test("without JavaScript the page says what it needs, and promises nothing that does not come", async () => {
  opened = await open(path, { javaScriptEnabled: false });
  const { page } = opened;
  // Text inside <noscript> is not found by its words.
  const said = page.locator("noscript p");
  await said.waitFor();
  expect(await said.innerText()).toContain("The timeline needs JavaScript");
  await page.getByRole("heading", { name: "What a timeline looks like" }).waitFor();
  expect(await page.getByRole("button", { name: "Start the questions" }).isVisible()).toBe(false);
  expect(await page.getByText("Loading your personalized timeline generator...").first().isVisible()).toBe(
    false,
  );
});
