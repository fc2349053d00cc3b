/** All pages together: unique titles, and working links. */
import { describe, expect, inject, test } from "vitest";
import { pageHeads } from "#site/pageHeads.ts";
import { pages } from "#site/pages.ts";
import { loadShippedColleges } from "../support/shippedColleges.ts";
import { paths, writtenPaths } from "./everyPage.ts";

const colleges = loadShippedColleges();

describe("titles and descriptions", () => {
  test("differ from page to page", () => {
    expect(new Set(Object.values(pageHeads).map((head) => head.title)).size).toBe(pages.length);
    expect(new Set(Object.values(pageHeads).map((head) => head.description)).size).toBe(pages.length);
  });
});

test("both addresses of a page show one screen, and name one of them as its own", async () => {
  const read = async (path: string) => {
    const html = await (await fetch(new URL(path, inject("address")))).text();
    return {
      main: /<main[^]*<\/main>/.exec(html)?.[0],
      own: /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1],
    };
  };
  const twice = pages.filter(({ aliases }) => aliases.length > 0);
  expect(twice.length).toBeGreaterThan(1);
  for (const { path, aliases } of twice) {
    const page = await read(path);
    expect(page.main?.length, path).toBeGreaterThan(1_000);
    expect(page.own, path).toMatch(new RegExp(`${path}$`));
    for (const alias of aliases) expect(await read(alias), alias).toEqual(page);
  }
});

/** A press on these before the page runs opens the question, or the place to bring a list to, once it does. */
const firstQuestions = new Set([
  "/tools/fafsa-calculator#student.start",
  "/application-timeline#class",
  "/my-plan#bring",
]);

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
      // Shared answers and a tool's first question travel in the fragment, which is not an anchor then.
      const isAnchor = hash !== "" && !hash.startsWith("#a=") && !firstQuestions.has(`${pathname}${hash}`);
      const isThere = html !== "" && (!isAnchor || html.includes(`id="${hash.slice(1)}"`));
      if (!isThere) broken.push(`${path} links to ${href}`);
    }
  }
  expect(broken).toEqual([]);
}, 120_000);
