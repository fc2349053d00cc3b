/** Buttons in real Chromium show the focus that a key brought; their size is measured with each page, in everyPage.test.ts. */
import { expect, test } from "vitest";
import { open } from "./open.ts";

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
