/** Data for the listed pages: data set figures, back-tests, and article lists. */

import { listCards } from "#authoring/articleLists.ts";
import type { ParsedArticle } from "#authoring/parseArticle.ts";
import { guideStateSlugs, guideStates, toGuidePath } from "#content/guideStates.ts";
import { storyChapters, toStoryPath } from "#content/storyChapters.ts";
import type { StateGuidesPage } from "#contract/articleLists.ts";
import { stateNames } from "#domain/college/states.ts";
import type { Colleges } from "#server/colleges.ts";
import type { PageId } from "#site/pages.ts";
import { buildDevelopersData } from "./developersData.ts";
import { buildMethodologyData } from "./methodologyData.ts";

/** Null if a page needs none. The result must be JSON-serializable. */
export function buildPageData(
  pageId: PageId,
  colleges: Colleges,
  articles: readonly ParsedArticle[],
): unknown {
  switch (pageId) {
    case "methodology":
      return buildMethodologyData(colleges);
    case "developers":
      return buildDevelopersData(colleges);
    case "help":
      return { articles: listCards(articles, "help") };
    case "blog":
      return { articles: listCards(articles, "blog"), chapters: listChapters(articles) };
    case "stateGuides":
      return listStateGuides(colleges, articles);
    default:
      return null;
  }
}

/** The articles a listed page links to, for structured data; null if it lists none. */
export function listGatheredPages(
  pageId: PageId,
  articles: readonly ParsedArticle[],
): { name: string; url: string }[] | null {
  const named = (list: readonly { title: string; path: string }[]) =>
    list.map(({ title, path }) => ({ name: title, url: path }));
  if (pageId === "help") return named(listCards(articles, "help"));
  if (pageId === "blog") return named([...listCards(articles, "blog"), ...listChapters(articles)]);
  if (pageId !== "stateGuides") return null;
  return guideStateSlugs.map((slug) => ({
    name: stateNames[guideStates[slug]],
    url: toGuidePath(slug, null),
  }));
}

function listChapters(articles: readonly ParsedArticle[]) {
  const cards = listCards(articles, "story");
  return storyChapters.flatMap((chapter) => cards.filter(({ path }) => path === toStoryPath(chapter)));
}

function listStateGuides(colleges: Colleges, articles: readonly ParsedArticle[]): StateGuidesPage {
  return {
    states: guideStateSlugs.map((slug) => {
      const guide = articles.find(({ article }) => article.path === toGuidePath(slug, null));
      const own = colleges.summaries.filter(
        (college) => college.state === guideStates[slug] && college.isDegreeGranting,
      );
      return {
        slug,
        excerpt: guide?.article.excerpt ?? "",
        colleges: own.length,
        fourYear: own.filter(({ level }) => level === "fourYear").length,
      };
    }),
  };
}
