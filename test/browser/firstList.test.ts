/**
 * The first list as a family uses it: from the home page to all of its colleges saved with few presses and words, on few phone
 * screens, with a tray that covers neither the list's end nor what has the focus.
 */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { findBarriers } from "./accessible.ts";
import { type Counting, countEffort } from "./effort.ts";
import { holdMessages, waitForHydration } from "./inUse.ts";
import { type OpenPage, open, phone } from "./open.ts";

/** What a list may take on a phone, from the top of the page to the end of what belongs to it: a quarter of a screen a college. */
const countMostScreens = (colleges: number) => 2 + colleges / 4;

/** What a person reads from the home page to a saved list: in about a minute. */
const mostWords = 210;

const rows = "[data-first-list] [data-row]";

describe("the first list on a phone", () => {
  let opened: OpenPage;
  let page: Page;
  let counted: Counting;
  /** How many colleges the list has. */
  let count = 0;
  beforeAll(async () => {
    opened = await open("/", { serviceWorkers: "block", prepare: holdMessages });
    ({ page } = opened);
    counted = countEffort();
    await waitForHydration(page);
  });
  afterAll(() => opened.close());

  test("is one press and three questions away from the home page, beside the button that leads to the prices", async () => {
    const hero = page.locator("main section").first();
    expect(await hero.getByRole("link", { name: "Get Started Free" }).getAttribute("href")).toBe("/pricing");
    await counted.press(hero.getByRole("link", { name: "Answer three questions" }));
    await counted.press(page.getByText("12th", { exact: true }));
    await counted.fill(page.getByLabel("Grade average (GPA)"), "3.6");
    await counted.press(page.getByRole("button", { name: /^Next: / }));
    await counted.fill(page.getByLabel("ZIP code, or your state"), "43215");
    await counted.press(page.getByRole("button", { name: /^Next: / }));
    await counted.fill(page.getByLabel("What your family can pay a year"), "18000");
    // Without it each price is five prices, and the list asks for it in one tap.
    await counted.fill(page.getByLabel("Yearly family income"), "60000");
    await counted.press(page.getByRole("button", { name: "See my colleges" }));
    await page.locator(rows).nth(5).waitFor();
    count = await page.locator(rows).count();
    expect(count).toBeGreaterThanOrEqual(6);
    expect(count).toBeLessThanOrEqual(10);
  });

  test("takes at most a quarter of a screen a college, without scrolling sideways, and has no barrier", async () => {
    const sizes = await page.evaluate(() => ({
      main: document.querySelector("main")?.getBoundingClientRect().height ?? Infinity,
      list: document.querySelector("[data-first-list]")?.getBoundingClientRect().height ?? Infinity,
      width: document.documentElement.scrollWidth,
    }));
    expect(sizes.main / phone.height).toBeLessThanOrEqual(countMostScreens(count));
    expect(sizes.list).toBeLessThan(sizes.main);
    expect(sizes.width).toBe(phone.width);
    expect(await findBarriers(page)).toEqual([]);
  });

  test("Tab reaches every row, its button and the tray, and nothing with the focus lies under the tray", async () => {
    await page.locator("h2").first().focus();
    const names: string[] = [];
    for (let presses = 0; presses < 60; presses += 1) {
      await page.keyboard.press("Tab");
      const focused = await page.evaluate(readFocused);
      expect(focused.covered, `${focused.name} lies under the tray`).toBeLessThanOrEqual(0);
      names.push(focused.name);
      if (focused.isInTray) break;
    }
    const colleges = await page.locator(`${rows} h4`).allInnerTexts();
    for (const name of colleges) expect(names.join("\n")).toContain(name);
    expect(names.filter((name) => /^Save .+ to my plan$/.test(name))).toHaveLength(count + 1);
  });

  test("is saved at once from the tray, which the message leaves free", async () => {
    // In the middle of the list, where the tray stands at the bottom of the window.
    await page.evaluate(() => window.scrollTo(0, 0));
    await counted.press(page.getByRole("button", { name: `Save all ${count} to my plan` }));
    const message = page.getByText(`${count} colleges are in your plan.`, { exact: true });
    await message.waitFor();
    const tray = page.getByRole("region", { name: "Save and compare" });
    const [above, below] = [await message.boundingBox(), await tray.boundingBox()];
    expect((above?.y ?? Infinity) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
    await counted.read(message);
    const { words, ...done } = counted.effort;
    expect(done).toEqual({ presses: 6, fields: 4, screens: 5 });
    expect(words).toBeLessThanOrEqual(mostWords);
    await tray.getByRole("link", { name: `My plan (${count})` }).click();
    await page.getByRole("heading", { name: `Your list: ${count} colleges` }).waitFor();
  });
});

/** What has the focus, and by how many pixels its lower edge lies below the tray's upper one. */
function readFocused(): { name: string; covered: number; isInTray: boolean } {
  const focused = document.activeElement;
  const tray = document.querySelector("section.sticky");
  if (focused === null || tray === null) return { name: "", covered: 0, isInTray: false };
  const isInTray = tray.contains(focused);
  const box = focused.getBoundingClientRect();
  return {
    name: focused.getAttribute("aria-label") ?? focused.textContent,
    covered: isInTray ? 0 : box.bottom - tray.getBoundingClientRect().top,
    isInTray,
  };
}
