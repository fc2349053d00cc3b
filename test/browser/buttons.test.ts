/** Buttons in real Chromium: every one can be hit with a finger, and shows the focus that a key brought. */
import { describe, expect, test } from "vitest";
import { open } from "./open.ts";

const paths = ["/colleges", "/college-match-quiz", "/college-cost-calculator", "/contact", "/waitlist"];

describe.each(paths)("the buttons of %s", (path) => {
  test("are at least 44 px high and wide", async () => {
    const { page, close } = await open(path, { serviceWorkers: "block" });
    const buttons = page.locator("button:visible");
    await buttons.first().waitFor();
    const small = await buttons.evaluateAll((all) =>
      all
        .map((button) => {
          const { width, height } = button.getBoundingClientRect();
          return { name: button.textContent || button.ariaLabel, width, height };
        })
        .filter(({ width, height }) => Math.min(width, height) < 43.5),
    );
    expect(small).toEqual([]);
    await close();
  });
});

test("a button reached by key shows it, and one pressed with the pointer does not", async () => {
  const { page, close } = await open("/colleges/rice-university", { serviceWorkers: "block" });
  const button = page.getByRole("button", { name: /^Save Rice University/ }).first();
  const outlinePx = () =>
    page.evaluate(() => {
      const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement ?? document.body);
      return outlineStyle === "none" ? 0 : Number.parseFloat(outlineWidth);
    });
  await page.keyboard.press("Tab");
  await button.focus();
  expect(await outlinePx()).toBeGreaterThanOrEqual(2);
  await page.mouse.click(2, 300);
  await button.click();
  await page
    .getByRole("button", { name: /^Saved: Rice University/ })
    .first()
    .waitFor();
  expect(await outlinePx()).toBe(0);
  await close();
});
