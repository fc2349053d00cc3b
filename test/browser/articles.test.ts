/** The written pages in use: read without scripts, moved between, found missing, kept offline, and all of them taken over alike. */
import { gzipSync } from "node:zlib";
import { describe, expect, inject, test } from "vitest";
import { serveBuilt } from "../support/testSite.ts";
import { writtenPaths } from "./everyPage.ts";
import { goTo, running } from "./inUse.ts";
import { desktop, open } from "./open.ts";

describe("without JavaScript", () => {
  test("a parent reads which state money there is, until when, and where to apply", async () => {
    const { page, close } = await open("/college-planning-ohio/financial-aid", { javaScriptEnabled: false });
    const program = page.getByRole("region", { name: "Ohio College Opportunity Grant" });
    await program.getByText("What it pays").waitFor();
    expect(await program.innerText()).toContain("October 1, 2027");
    expect(await program.getByRole("link", { name: /^Go to / }).getAttribute("href")).toMatch(/^https:\/\//);
    // The contents are to be opened, and lead down the page.
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
    await running(page);
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
    await running(page);
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
    await running(page);
    await page.waitForLoadState("networkidle");
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
  await page.waitForLoadState("networkidle");
  await server.close();
  await page.goto(`${address}${path}`);
  expect(await page.locator("h1").innerText()).toBe(title);
  await close();
});

test("every written page is taken over without a difference", async () => {
  const { page, close } = await open("/help", {
    address: inject("developmentAddress"),
    serviceWorkers: "block",
  });
  for (const path of writtenPaths) {
    await page.goto(new URL(path, inject("developmentAddress")).href);
    await running(page);
    expect(await page.locator("h1").count(), path).toBe(1);
  }
  await close();
}, 240_000);

test("no written page weighs more than 60 kB packed, its own data with it", async () => {
  const heavy: string[] = [];
  for (const path of writtenPaths) {
    const answer = await fetch(new URL(path, inject("address")), { headers: { "accept-encoding": "gzip" } });
    const bytes = gzipSync(await answer.text()).byteLength;
    if (bytes > 60_000) heavy.push(`${path}: ${bytes}`);
  }
  expect(heavy).toEqual([]);
});

test("the blog leads to its feed, which a browser can read as XML", async () => {
  const { page, close } = await open("/blog");
  const feed = await page.evaluate(async () => {
    const link = document.querySelector<HTMLLinkElement>('link[rel="alternate"][type="application/rss+xml"]');
    // The tests' server is known by another address than the one it stands at.
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
