/** What surrounds every page: the bar on top with its menus, the phone's menu, the button back to the top, the footer. */
import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { navigationMenus } from "#site/navigation.ts";
import { navigate } from "#ui/router.tsx";
import { focusOn } from "../../../test/dom/actions.ts";
import { findBarriers } from "../../../test/dom/findBarriers.ts";
import { desktop, openScreen, phone } from "../../../test/dom/openScreen.tsx";

const header = page.getByCss("header");
const main = page.getByCss("main");
const panel = page.getByCss("header details[open]");
const findEntry = (label: string) => header.getByCss("summary").filter({ hasText: label });
const openMenus = () =>
  [...document.querySelectorAll("header details[open] > summary")].map((one) => one.textContent);
const getFocusedText = () => document.activeElement?.textContent ?? "";
const openDesktop = (path = "/") => openScreen(path, { viewport: desktop, isWholeApp: true });

describe("the menus on a wide screen", () => {
  test.each(["light", "dark"] as const)(
    "open by the mouse, show their items within the window, and are accessible, %s",
    async (colorScheme) => {
      await openScreen("/", { viewport: desktop, isWholeApp: true, colorScheme });
      for (const { label, items } of navigationMenus) {
        await findEntry(label).click();
        expect(openMenus()).toEqual([label]);
        const links = panel.getByCss("li a").elements();
        expect(links.map((link) => link.firstElementChild?.textContent)).toEqual(
          items.map((item) => item.label),
        );
        expect(links.map((link) => link.getAttribute("href"))).toEqual(items.map((item) => item.to));
        const box = panel.getByCss(":scope > div").element().getBoundingClientRect();
        expect(box.top).toBeGreaterThanOrEqual(63);
        expect(box.bottom).toBeLessThanOrEqual(desktop.height);
        expect(await findBarriers("header"), label).toEqual([]);
      }
    },
  );

  test("one is open at a time, until a press elsewhere, a second press, a choice, or a way back", async () => {
    await openDesktop();
    await findEntry("Solutions").click();
    await findEntry("Company").click();
    expect(openMenus()).toEqual(["Company"]);
    await main.click({ position: { x: 4, y: 700 } });
    expect(openMenus()).toEqual([]);

    await findEntry("Solutions").click();
    await page.getByText("What Tassel does for your plan today").click();
    expect(openMenus()).toEqual(["Solutions"]);
    await findEntry("Solutions").click();
    expect(openMenus()).toEqual([]);

    await findEntry("Solutions").click();
    await page.getByRole("link", { name: "View All Features" }).click();
    await expect.element(page.getByCss("#essay-coach")).toBeVisible();
    expect(window.location.pathname).toBe("/features");
    expect(openMenus()).toEqual([]);

    await header.getByRole("link", { name: "Pricing" }).click();
    await expect.poll(() => window.location.pathname).toBe("/pricing");
    expect(
      header
        .getByCss('nav a[aria-current="page"]')
        .elements()
        .filter((link) => link.checkVisibility())
        .map((link) => link.textContent),
    ).toEqual(["Pricing"]);
    await findEntry("Company").click();
    window.history.back();
    await expect.poll(() => window.location.pathname).toBe("/features");
    await expect.poll(openMenus).toEqual([]);
  });

  test("by the keyboard: Enter and Space open, Escape closes and returns, arrows go through, Tab leaves", async () => {
    await openDesktop();
    for (const key of ["{Enter}", " "]) {
      await focusOn(findEntry("Solutions"));
      await userEvent.keyboard(key);
      expect(openMenus()).toEqual(["Solutions"]);
      await userEvent.keyboard("{Tab}");
      expect(getFocusedText()).toBe("View All Features");
      await userEvent.keyboard("{Escape}");
      expect(openMenus()).toEqual([]);
      expect(getFocusedText()).toBe("Solutions");
    }
    await userEvent.keyboard("{ArrowUp}");
    expect(getFocusedText()).toContain("Essay coach");
    await userEvent.keyboard("{Tab}");
    expect(getFocusedText()).toBe("How It Works");
    expect(openMenus()).toEqual([]);

    await focusOn(findEntry("Resources"));
    const steps: [string, string][] = [
      ["{ArrowDown}", "All planning tools"],
      ["{ArrowDown}", "Match quiz"],
      ["{End}", "For parents"],
      ["{Home}{ArrowUp}", "Resources"],
      ["{ArrowRight}{ArrowRight}", "Pricing"],
      ["{ArrowRight}", "Sign In"],
      ["{ArrowRight}", "Solutions"],
    ];
    for (const [keys, reached] of steps) {
      await userEvent.keyboard(keys);
      expect(getFocusedText()).toContain(reached);
    }
    expect(openMenus()).toEqual([]);
  });
});

