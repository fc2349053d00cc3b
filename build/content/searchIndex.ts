/** The site search index: articles by section, FAQ questions, state aid programs, and listed pages by name. */
import type { ParsedArticle } from "#authoring/parseArticle.ts";
import { toSearchedPage, toSearchedPrograms } from "#authoring/searchedPage.ts";
import type { ContentSearchReply, SearchedPage } from "#contract/contentSearch.ts";
import { faqQuestions } from "#site/faqQuestions.ts";
import { getShortPageName, pageHeads } from "#site/pageHeads.ts";
import { type PageId, pages } from "#site/pages.ts";

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
  matchQuiz: ["match quiz", "recommendations", "admission odds", "reach and safety schools", "chance me"],
  costCalculator: [
    "net price calculator",
    "net price",
    "tuition",
    "room and board",
    "cost",
    "college cost",
    "how much does college cost",
  ],
  colleges: ["college search", "universities", "majors"],
  compare: ["college comparison", "compare"],
  offers: ["award letters", "award letter", "financial aid package", "financial aid appeal", "appeal letter"],
  essays: ["essays", "supplements", "personal statement", "common app essay", "essay help"],
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
  applicationTimeline: ["deadlines", "due dates", "calendar", "checklist", "timeline", "when to apply"],
  collegeVisitPlanner: ["visits", "college visits", "campus visits", "campus tour", "road trip"],
  financialPlanningGuide: [
    "financial aid",
    "paying for college",
    "529 plans",
    "student loans",
    "work-study",
    "tax credits",
    "loans",
  ],
  divorcedParentsGuide: [
    "custodial and noncustodial parent",
    "two homes",
    "divorced parents",
    "stepparents",
    "stepmom",
    "stepdad",
    "CSS Profile",
  ],
  yourData: ["export", "delete or erase my answers", "privacy"],
  signIn: ["sign in", "log in", "login", "sign up", "forgot password"],
  account: ["delete my account", "my account", "change password"],
  sharing: ["invite my parents", "invite a parent", "share my plan"],
  subscriptionDashboard: ["cancel subscription", "cancel my subscription", "billing"],
  contact: ["email", "support", "report a mistake"],
  methodology: ["formulas", "accuracy", "sources of the data"],
  waitlist: ["notify me", "new tools"],
  stateGuides: [
    "state grants",
    "state scholarships",
    "state financial aid",
    "state aid",
    "state programs",
    "in-state tuition",
    "out-of-state tuition",
    "residency",
  ],
};

/** The same for written pages, by address. */
const otherNamesOfArticles: Readonly<Record<string, readonly string[]>> = {
  "/help/fafsa-completion-guide": ["FAFSA deadline", "FAFSA deadlines", "how to file the FAFSA"],
  "/help/understanding-need-based-vs-merit-aid": [
    "merit aid",
    "need-based aid",
    "merit scholarships",
    "grants",
  ],
  "/help/early-decision-vs-regular-decision": ["early decision", "early action"],
  "/help/test-optional-strategies": ["test-optional", "test optional"],
  "/help/scholarship-search-strategies": ["scholarships"],
  "/blog/community-college-first": ["community college", "transfer"],
  "/college-planning-california/academic-prep": ["A-G", "A-G requirements", "A-G courses"],
};

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
