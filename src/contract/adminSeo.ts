/** /api/admin/seo: visits, searches without a result, releases and Search Console imports, for administrators. */
import { z } from "zod/mini";
import type { Endpoint } from "./endpoint.ts";
import { siteSummarySchema } from "./siteReport.ts";

export const seoLimits = {
  /** Weeks of page views, the running one included. */
  weeks: 13,
  /** What fewer networks searched for is not shown: one family's words stay theirs. */
  leastNetworks: 5,
  /** The largest Search Console file, in bytes, and its most rows: ten times what Search Console exports. */
  importBytes: 2_000_000,
  importRows: 10_000,
  releases: 20,
} as const;

const count = z.int().check(z.nonnegative());
const day = z.iso.date();

/** What Search Console knows of a page or of what was typed. */
const foundFields = {
  clicks: count,
  impressions: count,
  /** The mean place in the results, 1 for the first. */
  position: z.number(),
};

export const searchPlaces = ["colleges", "site"] as const;
export type SearchPlace = (typeof searchPlaces)[number];

export const importKinds = ["pages", "queries", "both"] as const;
export type ImportKind = (typeof importKinds)[number];

export const seoSchema = z.object({
  /** The Monday of each week, oldest first; days are in UTC. */
  weeks: z.array(day),
  /** Pages that were viewed, with one count a week. */
  views: z.array(z.object({ path: z.string(), weeks: z.array(count) })),
  /** Searches on this site that found nothing, the most frequent first, over the same weeks; once a day for each network. */
  searches: z.array(z.object({ text: z.string(), place: z.enum(searchPlaces), times: count })),
  /** Further searches that found nothing, in words that are not kept, because they may be somebody's name. */
  unlistedSearches: count,
  /** Releases, newest first. */
  releases: z.array(z.object({ release: z.string(), madeAt: z.string(), summary: siteSummarySchema })),
  imports: z.array(z.object({ day, kind: z.enum(importKinds), rows: count })),
  /** From the newest import that names pages. */
  foundPages: z.array(z.object({ path: z.string(), ...foundFields })),
  /** From the newest import that names queries. */
  foundQueries: z.array(z.object({ query: z.string(), ...foundFields })),
});
export type Seo = z.infer<typeof seoSchema>;

export const adminSeoEndpoint = {
  id: "adminSeo",
  method: "GET",
  path: "/api/admin/seo",
  access: "administrator",
  summary: "Page views by week, searches that found nothing, releases, and what Search Console said.",
  replies: { 200: seoSchema },
} as const satisfies Endpoint;

export const seoPageSchema = z.object({
  /** What each import said of the page, newest first; `query` is null for the page as a whole. */
  rows: z.array(z.object({ day, query: z.nullable(z.string()), ...foundFields })),
});
export type SeoPage = z.infer<typeof seoPageSchema>;

export const adminSeoPageEndpoint = {
  id: "adminSeoPage",
  method: "GET",
  path: "/api/admin/seo/page",
  access: "administrator",
  summary: "What each Search Console import said of one page.",
  query: z.object({ path: z.string().check(z.regex(/^\/[\w\-./]{0,200}$/)) }),
  replies: { 200: seoPageSchema },
} as const satisfies Endpoint;

export const seoImportSchema = z.object({
  day,
  kind: z.enum(importKinds),
  rows: count,
  /** Rows about addresses that are no page of this site. */
  elsewhere: count,
});
export type SeoImport = z.infer<typeof seoImportSchema>;

export const adminSeoImportEndpoint = {
  id: "adminSeoImport",
  method: "POST",
  path: "/api/admin/seo/imports",
  access: "administrator",
  limit: "signedIn",
  summary:
    "Keeps a CSV export of Search Console, in place of one of the same kind and day. 422, and nothing is changed, if it is not one.",
  body: z.object({ csv: z.string().check(z.maxLength(seoLimits.importBytes)) }),
  // JSON writes a quotation mark and a line break as two characters.
  bodyLimitBytes: seoLimits.importBytes * 2,
  replies: { 200: seoImportSchema },
} as const satisfies Endpoint;

export const adminSeoEndpoints = [adminSeoEndpoint, adminSeoPageEndpoint, adminSeoImportEndpoint] as const;
