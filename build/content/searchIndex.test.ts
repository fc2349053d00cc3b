/** The words that the search reads, made of the real pages: complete, light enough, and found by what families type. */
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { beforeAll, describe, expect, test } from "vitest";
import { type ContentSearch, prepareContentSearch } from "#client/contentSearch/contentSearch.ts";
import { type ContentSearchReply, contentSearchEndpoint } from "#contract/contentSearch.ts";
import { runToEnd } from "#lib/steps.ts";
import { faqQuestions } from "#site/faqQuestions.ts";
import type { ParsedArticle } from "./parseArticle.ts";
import { readContent } from "./readContent.ts";
import { buildContentSearch } from "./searchIndex.ts";

let articles: ParsedArticle[];
let reply: ContentSearchReply;
let search: ContentSearch["search"];
beforeAll(async () => {
  // What is wrong with a page, another test says.
  articles = await readContent(join(import.meta.dirname, "..", ".."), []);
  reply = buildContentSearch(articles);
  ({ search } = runToEnd(prepareContentSearch(reply)));
}, 60_000);

test("it fits its shape and is light enough for a phone", () => {
  const text = JSON.stringify(reply);
  expect(contentSearchEndpoint.reply.parse(JSON.parse(text))).toEqual(reply);
  expect(brotliCompressSync(text).length).toBeLessThanOrEqual(200_000);
});

test("every written page is in it with every heading, and every question", () => {
  const byPath = new Map(reply.pages.map((page) => [page.path, page]));
  for (const { article } of articles) {
    const headings = article.blocks.flatMap((block) => (block.kind === "heading" ? [block.id] : []));
    const anchors = byPath.get(article.path)?.sections.map(({ anchor }) => anchor);
    expect(anchors, article.path).toEqual(["", ...headings]);
  }
  expect(byPath.get("/faq")?.sections).toHaveLength(faqQuestions.length);
});

test("pages for one person or one moment are not in it, the family's plan is", () => {
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
