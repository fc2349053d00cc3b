/** The top bar and its menus on a wide screen, the back-to-top button, and the footer. */
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { navigationMenus } from "#site/navigation.ts";
import { findBarriers } from "./accessible.ts";
import { openDesktop, openMenus } from "./barOnTop.ts";
import { desktop, open, phone } from "./open.ts";

const findEntry = (page: Page, label: string) => page.locator("header summary:visible", { hasText: label });
const getFocusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? "");

describe("the menus on a wide screen", () => {
  test.each(navigationMenus)("$label opens by the mouse and shows its items", async ({ label, items }) => {
    const { page, close } = await openDesktop();
    await findEntry(page, label).click();
    const panel = page.locator("header details[open]");
    expect(await panel.locator("li a > span:first-child").allTextContents()).toEqual(
      items.map(
        (item) =>
          item.label + (item.readiness ? { partly: "In part", toCome: "To come" }[item.readiness] : ""),
      ),
    );
    expect(
      await panel.locator("li a").evaluateAll((all) => all.map((one) => one.getAttribute("href"))),
    ).toEqual(items.map((item) => item.to));
    const box = await panel.locator("> div").boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual(63);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(desktop.height);
    await close();
  });

  test("only one is open at a time; a press outside closes it", async () => {
    const { page, close } = await openDesktop();
    await findEntry(page, "Solutions").click();
    await findEntry(page, "Company").click();
    expect(await openMenus(page)).toEqual(["Company"]);
    await page.mouse.click(640, 780);
    expect(await openMenus(page)).toEqual([]);
    await close();
  });

  test("a press on the same entry closes it again; a press into the panel does not", async () => {
    const { page, close } = await openDesktop();
    await findEntry(page, "Solutions").click();
    await page.getByText("What Tassel does for your plan today").click();
    expect(await openMenus(page)).toEqual(["Solutions"]);
    await findEntry(page, "Solutions").click();
    expect(await openMenus(page)).toEqual([]);
    await close();
  });

  test("a choice goes there and closes it", async () => {
    const { page, close } = await openDesktop();
    await findEntry(page, "Solutions").click();
    await page.getByRole("link", { name: "View All Features" }).click();
    await page.waitForURL("**/features");
    await page.locator("#essay-coach").waitFor();
    expect(await openMenus(page)).toEqual([]);
    await close();
  });

  test("back and forward close it too", async () => {
    const { page, close } = await openDesktop();
    await page.locator("header").getByRole("link", { name: "Pricing" }).click();
    await page.waitForURL("**/pricing");
    await findEntry(page, "Company").click();
    await page.goBack();
    await page.waitForURL((url) => url.pathname === "/");
    await page.waitForFunction(() => document.querySelector("header details[open]") === null);
    await close();
  });

  test("by the keyboard: Enter and Space open, Escape closes and returns, Tab leaves and closes", async () => {
    const { page, close } = await openDesktop();
    for (const key of ["Enter", "Space"]) {
      await findEntry(page, "Solutions").focus();
      await page.keyboard.press(key);
      expect(await openMenus(page)).toEqual(["Solutions"]);
      await page.keyboard.press("Tab");
      expect(await getFocusedText(page)).toBe("View All Features");
      await page.keyboard.press("Escape");
      expect(await openMenus(page)).toEqual([]);
      expect(await getFocusedText(page)).toBe("Solutions");
    }
    await page.keyboard.press("ArrowUp");
    expect(await getFocusedText(page)).toContain("Essay coach");
    await page.keyboard.press("Tab");
    expect(await getFocusedText(page)).toBe("How It Works");
    expect(await openMenus(page)).toEqual([]);
    await close();
  });

  test("by the keyboard: arrows go through the entries and the links", async () => {
    const { page, close } = await openDesktop();
    await findEntry(page, "Resources").focus();
    await page.keyboard.press("ArrowDown");
    expect(await getFocusedText(page)).toContain("All planning tools");
    await page.keyboard.press("ArrowDown");
    expect(await getFocusedText(page)).toContain("Match quiz");
    await page.keyboard.press("End");
    expect(await getFocusedText(page)).toContain("For parents");
    await page.keyboard.press("Home");
    await page.keyboard.press("ArrowUp");
    expect(await getFocusedText(page)).toBe("Resources");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    expect(await getFocusedText(page)).toBe("Pricing");
    await page.keyboard.press("ArrowRight");
    expect(await getFocusedText(page)).toBe("Sign In");
    await page.keyboard.press("ArrowRight");
    expect(await getFocusedText(page)).toBe("Solutions");
    expect(await openMenus(page)).toEqual([]);
    await close();
  });

  test("by a finger on a tablet", async () => {
    const { page, close } = await openDesktop("/", {
      hasTouch: true,
      viewport: { width: 1024, height: 768 },
    });
    await findEntry(page, "Company").tap();
    expect(await openMenus(page)).toEqual(["Company"]);
    await page.locator("header").getByRole("link", { name: "Why us" }).tap();
    await page.waitForURL("**/about#why-us");
    expect(await openMenus(page)).toEqual([]);
    await close();
  });

  test("without script they open, one at a time, and lead on", async () => {
    const { page, close } = await open("/", { viewport: desktop, javaScriptEnabled: false });
    await findEntry(page, "Resources").click();
    await findEntry(page, "How It Works").click();
    expect(await page.locator("header details[open]").count()).toBe(1);
    await page
      .locator("header details[open]")
      .getByRole("link", { name: "How every number is made" })
      .click();
    await page.waitForURL("**/methodology");
    await close();
  });

  test("say whether they are open, and where one is", async () => {
    const { page, close } = await openDesktop("/pricing");
    const isExpanded = () =>
      findEntry(page, "Solutions").evaluate((summary) => summary.closest("details")?.open === true);
    expect(await isExpanded()).toBe(false);
    await findEntry(page, "Solutions").click();
    expect(await isExpanded()).toBe(true);
    expect(await page.locator('header nav a[aria-current="page"]:visible').allTextContents()).toEqual([
      "Pricing",
    ]);
    await close();
  });

  test.each(["light", "dark"] as const)("are accessible while open, %s", async (colorScheme) => {
    const { page, close } = await openDesktop("/", { colorScheme });
    for (const { label } of navigationMenus) {
      await findEntry(page, label).click();
      expect(await findBarriers(page, "header"), label).toEqual([]);
    }
    await close();
  });
});

