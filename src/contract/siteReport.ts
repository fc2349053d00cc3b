/** GET /api/admin/site-report: every address of this site as search engines see it, checked at the build. */
import { z } from "zod/mini";
import type { Endpoint } from "./endpoint.ts";

export const sitePageKinds = ["page", "guide", "story", "help", "blog", "college"] as const;
export type SitePageKind = (typeof sitePageKinds)[number];

/** What may keep families from finding a page, in the order to look at it. */
export const siteFindingKinds = [
  "orphan",
  "far",
  "brokenLink",
  "brokenAnchor",
  "titleRepeated",
  "titleLength",
  "descriptionRepeated",
  "descriptionLength",
  "canonical",
  "heading",
  "structuredData",
  "picture",
  "sitemap",
  "feed",
  "pastFact",
  "readingGrade",
  "fewWords",
  "heavy",
] as const;
export type SiteFindingKind = (typeof siteFindingKinds)[number];

const count = z.int().check(z.nonnegative());

export const sitePageSchema = z.object({
  path: z.string(),
  kind: z.enum(sitePageKinds),
  /** As search engines show it, with the site's name. */
  title: z.string(),
  description: z.string(),
  /** False: it asks search engines to leave it out. */
  isIndexed: z.boolean(),
  /** Where to change it, as a path in the repository. */
  file: z.string(),
  /** The types of its structured data. */
  data: z.array(z.string()),
  /** Pages that link to it in their text, beyond menu and footer. */
  inlinks: count,
  /** The first few of them. */
  from: z.array(z.string()),
  /** Whether the menu or the footer of every page links to it. */
  isInFrame: z.boolean(),
  /** Clicks from the home page; null if no path of links leads to it. */
  depth: z.nullable(count),
  inSitemap: z.boolean(),
  inFeed: z.boolean(),
  /** Whether the picture for sharing is its own or the site's. */
  hasOwnPicture: z.boolean(),
  /** What only the whole page tells; null for a college's page that was not rendered for the report. */
  whole: z.nullable(
    z.object({
      /** The heading on top. */
      heading: z.string(),
      /** Words in its text, without menu and footer. */
      words: count,
      /** Kilobytes (1,000 bytes) packed with gzip: text, styles and the screen's own scripts. */
      kb: z.number(),
      /** U.S. school grade of written text; null for a page that is no article. */
      grade: z.nullable(z.number()),
    }),
  ),
  findings: z.array(z.object({ kind: z.enum(siteFindingKinds), detail: z.string() })),
});
export type SitePage = z.infer<typeof sitePageSchema>;
export type SiteFinding = SitePage["findings"][number];

/** Counts of one release, kept to show a trend. */
export const siteSummarySchema = z.object({
  pages: count,
  indexed: count,
  /** College pages that were rendered for it; the others are known by their head and links. */
  rendered: count,
  findings: z.record(z.string(), count),
});
export type SiteSummary = z.infer<typeof siteSummarySchema>;

export const siteReportSchema = z.object({
  /** The build it describes. */
  release: z.string(),
  /** The day of the data set it was made with, YYYY-MM-DD. */
  asOf: z.iso.date(),
  /** What an address begins with where a file can be changed; null if the repository has none that is known. */
  editUrl: z.nullable(z.string()),
  summary: siteSummarySchema,
  pages: z.array(sitePageSchema),
});
export type SiteReport = z.infer<typeof siteReportSchema>;

export const siteReportEndpoint = {
  id: "siteReport",
  method: "GET",
  path: "/api/admin/site-report",
  access: "administrator",
  isFile: true,
  summary: "Every address with its title, links, weight and findings, as the build saw it.",
  replies: { 200: siteReportSchema },
} as const satisfies Endpoint;
