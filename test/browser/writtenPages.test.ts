/** Visits every article in /content once: its HTML is complete and it hydrates without a mismatch. */
import { afterAll, afterEach, beforeAll, expect, inject, test } from "vitest";
import { writtenPaths } from "./everyPage.ts";
import { settled, waitForLateBlocks } from "./inUse.ts";
import { desktop, type OpenPage, open } from "./open.ts";
import { expectWholeHtml } from "./wholeHtml.ts";

/** One window for all of them; the pages hold no state that could leak into the next. */
let opened: OpenPage;

beforeAll(async () => {
  opened = await open("/help", {
    address: inject("developmentAddress"),
    serviceWorkers: "block",
    viewport: desktop,
    prepare: (page) => page.addInitScript(treatBlocksAsNear),
  });
});
afterAll(() => opened.close());
afterEach(() => expect(opened.problems()).toEqual([]));

test.each(writtenPaths)("%s", async (path) => {
  await expectWholeHtml(path);
  const { page } = opened;
  await page.goto(new URL(path, inject("developmentAddress")).href);
  await settled(page);
  await waitForLateBlocks(page);
  expect(await page.locator("h1").count()).toBe(1);
});

/** Every block counts as near the viewport, so that all hydrate. A viewport of that height would be drawn whole. */
function treatBlocksAsNear(): void {
  const BrowsersObserver = window.IntersectionObserver;
  window.IntersectionObserver = class extends BrowsersObserver {
    constructor(callback: IntersectionObserverCallback) {
      super(callback, { rootMargin: "100000px" });
    }
  };
}
