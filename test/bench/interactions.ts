/**
 * Measures how soon a slow phone shows what a press or a key changed: the quiz up to its first list, the search as it is
 * typed into, and a plan of forty. The browser's own event timing says from when to when.
 */
import { type Browser, chromium, type Page } from "playwright-core";
import { browserFlags, findBrowser } from "../support/findBrowser.ts";
import { cpuSlowdown } from "./routeChange.ts";

export const interactionRuns = 5;

export type InteractionFigures = {
  what: string;
  /** One a run: the longest time from an event to the paint after it. */
  nextPaintMs: number[];
  /** One a run: from the last press or key to what it asked for. */
  answerMs: number[];
};

type Scene = {
  what: string;
  path: string;
  /** At full speed, before anything is measured. */
  prepare: (page: Page) => Promise<void>;
  /** Resolves with how long the last answer took, in milliseconds. */
  act: (page: Page) => Promise<number>;
};

const found = "ol[aria-label] > li";
const planSize = 40;

const scenes: readonly Scene[] = [
  {
    what: "the quiz up to its first list",
    path: "/college-match-quiz",
    prepare: async () => undefined,
    async act(page) {
      await page.getByText("12th", { exact: true }).click();
      await page.getByLabel("Grade average (GPA)").fill("3.6");
      await page.getByRole("button", { name: /^Next: / }).click();
      await page.getByLabel("ZIP code, or your state").fill("43215");
      await page.getByRole("button", { name: /^Next: / }).click();
      await page.getByLabel("What your family can pay a year").fill("18000");
      const startedAt = performance.now();
      await page.getByRole("button", { name: "See my colleges" }).click();
      await page.locator("[data-first-list] [data-row]").nth(7).waitFor();
      return performance.now() - startedAt;
    },
  },
  {
    what: "the search as it is typed into",
    path: "/colleges",
    prepare: (page) => page.locator(found).first().waitFor(),
    async act(page) {
      await page.getByLabel("Search by name, nickname or place").click();
      await page.keyboard.type("ohio stat", { delay: 100 });
      const startedAt = performance.now();
      await page.keyboard.type("e");
      await page.getByRole("heading", { name: "“ohio state”" }).waitFor();
      return performance.now() - startedAt;
    },
  },
  {
    what: `a plan of ${planSize}`,
    path: "/colleges",
    async prepare(page) {
      await page.locator(found).first().waitFor();
      await page.getByRole("button", { name: "Show 20 more" }).click();
      await page
        .locator(found)
        .nth(planSize - 1)
        .waitFor();
      // All at once: what is measured is the plan, not the way to it.
      await page.evaluate(() => {
        for (const button of document.querySelectorAll<HTMLButtonElement>("main ol button")) {
          if (button.textContent === "Save") button.click();
        }
      });
      await page.getByRole("link", { name: "My plan" }).first().click();
      await page.locator("#list-heading").waitFor();
    },
    async act(page) {
      const buttons = page.locator("main button[aria-expanded]:visible");
      await buttons.first().waitFor();
      let worst = 0;
      for (let index = 0; index < Math.min(4, await buttons.count()); index += 1) {
        const button = buttons.nth(index);
        const before = await button.getAttribute("aria-expanded");
        const startedAt = performance.now();
        await button.click();
        await page.waitForFunction(
          ([element, state]) => element instanceof Element && element.getAttribute("aria-expanded") !== state,
          [await button.elementHandle(), before] as const,
        );
        worst = Math.max(worst, performance.now() - startedAt);
      }
      return worst;
    },
  },
];

/** Each run is a fresh visit of a phone. Only the page's own thread is slowed down: the engine's worker is not. */
export async function measureInteractions(address: string): Promise<InteractionFigures[]> {
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserFlags });
  try {
    const figures: InteractionFigures[] = [];
    for (const scene of scenes) {
      const one: InteractionFigures = { what: scene.what, nextPaintMs: [], answerMs: [] };
      for (let run = 0; run < interactionRuns; run += 1) {
        const { nextPaintMs, answerMs } = await measureRun(browser, address, scene);
        one.nextPaintMs.push(nextPaintMs);
        one.answerMs.push(answerMs);
      }
      figures.push(one);
    }
    return figures;
  } finally {
    await browser.close();
  }
}

async function measureRun(browser: Browser, address: string, scene: Scene) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    serviceWorkers: "block",
  });
  try {
    const page = await context.newPage();
    await page.goto(`${address}${scene.path}`);
    await page.waitForFunction(() => document.documentElement.dataset["app"] === "running");
    await scene.prepare(page);
    const session = await context.newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: cpuSlowdown });
    await page.evaluate(() => {
      const seen: number[] = [];
      Reflect.set(window, "tasselEventMs", seen);
      // Events of a press share an interaction; those without one are moves and scrolling.
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          if ("interactionId" in entry && Number(entry.interactionId) > 0) seen.push(entry.duration);
        }
      }).observe({ type: "event", durationThreshold: 16 });
    });
    const answerMs = await scene.act(page);
    // The paint after the last press has been told by then.
    await page.waitForTimeout(500);
    const seen = await page.evaluate(() => Reflect.get(window, "tasselEventMs") as number[]);
    return { nextPaintMs: Math.max(0, ...seen), answerMs };
  } finally {
    await context.close();
  }
}