test("the phone's menu has room for a finger, and closes by Escape, a press elsewhere, and a choice", async () => {
  await openScreen("/", { isWholeApp: true });
  const menu = findEntry("Menu");
  await menu.click();
  const heights = panel
    .getByCss("nav :is(a, button)")
    .elements()
    .map((item) => item.getBoundingClientRect().height);
  // Thirteen tools, nine pages, Sign In and Join Free.
  expect(heights).toHaveLength(24);
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
  await userEvent.keyboard("{Escape}");
  expect(openMenus()).toEqual([]);
  await menu.click();
  await header.click({ position: { x: 180, y: 32 } });
  expect(openMenus()).toEqual([]);

  await menu.click();
  const join = panel.getByRole("link", { name: "Join Free" });
  // A phone held sideways: the menu scrolls within itself.
  await page.viewport(640, 320);
  join.element().scrollIntoView({ block: "nearest" });
  expect(join.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(320);
  await join.click();
  await expect.poll(() => window.location.pathname).toBe("/pricing");
  expect(openMenus()).toEqual([]);
});

test("the bar is 64 px high and stays on top; the first stop of the keyboard skips it; the footer has four groups", async () => {
  await openScreen("/how-it-works", { isWholeApp: true });
  await userEvent.keyboard("{Tab}");
  expect(getFocusedText()).toBe("Skip to content");
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => document.activeElement?.id).toBe("main");

  for (const { width, height } of [
    { width: 320, height: 640 },
    phone,
    { width: 1024, height: 768 },
    desktop,
  ]) {
    await page.viewport(width, height);
    window.scrollTo(0, 600);
    expect(window.scrollY).toBe(600);
    expect(header.element().getBoundingClientRect()).toMatchObject({ y: 0, height: 64 });
    expect(document.documentElement.scrollWidth).toBe(width);
  }
  const groups = page.getByCss("footer nav").elements();
  expect(groups.map((group) => group.ariaLabel)).toEqual(["Tools", "How we work", "Company", "Legal"]);
});

test("the button back to the top is there past 300 px, leads there, and stays while a field has focus", async () => {
  await openDesktop("/how-it-works");
  const button = page.getByRole("button", { name: "Scroll to top" });
  await scrollTo(300);
  expect(button.elements()).toHaveLength(0);
  await scrollTo(301);
  await expect.element(button).toBeVisible();
  const box = button.element().getBoundingClientRect();
  expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
  expect(box.right).toBeGreaterThan(desktop.width - 40);
  expect(box.bottom).toBeGreaterThan(desktop.height - 40);
  await button.click();
  await expect.poll(() => window.scrollY).toBe(0);
  await expect.element(button).not.toBeInTheDocument();
  expect(document.activeElement?.id).toBe("main");

  await page.viewport(phone.width, phone.height);
  navigate("/contact");
  await expect.element(page.getByLabelText("Your message")).toBeVisible();
  await scrollTo(400);
  await expect.element(button).toBeVisible();
  await focusOn(page.getByLabelText("Your message"));
  await expect.element(button).toBeVisible();
});

/** Resolves once the page has heard of it. */
function scrollTo(top: number): Promise<void> {
  return new Promise((resolve) => {
    window.addEventListener("scroll", () => requestAnimationFrame(() => resolve()), { once: true });
    window.scrollTo(0, top);
  });
}
