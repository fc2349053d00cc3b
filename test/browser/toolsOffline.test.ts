/**
 * The tools with the server gone, in one window of real Chromium: each opens from what the service worker keeps, goes
 * on with what the device keeps, and prints.
 */
import type { FastifyInstance } from "fastify";
import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from "vitest";
import { sampleLetters } from "../fixtures/sampleLetters.ts";
import { serveBuilt } from "../support/testSite.ts";
import { austin, planFile, today } from "../support/timelinePlan.ts";
import { goTo, unfoldMonths, untilVisitKept, waitForHydration, waitForLateBlocks } from "./inUse.ts";
import { type OpenPage, open } from "./open.ts";
import { countPdfPages } from "./pdf.ts";

const article = "/help/sat-vs-act-guide";
const letter = {
  format: "Letter",
  margin: { top: "1cm", bottom: "1cm", left: "1cm", right: "1cm" },
} as const;
/** All that the window has asked of any server. */
const asked: string[] = [];
let server: FastifyInstance;
let address: string;
let opened: OpenPage;

/** A family with a list of one college that has used the timeline, an article and the search. */
beforeAll(async () => {
  ({ server, address } = await serveBuilt(inject("builtFolder")));
  opened = await open("/help", {
    address,
    // The server is stopped on purpose below; so is the installation where it was.
    expectedErrors: ["ERR_CONNECTION_REFUSED", "ERR_CONNECTION_RESET", "ERR_EMPTY_RESPONSE", "ERR_FAILED"],
    prepare: async (page) => {
      await page.clock.setFixedTime(new Date(`${today}T12:00:00`));
      page.on("request", (request) => asked.push(`${request.url()} ${request.postData() ?? ""}`));
    },
  });
  const { page } = opened;
  // What is read before the worker is in control is not kept.
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await findField(page).fill("merit");
  await page.getByRole("group", { name: "Pages found" }).waitFor();
  await untilVisitKept(page);

  await page.goto(`${address}/my-plan`);
  await page.locator('input[type="file"]').setInputFiles({
    name: "plan.json",
    mimeType: "application/json",
    buffer: Buffer.from(planFile(2027, [{ unitId: austin }])),
  });
  // Through the plan's own link: a full page load could start before the plan has been written.
  await page.locator('main a[href="/timeline-success"]').first().waitFor();
  await goTo(page, "/timeline-success");
  await unfoldMonths(page);
  await findTask(page).waitFor();

  await page.goto(`${address}${article}`);
  await waitForHydration(page);
  await page.locator('[data-tool="scoreConverter"]').scrollIntoViewIfNeeded();
  await waitForLateBlocks(page);
  await untilVisitKept(page);
  await server.close();
});
afterEach(async () => {
  await opened.page.emulateMedia({ media: null });
  expect(opened.problems()).toEqual([]);
});
afterAll(() => opened.close());

const task = "Submit your application to The University of Texas at Austin";
const findTask = (page: Page) =>
  page.getByRole("region", { name: "Every task" }).getByRole("listitem").filter({ hasText: task }).first();
const findField = (page: Page) => page.getByLabel("Search guides, help and tools");

async function goToTool(path: string): Promise<Page> {
  await opened.page.goto(`${address}${path}`);
  return opened.page;
}

function readWidth(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth);
}

/** With the space bar, like a keyboard user; Enter continues. */
async function choose(
  page: Page,
  title: string,
  choice: string | RegExp,
  role: "radio" | "checkbox" = "radio",
) {
  await page.getByRole("heading", { name: title, exact: true }).waitFor();
  const box = page.getByRole(role, { name: choice });
  await box.focus();
  await page.keyboard.press("Space");
  await page.keyboard.press("Enter");
}

test("the timeline stands, and a task is ticked off", async () => {
  const page = await goToTool("/timeline-success");
  await unfoldMonths(page);
  await findTask(page).getByRole("checkbox").check();
  await page.getByText(`Done: ${task}`, { exact: true }).waitFor();
});

test("the timeline's questions go on where they were", async () => {
  const page = await goToTool("/application-timeline#tests");
  const waitForQuestion = (name: string) =>
    page.getByRole("heading", { level: 2, name, exact: true }).waitFor();
  await waitForQuestion("Which tests will you take?");
  await page.getByRole("button", { name: "Not sure yet" }).click();
  await waitForQuestion("Which aid forms will you file?");
  await page.reload();
  await waitForQuestion("Which aid forms will you file?");
});

test("an article that was read once opens, and its tool works", async () => {
  const page = await goToTool(article);
  await waitForHydration(page);
  const tool = page.locator('[data-tool="scoreConverter"]');
  await tool.scrollIntoViewIfNeeded();
  await tool.getByLabel("ACT composite").fill("30");
  await tool.getByText("ACT 30 is about SAT 1370").waitFor();
});

