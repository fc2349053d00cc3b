/** Gathers what each article is rendered from: its content, the names of linked pages, and the data of its charts and tables. */
import { dirname } from "node:path";
import { createLinks } from "#authoring/articleLists.ts";
import type { ParsedArticle } from "#authoring/parseArticle.ts";
import type { ArticlePage } from "#content/article.ts";
import { parseArticleAddress } from "#content/articleAddress.ts";
import { guideStates } from "#content/guideStates.ts";
import type { Colleges } from "#server/colleges.ts";
import { parseOutline } from "./outline.ts";
import { loadCaseStudy } from "./parts/caseStudy.ts";
import { loadStoryPlan } from "./parts/plan.ts";
import { statePartData } from "./parts/registry.ts";

export type Surroundings = { colleges: Colleges; dataFolder: string };

/** Throws if a page links to another that does not exist. */
export function buildArticlePages(articles: readonly ParsedArticle[], around: Surroundings): ArticlePage[] {
  return articles.map(createArticlePages(articles, around));
}

/** Makes the page of one article; `articles` are all of them, for the titles of what a page leads to. */
export function createArticlePages(
  articles: readonly ParsedArticle[],
  around: Surroundings,
): (article: ParsedArticle) => ArticlePage {
  const linkOf = createLinks(articles.map(({ article }) => article));
  return ({ article, head, file }) => ({
    article,
    tools: head.tools.map((path) => linkOf(path, file)),
    related: head.related.map((path) => linkOf(path, file)),
    asOf: around.colleges.asOf,
    parts: buildParts(article.path, article.blocks, around),
    outline: parseOutline(article.path),
  });
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
