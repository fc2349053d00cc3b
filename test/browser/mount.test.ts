/** How the app starts, and what is shown if it cannot. */
import type { BrowserContextOptions, Page, Route } from "playwright-core";
import { describe, expect, test } from "vitest";
import { goTo, waitForHydration } from "./inUse.ts";
import { open } from "./open.ts";

const iPhone: BrowserContextOptions = {
  userAgent:
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1",
  hasTouch: true,
  isMobile: true,
};
const entryCode = /\/assets\/index-[^/]*\.js/;
const appCode = /\/assets\/mount-[^/]*\.js/;
const fatalText = "We're having trouble loading the application. Please try refreshing the page.";

/** Creating the router fails while the session says so: the whole app fails, outside every error boundary. */
function breakRouter(): void {
  const state = Object.getOwnPropertyDescriptor(History.prototype, "state");
  Object.defineProperty(History.prototype, "state", {
    configurable: true,
    get(this: History) {
      if (sessionStorage.getItem("isHealthy") === null) throw new Error("broken on purpose");
      return state?.get?.call(this) as unknown;
    },
  });
}

/** The router works again once the page has been emptied. */
function restoreWhenEmptied(): void {
  let hadContent = false;
  new MutationObserver(() => {
    const isEmpty = document.querySelector("#root > *") === null;
    if (hadContent && isEmpty) sessionStorage.setItem("isHealthy", "yes");
    hadContent ||= !isEmpty;
  }).observe(document, { childList: true, subtree: true });
}

/** Every timeout the page's scripts set, in order. */
function recordWaits(): void {
  const waits: number[] = [];
  Object.assign(window, { waits });
  const original = window.setTimeout;
  const noted = (run: TimerHandler, waitMs?: number) => {
    waits.push(waitMs ?? 0);
    return original(run, waitMs);
  };
  window.setTimeout = noted as typeof window.setTimeout;
}

const readWaits = (page: Page) => page.evaluate(() => (window as unknown as { waits: number[] }).waits);

const openBroken = (path: string, options: BrowserContextOptions = {}, restore?: () => void) =>
  open(path, {
    serviceWorkers: "block",
    expectedErrors: ["broken on purpose", "Minified React error"],
    ...options,
    prepare: async (page) => {
      await page.addInitScript(recordWaits);
      await page.addInitScript(breakRouter);
      if (restore !== undefined) await page.addInitScript(restore);
    },
  });

describe("the app throws while it starts", () => {
  test("on a phone the page is taken over after three tenths of a second, and rendered anew after one and a half", async () => {
    const { page, close } = await openBroken("/methodology", iPhone, restoreWhenEmptied);
    await waitForHydration(page);
    await page.getByRole("heading", { level: 1, name: "How we calculate every number" }).waitFor();
    const waits = await readWaits(page);
    expect(waits).toContain(300);
    expect(waits).toContain(1_500);
    expect(waits).not.toContain(1_000);
    await close();
  });

  test("on a desktop at once and after one second: then the static screen, whose button brings the page once it is healthy", async () => {
    const { page, close } = await openBroken("/methodology");
    await page.getByRole("heading", { level: 1, name: "Loading Error" }).waitFor();
    const waits = await readWaits(page);
    expect(waits).toContain(1_000);
    expect(waits).not.toContain(300);
    expect(waits).not.toContain(1_500);
    await page.getByText(fatalText).waitFor();
    await page.getByText("Your plan is safe on this device.").waitFor();
    await page.waitForFunction(() => document.activeElement?.textContent === "Loading Error");
    await page.evaluate(() => sessionStorage.setItem("isHealthy", "yes"));
    await page.getByRole("button", { name: "Refresh Page" }).click();
    await page.getByRole("heading", { level: 1, name: "How we calculate every number" }).waitFor();
    await waitForHydration(page);
    expect(await readWaits(page)).not.toContain(300);
    await close();
  });
});

