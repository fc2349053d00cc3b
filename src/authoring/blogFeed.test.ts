/** The blog's feed, read as strictly as a feed reader would. */
import { beforeAll, expect, test } from "vitest";
import { buildArticleHead } from "#site/articleHead.ts";
import { buildHead, type HeadInput, listHeadTags } from "#site/head.ts";
import { readTestContent } from "../../test/support/readTestContent.ts";
import { listCards } from "./articleLists.ts";
import { buildBlogFeed } from "./blogFeed.ts";
import { toListedPage } from "./library.ts";
import type { ParsedArticle } from "./parseArticle.ts";

const site = "https://public-url.invalid";
let articles: ParsedArticle[];
let items: Element[];
let channel: Element;
beforeAll(async () => {
  // Problems in a page are another test's concern.
  articles = await readTestContent();
  const [rss] = listElements(buildBlogFeed(articles.map(({ article }) => toListedPage(article))));
  channel = rss?.children[0] ?? { name: "", attributes: "", text: "", children: [] };
  items = channel.children.filter(({ name }) => name === "item");
}, 60_000);

test("every blog article is in it, newest first, with its full title and excerpt", () => {
  const cards = listCards(articles, "blog");
  expect(cards.length).toBeGreaterThan(3);
  expect(
    items.map((item) => [getText(item, "link"), getText(item, "title"), getText(item, "description")]),
  ).toEqual(cards.map(({ path, title, excerpt }) => [`${site}${path}`, title, excerpt]));
  const days = items.map((item) => Date.parse(getText(item, "pubDate")));
  expect(days.every((day) => Number.isFinite(day))).toBe(true);
  expect(days).toEqual(days.toSorted((one, other) => other - one));
});

test("each article has its categories and a permanent id", () => {
  for (const item of items) {
    expect(item.children.filter(({ name }) => name === "category").length).toBeGreaterThan(1);
    expect(getText(item, "guid")).toBe(getText(item, "link"));
  }
});

test("the feed states its own address, and every address in it is absolute", () => {
  const self = channel.children.find(({ name }) => name === "atom:link");
  expect(self?.attributes).toContain(`href="${site}/feed.xml" rel="self" type="application/rss+xml"`);
  const addresses = [
    ...buildBlogFeed(articles.map(({ article }) => toListedPage(article))).matchAll(
      /<(?:link|guid|url)\b[^>]*>([^<]+)</g,
    ),
  ].map(([, found]) => found);
  expect(addresses.length).toBeGreaterThan(items.length * 2);
  expect(addresses.filter((address) => !address?.startsWith(`${site}/`))).toEqual([]);
});

test("the same content gives the same file, whenever it is built", () => {
  expect(buildBlogFeed(articles.map(({ article }) => toListedPage(article)))).toBe(
    buildBlogFeed(articles.map(({ article }) => toListedPage(article))),
  );
  expect(getText(channel, "lastBuildDate")).toMatch(/17:00:00 GMT$/);
});

test("the blog and its articles link to the feed, other pages do not", () => {
  const feedOf = (head: HeadInput) =>
    listHeadTags(head, site).find(({ attributes }) => attributes["rel"] === "alternate")?.attributes["href"];
  for (const { article } of articles) {
    const expected = article.path.startsWith("/blog/") ? `${site}/feed.xml` : undefined;
    expect(feedOf(buildArticleHead(article)), article.path).toBe(expected);
  }
  expect(feedOf(buildHead("/blog"))).toBe(`${site}/feed.xml`);
  expect(feedOf(buildHead("/help"))).toBeUndefined();
});

test.each([
  ["<a><b></a></b>", "closes"],
  ["<a>&nbsp;</a>", "entity"],
  ["<a>", "open"],
])("rejects invalid XML: %s", (text, reason) => {
  expect(() => listElements(text)).toThrow(reason);
});

type Element = { name: string; attributes: string; text: string; children: Element[] };

function getText(element: Element, name: string): string {
  return element.children.find((child) => child.name === name)?.text.trim() ?? "";
}

/** Parses elements, text and character data, properly nested; throws if it is not XML. */
function listElements(text: string): Element[] {
  const root: Element = { name: "", attributes: "", text: "", children: [] };
  const path = [root];
  const body = text.replace(/^<\?xml [^?]*\?>/, "");
  for (const [, data, end, name, attributes = "", isEmpty, plain] of body.matchAll(
    /<!\[CDATA\[([\s\S]*?)\]\]>|<\/([\w:]+)>|<([\w:]+)((?:\s+[\w:]+="[^"<]*")*)\s*(\/?)>|([^<]+|<)/g,
  )) {
    const around = path.at(-1) ?? root;
    if (data !== undefined) around.text += data;
    else if (end !== undefined) {
      if (path.pop()?.name !== end) throw new Error(`</${end}> closes another element.`);
    } else if (name !== undefined) {
      const element = { name, attributes, text: "", children: [] };
      around.children.push(element);
      if (isEmpty === "") path.push(element);
    } else if (plain !== undefined) {
      if (/&(?!(?:amp|lt|gt|quot|apos|#\d+);)|^</.test(plain)) throw new Error(`No entity: ${plain}`);
      around.text += plain;
    }
  }
  if (path.length !== 1) throw new Error(`<${path.at(-1)?.name}> is left open.`);
  return root.children;
}
