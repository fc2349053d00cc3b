/** The site search index: articles by section, FAQ questions, state aid programs, and listed pages by name. */
import type { ParsedArticle } from "#authoring/parseArticle.ts";
import { toSearchedPage, toSearchedPrograms } from "#authoring/searchedPage.ts";
import type { ContentSearchReply, SearchedPage } from "#contract/contentSearch.ts";
import { faqQuestions } from "#site/faqQuestions.ts";
import { getShortPageName, pageHeads } from "#site/pageHeads.ts";
import { type PageId, pages } from "#site/pages.ts";
import { otherNames, otherNamesOfArticles } from "./otherNames.ts";

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

export function buildContentSearch(articles: readonly ParsedArticle[]): ContentSearchReply {
  const written = articles.map(({ article }) => article);
  return {
    pages: [
      ...listSearchPages(),
      ...written.map((article) => toSearchedPage(article, otherNamesOfArticles[article.path])),
      ...written.flatMap(toSearchedPrograms),
    ],
  };
}

/** Pages for one person that people look for by name. */
const personalPages: ReadonlySet<PageId> = new Set<PageId>([
  "myPlan",
  "signIn",
  "account",
  "sharing",
  "family",
  "subscriptionDashboard",
]);

/** By name and description. Other pages for one person or one moment are excluded. */
function listSearchPages(): SearchedPage[] {
  return pages
    .filter(({ id, isIndexed }) => isIndexed || personalPages.has(id))
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
