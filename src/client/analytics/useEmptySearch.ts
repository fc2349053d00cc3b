/** Counts a search that found nothing, once its words have stood for a moment. */
import { useEffect } from "react";
import { emptySearchPauseMs } from "#client/limits.ts";

export function useEmptySearch(place: "colleges" | "site", query: string): void {
  useEffect(() => {
    if (query === "") return undefined;
    const timer = setTimeout(() => {
      void import("./emptySearch.ts").then(
        ({ reportEmptySearch }) => reportEmptySearch(place, query),
        () => undefined,
      );
    }, emptySearchPauseMs);
    return () => clearTimeout(timer);
  }, [place, query]);
}
