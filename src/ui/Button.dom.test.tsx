/** Buttons on a phone: every one can be hit with a finger, and shows the focus that a key brought. */
import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { focusOn } from "../../test/dom/actions.ts";
import { openScreen } from "../../test/dom/openScreen.tsx";

const paths = ["/colleges", "/college-match-quiz", "/college-cost-calculator", "/contact", "/waitlist"];

describe.each(paths)("the buttons of %s", (path) => {
  test("are at least 44 px high and wide", async () => {
    await openScreen(path);
    const buttons = page.getByRole("button");
    await expect.element(buttons.first()).toBeVisible();
    const small = buttons
      .elements()
      .map((button) => {
        const { width, height } = button.getBoundingClientRect();
        return { name: button.textContent || button.ariaLabel, width, height };
      })
      .filter(({ width, height }) => Math.min(width, height) < 43.5);
    expect(small).toEqual([]);
  });
});

test("a button reached by key shows it, and one pressed with the pointer does not", async () => {
  await openScreen("/colleges/rice-university");
  const button = page.getByRole("button", { name: /^Save Rice University/ }).first();
  const outlinePx = () => {
    const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement ?? document.body);
    return outlineStyle === "none" ? 0 : Number.parseFloat(outlineWidth);
  };
  await expect.element(button).toBeVisible();
  await userEvent.keyboard("{Tab}");
  await focusOn(button);
  expect(outlinePx()).toBeGreaterThanOrEqual(2);
  await page.getByRole("heading", { level: 1 }).click();
  await button.click();
  await expect.element(page.getByRole("button", { name: /^Saved: Rice University/ }).first()).toBeVisible();
  expect(outlinePx()).toBe(0);
});
