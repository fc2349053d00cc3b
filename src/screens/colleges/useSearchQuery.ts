/** Keeps the search in this page's address as it is typed, so that reload and back restore it. */
import { useMemo, useState } from "react";
import { useIsMounted } from "#client/useIsMounted.ts";
import { readSearchQuery, type SearchQuery, writeSearchQuery } from "#domain/search/filters.ts";
import { useLocation } from "#ui/router.tsx";

export type SearchQueryState = {
  asked: SearchQuery;
  /** The address contained meaningless values. */
  hasNonsense: boolean;
  ask: (next: SearchQuery) => void;
};

export function useSearchQuery(): SearchQueryState {
  const location = useLocation();
  const isMounted = useIsMounted();
  // The prerendered page only knows the path.
  const search = isMounted ? location.search : "";
  const read = useMemo(() => readSearchQuery(new URLSearchParams(search)), [search]);
  const [own, setOwn] = useState<{ key: string; asked: SearchQuery } | null>(null);
  // A new key means a navigation: then the address wins.
  const isOwn = own !== null && own.key === location.key;
  return {
    asked: isOwn ? own.asked : read,
    hasNonsense: read.hasNonsense && !isOwn,
    ask(next) {
      setOwn({ key: location.key, asked: next });
      replaceSearch(writeSearchQuery(next));
    },
  };
}

/** Bypasses the router, which would re-render everything on each keystroke; it reads the address again after navigating back. */
function replaceSearch(search: string): void {
  const { pathname, hash } = window.location;
  try {
    window.history.replaceState(
      window.history.state,
      "",
      `${pathname}${search === "" ? "" : `?${search}`}${hash}`,
    );
  } catch {
    // Safari rejects more than 100 changes in 30 seconds; the next change writes what this one could not.
  }
}
