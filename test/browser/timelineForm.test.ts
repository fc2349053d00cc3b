/** The timeline's questions in real Chromium: without a server, and without scripts. */
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

/** With the space bar, like a keyboard user. */
async function choose(page: Page, role: "radio" | "checkbox", name: RegExp): Promise<void> {
  await page.getByRole(role, { name }).focus();
  await page.keyboard.press("Space");
}

async function press(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name, exact: true }).focus();
  await page.keyboard.press("Enter");
}

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
  // Text inside <noscript> cannot be found by text selectors.
  const said = page.locator("noscript p");
  await said.waitFor();
  expect(await said.innerText()).toContain("The timeline needs JavaScript");
  await page.getByRole("heading", { name: "What a timeline looks like" }).waitFor();
  expect(await page.getByRole("button", { name: "Start the questions" }).isVisible()).toBe(false);
  expect(await page.getByText("Loading your personalized timeline generator...").first().isVisible()).toBe(
    false,
  );
});
