/** The search index on the real pages: complete, small enough, and found by what families type. */
import { brotliCompressSync } from "node:zlib";
import { beforeAll, describe, expect, test } from "vitest";
import { type ContentSearch, prepareContentSearch } from "#client/contentSearch/contentSearch.ts";
import { type ContentSearchReply, contentSearchEndpoint } from "#contract/contentSearch.ts";
import { runToEnd } from "#lib/steps.ts";
import { faqQuestions } from "#site/faqQuestions.ts";
import { readTestContent } from "../../test/support/readTestContent.ts";
import type { ParsedArticle } from "./parseArticle.ts";
import { buildContentSearch } from "./searchIndex.ts";

let articles: ParsedArticle[];
let reply: ContentSearchReply;
let search: ContentSearch["search"];
beforeAll(async () => {
  // Problems in a page are another test's concern.
  articles = await readTestContent();
  reply = buildContentSearch(articles);
  ({ search } = runToEnd(prepareContentSearch(reply)));
}, 60_000);

test("it matches its schema and is small enough for a phone", () => {
  const text = JSON.stringify(reply);
  expect(contentSearchEndpoint.replies[200].parse(JSON.parse(text))).toEqual(reply);
  expect(brotliCompressSync(text).length).toBeLessThanOrEqual(200_000);
});

test("every article is in it with every heading, and every question", () => {
  const byPath = new Map(reply.pages.map((page) => [page.path, page]));
  for (const { article } of articles) {
    const headings = article.blocks.flatMap((block) => (block.kind === "heading" ? [block.id] : []));
    const anchors = byPath.get(article.path)?.sections.map(({ anchor }) => anchor);
    expect(anchors, article.path).toEqual(["", ...headings]);
  }
  expect(byPath.get("/faq")?.sections).toHaveLength(faqQuestions.length);
});

test("pages for one person or one moment are excluded, except the family's plan", () => {
  const paths = reply.pages.map(({ path }) => path);
  expect(paths).toContain("/my-plan");
  expect(paths.filter((path) => /^\/(admin|sign-in|trip-results|subscription)/.test(path))).toEqual([]);
  expect(new Set(paths).size).toBe(paths.length);
});

describe("what families type leads to the page that answers it", () => {
  test.each([
    ["fafsa", "/help/fafsa-completion-guide"],
    ["fafsa calculator", "/tools/fafsa-calculator"],
    ["SAI", "/tools/fafsa-calculator"],
    ["net price calculator", "/college-cost-calculator"],
    ["early decison", "/help/early-decision-vs-regular-decision"],
    ["sholarships", "/help/scholarship-search-strategies"],
    ["test optional", "/help/test-optional-strategies"],
    ["divorced parents", "/divorced-parents-guide"],
    ["texas financial aid", "/college-planning-texas/financial-aid"],
    ["OH grants", "/college-planning-ohio/financial-aid"],
    ["campus life georgia", "/college-planning-georgia/campus-life"],
    ["is it free", "/faq#is-it-free"],
    ["delete my data", "/your-data"],
    ["compare offers", "/offers"],
  ])("%s: %s", (query, path) => {
    const top = search(query, 3)?.hits.map(({ to }) => to) ?? [];
    expect(
      top.some((to) => to === path || to.startsWith(`${path}#`)),
      top.join(", "),
    ).toBe(true);
  });
});
