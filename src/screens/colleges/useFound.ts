/** The colleges that match the search and its filters, sorted. */
import { useEffect, useMemo } from "react";
import type { AllColleges } from "#client/colleges/useColleges.ts";
import type { SearchRequest } from "#client/engine/engine.ts";
import { rememberRequest, useSearch } from "#client/engine/useSearch.ts";
import type { CollegeSummary } from "#domain/college/college.ts";
import type { SearchHit } from "#domain/search/collegeSearch.ts";
import { orderForStart } from "#domain/search/orderForStart.ts";
import { createFilter, type FilterContext } from "./createFilter.ts";
import { noFilters, type SearchQuery } from "./filters.ts";
import { type SearchContext, sortColleges } from "./sortColleges.ts";

export type Found = {
  /** The query this was found for: the one asked, or the one before while that is still being searched. */
  asked: SearchQuery;
  colleges: readonly CollegeSummary[];
  /** How each was found. */
  reasons: ReadonlyMap<number, SearchHit["reason"]>;
};

const askedFor = new WeakMap<SearchRequest, SearchQuery>();

/** Null until the index has loaded. */
export function useFound(
  all: AllColleges | null,
  asked: SearchQuery,
  context: Pick<SearchContext, "offers" | "isWithinPrice" | "figures" | "home" | "homeState">,
): Found | null {
  const { query, filters, sort } = asked;
  const { offers, isWithinPrice, figures, home, homeState } = context;
  const request = useMemo(() => {
    if (all === null) return null;
    const accepts = createFilter(filters, { offers, isWithinPrice });
    return rememberRequest(toRequest(all, query, accepts));
  }, [all, query, filters, offers, isWithinPrice]);
  useEffect(() => {
    if (request !== null) askedFor.set(request, asked);
  }, [request, asked]);
  const search = useSearch(request);
  const reply = search?.reply ?? null;
  const foundFor = search === null || search.isNewest ? asked : (askedFor.get(search.of) ?? asked);
  return useMemo(() => {
    if (all === null || reply === null) return null;
    const { hits } = reply;
    const colleges = hits.flatMap((hit) => all.colleges[hit.index] ?? []);
    const reasons = new Map(hits.map((hit) => [hit.unitId, hit.reason]));
    const suggested =
      foundFor.query.trim() === "" ? orderForStart(colleges, { position: home, state: homeState }) : colleges;
    return { asked: foundFor, colleges: sortColleges(suggested, sort, { figures, home }), reasons };
  }, [all, reply, foundFor, sort, figures, home, homeState]);
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
  return { unfiltered: unfiltered?.reply.total ?? 0, everything: everything?.reply.total ?? 0 };
}

function toRequest(
  all: AllColleges,
  query: string,
  accepts: (college: CollegeSummary) => boolean,
): SearchRequest {
  const among = all.colleges.filter(accepts).map(({ unitId }) => unitId);
  return { release: all.release, query, limit: all.colleges.length, among };
}
