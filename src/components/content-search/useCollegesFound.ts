/** Colleges by name, beside the pages found: the index is loaded once someone types the start of a name. */
import { useMemo } from "react";
import { useColleges } from "#client/colleges/useColleges.ts";
import { useSearch } from "#client/engine/useSearch.ts";
import { readSpanish } from "#domain/search/readSpanish.ts";
import { readSpokenSearch } from "#domain/search/readSpokenSearch.ts";
import {
  type CollegesFound,
  extractCollegeName,
  matchColleges,
  pairColleges,
  readComparison,
} from "./matchColleges.ts";

const shown = 4;
/** A single letter matches no college. */
const wantedLetters = 2;

/** Null while there is nothing to show: the query is too short, or the index has not loaded. */
export function useCollegesFound(asTyped: string): CollegesFound | null {
  const typed = readSpanish(asTyped);
  const sides = useMemo(() => readComparison(typed), [typed]);
  const whole = useNamed(extractCollegeName(typed), shown);
  const one = useNamed(sides?.[0] ?? "", 1);
  const other = useNamed(sides?.[1] ?? "", 1);
  return useMemo(() => {
    const pair = sides === null || one === null || other === null ? null : pairColleges(one, other);
    return pair ?? (whole === null ? null : { ...whole, search: readSpokenSearch(typed) });
  }, [whole, one, other, sides, typed]);
}

/** The colleges that one name may mean. */
function useNamed(query: string, limit: number): CollegesFound | null {
  const isWanted = query.trim().length >= wantedLetters;
  const index = useColleges(isWanted);
  const all = index.status === "ready" ? index.value : null;
  const release = all?.release ?? null;
  const request = useMemo(
    () => (release === null || !isWanted ? null : { release, query, limit }),
    [release, isWanted, query, limit],
  );
  const found = useSearch(request);
  const reply = found?.reply ?? null;
  // What the reply was for, which may be a letter behind.
  const asked = found?.of.query ?? query;
  return useMemo(
    () => (all === null || reply === null ? null : matchColleges(reply, all.byUnitId, asked)),
    [all, reply, asked],
  );
}
