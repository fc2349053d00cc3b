/** The colleges that match the search and its filters, sorted. */
import { useEffect, useMemo } from "react";
import type { AllColleges } from "#client/colleges/allColleges.ts";
import { askEngine } from "#client/engine/askEngine.ts";
import type { FindRequest } from "#client/engine/engine.ts";
import { createMemory, createQuestion, useLatest } from "#client/engine/useAnswer.ts";
import type { SearchHit, SearchResult } from "#domain/search/collegeSearch.ts";
import { noFilters, type SearchQuery } from "#domain/search/filters.ts";
import type { SearchContext } from "./searchContext.ts";

export type Found = {
  /** The query this was found for: the one asked, or the one before while that is still being searched. */
  asked: SearchQuery;
  /** All that were found, in order. */
  unitIds: Int32Array;
  /** How those were found that the words do not name as they stand. */
  reasons: ReadonlyMap<number, SearchHit["reason"]>;
  /** The college that the words mean, but closed for good. */
  closed: SearchResult["closed"];
};

const question = createQuestion(askEngine("find"));
const rememberRequest = createMemory<FindRequest>();
const askedFor = new WeakMap<FindRequest, SearchQuery>();

/** Null until the index has loaded. */
export function useFound(
  all: AllColleges | null,
  asked: SearchQuery,
  { student, canFilterByPrice, majors, home, homeState, isWaiting }: SearchContext,
): Found | null {
  const release = all?.release ?? null;
  const request = useMemo(() => {
    if (release === null || isWaiting) return null;
    const { query, sort, filters } = asked;
    const isWithinPrice = filters.isWithinPrice && canFilterByPrice;
    return rememberRequest({
      release,
      query,
      sort,
      filters: { ...filters, isWithinPrice },
      student: isWithinPrice || sort === "price" || sort === "match" ? student : null,
      majors: filters.majorFamily === null ? null : majors,
      home,
      homeState,
    });
  }, [release, isWaiting, asked, canFilterByPrice, student, majors, home, homeState]);
  useEffect(() => {
    if (request !== null) askedFor.set(request, asked);
  }, [request, asked]);
  const answer = useLatest(question, request);
  const reply = answer?.value ?? null;
  const foundFor = answer === null || answer.isNewest ? asked : (askedFor.get(answer.of) ?? asked);
  return useMemo(() => {
    if (reply === null) return null;
    const reasons = new Map(reply.reasons.map(({ unitId, reason }) => [unitId, reason]));
    return { asked: foundFor, unitIds: reply.unitIds, reasons, closed: reply.closed };
  }, [reply, foundFor]);
}

/** How many there would be without the filters, and among all institutions: suggestions for an empty result. */
export function useCountOtherwise({ release }: AllColleges, { query, filters }: SearchQuery) {
  const requests = useMemo(() => {
    const find = (tried: SearchQuery["filters"]): FindRequest => ({
      release,
      query,
      sort: "best",
      filters: { ...tried, isWithinPrice: false },
      student: null,
      majors: null,
      home: null,
      homeState: null,
    });
    return {
      unfiltered: find({ ...noFilters, isEverything: filters.isEverything }),
      everything: filters.isEverything ? null : find({ ...filters, isEverything: true }),
    };
  }, [release, query, filters]);
  const unfiltered = useLatest(question, requests.unfiltered);
  const everything = useLatest(question, requests.everything);
  return {
    unfiltered: unfiltered?.value.unitIds.length ?? 0,
    everything: everything?.value.unitIds.length ?? 0,
  };
}
