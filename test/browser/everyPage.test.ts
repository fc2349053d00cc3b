/**
 * Checks what must hold everywhere: every page comes whole, and each kind of page is visited once: it hydrates,
 * has a title, is accessible, and fits a phone.
 */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { colorRules } from "../support/markNewLooks.ts";
import { findBarriers } from "./accessible.ts";
import { missingPath, paths, writtenPaths } from "./everyPage.ts";
import { settled, waitForLateBlocks } from "./inUse.ts";
import { type OpenPage, open } from "./open.ts";
import { expectWholeHtml } from "./wholeHtml.ts";

const narrowestPx = 320;
/** Pages with every kind of button, whose sizes are measured. */
const measuredPaths: readonly string[] = [
  "/colleges",
  "/college-match-quiz",
  "/college-cost-calculator",
  "/contact",
  "/waitlist",
];

/** What has been found readable on an earlier page: the pages are made of the same parts. */
const seenLooks = new Set<string>();

/** One window for all pages: no visit changes what the next one sees. */
let opened: OpenPage;

function openNarrow(path: string, expectedErrors: readonly string[] = []) {
  return open(path, {
    // Reports every hydration mismatch; `expectWholeHtml` looks at what visitors get.
    address: inject("developmentAddress"),
    viewport: { width: narrowestPx, height: 700 },
    // Caching has its own tests.
    serviceWorkers: "block",
    prepare: async (page) => {
      await page.addInitScript(treatBlocksAsNear);
      await page.addInitScript(keepNoStacks);
    },
    expectedErrors,
  });
}

describe("comes whole, hydrates without a difference, has no barrier, and fits a narrow phone in both themes", () => {
  beforeAll(async () => {
    opened = await openNarrow("/");
  });
  afterAll(() => opened.close());

  test.each(paths)("%s", async (path) => {
    await expectWholeHtml(path);
    const { page } = opened;
    await page.goto(new URL(path, inject("developmentAddress")).href);
    await expectGoodPage(page);
    if (measuredPaths.includes(path)) expect(await smallButtons(page)).toEqual([]);
    expect(opened.problems()).toEqual([]);
  });

  test("a single line that is too pale in one theme would be found", async () => {
    const { page } = opened;
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync("@media (prefers-color-scheme: dark) { main p:last-of-type { color: #555 } }");
      document.adoptedStyleSheets.push(sheet);
    });
    await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
    expect(await findBarriers(page, undefined, colorRules, seenLooks)).toEqual([]);
    await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
    expect(await findBarriers(page, undefined, colorRules, seenLooks)).toEqual([
      expect.stringContaining("color-contrast"),
    ]);
  });

  test("an address that does not exist", async () => {
    await expectWholeHtml(missingPath);
    const { page, close } = await openNarrow(missingPath, ["404"]);
    await expectGoodPage(page);
    await close();
  });
});

test("every other article comes whole", async () => {
  for (const path of writtenPaths) if (!paths.includes(path)) await expectWholeHtml(path);
});

/** Every block of an article counts as near the viewport, so that all hydrate. */
function treatBlocksAsNear(): void {
  const BrowsersObserver = window.IntersectionObserver;
  window.IntersectionObserver = class extends BrowsersObserver {
    constructor(callback: IntersectionObserverCallback) {
      super(callback, { rootMargin: "100000px" });
    }
  };
}

/**
 * React's development build notes a stack for each element made and measures each rendering, for the browser's tools. Nobody
 * looks at them here, and they take a good part of a visit.
 */
function keepNoStacks(): void {
  // The engine keeps no stack where this is not a plain number.
  Object.defineProperty(Error, "stackTraceLimit", { get: () => 0, set: () => undefined });
  Reflect.deleteProperty(console, "timeStamp");
}

async function expectGoodPage(page: Page): Promise<void> {
  await settled(page);
  // Axe marks what it looks at: a block that hydrates afterward would find its HTML changed.
  await waitForLateBlocks(page, "everywhere");
  expect(await page.locator("h1").count()).toBe(1);
  expect(await page.title()).not.toBe("");
  // Whatever stands over a page on the screen would stand over its text on paper.
  await page.emulateMedia({ media: "print" });
  expect(await page.evaluate(listFixedOnPaper)).toEqual([]);
  await page.emulateMedia({ media: "screen" });
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width, `scrolls sideways in ${colorScheme}`).toBeLessThanOrEqual(narrowestPx);
    const rules = colorScheme === "light" ? undefined : colorRules;
    expect(await findBarriers(page, undefined, rules, seenLooks), colorScheme).toEqual([]);
  }
}

/** What is fixed to the window, or would stick to its lower edge, and is printed. */
function listFixedOnPaper(): string[] {
  return [...document.querySelectorAll("body *")].flatMap((element) => {
    const { position, bottom, display } = getComputedStyle(element);
    const isOver = position === "fixed" || (position === "sticky" && bottom !== "auto");
    const isPrinted = display !== "none" && element.getClientRects().length > 0;
    return isOver && isPrinted ? [element.outerHTML.slice(0, 120)] : [];
  });
}

/** Buttons a finger may miss: less than 44 px high or wide, minus half a pixel for rounding. */
async function smallButtons(page: Page) {
  const buttons = page.locator("button:visible");
  await buttons.first().waitFor();
  return buttons.evaluateAll((all) =>
    all
      .map((button) => {
        const { width, height } = button.getBoundingClientRect();
        return { name: button.textContent || button.ariaLabel, width, height };
      })
      .filter(({ width, height }) => Math.min(width, height) < 43.5),
  );
}
