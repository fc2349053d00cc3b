/**
 * Toasts and tooltips in real Chromium: swiped away, on a narrow phone, without their code; tooltips by
 * pointer, key and touch.
 */
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { desktop, open } from "./open.ts";

const college = "/colleges/the-university-of-texas-at-austin";
const savedText = "The University of Texas at Austin is in your plan.";
const removedText = "The University of Texas at Austin was removed from your plan.";

/** A college's page whose clock the test controls. */
function openCollege(options: Parameters<typeof open>[1] = {}) {
  return open(college, {
    serviceWorkers: "block",
    ...options,
    prepare: async (page) => {
      await page.clock.install();
      await options.prepare?.(page);
    },
  });
}

/** The card itself; the screen reader announcement is elsewhere for a second. */
const findMessages = (page: Page) =>
  page.getByRole("region", { name: "Messages (F8)" }).getByRole("listitem");

/** Saves the college once the full message component has loaded, and returns its message. */
async function save(page: Page) {
  const button = page.getByRole("button", { name: /^Save The University of Texas/ }).first();
  let x = 5;
  await expect
    .poll(
      async () => {
        x += 1;
        await page.mouse.move(x, 9);
        return page.getByRole("region", { name: "Messages (F8)" }).count();
      },
      { timeout: 30_000 },
    )
    .toBe(1);
  await button.click();
  const message = findMessages(page).filter({ hasText: savedText });
  await message.waitFor();
  // The pointer is moved away, so that nothing is held open by accident.
  await page.mouse.move(1, 1);
  return message;
}

