/** Builds the site search index: articles by section, FAQ questions, state aid programs, and listed pages by name. */
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
  "essays",
  "counselor",
  "myPlan",
  "fafsaCalculator",
  "applicationTimeline",
  "collegeVisitPlanner",
]);

/** What people call a page that its title does not say. */
const otherNames: Partial<Record<PageId, readonly string[]>> = {
  matchQuiz: ["match quiz", "recommendations", "admission odds", "reach and safety schools"],
  costCalculator: ["net price calculator", "tuition", "room and board", "cost"],
  colleges: ["college search", "universities", "majors"],
  compare: ["college comparison", "compare"],
  offers: ["award letters", "award letter", "financial aid package"],
  essays: ["essays", "supplements", "personal statement", "common app essay"],
  counselor: ["ask a question", "chat", "advice"],
  fafsaCalculator: [
    "SAI",
    "student aid index",
    "EFC",
    "expected family contribution",
    "Pell estimate",
    "Pell Grant",
    "Pell",
  ],
  applicationTimeline: ["deadlines", "due dates", "calendar", "checklist", "timeline"],
  collegeVisitPlanner: ["visits", "campus visits", "campus tour", "road trip"],
  financialPlanningGuide: ["529 plans", "student loans", "work-study", "tax credits", "loans"],
  divorcedParentsGuide: ["custodial and noncustodial parent", "two homes", "divorced parents", "CSS Profile"],
  yourData: ["export", "delete or erase my answers", "privacy"],
  contact: ["email", "support", "report a mistake"],
  methodology: ["formulas", "accuracy", "sources of the data"],
  waitlist: ["notify me", "new tools"],
};

/** The same for written pages, by address. */
const otherNamesOfArticles: Readonly<Record<string, readonly string[]>> = {
  "/help/fafsa-completion-guide": ["FAFSA deadline", "FAFSA deadlines", "how to file the FAFSA"],
  "/help/understanding-need-based-vs-merit-aid": ["merit aid", "need-based aid", "merit scholarships"],
  "/help/early-decision-vs-regular-decision": ["early decision", "early action"],
  "/help/test-optional-strategies": ["test-optional", "test optional"],
  "/help/scholarship-search-strategies": ["scholarships"],
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
  return { pages: [...listSearchPages(), ...articles.map(toWrittenPage), ...articles.flatMap(listPrograms)] };
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
      names: [...(otherNames[id] ?? [])],
      also: pageHeads[id].title,
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
  const address = readAddress(path);
  const state = readState(path);
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
    names: [
      ...(otherNamesOfArticles[path] ?? []),
      ...(state !== null && address.kind === "state" && address.part === null ? [stateNames[state]] : []),
    ],
    also: [...tags, ...(state === null ? [] : [stateNames[state], state])].join(", "),
    sections: sections.map((section) => ({ ...section, words: section.words.join(" ") })),
  };
}

/** The aid programs that a page draws, each at its own anchor there. */
function listPrograms({ article: { path, blocks } }: ParsedArticle): SearchedPage[] {
  const state = readState(path);
  if (state === null || !blocks.some((block) => block.kind === "part" && block.name === "aidFinder"))
    return [];
  return stateProgramsOf(state).map(({ id, name, agency, how }) => ({
    path: `${path}#${id}`,
    title: name,
    kind: "program",
    excerpt: [`${stateNames[state]}, from ${agency}.`, how ?? ""].join(" ").trim(),
    names: [],
    also: `${stateNames[state]}, ${state}`,
    sections: [],
  }));
}

function readAddress(path: string) {
  const address = parseArticleAddress(path);
  if (address === null) throw new Error(`No page can stand at ${path}.`);
  return address;
}

function readState(path: string): StateCode | null {
  const address = readAddress(path);
  return address.kind === "state" ? guideStates[address.state] : null;
}
