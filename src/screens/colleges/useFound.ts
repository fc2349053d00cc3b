/** The colleges that match the search and its filters, sorted. */
import { useMemo } from "react";
import type { AllColleges } from "#client/colleges/useColleges.ts";
import type { SearchRequest } from "#client/engine/engine.ts";
import { useSearch } from "#client/engine/useSearch.ts";
import type { CollegeSummary } from "#domain/college/college.ts";
import type { SearchHit } from "#domain/search/collegeSearch.ts";
import { createFilter, type FilterContext } from "./createFilter.ts";
import { noFilters, type SearchQuery } from "./filters.ts";
import { type OrderContext, sortColleges } from "./sortColleges.ts";

export type Found = {
  colleges: readonly CollegeSummary[];
  /** How each was found. */
  reasons: ReadonlyMap<number, SearchHit["reason"]>;
};

/** Null until the index has loaded. */
export function useFound(
  all: AllColleges | null,
  { query, filters, sort }: SearchQuery,
  context: FilterContext & OrderContext,
): Found | null {
  const { offers, isWithinPrice, rankedOf, home } = context;
  const request = useMemo(
    () => (all === null ? null : toRequest(all, query, createFilter(filters, { offers, isWithinPrice }))),
    [all, query, filters, offers, isWithinPrice],
  );
  const reply = useSearch(request);
  return useMemo(() => {
    if (all === null || reply === null) return null;
    const { hits } = reply;
    const colleges = hits.flatMap((hit) => all.colleges[hit.index] ?? []);
    const reasons = new Map(hits.map((hit) => [hit.unitId, hit.reason]));
    return { colleges: sortColleges(colleges, sort, { rankedOf, home }), reasons };
  }, [all, reply, sort, rankedOf, home]);
}

/** How many there would be without the filters, and among all institutions: suggestions for an empty result. */
export function useCountOtherwise(all: AllColleges, { query, filters }: SearchQuery) {
  const requests = useMemo(() => {
    const nothing: FilterContext = { offers: null, isWithinPrice: null };
    const among = (tried: SearchQuery["filters"]) => toRequest(all, query, createFilter(tried, nothing));
    return {
      unfiltered: among({ ...noFilters, isEverything: filters.isEverything }),
      everything: filters.isEverything ? null : among({ ...filters, isEverything: true }),
    };
  }, [all, query, filters]);
  const unfiltered = useSearch(requests.unfiltered);
  const everything = useSearch(requests.everything);
  return { unfiltered: unfiltered?.total ?? 0, everything: everything?.total ?? 0 };
}

function toRequest(
  all: AllColleges,
  query: string,
  accepts: (college: CollegeSummary) => boolean,
): SearchRequest {
  const among = all.colleges.filter(accepts).map(({ unitId }) => unitId);
  return { release: all.release, query, limit: all.colleges.length, among };
}
