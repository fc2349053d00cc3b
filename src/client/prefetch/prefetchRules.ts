/** What to prefetch for the pages a person will probably open next, as pure rules; PrefetchWatcher.tsx does it. */
import { journeyPagesMax, unimportantPrefetchShare } from "#client/limits.ts";
import { findPage, type PageId } from "#site/pages.ts";
import { type PredictedData, predictedData, predictedPages } from "#site/predictedPages.ts";

export type Connection = {
  isOnline: boolean;
  /** The person asked their device to save data. */
  savesData: boolean;
  /** "slow-2g", "2g", "3g" or "4g"; null if the browser does not report it. */
  effectiveType: string | null;
};

/** Nothing is prefetched on a slow or metered connection. */
export function canPrefetch(connection: Connection): boolean {
  const { isOnline, savesData, effectiveType } = connection;
  return isOnline && !savesData && effectiveType !== "2g" && effectiveType !== "slow-2g";
}

export type Prefetch = { pageId: PageId; needsCode: boolean; data: PredictedData | null };

/**
 * What to prefetch while the page at `path` is idle, in order. The likeliest page is always fetched, each
 * further one with a probability of one half. `journey` holds the paths of recent pages: unvisited pages come
 * first, since the code of the others is already loaded. `chance` returns numbers from 0 to 1.
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

/** The data a page shows, to prefetch along with it; null for most. */
export function listPageData(pageId: PageId): PredictedData | null {
  const data: Partial<Record<PageId, PredictedData>> = predictedData;
  return data[pageId] ?? null;
}

/** Adds a page to the recent pages; showing the same page again does not count. */
export function addPage(journey: readonly string[], path: string): readonly string[] {
  return journey.at(-1) === path ? journey : [...journey, path].slice(-journeyPagesMax);
}

/** The path a link leads to on this site; null for other sites, files, downloads and this page itself. */
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
