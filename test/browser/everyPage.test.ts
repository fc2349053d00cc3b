/**
 * Visits every page once and checks what must hold everywhere: it hydrates, has a title, is accessible, and
 * fits a phone.
 */
import type { Page } from "playwright-core";
import { describe, expect, inject, test } from "vitest";
import { colorRules, findBarriers } from "./accessible.ts";
import { everywhere, listExpectedErrors } from "./everyPage.ts";
import { settled } from "./inUse.ts";
import { open } from "./open.ts";
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

describe.each(everywhere)("%s", (path) => {
  test("comes whole, hydrates without a difference, has no barrier, and fits a narrow phone in both themes", async () => {
    // As visitors get it; the visit below uses the development build, which reports every hydration mismatch.
    await expectWholeHtml(path);
    const { page, close } = await open(path, {
      address: inject("developmentAddress"),
      viewport: { width: narrowestPx, height: 700 },
      // Caching has its own tests.
      serviceWorkers: "block",
      expectedErrors: listExpectedErrors(path),
    });
    await settled(page);
    expect(await page.locator("h1").count()).toBe(1);
    expect(await page.title()).not.toBe("");
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width, `scrolls sideways in ${colorScheme}`).toBeLessThanOrEqual(narrowestPx);
      const rules = colorScheme === "light" ? undefined : colorRules;
      expect(await findBarriers(page, undefined, rules), colorScheme).toEqual([]);
    }
    if (measuredPaths.includes(path)) expect(await smallButtons(page)).toEqual([]);
    await close();
  });
});

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
