/** Articles in real Chromium: navigated between, not found, within their weight, and with blocks that load late. */
import { describe, expect, inject, test } from "vitest";
import { weighWrittenPages, writtenPageKb } from "../../build/siteReport/pageWeight.ts";
import { recordPaths, writtenPaths } from "./everyPage.ts";
import { goTo, settled, waitForHydration } from "./inUse.ts";
import { desktop, open } from "./open.ts";

describe("an address that nothing is there for", () => {
  test("says so, and stays so once the page runs", async () => {
    const { page, close } = await open("/help/no-such-article", {
      address: inject("developmentAddress"),
      expectedErrors: ["404"],
      serviceWorkers: "block",
    });
    for (const path of ["/help/no-such-article", "/blog/no-such-post", "/colleges/no-such-college"]) {
      if (!page.url().endsWith(path)) await page.goto(new URL(path, page.url()).href);
      await settled(page);
      expect(await page.locator("h1").allInnerTexts(), path).toHaveLength(1);
      await expect.poll(() => page.title(), { message: path }).toContain("Page not found");
    }
    await page.getByRole("heading", { level: 1, name: "We can’t find that page" }).waitFor();
    await close();
  });
});

test("no written page weighs more than 60 kB packed, with all but the script that pages share", async () => {
  const weights = await weighWrittenPages(inject("builtFolder"));
  expect(weights.map(({ path }) => path).toSorted()).toEqual([...writtenPaths, ...recordPaths].toSorted());
  expect(weights.filter(({ kb }) => kb > writtenPageKb)).toEqual([]);
});

describe("a state's guide, with a block far below", () => {
  const path = "/college-planning-ohio/colleges";

  test("its pages follow each other in the app, each with its own name and mark; back, the block is whole without being scrolled to", async () => {
    const { page, close } = await open(path, { viewport: desktop, serviceWorkers: "block" });
    await waitForHydration(page);
    await goTo(page, "/college-planning-ohio/financial-aid");
    const tabs = page.getByRole("navigation", { name: "Pages in the Ohio guide" });
    const current = tabs.locator('[aria-current="page"]');
    await expect.poll(() => current.innerText()).toBe("Financial aid");
    await expect.poll(() => page.title()).toMatch(/Ohio .*\| Tassel$/);
    const canonical = page.locator('link[rel="canonical"]');
    await expect
      .poll(() => canonical.getAttribute("href"))
      .toMatch(/\/college-planning-ohio\/financial-aid$/);
    await page
      .getByRole("link", { name: /^Source 2\b/ })
      .first()
      .click();
    await page.waitForFunction(() => {
      const top = document.getElementById("source-2")?.getBoundingClientRect().top ?? -1;
      return top > 60 && top < window.innerHeight;
    });
    await page.evaluate(() => window.history.go(-2));
    await expect.poll(() => current.innerText()).toBe("Colleges");
    const rows = page.getByRole("table", { name: "Colleges in Ohio" }).locator("tbody tr");
    await expect.poll(() => rows.count()).toBeGreaterThan(100);
    await close();
  });

  test("the block stays as it was sent until it comes near and the network is there, and then filters every college", async () => {
    const { page, close } = await open(path, {
      serviceWorkers: "block",
      expectedErrors: ["ERR_INTERNET_DISCONNECTED"],
    });
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await waitForHydration(page);
    const table = page.getByRole("table", { name: "Colleges in Ohio" });
    const rows = table.locator("tbody tr");
    expect(await rows.count()).toBe(38);
    expect(asked).not.toContain("/api/page-data/college-planning-ohio.colleges");
    await page.context().setOffline(true);
    const failed = page.waitForEvent("requestfailed");
    await table.scrollIntoViewIfNeeded();
    await failed;
    expect(await rows.count()).toBe(38);
    await page.context().setOffline(false);
    await expect.poll(() => rows.count()).toBeGreaterThan(100);
    await page.getByLabel("Name or city").fill("oberlin");
    await expect.poll(() => rows.count()).toBe(1);
    await close();
  });
});
