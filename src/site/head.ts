/** The tags in a page's head: title, description, canonical address, sharing picture, and structured data. */
import { blogFeed } from "./blogFeed.ts";
import { pageHeads } from "./pageHeads.ts";
import { findPage } from "./pages.ts";
import { hasOwnPicture, toPicturePath } from "./picturePath.ts";
import { type JsonLdObject, toJsonLdText } from "./structuredData/jsonLd.ts";
import { buildPageStructuredData, type ListedPage } from "./structuredData/pageStructuredData.ts";

export type HeadTag = {
  name: "title" | "meta" | "link" | "script";
  attributes: Record<string, string>;
  text: string | null;
};

export type HeadInput = {
  /** The page's canonical address; null for the not-found page. */
  path: string | null;
  title: string;
  description: string;
  isIndexed: boolean;
  /** Defaults to "website". */
  ogType?: "article";
  /** A sharing picture for this page, with its alt text; otherwise the site's. */
  picture?: { path: string; text: string };
  /** The RSS feed that covers this page's articles. */
  feed?: { path: string; title: string };
  /** For a site served at `publicUrl`, without a trailing slash. */
  structuredData: (publicUrl: string) => readonly JsonLdObject[];
};

/** A placeholder in built pages for the public address; the server fills it in once at startup. */
export const publicUrlPlaceholder = "https://public-url.invalid";

const notFoundHead: HeadInput = {
  path: null,
  title: "Page not found",
  description: "There is no page at this address. Search for a college or start with the match quiz.",
  isIndexed: false,
  structuredData: () => [],
};

/** Head of the page the service worker shows when a page is not cached and there is no network. */
export const offlineHead: HeadInput = {
  path: null,
  title: "You are offline",
  description: "This page isn’t saved on this device. The pages and tools that are saved work offline.",
  isIndexed: false,
  structuredData: () => [],
};

/**
 * The head of a listed page (canonical address), or of the not-found page for an unknown path.
 * `gathered`: the articles the page lists, for structured data; known at build time.
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

/** The tags for one page's head; `publicUrl` has no trailing slash. */
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

/** Alt text for public/og.png. */
const sharedPictureText =
  "Tassel: college plans that add up. A map of the United States drawn as one dot for each group of colleges.";

/** The tags as HTML for a prerendered page. Each is marked so that the browser can replace it on navigation. */
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
  // Script text needs no escaping: the JSON-LD serializer leaves nothing that could close the element.
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
