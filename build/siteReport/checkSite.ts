/** Puts what each page says beside what the others say: one row an address, with everything found about it. */
import type { SiteFinding, SitePage, SitePageKind, SiteReport, SiteSummary } from "#contract/siteReport.ts";
import { findHeadFaults } from "./headChecks.ts";
import { type InspectedPage, inspectPage } from "./inspectPage.ts";
import { followLinks, type Inlinks, type LinkTargets } from "./linkChecks.ts";
import { writtenPageKb } from "./pageWeight.ts";
import { findStructuredDataFaults, typeOf } from "./structuredDataChecks.ts";

/** More clicks than this from the home page, and search engines come by seldom. */
export const mostClicks = 3;
const namedInlinks = 12;
const namedFacts = 5;
const sitePicture = "/og.png";

export type CheckedPage = {
  path: string;
  kind: SitePageKind;
  file: string;
  /** The whole page, or its head alone. */
  html: string;
  /** Null if `html` is its head alone. */
  kb: number | null;
  /** What only a written page has. */
  written: { grade: number; mostGrade: number; leastWords: number } | null;
  /** Facts on it whose period is over, a phrase each. */
  pastFacts: readonly string[];
};

export type CheckedSite = Pick<SiteReport, "release" | "asOf" | "editUrl"> & {
  /** What addresses begin with, without a slash at the end. */
  publicUrl: string;
  pages: readonly CheckedPage[];
  findPath: LinkTargets["findPath"];
  sitemap: ReadonlySet<string>;
  feed: ReadonlySet<string>;
  /** Files of the site, such as "/og.png". */
  files: ReadonlySet<string>;
};

type Row = CheckedPage & { seen: InspectedPage };

export function checkSite(site: CheckedSite): SiteReport {
  const rows = site.pages.map((page): Row => ({ ...page, seen: inspectPage(page.html) }));
  const byPath = new Map(rows.map((row) => [row.path, row]));
  const whole = rows.filter(({ kb }) => kb !== null);
  const { inlinks, depths, broken } = followLinks(
    whole.map(({ path, seen }) => ({ path, links: seen.links })),
    {
      findPath: site.findPath,
      anchorsOf: (path) => {
        const row = byPath.get(path);
        return row === undefined || row.kb === null ? null : row.seen.ids;
      },
    },
    rows.flatMap(({ path, kb }) => (kb === null ? [path] : [])),
  );
  const found = new Map<string, SiteFinding[]>(rows.map(({ path }) => [path, []]));
  const indexed = rows.filter(({ seen }) => seen.isIndexed);
  const heads = indexed.map(({ path, kind, seen: { title, description } }) => ({
    path,
    kind,
    title,
    description,
  }));
  for (const { path, ...finding } of findHeadFaults(heads)) found.get(path)?.push(finding);
  for (const { path, href, kind } of broken) found.get(path)?.push({ kind, detail: href });
  const pages = rows.map((row): SitePage => {
    const { path, seen } = row;
    const links = inlinks.get(path) ?? { from: [], isInFrame: false };
    const depth = depths.get(path) ?? null;
    const findings = [...(found.get(path) ?? []), ...findOwnFaults(row, site)];
    if (seen.isIndexed) findings.push(...findPlaceFaults(path, links, depth));
    return {
      path,
      kind: row.kind,
      title: seen.title,
      description: seen.description,
      isIndexed: seen.isIndexed,
      file: row.file,
      data: seen.structuredData.map(typeOf),
      inlinks: links.from.length,
      from: links.from.slice(0, namedInlinks),
      isInFrame: links.isInFrame,
      depth,
      inSitemap: site.sitemap.has(path),
      inFeed: site.feed.has(path),
      hasOwnPicture: seen.picture !== `${site.publicUrl}${sitePicture}`,
      whole:
        row.kb === null
          ? null
          : {
              heading: seen.headings[0] ?? "",
              words: seen.words,
              kb: Math.round(row.kb * 10) / 10,
              grade: row.written === null ? null : Math.round(row.written.grade * 10) / 10,
            },
      findings,
    };
  });
  const { release, asOf, editUrl } = site;
  return { release, asOf, editUrl, summary: summarize(pages), pages };
}

/** Where no pages are built. */
export function makeEmptyReport(asOf: string): SiteReport {
  return { release: "development", asOf, editUrl: null, summary: summarize([]), pages: [] };
}

function findOwnFaults({ path, kind, kb, seen, written, pastFacts }: Row, site: CheckedSite): SiteFinding[] {
  const findings: SiteFinding[] = [];
  const add = (of: SiteFinding["kind"], detail: string) => findings.push({ kind: of, detail });
  if (seen.isIndexed !== site.sitemap.has(path))
    add("sitemap", seen.isIndexed ? "missing" : "listed, though it asks to be left out");
  if (!seen.isIndexed) return findings;
  if (seen.canonical !== `${site.publicUrl}${path}`) add("canonical", withoutSite(seen.canonical, site));
  for (const data of seen.structuredData)
    for (const fault of findStructuredDataFaults(data)) add("structuredData", fault);
  if (seen.picture === null || !site.files.has(seen.picture.replace(site.publicUrl, "")))
    add("picture", withoutSite(seen.picture, site));
  if (kind === "blog" && !site.feed.has(path)) add("feed", "missing");
  if (pastFacts.length > 0) add("pastFact", sayFew(pastFacts));
  if (kb === null) return findings;
  if (seen.headings.length !== 1) add("heading", `${seen.headings.length}`);
  if (written === null) return findings;
  if (written.grade > written.mostGrade) add("readingGrade", written.grade.toFixed(1));
  if (seen.words < written.leastWords) add("fewWords", `${seen.words}, fewer than ${written.leastWords}`);
  if (kb > writtenPageKb) add("heavy", `${kb.toFixed(1)} kB, more than ${writtenPageKb}`);
  return findings;
}

function findPlaceFaults(path: string, links: Inlinks, depth: number | null): SiteFinding[] {
  if (path === "/") return [];
  if (links.from.length === 0 && !links.isInFrame) return [{ kind: "orphan", detail: "" }];
  if (depth !== null && depth <= mostClicks) return [];
  return [{ kind: "far", detail: depth === null ? "" : `${depth}` }];
}

/** "a; b; c and 4 more" */
function sayFew(all: readonly string[]): string {
  const rest = all.length - namedFacts;
  return all.slice(0, namedFacts).join("; ") + (rest > 0 ? ` and ${rest} more` : "");
}

const withoutSite = (address: string | null, { publicUrl }: CheckedSite) =>
  address === null ? "none" : address.replace(publicUrl, "");

function summarize(pages: readonly SitePage[]): SiteSummary {
  const findings: Record<string, number> = {};
  for (const page of pages) for (const { kind } of page.findings) findings[kind] = (findings[kind] ?? 0) + 1;
  return {
    pages: pages.length,
    indexed: pages.filter(({ isIndexed }) => isIndexed).length,
    rendered: pages.filter(({ kind, whole }) => kind === "college" && whole !== null).length,
    findings,
  };
}
