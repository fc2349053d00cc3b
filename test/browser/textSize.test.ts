/** The browser's own text size, up to twice the usual: the header and pages with pictures hold, on a phone and a desk. */
import type { CDPSession } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { settled } from "./inUse.ts";
import { type OpenPage, open } from "./open.ts";

/** Every marketing page, and of each other kind one with pictures, tables or cards. */
const pictured = [
  "/",
  "/landing",
  "/features",
  "/how-it-works",
  "/ai-technology",
  "/about",
  "/pricing",
  "/parents",
  "/counselors",
  "/methodology",
  "/tools",
  "/blog",
  "/compare",
  "/divorced-parents-guide",
  "/college-financial-planning-guide",
  "/blog/fafsa-2027-28-what-changed",
  "/help/sat-vs-act-guide",
  "/college-planning-alabama",
  "/college-planning-texas/colleges",
  "/colleges/the-university-of-texas-at-austin",
] as const;

/** One window for all sizes: no visit changes what the next one sees, and each page is loaded anew. */
let opened: OpenPage;
let session: CDPSession;
beforeAll(async () => {
  opened = await open("/", { serviceWorkers: "block" });
  session = await opened.page.context().newCDPSession(opened.page);
});
afterAll(() => opened.close());

async function setSizes(width: number, textSize: number): Promise<void> {
  await opened.page.setViewportSize({ width, height: 844 });
  await session.send("Page.setFontSizes", { fontSizes: { standard: textSize, fixed: textSize } });
}

test("at twice the usual size no page is wider than a phone, its pictures included", async () => {
  const { page } = opened;
  await setSizes(390, 32);
  const wide: string[] = [];
  for (const path of pictured) {
    await page.goto(new URL(path, inject("address")).href);
    await settled(page);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    if (width > 390) wide.push(`${path}: ${width}`);
  }
  expect(wide).toEqual([]);
  expect(opened.problems()).toEqual([]);
});

test.each([
  [390, 24],
  [390, 32],
  [1280, 24],
  [1280, 32],
])(
  "at %i px with text of %i px, nothing of the header or a plan's page stands outside",
  async (width, size) => {
    const { page } = opened;
    await setSizes(width, size);
    for (const path of ["/", "/my-plan", "/essays"]) {
      await page.goto(new URL(path, inject("address")).href);
      await page.locator("h1").first().waitFor();
      const right = await page.evaluate(() => ({
        page: document.documentElement.scrollWidth,
        header: Math.max(
          ...[...document.querySelectorAll("header a, header summary, header button")].map((one) =>
            one.checkVisibility() ? one.getBoundingClientRect().right : 0,
          ),
        ),
      }));
      expect(right.page, path).toBeLessThanOrEqual(width);
      expect(right.header, path).toBeLessThanOrEqual(width);
    }
    expect(opened.problems()).toEqual([]);
  },
);
