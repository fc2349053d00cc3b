/** The site search in real Chromium: before the app runs, from the phone's menu, and offline. */
import { describe, expect, test } from "vitest";
import { findBarriers } from "./accessible.ts";
import { waitForHydration } from "./inUse.ts";
import { desktop, open } from "./open.ts";

const field = "Search guides, help and tools";

describe("on the help page", () => {
  test("before the app runs the field sends what was typed, and the app shows what it finds", async () => {
    const early = await open("/blog", { javaScriptEnabled: false });
    await early.page.getByLabel(field).fill("fafsa dedline");
    await early.page.getByRole("button", { name: "Search" }).click();
    await early.page.waitForURL("**/help?q=fafsa+dedline");
    await early.close();
    const { page, close } = await open("/help?q=fafsa+dedline");
    await page.getByRole("list", { name: "Pages found" }).waitFor();
    expect(await page.getByLabel(field).inputValue()).toBe("fafsa dedline");
    expect(await page.locator("mark").allTextContents()).toContain("FAFSA");
    await close();
  });
});

describe("over any page", () => {
  test("opens by “/”, finds colleges and pages, and closes by Escape and by a choice", async () => {
    const { page, close } = await open("/pricing", { viewport: desktop });
    await waitForHydration(page);
    const dialog = page.getByRole("dialog", { name: "Search Tassel" });
    await expect
      .poll(async () => {
        await page.keyboard.press("/");
        return dialog.isVisible();
      })
      .toBe(true);
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
    await page.locator("header [data-site-search]:visible").click();
    await dialog.waitFor();
    await page.keyboard.type("ohio state");
    await dialog.getByRole("list", { name: "Pages found" }).waitFor();
    await dialog.getByRole("list", { name: "Colleges found" }).waitFor();
    expect(await findBarriers(page, "dialog")).toEqual([]);
    await dialog.getByRole("link", { name: /^Ohio State University-Main Campus/ }).click();
    await page.waitForURL("**/colleges/*");
    await dialog.waitFor({ state: "detached" });
    await close();
  });

  test("from the phone's menu; closed, the focus is back at the menu", async () => {
    const { page, close } = await open("/", { hasTouch: true });
    await waitForHydration(page);
    await page.locator("header summary:visible").tap();
    await page.locator("header [data-site-search]:visible").tap();
    const dialog = page.getByRole("dialog", { name: "Search Tassel" });
    await dialog.waitFor();
    await dialog.getByRole("button", { name: "Close the search" }).tap();
    await dialog.waitFor({ state: "detached" });
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe("SUMMARY");
    await close();
  });

  test("without script the sign leads to the help page", async () => {
    const { page, close } = await open("/", { viewport: desktop, javaScriptEnabled: false });
    await page.locator("header [data-site-search]:visible").click();
    await page.waitForURL("**/help");
    await close();
  });
});

test("after the first use it works without a network", async () => {
  const { page, close } = await open("/help", { expectedErrors: ["ERR_INTERNET_DISCONNECTED"] });
  await waitForHydration(page);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.getByLabel(field).fill("merit");
  const found = page.getByRole("list", { name: "Pages found" });
  await found.waitFor();
  await page.context().setOffline(true);
  await page.reload();
  await waitForHydration(page);
  await page.getByLabel(field).fill("texas grants");
  await expect.poll(() => found.locator("mark").allTextContents(), { timeout: 10_000 }).toContain("Texas");
  await close();
});
