/** Data for the listed pages: data set figures, back-tests, and article lists. */
import { guidePath, guideStateSlugs, guideStates } from "#content/guideStates.ts";
import { storyChapters, storyPath } from "#content/storyChapters.ts";
import type { StateGuidesPage } from "#contract/articleLists.ts";
import { stateNames } from "#domain/college/states.ts";
import type { Colleges } from "#server/colleges.ts";
import type { PageId } from "#site/pages.ts";
import { cardsOf } from "./content/articlePages.ts";
import type { ParsedArticle } from "./content/parseArticle.ts";
import { methodologyDataOf } from "./methodologyData.ts";

/** Null if a page needs none. The result must be JSON-serializable. */
export function pageDataOf(pageId: PageId, colleges: Colleges, articles: readonly ParsedArticle[]): unknown {
  switch (pageId) {
    case "methodology":
      return methodologyDataOf(colleges);
    case "help":
      return { articles: cardsOf(articles, "help") };
    case "blog":
      return { articles: cardsOf(articles, "blog"), chapters: chaptersOf(articles) };
    case "stateGuides":
      return stateGuidesOf(colleges, articles);
    default:
      return null;
  }
}

/** The articles a listed page links to, for structured data; null if it lists none. */
export function gatheredBy(
  pageId: PageId,
  articles: readonly ParsedArticle[],
): { name: string; url: string }[] | null {
  const named = (list: readonly { title: string; path: string }[]) =>
    list.map(({ title, path }) => ({ name: title, url: path }));
  if (pageId === "help") return named(cardsOf(articles, "help"));
  if (pageId === "blog") return named([...cardsOf(articles, "blog"), ...chaptersOf(articles)]);
  if (pageId !== "stateGuides") return null;
  return guideStateSlugs.map((slug) => ({ name: stateNames[guideStates[slug]], url: guidePath(slug, null) }));
}

function chaptersOf(articles: readonly ParsedArticle[]) {
  const cards = cardsOf(articles, "story");
  return storyChapters.flatMap((chapter) => cards.filter(({ path }) => path === storyPath(chapter)));
}

function stateGuidesOf(colleges: Colleges, articles: readonly ParsedArticle[]): StateGuidesPage {
  return {
    states: guideStateSlugs.map((slug) => {
      const guide = articles.find(({ article }) => article.path === guidePath(slug, null));
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
