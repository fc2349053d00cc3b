/** Colleges by name beside the pages that were found: the index is asked for once somebody types a name's first letters. */
import { useMemo } from "react";
import { useCollegeSearch } from "#client/colleges/useCollegeSearch.ts";
import { useColleges } from "#client/colleges/useColleges.ts";
import { searchColleges } from "#domain/search/collegeSearch.ts";
import { type CollegesFound, matchColleges } from "./matchColleges.ts";

const shown = 4;
/** One letter names no college. */
const wantedLetters = 2;

/** Null while there is nothing to show: too little typed, or the index not there. */
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
