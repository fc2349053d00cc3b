/** Nothing a person reads moves while a page's fonts and data come late: at most 0.01, at widths where lines used to break anew. */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { settled } from "./inUse.ts";
import { type OpenPage, open } from "./open.ts";

const limit = 0.01;
/** Later than what a phone waits for a font, and than the page's first paint. */
const lateMs = 700;

type Shift = { value: number; moved: string[] };

/** Each page's files come from the window's cache after the first; fonts and data are late each time. */
async function openLate(width: number): Promise<OpenPage> {
  return open("/privacy", {
    viewport: { width, height: 844 },
    serviceWorkers: "block",
    isWithoutLateFonts: true,
    // Of the pages that are not there.
    expectedErrors: ["404"],
    async prepare(page) {
      await page.route(/\.woff2$|\/api\/|\/page-data\//, async (route) => {
        await new Promise((resolve) => setTimeout(resolve, lateMs));
        // The page may have been left meanwhile.
        await route.continue().catch(() => undefined);
      });
    },
  });
}

/** Every shift since the page began, but for those that a press or key caused, with the first words of what moved. */
function readShifts(page: Page): Promise<Shift[]> {
  return page.evaluate(
    () =>
      new Promise<Shift[]>((resolve) => {
        const observer = new PerformanceObserver((list) => {
          observer.disconnect();
          // The browser's own entries: its types leave out what is specific to them.
          const entries = list.getEntries() as unknown as {
            value: number;
            hadRecentInput: boolean;
            sources: { node: Node | null }[];
          }[];
          resolve(
            entries
              .filter(({ hadRecentInput, value }) => !hadRecentInput && value > 0)
              .map(({ value, sources }) => ({
                value,
                moved: sources.map(({ node }) => (node?.textContent ?? "?").trim().slice(0, 40)),
              })),
          );
        });
        observer.observe({ type: "layout-shift", buffered: true });
        // Without any entry it is never called.
        setTimeout(() => resolve([]), 300);
      }),
  );
}

async function expectSteady(page: Page, path: string): Promise<void> {
  await page.goto(new URL(path, page.url()).href);
  await settled(page);
  const shifts = await readShifts(page);
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  expect(sum, JSON.stringify(shifts)).toBeLessThanOrEqual(limit);
}

describe.each<[number, readonly string[]]>([
  [360, ["/college-match-quiz", "/counselor", "/application-timeline"]],
  [
    412,
    [
      "/",
      "/pricing",
      "/faq",
      "/colleges/the-university-of-texas-at-austin",
      "/college-cost-calculator",
      "/my-plan",
      "/offers",
      "/your-data",
      "/pricng",
      "/colleges/harvrd-university",
    ],
  ],
  [768, ["/college-planning-ohio", "/college-cost-calculator"]],
  [1280, ["/methodology", "/pricng", "/college-cost-calculator"]],
])("at %i px", (width, paths) => {
  let opened: OpenPage;
  beforeAll(async () => {
    opened = await openLate(width);
  });
  afterAll(() => opened.close());

  test.each(paths)("%s stays where it is", (path) => expectSteady(opened.page, path));
});
