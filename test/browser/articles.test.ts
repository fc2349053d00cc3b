/** Articles in real Chromium: read without scripts, navigated between, not found, and cached for offline. */
import { describe, expect, inject, test } from "vitest";
import { serveBuilt } from "../support/testSite.ts";
import { weighWrittenPages } from "../support/writtenPageWeight.ts";
import { writtenPaths } from "./everyPage.ts";
import { goTo, settled, untilVisitKept, waitForHydration } from "./inUse.ts";
import { desktop, open } from "./open.ts";

describe("without JavaScript", () => {
  test("a parent reads which state money there is, until when, and where to apply", async () => {
    const { page, close } = await open("/college-planning-ohio/financial-aid", { javaScriptEnabled: false });
    const program = page.getByRole("region", { name: "Ohio College Opportunity Grant" });
    await program.getByText("What it pays").waitFor();
    expect(await program.innerText()).toContain("October 1, 2027");
    expect(await program.getByRole("link", { name: /^Go to / }).getAttribute("href")).toMatch(/^https:\/\//);
    // The table of contents opens, and links down the page.
    await page.locator("summary:visible", { hasText: "On this page" }).click();
    await page
      .getByRole("navigation", { name: "On this page" })
      .getByRole("link", { name: "Sources" })
      .click();
    expect(new URL(page.url()).hash).toBe("#sources");
    await close();
  });
});

describe("moving between written pages", () => {
  test("a guide's pages follow each other in the app, each with its own name and mark", async () => {
    const { page, close } = await open("/college-planning-maryland", { viewport: desktop });
    await waitForHydration(page);
    await goTo(page, "/college-planning-maryland/financial-aid");
    const tabs = page.getByRole("navigation", { name: "Pages of the Maryland guide" });
    await expect.poll(() => tabs.locator('[aria-current="page"]').innerText()).toBe("Financial aid");
    await expect.poll(() => page.title()).toMatch(/Maryland .*\| Tassel$/);
    expect(await page.locator('link[rel="canonical"]').getAttribute("href")).toMatch(
      /\/college-planning-maryland\/financial-aid$/,
    );
    await page.goBack();
    await expect.poll(() => tabs.locator('[aria-current="page"]').innerText()).toBe("Guide");
    await close();
  });

  test("a number in the text leads to its source", async () => {
    const { page, close } = await open("/college-planning-ohio/financial-aid", { viewport: desktop });
    await waitForHydration(page);
    await page
      .getByRole("link", { name: /^Source 2\b/ })
      .first()
      .click();
    await page.waitForFunction(() => {
      const top = document.getElementById("source-2")?.getBoundingClientRect().top ?? -1;
      return top > 60 && top < window.innerHeight;
    });
    await close();
  });
});

describe("an address that nothing is written for", () => {
  test.each(["/help/no-such-article", "/blog/no-such-post"])("%s says so, and stays so", async (path) => {
    const { page, close } = await open(path, {
      address: inject("developmentAddress"),
      expectedErrors: ["404"],
      serviceWorkers: "block",
    });
    await settled(page);
    expect(await page.locator("h1").count()).toBe(1);
    await expect.poll(() => page.title()).toContain("Page not found");
    await close();
  });
});

test("a page that was read once opens again with the server gone", async () => {
  const { server, address } = await serveBuilt(inject("builtFolder"));
  const { page, close } = await open("/help", {
    address,
    // The server is stopped on purpose below.
    expectedErrors: ["ERR_CONNECTION_REFUSED", "ERR_CONNECTION_RESET", "ERR_EMPTY_RESPONSE"],
  });
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const path = "/help/fafsa-completion-guide";
  await page.goto(`${address}${path}`);
  const title = await page.locator("h1").innerText();
  await untilVisitKept(page);
  await server.close();
  await page.goto(`${address}${path}`);
  expect(await page.locator("h1").innerText()).toBe(title);
  await close();
});

test("no written page weighs more than 60 kB packed, with all but the script that pages share", async () => {
  const weights = await weighWrittenPages(inject("builtFolder"));
  expect(weights.map(({ path }) => path).toSorted()).toEqual([...writtenPaths].toSorted());
  expect(weights.filter(({ kb }) => kb > 60)).toEqual([]);
});

describe("a block far below", () => {
  const path = "/college-planning-ohio/colleges";

  test("is downloaded once it comes near, and then filters every college", async () => {
    const { page, close } = await open(path);
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await waitForHydration(page);
    const table = page.getByRole("table", { name: "Colleges in Ohio" });
    expect(await table.locator("tbody tr").count()).toBe(50);
    expect(asked).not.toContain("/api/page-data/college-planning-ohio.colleges");
    await table.scrollIntoViewIfNeeded();
    await expect.poll(() => table.locator("tbody tr").count()).toBeGreaterThan(100);
    await page.getByLabel("Name or city").fill("oberlin");
    await expect.poll(() => table.locator("tbody tr").count()).toBe(1);
    await close();
  });

  test("is whole on the way back to its page, without being scrolled to", async () => {
    const { page, close } = await open(path);
    await waitForHydration(page);
    await goTo(page, "/college-planning-ohio/financial-aid");
    await page.waitForURL("**/financial-aid");
    await page.locator("h1").filter({ hasNotText: "Loading" }).waitFor();
    await page.goBack();
    const table = page.getByRole("table", { name: "Colleges in Ohio" });
    await expect.poll(() => table.locator("tbody tr").count(), { timeout: 15_000 }).toBeGreaterThan(100);
    await close();
  });

  test("stays as it was sent where the network is gone, and comes alive once it is back", async () => {
    const { page, close } = await open(path, {
      serviceWorkers: "block",
      expectedErrors: ["ERR_INTERNET_DISCONNECTED"],
    });
    await waitForHydration(page);
    await page.context().setOffline(true);
    const table = page.getByRole("table", { name: "Colleges in Ohio" });
    const failed = page.waitForEvent("requestfailed");
    await table.scrollIntoViewIfNeeded();
    await failed;
    expect(await table.locator("tbody tr").count()).toBe(50);
    await page.context().setOffline(false);
    await expect.poll(() => table.locator("tbody tr").count(), { timeout: 15_000 }).toBeGreaterThan(100);
    await close();
  });
});

test("the blog leads to its feed, which a browser can read as XML", async () => {
  const { page, close } = await open("/blog");
  const feed = await page.evaluate(async () => {
    const link = document.querySelector<HTMLLinkElement>('link[rel="alternate"][type="application/rss+xml"]');
    // The test server's public address differs from the one it listens on.
    const { pathname, origin } = new URL(link?.href ?? "");
    const text = await (await fetch(pathname)).text();
    const parsed = new DOMParser().parseFromString(text, "application/xml");
    const links = [...parsed.querySelectorAll("item > link")].map((one) => one.textContent);
    return { isBroken: parsed.querySelector("parsererror") !== null, links, origin };
  });
  expect(feed.isBroken).toBe(false);
  expect(feed.links.length).toBeGreaterThan(3);
  expect(feed.links.filter((link) => !link.startsWith(`${feed.origin}/blog/`))).toEqual([]);
  await close();
});
