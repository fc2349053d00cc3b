/** A small report for tests of the search dashboard. */
import type { Seo } from "#contract/adminSeo.ts";
import type { SitePage, SiteReport } from "#contract/siteReport.ts";

const sampleDay = "2026-11-01";

export function makePage(page: Partial<SitePage> & { path: string }): SitePage {
  return {
    kind: "help",
    title: `Page ${page.path} | Tassel`,
    description: "What families read here.",
    isIndexed: true,
    file: "content/help/page.md",
    data: ["BreadcrumbList", "Article"],
    inlinks: 0,
    from: [],
    isInFrame: false,
    depth: 2,
    inSitemap: true,
    inFeed: false,
    hasOwnPicture: true,
    whole: { heading: `Page ${page.path}`, words: 900, kb: 40.1, grade: 7.2 },
    findings: [],
    ...page,
  };
}

export function makeReport(pages: (Partial<SitePage> & { path: string })[]): SiteReport {
  const made = pages.map(makePage);
  const findings: Record<string, number> = {};
  for (const { kind } of made.flatMap((page) => page.findings)) findings[kind] = (findings[kind] ?? 0) + 1;
  return {
    release: "0123456789ab",
    asOf: sampleDay,
    editUrl: null,
    summary: { pages: made.length, indexed: made.length, rendered: 0, findings },
    pages: made,
  };
}

/** Thirteen weeks, the last of which is running. */
export function makeSeo(seo: Partial<Seo>): Seo {
  const monday = (at: number) => new Date(Date.UTC(2026, 7, 24 + 7 * at)).toISOString().slice(0, 10);
  return {
    weeks: Array.from({ length: 13 }, (_, at) => monday(at)),
    views: [],
    searches: [],
    unlistedSearches: 0,
    releases: [],
    imports: [],
    foundPages: [],
    foundQueries: [],
    ...seo,
  };
}
