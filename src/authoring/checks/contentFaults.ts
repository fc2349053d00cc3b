/** All problems in the articles, one line each, and notes that are not errors. */

import type { Article } from "#content/article.ts";
import { parseArticleAddress } from "#content/articleAddress.ts";
import type { Block, StatePartName } from "#content/blocks.ts";
import { listBoundFigures, listRuns } from "#content/boundFigures.ts";
import { toPlainText } from "#content/plainText.ts";
import { listAddresses, pages } from "#site/pages.ts";
import type { ParsedArticle } from "../parseArticle.ts";
import { findDeadLinks, type Places } from "./links.ts";
import { calculateReadingGrade, listProse, listProseRuns } from "./readingGrade.ts";
import { calculateSharedShare, listWordRuns } from "./sharedRuns.ts";
import { findTypedFigureFaults } from "./typedFigures.ts";
import { findUncitedDates, findUncitedPassages, isSourced } from "./uncited.ts";

export const contentBounds = {
  readingGrade: 9,
  /** Shared six-word runs between two states' pages of the same kind, in passages without a source. */
  sharedShare: 1 / 3,
  helpWords: 900,
  guideWords: 500,
  /** Fewer is fine if the sourced facts run out; the page is then listed as a note. */
  guidePartWords: 350,
} as const;

export type ContentFaults = { faults: string[]; notes: string[] };

type CollegeSlugs = { summaries: readonly { slug: string }[] };

export function findContentFaults(articles: readonly ParsedArticle[], colleges: CollegeSlugs): ContentFaults {
  const places = collectPlaces(
    articles.map(({ article }) => ({ path: article.path, anchors: listAnchors(article) })),
    colleges,
  );
  const faults = articles.flatMap((one) => findArticleFaults(one, places));
  const checked = articles.filter(({ article }) => article.category !== "A student’s year");
  faults.push(
    ...findTypedFigureFaults(
      new Map(checked.filter(({ isFromRecords }) => !isFromRecords).map(({ file, text }) => [file, text])),
    ),
    ...findRepeated(articles, "title"),
    ...findRepeated(articles, "excerpt"),
    ...findSharedWording(articles),
    ...articles
      .filter(({ article }) => !article.blocks.some(isDrawn))
      .map(({ file }) => `${file}: no figure; draw one from records that answers a reader's question`),
  );
  const notes = articles.flatMap((one) => [...one.pastFigures, ...findShortPages(one)]);
  return { faults, notes };
}

export function findArticleFaults({ file, head, article }: ParsedArticle, places: Places): string[] {
  const faults: string[] = [];
  const grade = calculateReadingGrade(listProse(article));
  if (grade > contentBounds.readingGrade)
    faults.push(`${file}: reading grade ${grade.toFixed(1)}, above ${contentBounds.readingGrade}`);
  for (const passage of findUncitedPassages(article)) faults.push(`${file}: no source behind "${passage}"`);
  for (const date of findUncitedDates(article)) faults.push(`${file}: no source behind the date "${date}"`);
  for (const link of findDeadLinks(article, head, places)) faults.push(`${file}: ${link} leads nowhere`);
  for (const words of findPassingWords(article)) faults.push(`${file}: "${words}" outside what to do now`);
  for (const fact of findTwoPeriods(article)) faults.push(`${file}: ${fact} with two periods`);
  if (head.updated < head.published) faults.push(`${file}: updated before it was published`);
  return faults;
}

/** Parts of a state guide that draw what they say; the others are lists and tables. */
const drawnParts: ReadonlySet<StatePartName> = new Set([
  "collegeCharts",
  "campusFacts",
  "fieldsOfStudy",
  "occupations",
]);

/** Whether a block is a picture: a figure, dates on their strip of months, or prices and chances as bands. */
export function isDrawn(block: Block): boolean {
  if (block.kind === "part") return drawnParts.has(block.name);
  return ["figure", "dates", "plan", "case"].includes(block.kind);
}

