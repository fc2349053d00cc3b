/** What stands in a page's head: title, description, address, pictures for sharing and structured data, as tags. */
import { blogFeed } from "./blogFeed.ts";
import { pageHeads } from "./pageHeads.ts";
import { findPage } from "./pages.ts";
import { hasOwnPicture, toPicturePath } from "./picturePath.ts";
import { type JsonLdObject, toJsonLdText } from "./structuredData/jsonLd.ts";
import { type ListedPage, buildPageStructuredData } from "./structuredData/pageStructuredData.ts";

export type HeadTag = {
  name: "title" | "meta" | "link" | "script";
  attributes: Record<string, string>;
  text: string | null;
};

export type HeadInput = {
  /** The first address of the page; null where no page stands. */
  path: string | null;
  title: string;
  description: string;
  isIndexed: boolean;
  /** "website" unless told otherwise. */
  ogType?: "article";
  /** A picture of its own for sharing, and what it shows; the site's otherwise. */
  picture?: { path: string; text: string };
  /** Where the page's articles can be followed. */
  feed?: { path: string; title: string };
  /** For a site at `publicUrl`, which has no trailing slash. */
  structuredData: (publicUrl: string) => readonly JsonLdObject[];
};

/** Stands in built pages for the address at which the site is served; the server fills it in once at start. */
export const publicUrlPlaceholder = "https://public-url.invalid";

const notFoundHead: HeadInput = {
  path: null,
  title: "Page not found",
  description: "There is no page at this address. Search for a college or start with the match quiz.",
  isIndexed: false,
  structuredData: () => [],
};

/** What the kept page says that answers without a network for one that is not kept. */
export const offlineHead: HeadInput = {
  path: null,
  title: "You are offline",
  description:
    "This page is not kept on this device. The pages and tools that are kept open without a network.",
  isIndexed: false,
  structuredData: () => [],
};

/**
 * The head of a listed page, at its first address, or of the not-found page where no page stands at the path.
 * `gathered`: the written pages that it lists, for search engines; known at build.
 */
export function buildHead(path: string, gathered: readonly ListedPage[] | null = null): HeadInput {
  const page = findPage(path);
  if (page === null) return notFoundHead;
  const head = pageHeads[page.id];
  return {
    ...head,
    path: page.path,
    isIndexed: page.isIndexed,
    ...(page.id === "blog" ? { feed: blogFeed } : {}),
    ...(hasOwnPicture(page) ? { picture: { path: toPicturePath(page.path), text: head.title } } : {}),
    structuredData: (publicUrl) => buildPageStructuredData(page, publicUrl, gathered),
  };
}

/** The tags of one page's head; `publicUrl` without a trailing slash. */
export function listHeadTags(head: HeadInput, publicUrl: string): HeadTag[] {
  const title = head.title.includes("Tassel") ? head.title : `${head.title} | Tassel`;
  const tags: HeadTag[] = [
    { name: "title", attributes: {}, text: title },
    buildMetaTag({ name: "description", content: head.description }),
    buildMetaTag({ property: "og:title", content: title }),
    buildMetaTag({ property: "og:description", content: head.description }),
    buildMetaTag({ property: "og:type", content: head.ogType ?? "website" }),
    buildMetaTag({ property: "og:site_name", content: "Tassel" }),
    buildMetaTag({ property: "og:locale", content: "en_US" }),
    buildMetaTag({ property: "og:image", content: `${publicUrl}${head.picture?.path ?? "/og.png"}` }),
    buildMetaTag({ property: "og:image:type", content: "image/png" }),
    buildMetaTag({ property: "og:image:width", content: "1200" }),
    buildMetaTag({ property: "og:image:height", content: "630" }),
    buildMetaTag({ property: "og:image:alt", content: head.picture?.text ?? sharedPictureText }),
    buildMetaTag({ name: "twitter:card", content: "summary_large_image" }),
  ];
  if (head.path !== null) {
    const address = `${publicUrl}${head.path}`;
    tags.push(buildMetaTag({ property: "og:url", content: address }));
    tags.push({ name: "link", attributes: { rel: "canonical", href: address }, text: null });
  }
  if (head.feed !== undefined) {
    const { path, title: feedTitle } = head.feed;
    const href = `${publicUrl}${path}`;
    tags.push({
      name: "link",
      attributes: { rel: "alternate", type: "application/rss+xml", title: feedTitle, href },
      text: null,
    });
  }
  if (!head.isIndexed) tags.push(buildMetaTag({ name: "robots", content: "noindex" }));
  for (const data of head.structuredData(publicUrl)) {
    tags.push({ name: "script", attributes: { type: "application/ld+json" }, text: toJsonLdText(data) });
  }
  return tags;
}

/** What public/og.png shows, for those who cannot see it. */
const sharedPictureText =
  "Tassel: college plans that add up. A map of the United States drawn as one dot for each group of colleges.";

/** The tags as HTML text for a prerendered page. Each is marked, so that the browser can replace it on navigation. */
export function renderHeadHtml(tags: readonly HeadTag[]): string {
  return tags.map(renderTag).join("\n    ");
}

function buildMetaTag(attributes: Record<string, string>): HeadTag {
  return { name: "meta", attributes, text: null };
}

function renderTag(tag: HeadTag): string {
  const attributes = Object.entries({ ...tag.attributes, "data-head": "" })
    .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
    .join("");
  if (tag.text === null) return `<${tag.name}${attributes} />`;
  // The text of a script is taken as it stands: jsonLdText leaves nothing in it that could end the element.
  const text = tag.name === "script" ? tag.text : escapeHtml(tag.text);
  return `<${tag.name}${attributes}>${text}</${tag.name}>`;
}

function escapeHtml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
