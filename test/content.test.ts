/** All of /content: nothing wrong with any page, every address of the specification written, every page rendered with its words. */
import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { bindDate } from "#authoring/boundFacts.ts";
import { contentBounds, findContentFaults } from "#authoring/checks/contentFaults.ts";
import type { ParsedArticle } from "#authoring/parseArticle.ts";
import { type ArticlePage, articlePageSchema } from "#content/article.ts";
import { parseArticleAddress } from "#content/articleAddress.ts";
import { articleToolNames, statePartNames } from "#content/blocks.ts";
import { guideStateSlugs, guideStates, listGuideParts, toGuidePath } from "#content/guideStates.ts";
import { toPlainText } from "#content/plainText.ts";
import { storyChapters, toStoryPath } from "#content/storyChapters.ts";
import { statesInDepth } from "#domain/college/stateGuides.ts";
import { stateNames } from "#domain/college/states.ts";
import { buildArticleHead } from "#site/articleHead.ts";
import { buildArticlePages } from "../build/content/articlePages.ts";
import { readTestContent, readTestFacts } from "./support/readTestContent.ts";
import { renderScreen } from "./support/renderScreen.tsx";
import { loadShippedColleges } from "./support/shippedColleges.ts";

const root = resolve(import.meta.dirname, "..");
const dataFolder = join(root, "data");
let articles: ParsedArticle[];
let pages: ArticlePage[];

beforeAll(async () => {
  articles = await readTestContent();
  pages = buildArticlePages(articles, { colleges: loadShippedColleges(), dataFolder });
}, 60_000);

/** The specification's section 2: help articles and the fixed articles of the blog. */
const helpSlugs = [
  "building-college-list-strategy",
  "understanding-college-rankings-fit",
  "campus-visit-planning",
  "making-final-college-decision",
  "freshman-sophomore-preparation",
  "junior-year-planning-checklist",
  "senior-year-application-timeline",
  "early-decision-vs-regular-decision",
  "fafsa-completion-guide",
  "understanding-need-based-vs-merit-aid",
  "scholarship-search-strategies",
  "comparing-financial-aid-packages",
  "sat-vs-act-guide",
  "creating-effective-study-schedule",
  "test-optional-strategies",
  "subject-test-ap-exam-planning",
];
const fixedPosts = [
  "college-planning-demystified",
  "success-stories-and-case-studies",
  "college-application-strategies",
  "behind-the-platform",
];

