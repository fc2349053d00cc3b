/** What stands in a page's head: title, description, address and pictures for sharing, as tags with their attributes. */
import { pageHeads } from "./pageHeads.ts";
import { pageAt } from "./pages.ts";

export type HeadTag = {
  name: "title" | "meta" | "link";
  attributes: Record<string, string>;
  text: string | null;
};

export type HeadInput = { path: string; title: string; description: string; isIndexed: boolean };

/** Stands in built pages for the address at which the site is served; the server fills it in once at start. */
export const publicUrlPlaceholder = "https://public-url.invalid";

const notFoundHead = {
  title: "Page not found",
  description: "There is no page at this address. Search for a college or start with the match quiz.",
  isIndexed: false,
};

/** The head of a listed page, at its first address, or of the not-found page where no page stands at the path. */
export function headOf(path: string): HeadInput {
  const page = pageAt(path);
  if (page === null) return { path, ...notFoundHead };
  return { path: page.path, isIndexed: page.isIndexed, ...pageHeads[page.id] };
}

/** The tags of one page's head; `publicUrl` without a trailing slash. */
export function headTags(head: HeadInput, publicUrl: string): HeadTag[] {
  const address = `${publicUrl}${head.path}`;
  const title = head.title.includes("Tassel") ? head.title : `${head.title} | Tassel`;
  const tags: HeadTag[] = [
    { name: "title", attributes: {}, text: title },
    meta({ name: "description", content: head.description }),
    meta({ property: "og:title", content: title }),
    meta({ property: "og:description", content: head.description }),
    meta({ property: "og:type", content: "website" }),
    meta({ property: "og:site_name", content: "Tassel" }),
    meta({ property: "og:url", content: address }),
    meta({ property: "og:image", content: `${publicUrl}/og.png` }),
    meta({ name: "twitter:card", content: "summary_large_image" }),
  ];
  if (head.isIndexed)
    tags.push({ name: "link", attributes: { rel: "canonical", href: address }, text: null });
  else tags.push(meta({ name: "robots", content: "noindex" }));
  return tags;
}

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
  return tag.text === null
    ? `<${tag.name}${attributes} />`
    : `<${tag.name}${attributes}>${escapeHtml(tag.text)}</${tag.name}>`;
}

function escapeHtml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
