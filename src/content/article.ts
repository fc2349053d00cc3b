/** A written page: its head as the author states it, and the page as it is rendered. */
import { z } from "zod/mini";
import { blockSchema, textSchema } from "./blocks.ts";

const day = z.iso.date();

/** `official`: an agency's or publisher's own page, or two sources that agree. `reported`: one other source. */
export const sourceStandings = ["official", "reported"] as const;

export const sourceRecordSchema = z.strictObject({
  title: z.string().check(z.minLength(3)),
  /** Where a reader can check it, a path for a page of this site; for a reported fact this is who to ask. */
  url: z.nullable(z.union([z.url(), z.string().check(z.regex(/^\/[a-z][a-z0-9/#-]*$/))])),
  /** The year that the facts are of, such as 2026-27 or fall 2027. */
  year: z.string().check(z.regex(/(19|20)\d\d/, "A source names the year that its facts are of.")),
  standing: z.enum(sourceStandings),
  /** The day on which it was last looked at. */
  checked: day,
});
export type SourceRecord = z.infer<typeof sourceRecordSchema>;

export const articleCategories = [
  "Choosing colleges",
  "Year by year",
  "Paying",
  "Tests",
  "Applying",
  "About Tassel",
  "State guides",
  "A student’s year",
] as const;
export type ArticleCategory = (typeof articleCategories)[number];

/** The head of a file in /content. An unknown key stops the build. */
export const articleHeadSchema = z.strictObject({
  /** The heading of the page and its title; with " | Tassel" behind it, within 70 letters. */
  title: z.string().check(z.minLength(10), z.maxLength(61)),
  /** Without amounts: nothing would keep them right. */
  excerpt: z
    .string()
    .check(z.minLength(50), z.maxLength(170), z.regex(/^[^$%]*$/, "no amounts in the excerpt")),
  /** The short answer on top, one to three sentences, with the marks of a paragraph. */
  answer: z.string().check(z.minLength(40), z.maxLength(560)),
  published: day,
  updated: day,
  reviewed: day,
  category: z.enum(articleCategories),
  tags: z.array(z.string()).check(z.minLength(1)),
  /** Of which year its facts are, such as 2026-27: `{{fact:pellMaximum}}` is the value of this period. */
  period: z.optional(z.string()),
  /** Paths of the tools it leads to. */
  tools: z.array(z.string().check(z.startsWith("/"))),
  /** Paths of further reading on this site. */
  related: z.array(z.string().check(z.startsWith("/"))),
  /** Its own sources; those of its folder and of all pages are in facts/sources/pages. */
  sources: z.optional(z.record(z.string(), sourceRecordSchema)),
});
export type ArticleHead = z.infer<typeof articleHeadSchema>;

export const articleSchema = z.strictObject({
  path: z.string(),
  title: z.string(),
  excerpt: z.string(),
  answer: textSchema,
  published: day,
  updated: day,
  reviewed: day,
  category: z.enum(articleCategories),
  tags: z.array(z.string()),
  minutes: z.number(),
  words: z.number(),
  blocks: z.array(blockSchema),
  /** In the order in which the text first names them. */
  sources: z.array(z.extend(sourceRecordSchema, { key: z.string() })),
});
export type Article = z.infer<typeof articleSchema>;

/** One line of a list of articles. */
export const articleCardSchema = z.strictObject({
  path: z.string(),
  title: z.string(),
  excerpt: z.string(),
  category: z.enum(articleCategories),
  published: day,
  updated: day,
  minutes: z.number(),
});
export type ArticleCard = z.infer<typeof articleCardSchema>;

export const articleLinkSchema = z.strictObject({ path: z.string(), title: z.string(), excerpt: z.string() });
export type ArticleLink = z.infer<typeof articleLinkSchema>;

/** What a written page is rendered from. */
export const articlePageSchema = z.strictObject({
  article: articleSchema,
  tools: z.array(articleLinkSchema),
  related: z.array(articleLinkSchema),
  /** The day the data set was last looked at: dates before it are shown as past until the reader's own day is known. */
  asOf: day,
  /** What the drawn parts of the page show, by the part's name; each part checks its own. */
  parts: z.record(z.string(), z.unknown()),
  /** Of a state's guide: its outline as the commands of an SVG path, and the box around it. */
  outline: z.nullable(z.strictObject({ path: z.string(), viewBox: z.string() })),
});
export type ArticlePage = z.infer<typeof articlePageSchema>;

/** `parts` is null in a page as it is sent: what the drawn parts show stands in it already, and comes as data where one is needed. */
export type ShownArticlePage = Omit<ArticlePage, "parts"> & { parts: ArticlePage["parts"] | null };