describe("the written pages", () => {
  test("are each what a browser takes when a link inside the app leads to them", () => {
    const refused = pages.flatMap((page) => {
      const read = articlePageSchema.safeParse(JSON.parse(JSON.stringify(page)));
      return read.success ? [] : [`${page.article.path}: ${read.error.issues[0]?.message}`];
    });
    expect(refused).toEqual([]);
  });

  /** What is drawn from records, each with its text. A strip of dates and a rule as a card count too. */
  const drawnKinds: ReadonlySet<string> = new Set(["figure", "dates", "plan", "case"]);
  const drawnParts: ReadonlySet<string> = new Set(["collegeCharts", "campusFacts", "fieldsOfStudy"]);
  test("each have a picture drawn from records", () => {
    const without = pages.filter(
      ({ article: { blocks } }) =>
        !blocks.some(
          (block) => drawnKinds.has(block.kind) || (block.kind === "part" && drawnParts.has(block.name)),
        ),
    );
    expect(without.map(({ article }) => article.path)).toEqual([]);
  });

  test("draw prices on every guide to a state", () => {
    const guides = pages.filter(({ article: { path } }) => {
      const address = parseArticleAddress(path);
      return address?.kind === "state" && path === toGuidePath(address.state, null);
    });
    expect(guides).toHaveLength(guideStateSlugs.length);
    const without = guides.filter(
      ({ article: { blocks } }) => !blocks.some((block) => block.kind === "figure" && block.draw !== "rule"),
    );
    expect(without.map(({ article }) => article.path)).toEqual([]);
  });

  // A short answer is quoted without its page. One "expected" keeps the label off every date after it, so each sentence says it.
  test("say in each sentence of the short answer which dates are only expected", async () => {
    const book = await readTestFacts();
    const { asOf } = loadShippedColleges();
    let dates = 0;
    for (const file of readdirSync(join(root, "content"), { recursive: true, encoding: "utf8" })) {
      if (!file.endsWith(".md")) continue;
      const answer = /^answer: (.*)$/m.exec(readFileSync(join(root, "content", file), "utf8"))?.[1] ?? "";
      const sentences = answer.split(/(?<=[.?!])\s/).filter((sentence) =>
        [...sentence.matchAll(/\{\{fact:([^}]+)\}\}/g)].some(([, reference = ""]) => {
          const { value } = bindDate(reference, { book, period: null, asOf });
          return value?.standing === "expected";
        }),
      );
      dates += sentences.length;
      // Where the word is nowhere, the label stands beside the date.
      const silent = /expected/.test(answer) ? sentences.filter((one) => !/expected/.test(one)) : [];
      expect(silent, file).toEqual([]);
    }
    expect(dates).toBeGreaterThan(8);
  });

  test("have no fault: grade, sources, links, heads and wording of their own", () => {
    const { faults, notes } = findContentFaults(articles, loadShippedColleges());
    // Worth knowing, and printed by npm run check: pages past a figure's year, and pages shorter than the rest.
    if (notes.length > 0) console.info(notes.join("\n"));
    expect(faults).toEqual([]);
  });

  test("stand at every address of the specification", () => {
    const written = new Set(articles.map(({ article }) => article.path));
    const wanted = [
      ...helpSlugs.map((slug) => `/help/${slug}`),
      ...fixedPosts.map((slug) => `/blog/${slug}`),
      ...storyChapters.map(toStoryPath),
      ...guideStateSlugs.flatMap((slug) =>
        [null, ...listGuideParts(slug)].map((part) => toGuidePath(slug, part)),
      ),
    ];
    expect(wanted.filter((path) => !written.has(path))).toEqual([]);
    expect(wanted).toHaveLength(16 + 4 + 7 + 107 + 37);
    const posts = articles.filter(({ article }) => parseArticleAddress(article.path)?.kind === "blog");
    expect(posts.length).toBeGreaterThanOrEqual(fixedPosts.length + 6);
  });

  test("tell search engines what they are: an article with all that is required and recommended, and its place", () => {
    const site = "https://tassel.example";
    for (const { article } of pages) {
      const data = buildArticleHead(article).structuredData(site);
      const byType = (type: string) => data.filter((one) => one["@type"] === type);
      const [told] = byType("Article");
      expect(told, article.path).toMatchObject({
        headline: article.title,
        description: article.excerpt,
        image: expect.stringMatching(/^https:\/\/tassel\.example\/og\/.+\.png$/),
        datePublished: article.published,
        dateModified: article.updated,
        wordCount: article.words,
        author: { "@type": "Organization", name: "Tassel" },
        publisher: { name: "Tassel", logo: { "@type": "ImageObject" } },
      });
      expect(article.title.length).toBeLessThanOrEqual(110);
      const [trail] = byType("BreadcrumbList");
      expect(JSON.stringify(trail)).toContain(`${site}${article.path}`);
      // A test day or a deadline is no event: nobody attends it at one address.
      expect(byType("Event"), article.path).toEqual([]);
      const address = parseArticleAddress(article.path);
      const subject =
        address?.kind === "state"
          ? expect.stringMatching(new RegExp(`^[A-Z].+ in ${stateNames[guideStates[address.state]]}$`))
          : article.tags[0];
      expect(told?.["about"], article.path).toEqual({ "@type": "Thing", name: subject });
    }
  });

  test("help articles have the words their subject needs, and each its tool", () => {
    const help = articles.filter(({ article }) => parseArticleAddress(article.path)?.kind === "help");
    for (const { file, article } of help) {
      expect(article.words, file).toBeGreaterThanOrEqual(contentBounds.helpWords);
      expect(
        article.blocks.filter(({ kind }) => kind === "tool"),
        file,
      ).toHaveLength(1);
    }
  });

  test("every guide has its drawn parts, and every part and tool stands on some page", () => {
    const named = new Set(
      articles.flatMap(({ article }) =>
        article.blocks.flatMap((block) =>
          block.kind === "part" || block.kind === "tool" ? [block.name] : [],
        ),
      ),
    );
    const unused = new Set(["collegePrice"]);
    expect(
      [...statePartNames, ...articleToolNames].filter((name) => !named.has(name) && !unused.has(name)),
    ).toEqual([]);
    for (const slug of guideStateSlugs) {
      const partsOn = (path: string) =>
        Object.keys(pages.find(({ article }) => article.path === path)?.parts ?? {});
      if (!statesInDepth.has(guideStates[slug])) {
        expect(partsOn(toGuidePath(slug, null)).toSorted(), slug).toEqual([
          "aidFinder",
          "collegeTable",
          "guaranteeFinder",
        ]);
        continue;
      }
      expect(partsOn(toGuidePath(slug, "colleges")).toSorted(), slug).toEqual([
        "collegeCharts",
        "collegeTable",
      ]);
      expect(partsOn(toGuidePath(slug, "campus-life")), slug).toEqual(["campusFacts"]);
      expect(partsOn(toGuidePath(slug, "career-planning")).toSorted(), slug).toEqual([
        "fieldsOfStudy",
        "occupations",
      ]);
    }
  });

  test("every chapter and every case says that it is made up from many", () => {
    for (const { article } of articles) {
      const isStory = parseArticleAddress(article.path)?.kind === "story";
      const hasCases = article.blocks.some(({ kind }) => kind === "case");
      if (!isStory && !hasCases) continue;
      const text = [toPlainText(article.answer), ...article.blocks.flatMap(extractProse)].join(" ");
      expect(text, article.path).toMatch(/composite/i);
    }
  });

  test("every page renders all its paragraphs, headings and sources, with one h1", async () => {
    for (const page of pages) {
      const html = await renderScreen(page.article.path, page);
      expect(html.match(/<h1[\s>]/g), page.article.path).toHaveLength(1);
      const text = normalizeLetters(html.replaceAll(/<[^>]+>/g, " "));
      for (const block of page.article.blocks) {
        if (block.kind === "heading") expect(text, page.article.path).toContain(normalizeLetters(block.text));
        if (block.kind !== "paragraph") continue;
        const longest = block.text
          .filter((run) => typeof run === "string")
          .toSorted((a, b) => b.length - a.length)[0];
        if (longest !== undefined) expect(text, page.article.path).toContain(normalizeLetters(longest));
      }
      for (const [at] of page.article.sources.entries()) expect(html).toContain(`id="source-${at + 1}"`);
    }
  }, 120_000);
});

function extractProse(block: ArticlePage["article"]["blocks"][number]): string[] {
  if (block.kind === "paragraph") return [toPlainText(block.text)];
  return block.kind === "note" ? block.paragraphs.map(toPlainText) : [];
}

/** Letters and digits alone: marks are written in HTML in several ways. */
function normalizeLetters(text: string): string {
  return text.replaceAll(/&[a-z#0-9x]+;/g, "").replaceAll(/[^A-Za-z0-9]+/g, "");
}
