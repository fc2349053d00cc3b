/** What is searched for, kept in the address of this page as `q` while it is typed, so that reload and back find it again. */
import { useState } from "react";
import { useIsMounted } from "#client/useIsMounted.ts";
import { useLocation } from "#ui/router.tsx";

export function useQueryInAddress(): [string, (query: string) => void] {
  const { search, key } = useLocation();
  const isMounted = useIsMounted();
  const [own, setOwn] = useState<{ key: string; query: string } | null>(null);
  // A new key is a navigation: what the address says then counts. The prerendered page knows the path alone.
  const asked = own?.key === key ? own.query : isMounted ? (new URLSearchParams(search).get("q") ?? "") : "";
  return [
    asked,
    (query) => {
      setOwn({ key, query });
      writeQuery(query);
    },
  ];
}

/** Past the router, which would render everything anew at every letter; it reads the address again when it comes back. */
function writeQuery(query: string): void {
  const address = new URL(window.location.href);
  if (query === "") address.searchParams.delete("q");
  else address.searchParams.set("q", query);
  try {
    window.history.replaceState(window.history.state, "", address.href);
  } catch {
    // Safari refuses more than 100 changes in 30 seconds; the next change writes what this one could not.
  }
}
