/**
 * The posts that readers can see, read from the store: their pages, and the blog's list, feed, search and sitemap with
 * them. Each process asks the store anew every two seconds at most, so that all of them show the same soon.
 */

import { listCards } from "#authoring/articleLists.ts";
import { buildBlogFeed } from "#authoring/blogFeed.ts";
import { listAnchors } from "#authoring/checks/contentFaults.ts";
import { createFigures } from "#authoring/figures.ts";
import { type LibraryPage, listNamedFacts, toListedPage } from "#authoring/library.ts";
import type { PostSurroundings } from "#authoring/post.ts";
import { toSearchedPage } from "#authoring/searchedPage.ts";
import { type ArticlePage, articlePageSchema } from "#content/article.ts";
import { blogPageSchema } from "#contract/articleLists.ts";
import { contentSearchEndpoint } from "#contract/contentSearch.ts";
import { compressedFile, findContentType, revalidated, type ServedFile } from "#server/http/servedFile.ts";
import { longWorkOf, WorkRefused } from "#server/longWork/longWork.ts";
import { publicUrlPlaceholder } from "#server/pageFilling.ts";
import type { ServerParts } from "#server/parts.ts";
import { pageFile, readText } from "#server/site.ts";
import type { Store } from "#server/store/store.ts";
import { listPosts, type PostStatus, readStatus, readVersion } from "./store.ts";

/** How long what was read is taken for true. */
const freshMs = 2_000;

type Live = { slug: string; id: string; status: PostStatus };
type Rendered = {
  /** By slug. */
  pages: ReadonlyMap<string, ArticlePage>;
  gone: ReadonlySet<string>;
  /** Files that were made of them, by name, each once. */
  made: Map<string, Promise<ServedFile>>;
};

export type PublishedPosts = {
  /** The page at /blog/{slug}; "gone" where a post was taken down; null where none is. */
  page: (slug: string) => Promise<ServedFile | "gone" | null>;
  /** A page's data by the name it has in /api/page-data; null if it is not of a post. */
  data: (name: string) => Promise<ServedFile | null>;
  /** Null where nothing is published: then the file that was built is right. */
  blog: () => Promise<ServedFile | null>;
  feed: () => Promise<ServedFile | null>;
  search: () => Promise<ServedFile | null>;
  /** For the sitemap, with the day each was last changed. */
  addresses: () => Promise<readonly { path: string; updated: string }[]>;
  /** For links and lists, as written pages are known. */
  listed: () => Promise<readonly LibraryPage[]>;
  /** What a post is checked against. */
  surroundings: () => Promise<PostSurroundings>;
  /** After a change made here, so that whoever made it sees it at once. */
  forget: () => void;
};

const known = new WeakMap<Store, PublishedPosts>();

/** The one of this store in this process. */
export function publishedPostsOf(parts: ServerParts): PublishedPosts {
  const kept = known.get(parts.store) ?? createPublishedPosts(parts);
  known.set(parts.store, kept);
  return kept;
}

