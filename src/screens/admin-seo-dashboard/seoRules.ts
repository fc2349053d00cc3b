/** The report joined with what is counted: rows to filter, sort and save. Pure rules. */
import type { Seo } from "#contract/adminSeo.ts";
import {
  type SiteFindingKind,
  type SitePage,
  type SitePageKind,
  type SiteReport,
  type SiteSummary,
  siteFindingKinds,
} from "#contract/siteReport.ts";
import { toCsv } from "#lib/csv.ts";
import { findPage } from "#site/pages.ts";

/** Weeks that are compared with as many before them; the running week is not whole and counts in neither. */
export const trendWeeks = 4;

export type SeoRow = SitePage & {
  /** Views of each week, oldest first. */
  weeks: readonly number[];
  /** Views of the last whole weeks, and of as many before. */
  views: number;
  viewsBefore: number;
  /** What Search Console's newest import says; null if it does not name the page. */
  found: { clicks: number; impressions: number; position: number } | null;
  /** In small letters, for the search. */
  searched: string;
};

export function joinRows(report: SiteReport, seo: Seo): SeoRow[] {
  const views = new Map<string, readonly number[]>();
  for (const { path, weeks } of seo.views) {
    // A page at another of its addresses is the same page.
    const main = findPage(path)?.path ?? path;
    const known = views.get(main);
    views.set(main, known === undefined ? weeks : weeks.map((count, at) => count + (known[at] ?? 0)));
  }
  const found = new Map(seo.foundPages.map(({ path, ...rest }) => [path, rest]));
  const none = seo.weeks.map(() => 0);
  return report.pages.map((page) => {
    const weeks = views.get(page.path) ?? none;
    return {
      ...page,
      weeks,
      views: sum(weeks.slice(-1 - trendWeeks, -1)),
      viewsBefore: sum(weeks.slice(-1 - 2 * trendWeeks, -1 - trendWeeks)),
      found: found.get(page.path) ?? null,
      searched: `${page.path} ${page.title} ${page.file}`.toLowerCase(),
    };
  });
}

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);

export const visitFilters = ["all", "none", "some", "fewer"] as const;
export type VisitFilter = (typeof visitFilters)[number];

export const sorts = [
  "views",
  "viewsFewest",
  "fallen",
  "risen",
  "findings",
  "inlinks",
  "depth",
  "kb",
  "impressions",
  "path",
] as const;
export type Sort = (typeof sorts)[number];

export type SeoFilter = {
  text: string;
  kind: SitePageKind | "all";
  finding: SiteFindingKind | "all" | "any" | "nothing";
  visits: VisitFilter;
  sort: Sort;
};

export const noFilter: SeoFilter = { text: "", kind: "all", finding: "all", visits: "all", sort: "views" };

export function findRows(rows: readonly SeoRow[], filter: SeoFilter): SeoRow[] {
  const words = filter.text.toLowerCase().split(/\s+/).filter(Boolean);
  return rows
    .filter(
      (row) =>
        (filter.kind === "all" || row.kind === filter.kind) &&
        hasFinding(row, filter.finding) &&
        hasVisits(row, filter.visits) &&
        words.every((word) => row.searched.includes(word)),
    )
    .toSorted((one, other) => orders[filter.sort](one, other) || (one.path < other.path ? -1 : 1));
}

function hasFinding({ findings }: SeoRow, wanted: SeoFilter["finding"]): boolean {
  if (wanted === "all") return true;
  if (wanted === "any") return findings.length > 0;
  if (wanted === "nothing") return findings.length === 0;
  return findings.some(({ kind }) => kind === wanted);
}

function hasVisits({ views, viewsBefore }: SeoRow, wanted: VisitFilter): boolean {
  if (wanted === "none") return views === 0;
  if (wanted === "some") return views > 0;
  return wanted === "all" || views < viewsBefore;
}

const change = ({ views, viewsBefore }: SeoRow) => views - viewsBefore;
/** What no links lead to is farthest. */
const depthOf = ({ depth }: SeoRow) => depth ?? Number.MAX_SAFE_INTEGER;

const orders: Readonly<Record<Sort, (one: SeoRow, other: SeoRow) => number>> = {
  views: (one, other) => other.views - one.views,
  viewsFewest: (one, other) => one.views - other.views,
  fallen: (one, other) => change(one) - change(other),
  risen: (one, other) => change(other) - change(one),
  findings: (one, other) => other.findings.length - one.findings.length,
  inlinks: (one, other) => one.inlinks - other.inlinks,
  depth: (one, other) => depthOf(other) - depthOf(one),
  kb: (one, other) => (other.whole?.kb ?? 0) - (one.whole?.kb ?? 0),
  impressions: (one, other) => (other.found?.impressions ?? 0) - (one.found?.impressions ?? 0),
  path: () => 0,
};

export type FindingCount = {
  kind: SiteFindingKind;
  count: number;
  /** In the release before; null if there is none to compare with. */
  before: number | null;
};

/** Every kind of finding, with its count here and in the newest other release. */
export function countFindings(report: SiteReport, releases: Seo["releases"]): FindingCount[] {
  const before = releases.find(({ release }) => release !== report.release)?.summary ?? null;
  return siteFindingKinds.map((kind) => ({
    kind,
    count: report.summary.findings[kind] ?? 0,
    before: before === null ? null : (before.findings[kind] ?? 0),
  }));
}

export const countAll = ({ findings }: SiteSummary) => sum(Object.values(findings));

const columns = [
  "path",
  "kind",
  "title",
  "description",
  "indexed",
  "views, last 4 full weeks",
  "views, 4 weeks before",
  "pages that link to it",
  "in menu or footer",
  "clicks from home",
  "words",
  "reading grade",
  "kB packed",
  "in sitemap",
  "in feed",
  "structured data",
  "clicks in Google",
  "impressions in Google",
  "position in Google",
  "findings",
  "file",
] as const;

/** The rows as a table in which no cell is a formula to a spreadsheet. */
export function rowsToCsv(rows: readonly SeoRow[]): string {
  return toCsv(
    columns,
    rows.map((row) =>
      [
        row.path,
        row.kind,
        row.title,
        row.description,
        sayYes(row.isIndexed),
        row.views,
        row.viewsBefore,
        row.inlinks,
        sayYes(row.isInFrame),
        row.depth ?? "",
        row.whole?.words ?? "",
        row.whole?.grade ?? "",
        row.whole?.kb ?? "",
        sayYes(row.inSitemap),
        sayYes(row.inFeed),
        row.data.join(" "),
        row.found?.clicks ?? "",
        row.found?.impressions ?? "",
        row.found?.position ?? "",
        row.findings.map(({ kind, detail }) => (detail === "" ? kind : `${kind}: ${detail}`)).join("; "),
        row.file,
      ].map(String),
    ),
  );
}

const sayYes = (is: boolean) => (is ? "yes" : "no");
