/** A written page: the head its author fills in, and the page as rendered. */
import { z } from "zod/mini";
import { blockSchema, textSchema } from "./blocks.ts";

const day = z.iso.date();

/** `official`: the agency's, college's or publisher's own document. `reported`: somebody else's word for it. */
export const sourceStandings = ["official", "reported"] as const;

export const sourceRecordSchema = z.strictObject({
  title: z.string().check(z.minLength(3)),
  /** Where a reader can check it: a URL, or a path on this site. For a reported fact, whom to ask. */
  url: z.nullable(z.union([z.url(), z.string().check(z.regex(/^\/[a-z][a-z0-9/#-]*$/))])),
  /** The year the facts apply to, such as 2026-27 or fall 2027. */
  year: z.string().check(z.regex(/(19|20)\d\d/, "A source names the year that its facts are of.")),
  standing: z.enum(sourceStandings),
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

/** The front matter of a file in /content. An unknown key fails the build. */
export const articleHeadSchema = z.strictObject({
  /** Page heading and title. With " | Tassel" appended it must fit in 70 characters. */
  title: z.string().check(z.minLength(10), z.maxLength(61)),
  /** Also the description in search results, which show 165 characters. No amounts here: nothing would keep them current. */
  excerpt: z
    .string()
    .check(z.minLength(50), z.maxLength(165), z.regex(/^[^$%]*$/, "no amounts in the excerpt")),
  /** The short answer at the top, one to three sentences; inline Markdown is allowed. */
  answer: z.string().check(z.minLength(40), z.maxLength(560)),
  published: day,
  updated: day,
  category: z.enum(articleCategories),
  /** The first names what the page is about, for search engines too: "aid offers". */
  tags: z.array(z.string()).check(z.minLength(1)),
  /** The year of most of its figures, such as 2026-27; it is said once at the top, and others say their own. */
  period: z.optional(z.string()),
  /** Paths of the tools the article links to. */
  tools: z.array(z.string().check(z.startsWith("/"))),
  /** Paths of related articles on this site. */
  related: z.array(z.string().check(z.startsWith("/"))),
});
export type ArticleHead = z.infer<typeof articleHeadSchema>;

/** What the cover of a post draws: its first figure as spans from 0 to 100, or the places of its dates. */
const coverSchema = z.optional(z.array(z.tuple([z.number(), z.number()])));

export const articleSchema = z.strictObject({
  path: z.string(),
  title: z.string(),
  excerpt: z.string(),
  answer: textSchema,
  published: day,
  updated: day,
  category: z.enum(articleCategories),
  tags: z.array(z.string()),
  period: z.nullable(z.string()),
  minutes: z.number(),
  cover: coverSchema,
  words: z.number(),
  blocks: z.array(blockSchema),
  /** In order of first citation. */
  sources: z.array(z.extend(sourceRecordSchema, { key: z.string() })),
});
export type Article = z.infer<typeof articleSchema>;

/** One entry in a list of articles. */
export const articleCardSchema = z.strictObject({
  path: z.string(),
  title: z.string(),
  excerpt: z.string(),
  category: z.enum(articleCategories),
  published: day,
  updated: day,
  minutes: z.number(),
  cover: coverSchema,
});
export type ArticleCard = z.infer<typeof articleCardSchema>;

export const articleLinkSchema = z.strictObject({ path: z.string(), title: z.string(), excerpt: z.string() });
export type ArticleLink = z.infer<typeof articleLinkSchema>;

/** Everything needed to render a written page. */
export const articlePageSchema = z.strictObject({
  article: articleSchema,
  tools: z.array(articleLinkSchema),
  related: z.array(articleLinkSchema),
  /** The day the data set was put together. Earlier dates show as past until the browser knows the reader's own date. */
  asOf: day,
  /** Data for each chart or table on the page, by part name; each part validates its own. */
  parts: z.record(z.string(), z.unknown()),
  /** State guides only: the state's outline as SVG path commands, with its bounding box. */
  outline: z.nullable(z.strictObject({ path: z.string(), viewBox: z.string() })),
});
export type ArticlePage = z.infer<typeof articlePageSchema>;

/**
 * `parts` and `outline` are null in the page as sent: the HTML already contains them, and a part that needs data in the
 * browser fetches it.
 */
export type ShownArticlePage = Omit<ArticlePage, "parts"> & { parts: ArticlePage["parts"] | null };