function createPublishedPosts(parts: ServerParts): PublishedPosts {
  const { site, store, settings, renderer, colleges } = parts;
  let asked: { at: number; answer: Promise<Rendered> } | null = null;
  let last: { key: string; rendered: Rendered } | null = null;
  let figures: PostSurroundings["figures"] | null = null;

  const surroundingsWith = async (posts: readonly LibraryPage[]): Promise<PostSurroundings> => {
    figures ??= createFigures(colleges, null);
    return { library: await site.posts.library(), colleges, figures, posts };
  };

  /** A file of this release wins over a post. */
  const listLive = async (): Promise<{ live: Live[]; gone: Set<string> }> => {
    const now = parts.now();
    const rows = (await listPosts(store.database)).map((row) => ({
      slug: row.slug,
      id: row.id,
      status: readStatus(row, now),
    }));
    const live = rows.filter(({ slug, status }) => status.live !== null && !site.files.has(`/blog/${slug}`));
    const gone = new Set(rows.filter(({ status }) => status.state === "unpublished").map(({ slug }) => slug));
    return { live: live.toSorted((one, other) => one.slug.localeCompare(other.slug)), gone };
  };

  const refresh = async (): Promise<Rendered> => {
    const { live, gone } = await listLive();
    const key = JSON.stringify([
      live.map(({ id, slug, status }) => [id, slug, status.live, status.firstDay]),
      [...gone],
    ]);
    if (last?.key === key) return last.rendered;
    const pages = new Map<string, ArticlePage>();
    // Twice, because a post may lead to another one: the second time their titles are known.
    for (const posts of live.length > 1 ? [false, true] : [false]) {
      const listed = posts ? listPublished(pages) : [];
      for (const one of live) {
        const page = await readPage(one, listed);
        if (page !== null) pages.set(one.slug, page);
      }
    }
    const rendered = { pages, gone, made: new Map() };
    last = { key, rendered };
    return rendered;
  };

  /** With today's records; as it was approved, where a record it names is gone. */
  const readPage = async (
    { id, slug, status }: Live,
    posts: readonly LibraryPage[],
  ): Promise<ArticlePage | null> => {
    const { live, firstDay } = status;
    const version = live === null ? null : await readVersion(store.database, id, live.version);
    if (live === null || version === null) return null;
    const days = { published: firstDay ?? live.day, updated: live.day };
    const { read } = await longWorkOf(parts)
      .runForAdministrators("checkPost", "published", { slug, fields: version.fields, days, posts })
      .catch((error: unknown) => {
        // On a busy machine readers get the page as it was approved.
        if (error instanceof WorkRefused) return { read: null };
        throw error;
      });
    if (read !== null) return read.page;
    return version.article === null ? null : articlePageSchema.parse(JSON.parse(version.article));
  };

  const read = (): Promise<Rendered> => {
    const at = parts.now().getTime();
    if (asked === null || Math.abs(at - asked.at) >= freshMs) {
      const before = last?.rendered;
      const answer = refresh().catch((error: unknown) => {
        // Without the store readers get what was known.
        if (before === undefined) throw error;
        return before;
      });
      asked = { at, answer };
      answer.catch(() => {
        asked = null;
      });
    }
    return asked.answer;
  };

  /** Null where the store does not answer and nothing is known yet: lists then show what was built. */
  const readOrNothing = () => read().catch(() => null);

  const make = (rendered: Rendered, name: string, work: () => Promise<ServedFile>): Promise<ServedFile> => {
    const kept = rendered.made.get(name);
    if (kept !== undefined) return kept;
    const made = work();
    rendered.made.set(name, made);
    made.catch(() => rendered.made.delete(name));
    return made;
  };

  const listAll = async ({ pages }: Rendered) => [
    ...(await site.posts.library()).pages,
    ...[...pages.values()].map(({ article }) => toListedPage(article)),
  ];

  const buildBlogData = async (rendered: Rendered) => {
    const built = await readText(site.pageData, "blog");
    const { chapters } = built === null ? { chapters: [] } : blogPageSchema.parse(JSON.parse(built));
    const articles = listCards(
      (await listAll(rendered)).map((article) => ({ article })),
      "blog",
    );
    return { articles, chapters };
  };

  const ifAny = async (
    name: string,
    work: (rendered: Rendered) => Promise<ServedFile>,
  ): Promise<ServedFile | null> => {
    const rendered = await readOrNothing();
    return rendered === null || rendered.pages.size === 0 ? null : make(rendered, name, () => work(rendered));
  };

  const json = (value: unknown) =>
    compressedFile(findContentType("x.json"), revalidated, Buffer.from(JSON.stringify(value)));

  return {
    async page(slug) {
      const rendered = await read();
      const page = rendered.pages.get(slug);
      if (page === undefined)
        return rendered.gone.has(slug) && !site.files.has(`/blog/${slug}`) ? "gone" : null;
      return make(rendered, `page ${slug}`, async () => {
        const path = `/blog/${slug}`;
        const head = renderer.articleHead(page.article);
        const { articleTemplate } = site.posts;
        return pageFile(
          await renderer.renderPage(articleTemplate, path, page, head, { ...page, parts: null }),
          settings,
        );
      });
    },
    async data(name) {
      if (name === "blog") return ifAny("data", async (rendered) => json(await buildBlogData(rendered)));
      const rendered = await read();
      const page = name.startsWith("blog.") ? rendered.pages.get(name.slice("blog.".length)) : undefined;
      return page === undefined ? null : make(rendered, `data ${name}`, () => json(page));
    },
    blog: () =>
      ifAny("blog", async (rendered) => {
        const data = await buildBlogData(rendered);
        const gathered = [...data.articles, ...data.chapters].map(({ title, path }) => ({
          name: title,
          url: path,
        }));
        const head = renderer.headOf("/blog", gathered);
        return pageFile(await renderer.renderPage(site.posts.blogTemplate, "/blog", data, head), settings);
      }),
    feed: () =>
      ifAny("feed", async (rendered) => {
        const feed = buildBlogFeed(await listAll(rendered)).replaceAll(
          publicUrlPlaceholder,
          () => settings.publicUrl,
        );
        return compressedFile(findContentType("feed.xml"), revalidated, Buffer.from(feed));
      }),
    search: () =>
      ifAny("search", async ({ pages }) => {
        const built = await readText(site.reference, "content-search");
        if (built === null) throw new Error("The build has no words to search.");
        const words = contentSearchEndpoint.replies[200].parse(JSON.parse(built));
        const added = [...pages.values()].map(({ article }) => toSearchedPage(article));
        return json({ pages: [...words.pages, ...added] });
      }),
    async addresses() {
      const pages = [...((await readOrNothing())?.pages.values() ?? [])];
      return pages.map(({ article: { path, updated } }) => ({ path, updated }));
    },
    async listed() {
      return listPublished((await read()).pages);
    },
    async surroundings() {
      return surroundingsWith(listPublished((await read()).pages));
    },
    forget() {
      asked = null;
    },
  };
}

function listPublished(pages: Rendered["pages"]): LibraryPage[] {
  return [...pages.values()].map(({ article }) => ({
    ...toListedPage(article),
    anchors: listAnchors(article),
    facts: listNamedFacts(JSON.stringify(article).replaceAll('"fact":"', '"fact:')),
  }));
}
