/** The search over the whole site in use: before the app runs, on its pages, over any page, without a network. */
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

  test("arrow keys go through what is found, and back from a page it is still there", async () => {
    const { page, close } = await open("/help");
    await waitForHydration(page);
    await page.getByLabel(field).fill("early decison");
    const found = page.getByRole("list", { name: "Pages found" }).getByRole("link");
    await found.first().waitFor();
    await page.keyboard.press("ArrowDown");
    expect(await found.first().evaluate((one) => one === document.activeElement)).toBe(true);
    await page.keyboard.press("ArrowUp");
    expect(await page.getByLabel(field).evaluate((one) => one === document.activeElement)).toBe(true);
    // A phone's search key: first the results, then the page.
    await page.keyboard.press("Enter");
    await page.keyboard.press("Enter");
    await page.waitForURL("**/help/early-decision-vs-regular-decision*");
    await page.goBack();
    await found.first().waitFor();
    expect(await page.getByLabel(field).inputValue()).toBe("early decison");
    await close();
  });

  test("what is nowhere leads on to questions, colleges and people", async () => {
    const { page, close } = await open("/help?q=zzyzxq");
    await page.getByText("Nothing found for “zzyzxq”").waitFor();
    for (const name of ["Search colleges", "Questions and answers", "Ask us"]) {
      expect(await page.locator("main").getByRole("link", { name }).first().isVisible()).toBe(true);
    }
    await close();
  });

  test("words that do not come are said to be missing, and another try brings them", async () => {
    let isBroken = true;
    const { page, close } = await open("/help", {
      serviceWorkers: "block",
      expectedErrors: ["Failed to load resource"],
      prepare: (page) =>
        page.route("**/api/content-search", (route) =>
          isBroken ? route.fulfill({ status: 404, body: "none" }) : route.continue(),
        ),
    });
    await waitForHydration(page);
    await page.getByLabel(field).fill("fafsa");
    await page.getByText("The search could not be loaded").waitFor();
    isBroken = false;
    await page.getByRole("button", { name: "Try again" }).click();
    await page.getByRole("list", { name: "Pages found" }).waitFor();
    await close();
  });

  test.each(["light", "dark"] as const)("is accessible with results, %s", async (colorScheme) => {
    const { page, close } = await open("/help?q=fafsa", { colorScheme });
    await page.getByRole("list", { name: "Pages found" }).waitFor();
    expect(await findBarriers(page, "main")).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
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
