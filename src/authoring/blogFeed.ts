/** The blog's RSS feed: every article, newest first. The server replaces the address placeholder. */
import { Feed } from "feed";
import { blogFeed } from "#site/blogFeed.ts";
import { publicUrlPlaceholder } from "#site/head.ts";
import { pageHeads } from "#site/pageHeads.ts";
import { listCards } from "./articleLists.ts";
import type { ListedPage } from "./library.ts";

export function buildBlogFeed(pages: readonly ListedPage[]): string {
  const cards = listCards(
    pages.map((article) => ({ article })),
    "blog",
  );
  const tags = new Map(pages.map(({ path, tags }) => [path, tags]));
  const lastChange = cards
    .map(({ updated }) => updated)
    .toSorted()
    .at(-1);
  const feed = new Feed({
    id: `${publicUrlPlaceholder}/blog`,
    link: `${publicUrlPlaceholder}/blog`,
    title: blogFeed.title,
    description: pageHeads.blog.description,
    language: "en-US",
    image: `${publicUrlPlaceholder}/icon-512.png`,
    copyright: "Tassel",
    generator: "Tassel",
    feedLinks: { rss: `${publicUrlPlaceholder}${blogFeed.path}` },
    // Derived from the content rather than the build, so that the same content gives the same file.
    ...(lastChange === undefined ? {} : { updated: toNoon(lastChange) }),
  });
  for (const { path, title, excerpt, category, published } of cards) {
    feed.addItem({
      id: `${publicUrlPlaceholder}${path}`,
      link: `${publicUrlPlaceholder}${path}`,
      title,
      description: excerpt,
      date: toNoon(published),
      category: [category, ...(tags.get(path) ?? [])].map((name) => ({ name })),
    });
  }
  return feed.rss2();
}

/** The same day in every American time zone. */
function toNoon(day: string): Date {
  return new Date(`${day}T17:00:00Z`);
}
