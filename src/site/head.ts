/** What stands in a page's head: title, description, address, pictures for sharing and structured data, as tags. */
import { blogFeed } from "./blogFeed.ts";
import { pageHeads } from "./pageHeads.ts";
import { pageAt } from "./pages.ts";
import { hasOwnPicture, picturePath } from "./picturePath.ts";
import { type JsonLdObject, jsonLdText } from "./structuredData/jsonLd.ts";
import { type GatheredPage, pageStructuredData } from "./structuredData/pageStructuredData.ts";

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
export function headOf(path: string, gathered: readonly GatheredPage[] | null = null): HeadInput {
  const page = pageAt(path);
  if (page === null) return notFoundHead;
  const head = pageHeads[page.id];
  return {
    ...head,
    path: page.path,
    isIndexed: page.isIndexed,
    ...(page.id === "blog" ? { feed: blogFeed } : {}),
    ...(hasOwnPicture(page) ? { picture: { path: picturePath(page.path), text: head.title } } : {}),
    structuredData: (publicUrl) => pageStructuredData(page, publicUrl, gathered),
  };
}

/** The tags of one page's head; `publicUrl` without a trailing slash. */
export function headTags(head: HeadInput, publicUrl: string): HeadTag[] {
  const title = head.title.includes("Tassel") ? head.title : `${head.title} | Tassel`;
  const tags: HeadTag[] = [
    { name: "title", attributes: {}, text: title },
    meta({ name: "description", content: head.description }),
    meta({ property: "og:title", content: title }),
    meta({ property: "og:description", content: head.description }),
    meta({ property: "og:type", content: head.ogType ?? "website" }),
    meta({ property: "og:site_name", content: "Tassel" }),
    meta({ property: "og:locale", content: "en_US" }),
    meta({ property: "og:image", content: `${publicUrl}${head.picture?.path ?? "/og.png"}` }),
    meta({ property: "og:image:type", content: "image/png" }),
    meta({ property: "og:image:width", content: "1200" }),
    meta({ property: "og:image:height", content: "630" }),
    meta({ property: "og:image:alt", content: head.picture?.text ?? sharedPictureText }),
    meta({ name: "twitter:card", content: "summary_large_image" }),
  ];
  if (head.path !== null) {
    const address = `${publicUrl}${head.path}`;
    tags.push(meta({ property: "og:url", content: address }));
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
  if (!head.isIndexed) tags.push(meta({ name: "robots", content: "noindex" }));
  for (const data of head.structuredData(publicUrl)) {
    tags.push({ name: "script", attributes: { type: "application/ld+json" }, text: jsonLdText(data) });
  }
  return tags;
}

/** What public/og.png shows, for those who cannot see it. */
const sharedPictureText =
  "Tassel: college plans that add up. A map of the United States drawn as one dot for each group of colleges.";

/** The tags as HTML text for a prerendered page. Each is marked, so that the browser can replace it on navigation. */
export function headHtml(tags: readonly HeadTag[]): string {
  return tags.map(tagHtml).join("\n    ");
}

function meta(attributes: Record<string, string>): HeadTag {
  return { name: "meta", attributes, text: null };
}

function tagHtml(tag: HeadTag): string {
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