test("the bar is exactly 64 px high and stays on top", async () => {
  for (const viewport of [{ width: 320, height: 640 }, phone, { width: 1024, height: 768 }, desktop]) {
    const { page, close } = await open("/how-it-works", { viewport });
    await page.evaluate(() => window.scrollTo(0, 600));
    expect(await page.locator("header").first().boundingBox()).toMatchObject({ y: 0, height: 64 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
    await close();
  }
});

describe("the button back to the top", () => {
  test("is there past 300 px and leads to the top", async () => {
    const { page, close } = await openDesktop("/how-it-works");
    const button = page.getByRole("button", { name: "Scroll to top" });
    const scrollTo = (y: number) =>
      page.evaluate(
        (top) =>
          new Promise((resolve) => {
            window.addEventListener("scroll", () => requestAnimationFrame(resolve), { once: true });
            window.scrollTo(0, top);
          }),
        y,
      );
    await scrollTo(300);
    expect(await button.count()).toBe(0);
    await scrollTo(301);
    await button.waitFor();
    const box = await button.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(desktop.width - 40);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThan(desktop.height - 40);
    await button.click();
    await page.waitForFunction(() => window.scrollY === 0);
    await button.waitFor({ state: "detached" });
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("main");
    await close();
  });

  test("scrolls smoothly where motion is welcome", async () => {
    const { page, close } = await openDesktop("/how-it-works", { reducedMotion: "no-preference" });
    await page.evaluate(() => window.scrollTo(0, 1_500));
    await page.getByRole("button", { name: "Scroll to top" }).waitFor();
    await page.evaluate(() => {
      const seen: number[] = [];
      Object.assign(window, { seen });
      window.addEventListener("scroll", () => seen.push(window.scrollY));
    });
    await page.getByRole("button", { name: "Scroll to top" }).click();
    await page.waitForFunction(() => window.scrollY === 0);
    const between = await page.evaluate(() => {
      const seen: unknown = Reflect.get(window, "seen");
      return Array.isArray(seen) ? seen.filter((y) => Number(y) > 0 && Number(y) < 1_500).length : 0;
    });
    expect(between).toBeGreaterThan(2);
    await close();
  });

  test("does not stand on a form while someone types", async () => {
    const { page, close } = await openDesktop("/contact", { viewport: phone });
    await page.evaluate(() => window.scrollTo(0, 400));
    const button = page.getByRole("button", { name: "Scroll to top" });
    await button.waitFor();
    await page.locator("main textarea").first().focus();
    await button.waitFor({ state: "detached" });
    await close();
  });
});

test("the foot of the page is a map of the site, in four groups", async () => {
  const { page, close } = await open("/privacy", { viewport: desktop });
  expect(await page.locator("footer nav").evaluateAll((all) => all.map((one) => one.ariaLabel))).toEqual([
    "Tools",
    "How we work",
    "Company",
    "Legal",
  ]);
  await close();
});
