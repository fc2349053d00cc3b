/** What is fetched ahead for the pages a person will probably open next: pure rules; PrefetchWatcher.tsx does it. */
import { journeyPagesMax, unimportantPrefetchShare } from "#client/limits.ts";
import { type PageId, findPage } from "#site/pages.ts";
import { type PredictedData, predictedData, predictedPages } from "#site/predictedPages.ts";

export type Connection = {
  isOnline: boolean;
  /** The person asked their device to save data. */
  savesData: boolean;
  /** "slow-2g", "2g", "3g" or "4g"; null where the browser does not say. */
  effectiveType: string | null;
};

/** Nothing is fetched ahead where each byte is slow or dear. */
export function canPrefetch(connection: Connection): boolean {
  const { isOnline, savesData, effectiveType } = connection;
  return isOnline && !savesData && effectiveType !== "2g" && effectiveType !== "slow-2g";
}

export type Prefetch = { pageId: PageId; needsCode: boolean; data: PredictedData | null };

/**
 * What to fetch while the page at `path` rests, in order. The likeliest page is important; each further one is fetched
 * with a chance of one half. `journey` holds the paths of the last pages: those not seen yet come first, and the code
 * of the others is there already. `chance` gives numbers from 0 up to 1.
 */
export function listPrefetches(
  path: string,
  journey: readonly string[],
  connection: Connection,
  chance: () => number,
): readonly Prefetch[] {
  const here = findPage(path);
  if (here === null || !canPrefetch(connection)) return [];
  const seen = new Set(journey.map((seenPath) => findPage(seenPath)?.id));
  const wanted = (predictedPages[here.id] ?? [])
    .filter((_, index) => index === 0 || chance() < unimportantPrefetchShare)
    .map((pageId) => ({ pageId, needsCode: !seen.has(pageId), data: listPageData(pageId) }))
    .filter(({ needsCode, data }) => needsCode || data !== null);
  return [...wanted.filter((one) => one.needsCode), ...wanted.filter((one) => !one.needsCode)];
}

/** What a page shows, to be fetched ahead of it; null for most. */
export function listPageData(pageId: PageId): PredictedData | null {
  const data: Partial<Record<PageId, PredictedData>> = predictedData;
  return data[pageId] ?? null;
}

/** The last pages with a further one; a page that is only shown again is not a further one. */
export function addPage(journey: readonly string[], path: string): readonly string[] {
  return journey.at(-1) === path ? journey : [...journey, path].slice(-journeyPagesMax);
}

/** The path that a link leads to within this site; null for other sites, files, downloads and this page itself. */
export function getLinkedPath(
  link: { href: string; target: string; download: string },
  here: { origin: string; pathname: string },
): string | null {
  if ((link.target !== "" && link.target !== "_self") || link.download !== "") return null;
  if (!URL.canParse(link.href)) return null;
  const { origin, pathname } = new URL(link.href);
  if (origin !== here.origin || pathname === here.pathname) return null;
  return pathname.startsWith("/api/") || /\.[a-z0-9]{2,5}$/i.test(pathname) ? null : pathname;
}
