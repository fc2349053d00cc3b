/** What each written page is rendered from: the page itself, what it leads to by name, and what its drawn parts show. */
import { dirname } from "node:path";
import type { ArticleCard, ArticleLink, ArticlePage } from "#content/article.ts";
import { parseArticleAddress } from "#content/articleAddress.ts";
import { guideStates } from "#content/guideStates.ts";
import type { Colleges } from "#server/colleges.ts";
import { type PageHead, pageHeads, getShortPageName } from "#site/pageHeads.ts";
import { findPage } from "#site/pages.ts";
import { parseOutline } from "./outline.ts";
import type { ParsedArticle } from "./parseArticle.ts";
import { loadCaseStudy } from "./parts/caseStudy.ts";
import { loadStoryPlan } from "./parts/plan.ts";
import { statePartData } from "./parts/registry.ts";

export type Surroundings = { colleges: Colleges; dataFolder: string };

/** Throws where a page leads to another one that does not exist. */
export function buildArticlePages(articles: readonly ParsedArticle[], around: Surroundings): ArticlePage[] {
  const byPath = new Map(articles.map(({ article }) => [article.path, article]));
  const linkOf = (path: string, file: string): ArticleLink => {
    const article = byPath.get(path);
    if (article !== undefined) return { path, title: article.title, excerpt: article.excerpt };
    // A search may be named with what it asks for, as in /colleges?state=GA.
    const page = findPage(path.replace(/[?#].*$/, ""));
    if (page === null) throw new Error(`${file}: leads to ${path}, where no page stands.`);
    const { description }: PageHead = pageHeads[page.id];
    return { path, title: getShortPageName(page.id), excerpt: description };
  };
  return articles.map(({ article, head, file }) => ({
    article,
    tools: head.tools.map((path) => linkOf(path, file)),
    related: head.related.map((path) => linkOf(path, file)),
    asOf: around.colleges.asOf,
    parts: buildParts(article.path, article.blocks, around),
    outline: parseOutline(article.path),
  }));
}

function buildParts(
  path: string,
  blocks: ArticlePage["article"]["blocks"],
  around: Surroundings,
): ArticlePage["parts"] {
  const address = parseArticleAddress(path);
  const parts: ArticlePage["parts"] = {};
  const withRoot = { ...around, rootFolder: dirname(around.dataFolder) };
  for (const block of blocks) {
    if (block.kind === "case") parts[`case:${block.name}`] = loadCaseStudy(block.name, withRoot);
    if (block.kind === "plan") parts[`plan:${block.name}`] = loadStoryPlan(block.name, withRoot);
    if (block.kind !== "part" || address?.kind !== "state") continue;
    parts[block.name] = statePartData[block.name]({ state: guideStates[address.state], ...around });
  }
  return parts;
}

/** The lines of a list of articles, the newest first, and by title within a day. */
export function listCards(articles: readonly ParsedArticle[], kind: "help" | "blog" | "story"): ArticleCard[] {
  return articles
    .map(({ article }) => article)
    .filter(({ path }) => parseArticleAddress(path)?.kind === kind)
    .map(({ path, title, excerpt, category, published, updated, minutes }) => ({
      path,
      title,
      excerpt,
      category,
      published,
      updated,
      minutes,
    }))
    .toSorted(
      (one, other) => other.published.localeCompare(one.published) || one.title.localeCompare(other.title),
    );
}
