/** Colleges by name, beside the pages found: the index is loaded once someone types the start of a name. */
import { useMemo } from "react";
import { useColleges } from "#client/colleges/useColleges.ts";
import { useSearch } from "#client/engine/useSearch.ts";
import { readSpanish } from "#domain/search/readSpanish.ts";
import { readSpokenSearch } from "#domain/search/readSpokenSearch.ts";
import { type CollegesFound, extractCollegeName, matchColleges } from "./matchColleges.ts";

const shown = 4;
/** A single letter matches no college. */
const wantedLetters = 2;

/** Null while there is nothing to show: the query is too short, or the index has not loaded. */
export function useCollegesFound(asTyped: string): CollegesFound | null {
  const typed = readSpanish(asTyped);
  const query = extractCollegeName(typed);
  const isWanted = query.trim().length >= wantedLetters;
  const index = useColleges(isWanted);
  const all = index.status === "ready" ? index.value : null;
  const release = all?.release ?? null;
  const request = useMemo(
    () => (release === null || !isWanted ? null : { release, query, limit: shown }),
    [release, isWanted, query],
  );
  const found = useSearch(request);
  const reply = found?.reply ?? null;
  // What the reply was for, which may be a letter behind.
  const asked = found?.of.query ?? query;
  return useMemo(
    () =>
      all === null || reply === null
        ? null
        : matchColleges(reply.hits, all.byUnitId, asked, readSpokenSearch(typed)),
    [all, reply, asked, typed],
  );
}
