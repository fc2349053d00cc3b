/** The colleges that match the search and its filters, sorted. */
import { useMemo } from "react";
import { useCollegeSearch } from "#client/colleges/useCollegeSearch.ts";
import type { AllColleges } from "#client/colleges/useColleges.ts";
import type { CollegeSummary } from "#domain/college/college.ts";
import { type CollegeSearch, type SearchHit, searchColleges } from "#domain/search/collegeSearch.ts";
import { orderForStart } from "#domain/search/orderForStart.ts";
import { createFilter, type FilterContext } from "./createFilter.ts";
import { noFilters, type SearchQuery } from "./filters.ts";
import { type SearchContext, sortColleges } from "./sortColleges.ts";

export type Found = {
  colleges: readonly CollegeSummary[];
  /** How each was found. */
  reasons: ReadonlyMap<number, SearchHit["reason"]>;
};

/** Null until the index has loaded. */
export function useFound(
  all: AllColleges | null,
  { query, filters, sort }: SearchQuery,
  context: Omit<SearchContext, "majorsStatus">,
): Found | null {
  const { offers, isWithinPrice, rankedOf, home, homeState } = context;
  const prepared = useCollegeSearch(all, true);
  const hits = useMemo(() => {
    if (all === null || prepared === null) return null;
    return findHits(all, prepared, query, createFilter(filters, { offers, isWithinPrice }));
  }, [all, prepared, query, filters, offers, isWithinPrice]);
  return useMemo(() => {
    if (all === null || hits === null) return null;
    const colleges = hits.flatMap((hit) => all.colleges[hit.index] ?? []);
    const reasons = new Map(hits.map((hit) => [hit.unitId, hit.reason]));
    const suggested =
      query.trim() === "" ? orderForStart(colleges, { position: home, state: homeState }) : colleges;
    return { colleges: sortColleges(suggested, sort, { rankedOf, home }), reasons };
  }, [all, hits, query, sort, rankedOf, home, homeState]);
}

/** How many there would be without the filters, and among all institutions: suggestions for an empty result. */
export function useCountOtherwise(all: AllColleges, { query, filters }: SearchQuery) {
  const prepared = useCollegeSearch(all, true);
  return useMemo(() => {
    if (prepared === null) return { unfiltered: 0, everything: 0 };
    const nothing: FilterContext = { offers: null, isWithinPrice: null };
    const count = (tried: SearchQuery["filters"]) =>
      findHits(all, prepared, query, createFilter(tried, nothing)).length;
    return {
      unfiltered: count({ ...noFilters, isEverything: filters.isEverything }),
      everything: filters.isEverything ? 0 : count({ ...filters, isEverything: true }),
    };
  }, [all, prepared, query, filters]);
}

function findHits(
  all: AllColleges,
  prepared: CollegeSearch,
  query: string,
  accepts: (college: CollegeSummary) => boolean,
) {
  return searchColleges(prepared, query, {
    limit: all.colleges.length,
    accepts({ unitId }) {
      const college = all.byUnitId.get(unitId);
      return college !== undefined && accepts(college);
    },
  }).hits;
}
