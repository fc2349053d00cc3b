/** The search index on the real pages: complete, small enough, and found by what families type. */
import { brotliCompressSync } from "node:zlib";
import { beforeAll, describe, expect, test } from "vitest";
import type { ParsedArticle } from "#authoring/parseArticle.ts";
import { type ContentSearch, prepareContentSearch } from "#client/contentSearch/contentSearch.ts";
import { type ContentSearchReply, contentSearchEndpoint } from "#contract/contentSearch.ts";
import { allStatePrograms } from "#domain/aid/allStatePrograms.ts";
import { runToEnd } from "#lib/steps.ts";
import { faqQuestions } from "#site/faqQuestions.ts";
import { readTestContent } from "../../test/support/readTestContent.ts";
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

test("pages for one person or one moment are excluded, except those people look for by name", () => {
  const paths = reply.pages.map(({ path }) => path);
  for (const path of ["/my-plan", "/sign-in", "/account", "/sharing", "/subscription-dashboard"])
    expect(paths).toContain(path);
  expect(
    paths.filter((path) =>
      /^\/(admin|trip-results|invitation|stop-reminders|subscription-success)/.test(path),
    ),
  ).toEqual([]);
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
    ["OH financial aid", "/college-planning-ohio/financial-aid"],
  ])("%s: %s", (query, path) => {
    const top = search(query, 3)?.hits.map(({ to }) => to) ?? [];
    expect(
      top.some((to) => to === path || to.startsWith(`${path}#`)),
      top.join(", "),
    ).toBe(true);
  });

  test.each([
    ["pell grant", "/tools/fafsa-calculator"],
    ["Pell", "/tools/fafsa-calculator"],
    ["match quiz", "/college-match-quiz"],
    ["compare", "/compare"],
    ["essays", "/essays"],
    ["visits", "/college-visit-planner"],
    ["deadlines", "/application-timeline"],
    ["award letter", "/offers"],
    ["ohio", "/college-planning-ohio"],
    ["FAFSA deadline", "/help/fafsa-completion-guide"],
    ["merit aid", "/help/understanding-need-based-vs-merit-aid"],
    ["early decision", "/help/early-decision-vs-regular-decision"],
    ["cal grant a", "/college-planning-california/financial-aid#calGrantA"],
    ["excelsior scholarship", "/college-planning-new-york/financial-aid#newYorkExcelsior"],
    ["bright futures", "/college-planning-florida/financial-aid"],
    ["hope scholarship", "/college-planning-georgia/financial-aid#"],
    ["css profile", "/divorced-parents-guide"],
    ["fasfa", "/help/fafsa-completion-guide"],
    ["fasfa deadline", "/help/fafsa-completion-guide"],
    ["calgrant", "/college-planning-california/financial-aid#calGrantA"],
    ["financial aid appeal", "/offers"],
    ["net price", "/college-cost-calculator"],
    ["how much does college cost", "/college-cost-calculator"],
    ["essay help", "/essays"],
    ["when to apply", "/application-timeline"],
    ["college visits", "/college-visit-planner"],
    ["community college", "/blog/community-college-first"],
    ["stepmom", "/divorced-parents-guide"],
    ["login", "/sign-in"],
    ["cancel subscription", "/subscription-dashboard"],
    ["delete my account", "/account"],
    ["invite my parents", "/sharing"],
  ])("%s: first of all %s", (query, path) => {
    expect(
      search(query, 1)?.hits[0]?.to.startsWith(path),
      search(query, 4)
        ?.hits.map(({ to }) => to)
        .join(", "),
    ).toBe(true);
  });
});

test("each aid program of a state is found by its name, at its own anchor", () => {
  const programs = reply.pages.filter(({ kind }) => kind === "program");
  expect(programs).toHaveLength(allStatePrograms.length);
  for (const { title, path } of programs) {
    const hits = search(title, 3)?.hits.map(({ to }) => to);
    expect(hits, title).toContain(path);
  }
});
