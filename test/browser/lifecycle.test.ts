/** Returning after a while, idling, and saving data, in real Chromium with a controlled clock. */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { waitForHydration } from "./inUse.ts";
import { type OpenPage, open } from "./open.ts";

/** How long to wait for a state. */
const soon = { timeout: 15_000 };

const index = "**/api/college-cost-calculator";

type Connection = { effectiveType: string; saveData: boolean };

/** From now on the browser reports this about the connection. */
async function reportConnection(page: Page, connection: Connection): Promise<void> {
  await page.evaluate((connection) => {
    const information = Object.assign(new EventTarget(), connection);
    Object.defineProperty(Navigator.prototype, "connection", { configurable: true, get: () => information });
  }, connection);
}

/** Opens a page that counts requests for the index. */
async function openCounting(
  path: string,
  server: { status: number },
): Promise<OpenPage & { asked: () => number }> {
  let asked = 0;
  let isWatched = false;
  const opened = await open(path, {
    expectedErrors: ["Failed to load resource"],
    serviceWorkers: "block",
    prepare: async (page) => {
      await page.clock.install();
      page.on("request", (request) => {
        isWatched ||= request.url().endsWith("/api/health");
      });
      await page.route(index, (route) => {
        asked += 1;
        return server.status === 200 ? route.fallback() : route.fulfill({ status: server.status, body: "x" });
      });
    },
  });
  await waitForHydration(opened.page);
  // The watchers are running once they have woken the server.
  await expect.poll(() => isWatched, soon).toBe(true);
  return { ...opened, asked: () => asked };
}

async function setHidden(page: Page, isHidden: boolean): Promise<void> {
  await page.evaluate((hidden) => {
    Object.defineProperty(Document.prototype, "hidden", { configurable: true, get: () => hidden });
    Object.defineProperty(Document.prototype, "visibilityState", {
      configurable: true,
      get: () => (hidden ? "hidden" : "visible"),
    });
    document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
  }, isHidden);
}

/** What a failed read shows; form fields have their own alert in the page. */
const findProblem = (page: Page) =>
  page
    .getByRole("main")
    .getByRole("alert")
    .filter({ has: page.getByRole("button") });
const findRice = (page: Page) => page.getByRole("heading", { name: "Rice University" });

test("a page come back to after minutes fetches what had failed, and not what is good for a day", async () => {
  const server = { status: 404 };
  const { page, close, asked } = await openCounting("/colleges?q=rice", server);
  await findProblem(page).waitFor();
  expect(asked()).toBe(1);
  await setHidden(page, true);
  await page.clock.fastForward(5 * 60_000);
  server.status = 200;
  await setHidden(page, false);
  await findRice(page).waitFor();
  expect(asked()).toBe(2);

  await setHidden(page, true);
  await page.clock.fastForward(20 * 60_000);
  await setHidden(page, false);
  await page.clock.runFor(2_000);
  await findRice(page).waitFor();
  expect(asked()).toBe(2);
  await close();
});

test("a page at rest fetches nothing ahead to save data or on 2g; otherwise the index after 30 seconds, once", async () => {
  const { page, close, asked } = await openCounting("/about", { status: 200 });
  for (const connection of [
    { effectiveType: "4g", saveData: true },
    { effectiveType: "2g", saveData: false },
  ]) {
    await reportConnection(page, connection);
    await page.clock.runFor(120_000);
    expect(asked()).toBe(0);
  }

  await reportConnection(page, { effectiveType: "4g", saveData: false });
  // A sign of the person begins a new rest.
  await page.mouse.move(9, 9);
  expect(asked()).toBe(0);
  // Finished before the clock advances, whose 30 seconds would abort it.
  const fetched = page.waitForEvent("requestfinished", (request) =>
    request.url().endsWith("/api/college-cost-calculator"),
  );
  await page.clock.runFor(31_000);
  await page.clock.runFor(29_500);
  await fetched;
  expect(asked()).toBe(1);
  await page.clock.runFor(120_000);
  expect(asked()).toBe(1);
  await close();
});
