/** The menus in the top bar with a finger, and without script. */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { openMenus, watchBar } from "./barOnTop.ts";
import { desktop, open } from "./open.ts";

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

const findEntry = (page: Page, label: string) => page.locator("header summary:visible", { hasText: label });
const openPanel = (page: Page) => page.locator("header details[open]");

test("by a finger, the phone's menu closes by a touch outside and a choice, and a tablet's by a choice", async () => {
  const { page, close } = await open("/", { hasTouch: true, serviceWorkers: "block" });
  await watchBar(page);
  await findEntry(page, "Menu").tap();
  await page.touchscreen.tap(200, 820);
  expect(await openMenus(page)).toEqual([]);
  await findEntry(page, "Menu").tap();
  await openPanel(page).getByRole("link", { name: "Join Free" }).tap();
  await page.waitForURL("**/pricing");
  expect(await openMenus(page)).toEqual([]);

  await page.setViewportSize({ width: 1024, height: 768 });
  await findEntry(page, "Company").tap();
  expect(await openMenus(page)).toEqual(["Company"]);
  await openPanel(page).getByRole("link", { name: "Why us" }).tap();
  await page.waitForURL("**/about#why-us");
  expect(await openMenus(page)).toEqual([]);
  await close();
});

test("without script the words, the links and the menus are there, one open at a time, and lead on", async () => {
  const { page, close } = await open("/", { javaScriptEnabled: false });
  await findEntry(page, "Menu").click();
  const items = openPanel(page).locator("nav :is(a, button)");
  expect(
    await items.evaluateAll((all) => all.map((one) => [one.textContent, one.getAttribute("href")])),
  ).toEqual(phoneItems);
  await openPanel(page).getByRole("link", { name: "Pricing" }).click();
  await page.getByRole("heading", { level: 1, name: "Free, no account" }).waitFor();

  await page.setViewportSize(desktop);
  await findEntry(page, "Resources").click();
  await findEntry(page, "How It Works").click();
  expect(await openPanel(page).count()).toBe(1);
  await openPanel(page).getByRole("link", { name: "How we calculate every number" }).click();
  await page.waitForURL("**/methodology");
  await close();
});