describe("a message", () => {
  test("is as wide as the phone up to 420 px, and goes by a swipe of more than 50 px to the right or by its button", async () => {
    const { page, close } = await openCollege({ viewport: desktop });
    const message = await save(page);
    const frame = page.getByRole("region", { name: "Messages (F8)" }).getByRole("list");
    expect((await frame.boundingBox())?.width).toBe(420);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(desktop.width);
    const box = await message.boundingBox();
    if (box === null) throw new Error("The message has no place on the page.");
    const swipe = async (byPx: number) => {
      const [x, y] = [box.x + 20, box.y + box.height / 2];
      await page.mouse.move(x, y);
      await page.mouse.down();
      for (let step = 1; step <= 10; step += 1) await page.mouse.move(x + (byPx * step) / 10, y);
      await page.mouse.up();
      await page.mouse.move(1, 1);
    };
    await swipe(50);
    await swipe(-120);
    expect(await message.getAttribute("data-state")).toBe("open");
    await swipe(51);
    await message.waitFor({ state: "detached" });

    await page.setViewportSize({ width: 320, height: 640 });
    await page
      .getByRole("button", { name: /^Saved: The University of Texas/ })
      .first()
      .click();
    const removed = findMessages(page).filter({ hasText: removedText });
    await removed.waitFor();
    expect((await frame.boundingBox())?.width).toBe(320);
    expect((await removed.boundingBox())?.x).toBeGreaterThanOrEqual(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    const button = page.getByRole("button", { name: "Close this message" });
    const target = await button.boundingBox();
    expect(Math.min(target?.width ?? 0, target?.height ?? 0)).toBeGreaterThanOrEqual(44);
    await button.click();
    await removed.waitFor({ state: "detached" });
    await close();
  });

  test("is not lost where its part cannot be loaded: plain, with the same words and action, for the same time", async () => {
    const { page, close } = await openCollege({
      expectedErrors: ["ERR_FAILED"],
      prepare: async (page) => {
        await page.route(/\/assets\/toastLibrary-/, (route) => route.abort());
      },
    });
    await page
      .getByRole("button", { name: /^Save The University of Texas/ })
      .first()
      .click();
    const message = page.getByRole("status").filter({ hasText: savedText });
    await message.waitFor();
    await message.getByRole("button", { name: "Undo" }).click();
    await message.waitFor({ state: "detached" });
    await page
      .getByRole("button", { name: /^Save The University of Texas/ })
      .first()
      .click();
    await message.waitFor();
    // It is held while the focus is in it, as the full one is.
    await message.getByRole("button", { name: "Undo" }).focus();
    await page.clock.runFor(20_000);
    expect(await message.count()).toBe(1);
    await message.getByRole("button", { name: "Undo" }).blur();
    await page.clock.runFor(5_000);
    await message.waitFor({ state: "detached" });
    await close();
  });
});

describe("a tooltip at a label", () => {
  /** The answers of a Texas student with a 3.4 GPA, by the link that shares them; then the marks in the search explain themselves. */
  const results = `/college-match-quiz#a=${btoa("1~g3.4~hTX").replaceAll("=", "")}`;

  async function openResults(options: Parameters<typeof open>[1] = {}) {
    const opened = await open(results, {
      serviceWorkers: "block",
      ...options,
      prepare: (page) => page.clock.install(),
    });
    await opened.page.locator("[data-first-list] [data-row]").first().waitFor();
    await opened.page.goto(new URL("/colleges?q=Rice", opened.page.url()).href);
    const words = opened.page.locator("article button[aria-describedby]");
    await words.first().scrollIntoViewIfNeeded();
    return { ...opened, words, tooltip: opened.page.getByRole("tooltip") };
  }

  test("opens with the focus, or after 700 ms under the pointer; the next one opens at once, and Escape closes it", async () => {
    const { page, close, words, tooltip } = await openResults({ viewport: { width: 1280, height: 2_000 } });
    // Focus set after a key press is visible.
    await page.keyboard.press("Tab");
    await words.first().focus();
    await tooltip.waitFor();
    // It is read with the word.
    const id = await words.first().getAttribute("aria-describedby");
    expect(await tooltip.getAttribute("id")).toBe(id);
    expect((await tooltip.innerText()).length).toBeGreaterThan(10);
    // The next word's is open as soon as it has the focus.
    await page.keyboard.press("Tab");
    const next = await words.nth(1).getAttribute("aria-describedby");
    await page.locator(`[role="tooltip"][id="${next}"]`).waitFor();
    expect(await tooltip.count()).toBe(1);
    await words.nth(1).blur();
    await tooltip.waitFor({ state: "detached" });
    await page.clock.pauseAt(await expectSoon(page));
    await words.first().hover();
    await page.clock.runFor(699);
    expect(await tooltip.count()).toBe(0);
    await page.clock.runFor(1);
    await tooltip.waitFor();
    // The pointer may move onto the tooltip's text.
    await tooltip.hover();
    await page.clock.runFor(1_000);
    expect(await tooltip.count()).toBe(1);
    await page.mouse.move(1, 1);
    await tooltip.waitFor({ state: "detached" });
    await words.nth(1).hover();
    await page.clock.runFor(1);
    await tooltip.waitFor();
    expect(await tooltip.count()).toBe(1);
    await page.keyboard.press("Escape");
    await tooltip.waitFor({ state: "detached" });
    // After 300 ms the delay applies again.
    await page.mouse.move(1, 1);
    await page.clock.runFor(301);
    await words.first().hover();
    await page.clock.runFor(699);
    expect(await tooltip.count()).toBe(0);
    await close();
  });

  test("opens by a press on a phone, stays in view at 320 px, and closes with a press elsewhere", async () => {
    const { page, close, words, tooltip } = await openResults({
      viewport: { width: 320, height: 640 },
      hasTouch: true,
      isMobile: true,
    });
    await words.first().tap();
    await tooltip.waitFor();
    const box = await tooltip.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(8);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(312);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    const target = await words.first().boundingBox();
    expect(target?.height).toBeGreaterThanOrEqual(44);
    await page.touchscreen.tap(4, 4);
    await tooltip.waitFor({ state: "detached" });
    await close();
  });
});

/** A moment still in the future on the page's clock. */
async function expectSoon(page: Page): Promise<number> {
  return (await page.evaluate(() => Date.now())) + 500;
}
