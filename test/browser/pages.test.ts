/** All pages together: unique titles, working links; and navigating between pages. */
import { join, resolve } from "node:path";
import { describe, expect, inject, test } from "vitest";
import { loadColleges } from "#server/colleges.ts";
import { pageHeads } from "#site/pageHeads.ts";
import { pages } from "#site/pages.ts";
import { paths, writtenPaths } from "./everyPage.ts";
import { waitForHydration } from "./inUse.ts";
import { desktop, open, phone } from "./open.ts";

const colleges = loadColleges(join(resolve(import.meta.dirname, "..", ".."), "data"));

describe("titles and descriptions", () => {
  test("differ from page to page", () => {
    expect(new Set(Object.values(pageHeads).map((head) => head.title)).size).toBe(pages.length);
    expect(new Set(Object.values(pageHeads).map((head) => head.description)).size).toBe(pages.length);
  });
});

test("every link on every page lands, and every anchor is there", async () => {
  const known = new Map<string, string>();
  const read = async (path: string) => {
    const kept = known.get(path);
    if (kept !== undefined) return kept;
    const answer = await fetch(new URL(path, inject("address")));
    const html = answer.status === 200 ? await answer.text() : "";
    known.set(path, html);
    return html;
  };
  const broken: string[] = [];
  for (const path of new Set([...paths, ...writtenPaths])) {
    for (const [, href = ""] of (await read(path)).matchAll(/<a [^>]*href="([^"]+)"/g)) {
      if (!href.startsWith("/") && !href.startsWith("#")) continue;
      const { pathname, hash } = new URL(href.replaceAll("&amp;", "&"), new URL(path, "http://x"));
      // The guides' tables link to some two thousand colleges, which are checked against the data set.
      const slug = /^\/colleges\/(.+)$/.exec(pathname)?.[1];
      if (slug !== undefined && pathname !== path) {
        if (colleges.bySlug(slug) === null) broken.push(`${path} links to ${href}`);
        continue;
      }
      const html = await read(pathname);
      // Shared answers travel in the fragment, which is not an anchor then.
      const isAnchor = hash !== "" && !hash.startsWith("#a=");
      const isThere = html !== "" && (!isAnchor || html.includes(`id="${hash.slice(1)}"`));
      if (!isThere) broken.push(`${path} links to ${href}`);
    }
  }
  expect(broken).toEqual([]);
}, 120_000);

describe("moving about", () => {
  test("going to another page starts at its top, names it, and moves the focus to it", async () => {
    const { page, close } = await open("/", { viewport: desktop });
    await waitForHydration(page);
    await page.evaluate(() => window.scrollTo(0, 2000));
    await page.locator("footer").getByRole("link", { name: "Pricing" }).click();
    await page.getByRole("heading", { level: 1, name: "Free, no account" }).waitFor();
    await page.waitForFunction(() => document.title.includes("Pricing") && window.scrollY === 0);
    await page.waitForFunction(() => document.activeElement?.id === "main");
    await page.goBack();
    await page.getByRole("heading", { level: 1 }).first().waitFor();
    expect(new URL(page.url()).pathname).toBe("/");
    await close();
  });

  test("the bar on top is 64 px high and stays", async () => {
    for (const viewport of [phone, desktop]) {
      const { page, close } = await open("/how-it-works", { viewport });
      await page.evaluate(() => window.scrollTo(0, 600));
      const box = await page.locator("header").first().boundingBox();
      expect(box?.y).toBe(0);
      expect(Math.round(box?.height ?? 0)).toBeLessThanOrEqual(65);
      expect(Math.round(box?.height ?? 0)).toBeGreaterThanOrEqual(64);
      await close();
    }
  });

  test("the first stop of the keyboard skips to the page", async () => {
    const { page, close } = await open("/pricing");
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Skip to content");
    await page.keyboard.press("Enter");
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("main");
    await close();
  });

  test("without JavaScript the words, the links and the phone's menu are there", async () => {
    const { page, close } = await open("/", { javaScriptEnabled: false });
    await page.locator("header summary:visible").click();
    await page.locator("header").getByRole("link", { name: "Pricing" }).first().click();
    await page.getByRole("heading", { level: 1, name: "Free, no account" }).waitFor();
    await close();
  });
});
