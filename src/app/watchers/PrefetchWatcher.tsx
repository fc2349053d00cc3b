/** Prefetches pages the person is likely to open next: predicted pages while idle, and pages whose link is hovered or focused. Renders nothing. */
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { collegeDataQuery } from "#client/colleges/collegeDataQuery.ts";
import { noteJourney } from "#client/prefetch/journey.ts";
import { canPrefetch, getLinkedPath, listPageData, listPrefetches } from "#client/prefetch/prefetchRules.ts";
import { readConnection } from "#client/prefetch/readConnection.ts";
import { runWhenIdle } from "#client/prefetch/runWhenIdle.ts";
import { pricingQuery, timelineTemplatesQuery } from "#client/query/namedQueries.ts";
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
      // Page titles are needed at the first navigation.
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
    // A pointer over the link, a finger on it, or keyboard focus.
    const signs = ["pointerover", "touchstart", "focusin"] as const;
    for (const sign of signs) document.addEventListener(sign, onIntent, { passive: true });
    return () => {
      for (const sign of signs) document.removeEventListener(sign, onIntent);
    };
  }, [queryClient]);

  return null;
}

/** Errors are ignored: opening the page asks again and reports them then. */
function ignore(): void {}

/** Skips data that is still fresh; tries once and ignores failures. */
function prefetchData(queryClient: QueryClient, data: PredictedData): Promise<void> {
  if (data === "pricing") return queryClient.prefetchQuery({ ...pricingQuery, retry: false });
  if (data === "collegeData") return queryClient.prefetchQuery({ ...collegeDataQuery, retry: false });
  return queryClient.prefetchQuery({ ...timelineTemplatesQuery, retry: false });
}
