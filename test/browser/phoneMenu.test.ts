/** The phone menu in real Chromium: its items, with and without scripts, and its space. */
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { openMenus, watchBar } from "./barOnTop.ts";
import { open } from "./open.ts";

const phoneItems = [
  ["Home", "/"],
  ["Solutions", "/features"],
  ["How It Works", "/how-it-works"],
  ["Blog", "/blog"],
  ["Resources", "/resources"],
  ["Pricing", "/pricing"],
  ["About", "/about"],
  ["Help Center", "/help-center"],
  ["Subscription", "/subscription-dashboard"],
  ["Sign In", "/sign-in"],
  ["Join Free", "/pricing"],
];

describe("the phone's menu", () => {
  const shownItems = (page: Page) =>
    page
      .locator("header details[open] nav :is(a, button)")
      .evaluateAll((all) => all.map((one) => [one.textContent, one.getAttribute("href")]));

  test("holds its items in their order, without script too", async () => {
    for (const javaScriptEnabled of [true, false]) {
      const { page, close } = await open("/", { javaScriptEnabled });
      await page.locator("header summary:visible").click();
      expect(await shownItems(page)).toEqual(phoneItems);
      await close();
    }
  });

  test("has room for a finger, closes after a choice, by Escape and by a touch outside", async () => {
    const { page, close } = await open("/", { hasTouch: true });
    await watchBar(page);
    const button = page.locator("header summary:visible");
    await button.tap();
    const heights = await page
      .locator("header details[open] nav :is(a, button)")
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
    await page.keyboard.press("Escape");
    expect(await openMenus(page)).toEqual([]);
    await button.tap();
    await page.touchscreen.tap(200, 820);
    expect(await openMenus(page)).toEqual([]);
    await button.tap();
    await page.locator("header details[open]").getByRole("link", { name: "Join Free" }).tap();
    await page.waitForURL("**/pricing");
    expect(await openMenus(page)).toEqual([]);
    await close();
  });

  test("stays open where it was opened before the app runs", async () => {
    let letThrough: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      letThrough = resolve;
    });
    const { page, close } = await open("/", {
      serviceWorkers: "block",
      prepare: (page) =>
        page.route("**/assets/mount-*.js", async (route) => {
          await held;
          await route.continue();
        }),
    });
    await page.locator("header summary:visible").click();
    letThrough();
    await watchBar(page);
    expect(await openMenus(page)).toEqual(["Menu"]);
    await close();
  });

  test("scrolls within itself on a short screen", async () => {
    const { page, close } = await open("/", { viewport: { width: 640, height: 320 } });
    await page.locator("header summary:visible").click();
    await page
      .locator("header details[open]")
      .getByRole("link", { name: "Join Free" })
      .scrollIntoViewIfNeeded();
    const box = await page
      .locator("header details[open]")
      .getByRole("link", { name: "Join Free" })
      .boundingBox();
    expect((box?.y ?? 999) + (box?.height ?? 0)).toBeLessThanOrEqual(320);
    await close();
  });
});