test("the search that was used once finds what its address asks for", async () => {
  const page = await goToTool("/help?q=fafsa+dedline");
  await page.getByRole("group", { name: "Pages found" }).waitFor();
  expect(await findField(page).inputValue()).toBe("fafsa dedline");
  expect(await page.locator("mark").allTextContents()).toContain("FAFSA");
});

test("award letters are compared, and a reload keeps them", async () => {
  const page = await goToTool("/offers");
  await page.getByRole("button", { name: "Paste a letter or open a PDF" }).click();
  await page.getByLabel("The letter’s text").fill(sampleLetters[0]?.text ?? "");
  await page.getByRole("button", { name: "Read the letter" }).click();
  const offer = page.getByRole("article", { name: "Hollins Ridge University" });
  await offer.getByText("$38,115", { exact: true }).waitFor();
  await page.reload();
  await offer.getByText("$38,115", { exact: true }).waitFor();
  expect(asked.filter((request) => /Hollins|38115/.test(request))).toEqual([]);
});

describe("a campus trip", () => {
  const colleges = ["Baylor University", "Trinity University", "Texas State University"];

  test("is planned, changed and printed, a page for each day of visits, and a reload keeps it", async () => {
    const page = await goToTool("/college-visit-planner");
    const start = page.getByLabel("ZIP code or city");
    // The list of ZIP codes loads with the first one typed, which has not happened here, so a city is used instead.
    await start.fill("78701");
    await page.getByText("We couldn’t load the list of ZIP codes. Use a city for now.").waitFor();
    await start.fill("Austin, TX");
    await page.getByText("Starts at Austin, TX.").waitFor();
    for (const name of colleges) {
      await page.getByRole("combobox", { name: "Add one by name" }).fill(name);
      await page.getByRole("option", { name }).first().click();
    }
    // Tuesday to Thursday.
    await page.getByLabel("First day").fill("2027-01-19");
    await page.getByLabel("Last day").fill("2027-01-21");
    await page.getByRole("button", { name: "Plan the trip" }).click();
    await page.getByRole("heading", { name: /^Day 1: Tuesday/ }).waitFor();
    await page.getByRole("img", { name: /^Map of the trip: from Austin, TX/ }).waitFor();
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await readWidth(page)).toBe(width);
    }

    await page.emulateMedia({ media: "print" });
    expect(await page.getByRole("heading", { name: "What it costs" }).isVisible()).toBe(false);
    await page.getByText("Three things I like").first().waitFor();
    const days = await page.getByRole("heading", { name: /^Day \d: / }).count();
    expect(days).toBeGreaterThan(1);
    expect(countPdfPages(await page.pdf(letter))).toBe(days);
    await page.emulateMedia({ media: null });

    await page.getByRole("button", { name: "Remove Baylor University" }).click();
    await expect.poll(() => page.getByText("Visit Baylor University").count()).toBe(0);
    const downloading = page.waitForEvent("download");
    await page.getByRole("button", { name: "Add to calendar (.ics)" }).click();
    expect((await downloading).suggestedFilename()).toBe("campus-visits.ics");
    await page.reload();
    await page.getByText("Visit Trinity University").first().waitFor();
    expect(await page.getByText("Visit Baylor University").count()).toBe(0);
    await page.getByRole("button", { name: "Put back Baylor University" }).click();
    await page.getByText("Visit Baylor University").first().waitFor();
    expect(asked.filter((request) => /78701|30\.2\d|97\.7\d/.test(request))).toEqual([]);
  });
});

test("two households note a college's fees, find the FAFSA parent, and one prints its sheet alone", async () => {
  const page = await goToTool("/divorced-parents-guide");
  const wish = page.getByRole("group", { name: "What does The University of Texas at Austin want?" });
  await wish.getByRole("radio", { name: "From both" }).focus();
  await page.keyboard.press("Space");
  await page
    .getByText("1 college wants it: $25 in fees for the household that files first (2026-27).")
    .waitFor();
  await page.getByText("1 of them wants the other parent’s form too: $25 once").waitFor();

  await choose(page, "What is the parents’ situation?", "Living apart");
  await page.getByRole("heading", { name: "What should we call the two parents?" }).waitFor();
  // The longest name there is.
  const ana = "W".repeat(30);
  await page.getByLabel("Parent 1", { exact: true }).fill(ana);
  await page.getByLabel("Parent 2", { exact: true }).fill("Ben");
  await page.keyboard.press("Enter");
  await choose(page, "Who paid more of the student’s costs in the last 12 months?", ana);
  await choose(page, `Is ${ana} now married to someone else?`, /^No$/);
  await choose(page, "Who did the student live with more in the last 12 months?", "Ben");
  await page.getByRole("heading", { level: 3, name: `${ana} is the FAFSA parent` }).waitFor();
  await page.getByRole("button", { name: `I am ${ana}` }).click();
  await page.getByLabel("What this household can pay a year").first().fill("6,000");
  await page.getByLabel("Saved for this student").fill("4,321");
  await page.getByRole("checkbox", { name: "What this household can pay a year" }).focus();
  await page.keyboard.press("Space");
  await page.locator("output").waitFor();
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await readWidth(page)).toBe(width);
  }

  await page.emulateMedia({ media: "print" });
  await page.getByRole("heading", { level: 1, name: `Sheet for ${ana}’s household` }).waitFor();
  await page.getByRole("cell", { name: "$4,321" }).waitFor();
  await page.getByText("The University of Texas at Austin: From both").waitFor();
  expect(await page.getByRole("heading", { name: "Two households, one student" }).isVisible()).toBe(false);
});

