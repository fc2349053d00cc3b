/**
 * What a search engine reads in a page's HTML. React wrote that HTML, and a test of every page holds it to what a
 * parser makes of it (test/browser/wholeHtml.ts), so that patterns are enough and 4,000 pages take seconds.
 */

export type PageLink = {
  /** As written: "/help#faq", "#top" or an address elsewhere. */
  href: string;
  /** In the page's own text, not in the menu or the footer. */
  isInMain: boolean;
};

export type InspectedPage = {
  title: string;
  description: string;
  canonical: string | null;
  isIndexed: boolean;
  /** The address of the picture for sharing. */
  picture: string | null;
  headings: string[];
  /** Each script of structured data, parsed; null where it is no JSON. */
  structuredData: unknown[];
  ids: ReadonlySet<string>;
  links: PageLink[];
  /** Words of its own text. */
  words: number;
};

export function inspectPage(html: string): InspectedPage {
  const [beforeMain, rest] = split(html, /<main[\s>]/);
  const [main, afterMain] = split(rest, "</main>");
  const meta = (key: string) =>
    readAttribute(new RegExp(`<meta (?:name|property)="${key}" content="([^"]*)"`).exec(html));
  return {
    title: decode(/<title[^>]*>([^<]*)<\/title>/.exec(html)?.[1] ?? ""),
    description: meta("description") ?? "",
    canonical: readAttribute(/<link rel="canonical" href="([^"]*)"/.exec(html)),
    isIndexed: meta("robots") !== "noindex",
    picture: meta("og:image"),
    headings: [...html.matchAll(/<h1[\s>][\s\S]*?<\/h1>/g)].map(([heading]) => toText(heading)),
    structuredData: [...html.matchAll(/<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g)].map(
      ([, json = ""]) => parseJson(json),
    ),
    ids: new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id = ""]) => decode(id))),
    links: [
      ...listLinks(main, true),
      // The head's links are files and no pages.
      ...listLinks(beforeMain.replace(/^[\s\S]*?<\/head>/, "") + afterMain, false),
    ],
    words: countWords(toText(main)),
  };
}

function split(text: string, at: RegExp | string): [string, string] {
  const index = typeof at === "string" ? text.indexOf(at) : text.search(at);
  return index < 0 ? [text, ""] : [text.slice(0, index), text.slice(index)];
}

function listLinks(html: string, isInMain: boolean): PageLink[] {
  return [...html.matchAll(/<a\s[^>]*?href="([^"]*)"/g)].map(([, href = ""]) => ({
    href: decode(href),
    isInMain,
  }));
}

const readAttribute = (found: RegExpExecArray | null) => (found?.[1] === undefined ? null : decode(found[1]));

function toText(html: string): string {
  const text = html
    .replace(/<(script|style|svg)[\s>][\s\S]*?<\/\1>/g, " ")
    // React marks its boundaries with comments, also within a word.
    .replace(/<!--[\s\S]*?-->/g, "")
    .replace(/<[^>]+>/g, " ");
  return decode(text).replace(/\s+/g, " ").trim();
}

const countWords = (text: string) => text.split(" ").filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

const entities: Readonly<Record<string, string>> = {
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#x27;": "'",
  "&amp;": "&",
};

const decode = (text: string) =>
  text.replace(/&(?:lt|gt|quot|#x27|amp);/g, (entity) => entities[entity] ?? entity);

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
