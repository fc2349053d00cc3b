/** Builds the site search index: articles by section, FAQ questions, and listed pages by name. */
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parseArticleAddress } from "#content/articleAddress.ts";
import type { Block } from "#content/blocks.ts";
import { guideStates } from "#content/guideStates.ts";
import { toPlainText } from "#content/plainText.ts";
import type { ContentSearchReply, SearchedPage } from "#contract/contentSearch.ts";
import { stateProgramsOf } from "#domain/aid/allStatePrograms.ts";
import { type StateCode, stateNames } from "#domain/college/states.ts";
import { formatUsd } from "#lib/format.ts";
import { faqQuestions } from "#site/faqQuestions.ts";
import { getShortPageName, pageHeads } from "#site/pageHeads.ts";
import { type PageId, pages } from "#site/pages.ts";
import { compressFile } from "../compress.ts";
import { listBlockTexts } from "./blockWords.ts";
import type { ParsedArticle } from "./parseArticle.ts";

/** Tools, as opposed to pages to read. */
const toolPages: ReadonlySet<PageId> = new Set<PageId>([
  "matchQuiz",
  "costCalculator",
  "colleges",
  "compare",
  "offers",
  "counselor",
  "myPlan",
  "fafsaCalculator",
  "applicationTimeline",
  "collegeVisitPlanner",
]);

/** Words people use for a page that are not in its text. */
const otherWords: Partial<Record<PageId, string>> = {
  matchQuiz: "recommendations, admission odds, reach and safety schools",
  costCalculator: "net price calculator, tuition, room and board",
  colleges: "college search, universities, majors",
  compare: "college comparison",
  offers: "award letters, financial aid package",
  counselor: "ask a question, chat, advice",
  fafsaCalculator: "SAI, EFC, expected family contribution, Pell estimate",
  applicationTimeline: "deadlines, due dates, calendar, checklist",
  collegeVisitPlanner: "campus tour, road trip",
  financialPlanningGuide: "529 plans, student loans, work-study, tax credits",
  divorcedParentsGuide: "custodial and noncustodial parent, two homes",
  yourData: "export, delete or erase my answers, privacy",
  contact: "email, support, report a mistake",
  methodology: "formulas, accuracy, sources of the data",
  waitlist: "notify me, new tools",
};

/** Writes `content-search.json` with its .br and .gz to `outFolder`. */
export async function writeContentSearch(
  articles: readonly ParsedArticle[],
  outFolder: string,
): Promise<void> {
  await mkdir(outFolder, { recursive: true });
  const file = join(outFolder, "content-search.json");
  await writeFile(file, JSON.stringify(buildContentSearch(articles)));
  await compressFile(file);
}

export function buildContentSearch(articles: readonly ParsedArticle[]): ContentSearchReply {
  return { pages: [...listSearchPages(), ...articles.map(toWrittenPage)] };
}

/** By name and description. Pages for one person or one moment are excluded, except a family's plan. */
function listSearchPages(): SearchedPage[] {
  return pages
    .filter(({ id, isIndexed }) => isIndexed || id === "myPlan")
    .map(({ id, path }) => ({
      path,
      title: getShortPageName(id),
      kind: id === "faq" ? "question" : toolPages.has(id) ? "tool" : "page",
      excerpt: pageHeads[id].description,
      also: [pageHeads[id].title, otherWords[id] ?? ""].join(" "),
      sections: id === "faq" ? listQuestions() : [],
    }));
}

/** Each question is a section of its own, named after the question. */
function listQuestions(): SearchedPage["sections"] {
  return faqQuestions.map(({ id, question, answer }) => ({ anchor: id, heading: question, words: answer }));
}

/** What a drawn part says that the page's own blocks do not: the aid programs of a state. */
function listPartTexts(block: Block, state: StateCode | null): string[] {
  if (state === null || block.kind !== "part" || block.name !== "aidFinder") return [];
  return stateProgramsOf(state).flatMap(({ name, agency, how, pays }) => [
    name,
    agency,
    ...(how === null ? [] : [how]),
    ...pays.flatMap(({ amount }) => ("usd" in amount ? [formatUsd(amount.usd)] : [])),
  ]);
}

function toWrittenPage({ article }: ParsedArticle): SearchedPage {
  const { path, title, excerpt, answer, tags, blocks } = article;
  const address = parseArticleAddress(path);
  if (address === null) throw new Error(`No page can stand at ${path}.`);
  const state = address.kind === "state" ? guideStates[address.state] : null;
  const sections = [{ anchor: "", heading: "", words: [toPlainText(answer)] }];
  for (const block of blocks) {
    if (block.kind === "heading") sections.push({ anchor: block.id, heading: block.text, words: [] });
    else sections.at(-1)?.words.push(...listBlockTexts(block), ...listPartTexts(block, state));
  }
  return {
    path,
    title,
    kind: address.kind,
    excerpt,
    also: [...tags, ...(state === null ? [] : [stateNames[state], state])].join(", "),
    sections: sections.map((section) => ({ ...section, words: section.words.join(" ") })),
  };
}