/**
 * Records a page shows with two periods, such as "pellMaximum: 2025-26, 2026-27". A table or a figure may compare years, and what
 * has changed is about the year before.
 */
export function findTwoPeriods({ answer, blocks }: Pick<Article, "answer" | "blocks">): string[] {
  const compared = blocks.filter(
    (block) =>
      !["table", "figure"].includes(block.kind) && !(block.kind === "note" && block.tone === "history"),
  );
  const periods = new Map<string, Set<string>>();
  for (const { fact } of listBoundFigures({ answer, blocks: compared })) {
    const [id = "", period = ""] = fact.split("@");
    periods.set(id, (periods.get(id) ?? new Set()).add(period));
  }
  return [...periods].filter(([, all]) => all.size > 1).map(([id, all]) => `${id}: ${[...all].join(", ")}`);
}

/** Words that are true for a few days only, where nothing retires them. */
function findPassingWords(article: Article): string[] {
  if (article.category === "A student’s year") return [];
  const lasting = article.blocks.filter(({ kind }) => kind !== "now");
  return [article.answer, ...lasting.flatMap(listRuns)].flatMap(
    (runs) => toPlainText(runs).match(/\bthis (?:week|month)\b/gi) ?? [],
  );
}

function findShortPages({ file, article }: ParsedArticle): string[] {
  const least = findLeastWords(article.path);
  return article.words < least ? [`${file}: ${article.words} words, fewer than ${least}`] : [];
}

/** How many words a written page at this address has at the least; 0 where any number will do. */
export function findLeastWords(path: string): number {
  const address = parseArticleAddress(path);
  if (address === null) return 0;
  if (address.kind === "help") return contentBounds.helpWords;
  if (address.kind !== "state") return 0;
  return address.part === null ? contentBounds.guideWords : contentBounds.guidePartWords;
}

function findRepeated(articles: readonly ParsedArticle[], key: "title" | "excerpt"): string[] {
  const seen = new Map<string, string>();
  return articles.flatMap(({ file, article }) => {
    const first = seen.get(article[key]);
    seen.set(article[key], file);
    return first === undefined ? [] : [`${file}: the same ${key} as ${first}`];
  });
}

function findSharedWording(articles: readonly ParsedArticle[]): string[] {
  const guides = articles.flatMap(({ file, article, isFromRecords }) => {
    const address = parseArticleAddress(article.path);
    return address?.kind === "state" && !isFromRecords
      ? [{ file, part: address.part, runs: listWordRuns(listFiller(article)) }]
      : [];
  });
  return guides.flatMap((one, index) =>
    guides.slice(index + 1).flatMap((other) => {
      const share = one.part === other.part ? calculateSharedShare(one.runs, other.runs) : 0;
      return share > contentBounds.sharedShare
        ? [`${one.file} and ${other.file} share ${(share * 100).toFixed(0)}% of their six-word runs`]
        : [];
    }),
  );
}

/** Passages that state no sourced fact: a fact that is the same in two states may be said in the same words. */
function listFiller(article: Article): string[] {
  return listProseRuns(article)
    .filter((runs) => !isSourced(runs))
    .map(toPlainText);
}

/** The anchors of a page's headings. */
export function listAnchors({ blocks }: Pick<Article, "blocks">): string[] {
  return blocks.flatMap((block) => (block.kind === "heading" ? [block.id] : []));
}

/** What links may lead to: written pages, listed pages, and colleges. */
export function collectPlaces(
  written: readonly { path: string; anchors: readonly string[] }[],
  { summaries }: CollegeSlugs,
): Places {
  const anchors = new Map(written.map((page) => [page.path, new Set(page.anchors)]));
  const listed = new Set<string>(pages.flatMap(listAddresses));
  const colleges = new Set(summaries.map(({ slug }) => `/colleges/${slug}`));
  return {
    hasPage: (path) => anchors.has(path) || listed.has(path) || colleges.has(path),
    anchorsOf: (path) => anchors.get(path) ?? null,
  };
}
