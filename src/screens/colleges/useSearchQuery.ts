/** What is asked for, kept in the address of this page as it is typed, so that reload and back find it again. */
import { useMemo, useState } from "react";
import { useIsMounted } from "#client/useIsMounted.ts";
import { useLocation } from "#ui/router.tsx";
import { type SearchQuery, readSearchQuery, writeSearchQuery } from "./filters.ts";

export type SearchQueryState = {
  asked: SearchQuery;
  /** The address held values that mean nothing. */
  hasNonsense: boolean;
  ask: (next: SearchQuery) => void;
};

export function useSearchQuery(): SearchQueryState {
  const location = useLocation();
  const isMounted = useIsMounted();
  // The prerendered page knows the path alone.
  const search = isMounted ? location.search : "";
  const read = useMemo(() => readSearchQuery(new URLSearchParams(search)), [search]);
  const [own, setOwn] = useState<{ key: string; asked: SearchQuery } | null>(null);
  // A new key is a navigation: what the address says then counts.
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

/** Past the router, which would render everything anew at every letter; it reads the address again when it comes back. */
function replaceSearch(search: string): void {
  const { pathname, hash } = window.location;
  try {
    window.history.replaceState(
      window.history.state,
      "",
      `${pathname}${search === "" ? "" : `?${search}`}${hash}`,
    );
  } catch {
    // Safari refuses more than 100 changes in 30 seconds; the next change writes what this one could not.
  }
}