test("a family with a return beside them gets its index by keyboard, with a reload in the middle", async () => {
  const page = await goToTool("/tools/fafsa-calculator");
  const write = async (title: string, text: string) => {
    await page.getByRole("heading", { level: 2, name: title, exact: true }).waitFor();
    await page.getByRole("textbox").focus();
    await page.keyboard.type(text);
    await page.keyboard.press("Enter");
  };
  await page.getByRole("link", { name: "Start the questions" }).focus();
  await page.keyboard.press("Enter");
  await choose(page, "When will you be in college?", "Starting fall 2027");
  await choose(page, "What is your citizenship?", "US citizen or national");
  await choose(page, "Which of these are true of you?", "None of these", "checkbox");
  // The two households above said that the parents live apart, so the calculator does not ask again; here they are married.
  await page.waitForFunction(() => window.location.hash !== "#student.reasons");
  await page.goto(`${address}/tools/fafsa-calculator#student.parents`);
  await choose(page, "What is your parents’ situation?", "Married to each other");
  await choose(page, "Which of your parents starts the form?", "My mother");
  await choose(page, "How was your mother’s 2025 tax return filed?", "Married filing jointly");
  await write("What was your parents’ adjusted gross income in 2025?", "90,000");
  await page.getByRole("heading", { name: "How many people are in your family?" }).waitFor();
  await page.getByRole("heading", { name: "Early estimate" }).waitFor();
  await page.reload();
  await write("How many people are in your family?", "4");
  await write("How much was your parents’ federal income tax for 2025?", "$4,500");
  await write("What were your mother’s wages and other pay in 2025?", "60000");
  await write("What were your other parent’s wages and other pay in 2025?", "30000");
  await choose(page, "Is any of this on your parents’ 2025 tax return?", "None of these", "checkbox");
  await choose(page, "Did your parents’ 2025 tax return claim the earned income credit?", "No");
  await choose(page, "Did anyone in your family receive one of these in 2025 or 2026?", "No");
  await write("How much do your parents have in cash, savings and checking accounts?", "15000");
  await write("How much are your parents’ investments worth, minus what is owed on them?", "10000");
  await choose(page, "Do your parents have a business or farm to report?", "No");
  await choose(page, "Did your family receive child support?", "No");
  await choose(page, "Did you earn money or file a tax return for 2025?", "No");
  await page.getByText("Part 5 of 5: your own money").waitFor();
  await write("How much do you have in cash, savings and checking accounts?", "1000");
  await write("How much are your own investments worth, minus what is owed on them?", "0");
  await choose(page, "Do you have a business or farm to report?", "No");

  // Calculated by hand from the rule's table: 26,825 available, 29,825 with assets, 6,839 of it, and 200 from
  // the student.
  await page.getByRole("heading", { name: "Your result" }).waitFor();
  expect(await page.locator("[data-sai]").innerText()).toBe("7,039");
  expect(await page.locator("[data-pell]").innerText()).toBe("$0");
  await page.getByText("This estimate uses the 2026-27 amounts").waitFor();
  await page.getByText("Every line of the worksheet").click();
  await page.getByRole("row", { name: "19 The parents’ contribution Table A5 $6,839" }).waitFor();
  expect(await readWidth(page)).toBe(390);

  await page.getByRole("link", { name: "Prepare my FAFSA" }).click();
  await page.getByRole("row", { name: "Adjusted gross income $90,000" }).waitFor();
  await page.getByLabel("Student’s year of birth").fill("2009");
  await page.getByLabel("Parent’s year of birth").fill("2010");
  await page.getByText("A parent cannot be the same age as the student, or younger.").waitFor();
  expect(countPdfPages(await page.pdf({ format: "Letter" }))).toBeLessThanOrEqual(2);
  // No figure appears in a URL or a request.
  const { pathname, search, hash } = new URL(page.url());
  expect(pathname + search + hash).not.toMatch(/90/);
  expect(asked.filter((one) => /90,?000|60,?000/.test(one))).toEqual([]);
});
