/** Written pages in lists: their cards, newest first, and the links from one page to others. */
import type { Article, ArticleCard, ArticleLink } from "#content/article.ts";
import { parseArticleAddress } from "#content/articleAddress.ts";
import { getShortPageName, type PageHead, pageHeads } from "#site/pageHeads.ts";
import { findPage } from "#site/pages.ts";

/** Names what a page leads to; throws if there is no such page. `articles` are all written pages. */
export function createLinks(
  articles: readonly Pick<Article, "path" | "title" | "excerpt">[],
): (path: string, file: string) => ArticleLink {
  const byPath = new Map(articles.map((article) => [article.path, article]));
  return (path, file) => {
    const article = byPath.get(path);
    if (article !== undefined) return { path, title: article.title, excerpt: article.excerpt };
    // A link may include a query, as in /colleges?state=GA.
    const page = findPage(path.replace(/[?#].*$/, ""));
    if (page === null) throw new Error(`${file}: leads to ${path}, where no page stands.`);
    const { description }: PageHead = pageHeads[page.id];
    return { path, title: getShortPageName(page.id), excerpt: description };
  };
}

/** Entries of an article list, newest first, then by title. */
export function listCards(
  articles: readonly { article: ArticleCard }[],
  kind: "help" | "blog" | "story",
): ArticleCard[] {
  return articles
    .map(({ article }) => article)
    .filter(({ path }) => parseArticleAddress(path)?.kind === kind)
    .map(({ path, title, excerpt, category, published, updated, minutes, cover }) => ({
      path,
      title,
      excerpt,
      category,
      published,
      updated,
      minutes,
      ...(cover === undefined ? {} : { cover }),
    }))
    .toSorted(
      (one, other) => other.published.localeCompare(one.published) || one.title.localeCompare(other.title),
    );
}