describe("the app's files do not come", () => {
  const answer503 = (route: Route) => route.fulfill({ status: 503, body: "busy" });

  test("the door or the app answers 503 or is damaged: the words stay, a note says it, and links are plain links", async () => {
    let faults: [RegExp, (route: Route) => Promise<void>] | null = [entryCode, answer503];
    const { page, close } = await open("/methodology", {
      serviceWorkers: "block",
      expectedErrors: [
        "Failed to load resource",
        "Failed to fetch dynamically imported module",
        "uncaught: Unexpected end of input",
      ],
      prepare: (page) =>
        page.context().route(/\/assets\/[^/]*\.js/, (route) => {
          const [code, fault] = faults ?? [];
          return fault !== undefined && code?.test(route.request().url()) ? fault(route) : route.continue();
        }),
    });
    const note = page.getByRole("alert");
    const findTitle = (name: string) => page.getByRole("heading", { level: 1, name });
    const expectNote = async (title: string) => {
      await note.getByText("You can still read it and follow its links.").waitFor();
      expect(await page.getByText(fatalText).count()).toBe(0);
      await findTitle(title).waitFor();
    };
    await expectNote("How we calculate every number");
    faults = [entryCode, (route) => route.fulfill({ contentType: "text/javascript", body: "((" })];
    await goTo(page, "/your-data");
    await page.waitForURL(/\/your-data$/);
    await expectNote("Your data");
    faults = [appCode, answer503];
    await goTo(page, "/methodology");
    await page.waitForURL(/\/methodology$/);
    await expectNote("How we calculate every number");
    faults = null;
    await note.getByRole("button", { name: "Refresh Page" }).click();
    await waitForHydration(page);
    expect(await note.count()).toBe(0);
    await close();
  });

  test("the app's file fails once: it is asked for again, and nobody notices", async () => {
    let hasFailed = false;
    const { page, close } = await open("/methodology", {
      serviceWorkers: "block",
      expectedErrors: ["Failed to load resource", "Failed to fetch dynamically imported module"],
      prepare: (page) =>
        page.context().route(appCode, (route) => {
          if (hasFailed) return route.continue();
          hasFailed = true;
          return answer503(route);
        }),
    });
    await waitForHydration(page);
    expect(hasFailed).toBe(true);
    expect(await page.getByRole("alert").count()).toBe(0);
    await close();
  });
});

describe("a page that came without words", () => {
  /** The page as the server sends it, but empty and without the app. */
  async function openEmpty(options: BrowserContextOptions) {
    let visits = 0;
    const opened = await open("/methodology", {
      serviceWorkers: "block",
      expectedErrors: ["Failed to load resource"],
      ...options,
      prepare: async (page) => {
        await page.clock.install();
        await page.context().route(/\/methodology$/, async (route) => {
          visits += 1;
          const body = await (await route.fetch()).text();
          const empty = body
            .replace(/<div id="root">[\s\S]*?<\/div>\s*(?=<script)/, '<div id="root"></div>')
            .replace(/<script type="module"[^>]*><\/script>/, options.isMobile ? "" : "$&");
          await route.fulfill({ contentType: "text/html", body: empty });
        });
        await page.context().route(entryCode, (route) => route.fulfill({ status: 503, body: "busy" }));
      },
    });
    return { ...opened, visits: () => visits };
  }

  test("its files fail on a desktop: 'Loading Error' at once, and no reload by itself", async () => {
    const { page, close, visits } = await openEmpty({});
    await page.getByRole("heading", { level: 1, name: "Loading Error" }).waitFor();
    await page.getByText(fatalText).waitFor();
    await page.clock.runFor(20_000);
    expect(visits()).toBe(1);
    await page.getByRole("button", { name: "Refresh Page" }).click();
    await expect.poll(visits).toBe(2);
    await close();
  });

  test("still empty after five seconds on a phone: it reloads once, not again, and then says it", async () => {
    const { page, close, visits } = await openEmpty(iPhone);
    await page.waitForLoadState("load");
    await page.clock.runFor(4_000);
    expect(visits()).toBe(1);
    await page.clock.runFor(1_500);
    await expect.poll(visits).toBe(2);
    await page.waitForLoadState("load");
    await page.clock.runFor(20_000);
    await page.getByRole("heading", { level: 1, name: "Loading Error" }).waitFor();
    expect(visits()).toBe(2);
    await close();
  });
});
