/** Colleges by name, beside the pages found: the index is loaded once someone types the start of a name. */
import { useMemo } from "react";
import { useCollegeSearch } from "#client/colleges/useCollegeSearch.ts";
import { useColleges } from "#client/colleges/useColleges.ts";
import { searchColleges } from "#domain/search/collegeSearch.ts";
import { type CollegesFound, matchColleges } from "./matchColleges.ts";

const shown = 4;
/** A single letter matches no college. */
const wantedLetters = 2;

/** Null while there is nothing to show: the query is too short, or the index has not loaded. */
export function useCollegesFound(query: string): CollegesFound | null {
  const isWanted = query.trim().length >= wantedLetters;
  const index = useColleges(isWanted);
  const all = index.status === "ready" ? index.value : null;
  const prepared = useCollegeSearch(all, isWanted);
  return useMemo(() => {
    if (all === null || prepared === null || !isWanted) return null;
    const { hits } = searchColleges(prepared, query, { limit: shown });
    return matchColleges(hits, all.byUnitId, query);
  }, [all, prepared, isWanted, query]);
}
