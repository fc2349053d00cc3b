/** Returning after a while, idling, and slow connections, in real Chromium with a controlled clock. */
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { waitForHydration } from "./inUse.ts";
import { type OpenPage, open } from "./open.ts";

/** How long to wait for a state. */
const soon = { timeout: 15_000 };

const index = "**/api/college-cost-calculator";

/** Opens a page that counts requests for the index; `connection` is what the browser reports about it. */
async function openCounting(
  path: string,
  server: { status: number },
  connection: { effectiveType: string; saveData: boolean } | null = null,
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
      await page.addInitScript((sentence) => {
        if (sentence === null) return;
        const information = Object.assign(new EventTarget(), sentence);
        Object.defineProperty(Navigator.prototype, "connection", { get: () => information });
      }, connection);
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

describe("a page that was left", () => {
  test("what had failed is there when the family comes back after five minutes", async () => {
    const server = { status: 404 };
    const { page, close, asked } = await openCounting("/colleges?q=rice", server);
    await findProblem(page).waitFor();
    expect(asked()).toBe(1);
    await setHidden(page, true);
    await page.clock.fastForward(5 * 60_000);
    server.status = 200;
    await setHidden(page, false);
    await findRice(page).waitFor();
    await close();
  });

  test("the index of all colleges, good for a day, is not fetched again", async () => {
    const { page, close, asked } = await openCounting("/colleges?q=rice", { status: 200 });
    await findRice(page).waitFor();
    await setHidden(page, true);
    await page.clock.fastForward(20 * 60_000);
    await setHidden(page, false);
    await page.clock.runFor(2_000);
    await findRice(page).waitFor();
    expect(asked()).toBe(1);
    await close();
  });
});

describe("a page at rest", () => {
  test("fetches the index ahead after 30 seconds, once", async () => {
    const { page, close, asked } = await openCounting("/about", { status: 200 });
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

  test.each([
    ["saving data", { effectiveType: "4g", saveData: true }],
    ["on 2g", { effectiveType: "2g", saveData: false }],
  ])("fetches nothing ahead %s", async (_name, connection) => {
    const { page, close, asked } = await openCounting("/about", { status: 200 }, connection);
    await page.clock.runFor(120_000);
    expect(asked()).toBe(0);
    await close();
  });
});

describe("the connection decides how often a failed read is tried", () => {
  test.each([
    ["2g", 2],
    ["4g", 4],
  ])("%s: %i calls", async (effectiveType, calls) => {
    const { page, close, asked } = await openCounting(
      "/colleges?q=rice",
      { status: 500 },
      { effectiveType, saveData: false },
    );
    await expect
      .poll(
        async () => {
          await page.clock.runFor(1_000);
          return findProblem(page).isVisible();
        },
        { timeout: 30_000, interval: 20 },
      )
      .toBe(true);
    expect(asked()).toBe(calls);
    await close();
  });
});
