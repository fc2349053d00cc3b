/** The search as part of a page, with the query kept in the address. */

import { useState } from "react";
import { useIsMounted } from "#client/useIsMounted.ts";
import { useLocation } from "#ui/router.tsx";
import { ContentSearch } from "./ContentSearch.tsx";

export function PageSearch() {
  const [query, setQuery] = useQueryInAddress();
  return <ContentSearch query={query} onQuery={setQuery} fieldId="page-search" escapeClears />;
}

/** Keeps the query in this page's address as `q` while it is typed, so that reload and back restore it. */
function useQueryInAddress(): [string, (query: string) => void] {
  const { search, key } = useLocation();
  const isMounted = useIsMounted();
  const [own, setOwn] = useState<{ key: string; query: string } | null>(null);
  // A new key means a navigation: then the address wins. A prerendered page only knows the path.
  const asked = own?.key === key ? own.query : isMounted ? (new URLSearchParams(search).get("q") ?? "") : "";
  return [
    asked,
    (query) => {
      setOwn({ key, query });
      writeQuery(query);
    },
  ];
}

/** Bypasses the router, which would re-render everything on each keystroke; it reads the address again after navigating back. */
function writeQuery(query: string): void {
  const address = new URL(window.location.href);
  if (query === "") address.searchParams.delete("q");
  else address.searchParams.set("q", query);
  try {
    window.history.replaceState(window.history.state, "", address.href);
  } catch {
    // Safari rejects more than 100 changes in 30 seconds; the next change writes what this one could not.
  }
}
