/** Fetches what the person will probably open next: the predicted pages while a page rests, and a page whose link is about to be followed. Renders nothing. */
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { noteJourney } from "#client/prefetch/journey.ts";
import { listPageData, getLinkedPath, canPrefetch, listPrefetches } from "#client/prefetch/prefetchRules.ts";
import { readConnection } from "#client/prefetch/readConnection.ts";
import { runWhenIdle } from "#client/prefetch/runWhenIdle.ts";
import { collegeDataQuery, pricingQuery, timelineTemplatesQuery } from "#client/query/namedQueries.ts";
import { findPage } from "#site/pages.ts";
import type { PredictedData } from "#site/predictedPages.ts";
import { useLocation } from "#ui/router.tsx";
import { findScreen } from "../findScreen.ts";
import { screens } from "../screens.ts";

export function PrefetchWatcher() {
  const queryClient = useQueryClient();
  const { pathname } = useLocation();

  useEffect(() => {
    const journey = noteJourney(pathname);
    return runWhenIdle(() => {
      const connection = readConnection(navigator);
      // What pages are called is needed by the first change of page.
      if (canPrefetch(connection)) import("#site/head.ts").catch(ignore);
      for (const { pageId, needsCode, data } of listPrefetches(pathname, journey, connection, Math.random)) {
        if (needsCode) screens[pageId].preload().catch(ignore);
        if (data !== null) void prefetchData(queryClient, data);
      }
    });
  }, [pathname, queryClient]);

  useEffect(() => {
    const onIntent = (event: Event) => {
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      const path = link === null ? null : getLinkedPath(link, window.location);
      if (path === null || !canPrefetch(readConnection(navigator))) return;
      findScreen(path).preload().catch(ignore);
      const page = findPage(path);
      const data = page === null ? null : listPageData(page.id);
      if (data !== null) void prefetchData(queryClient, data);
    };
    // A pointer over the link, a finger on it, or the keyboard's focus.
    const signs = ["pointerover", "touchstart", "focusin"] as const;
    for (const sign of signs) document.addEventListener(sign, onIntent, { passive: true });
    return () => {
      for (const sign of signs) document.removeEventListener(sign, onIntent);
    };
  }, [queryClient]);

  return null;
}

/** Whoever opens the page asks again, and is told then. */
function ignore(): void {}

/** Asks nothing where a fresh answer is there; one try, and a failure is forgotten. */
function prefetchData(queryClient: QueryClient, data: PredictedData): Promise<void> {
  if (data === "pricing") return queryClient.prefetchQuery({ ...pricingQuery, retry: false });
  if (data === "collegeData") return queryClient.prefetchQuery({ ...collegeDataQuery, retry: false });
  return queryClient.prefetchQuery({ ...timelineTemplatesQuery, retry: false });
}
