/** Search results: count, sort order, active filters and the list, twenty at a time; or suggestions. */
import { Suspense, useEffect, useMemo, useState } from "react";
import { createLazyPart } from "#client/chunks/createLazyPart.tsx";
import type { AllColleges } from "#client/colleges/allColleges.ts";
import type { LoadState } from "#client/query/loadState.ts";
import { useRanked } from "#components/matches/useRanked.ts";
import { RequiredLoadFailed } from "#components/query-boundary/RequiredLoadFailed.tsx";
import { countFilters, type SearchQuery, writeSearchQuery } from "#domain/search/filters.ts";
import { toCollegePath } from "#site/pages.ts";
import { Notice } from "#ui/Notice.tsx";
import { navigate } from "#ui/router.tsx";
import { Skeleton } from "#ui/Skeleton.tsx";
import type { Page } from "./ResultList.tsx";
import { Start } from "./Start.tsx";
import type { SearchContext } from "./searchContext.ts";
import { type Found, useFound } from "./useFound.ts";
import { usePlaceInList } from "./usePlaceInList.ts";
import type { SearchQueryState } from "./useSearchQuery.ts";
import { words } from "./words.ts";

/** With what draws colleges: downloaded along with the index. */
const list = createLazyPart(() => import("./ResultList.tsx"));

type ResultsProps = {
  index: LoadState<AllColleges>;
  state: SearchQueryState;
  /** The query the list was made for: `state.asked`, or slightly older. */
  asked: SearchQuery;
  context: SearchContext;
  /** Enter was pressed: open the first college as soon as the list matches the query. */
  wantsFirst: boolean;
  onFirstOpened: () => void;
};

export function Results({ index, state, asked, context, wantsFirst, onFirstOpened }: ResultsProps) {
  const all = index.status === "ready" ? index.value : null;
  const found = useFound(all, asked, context);
  // Said of the query that the list was found for, so that the words and the list never disagree.
  const shown = found?.asked ?? asked;
  const isCurrent = shown === state.asked;
  const [last, setLast] = useState<Page | null>(null);
  const hasRows = (count: number) =>
    last !== null && last.found === found && last.rows.length === Math.min(count, last.found.unitIds.length);
  const place = usePlaceInList(
    found !== null && isCurrent,
    writeSearchQuery(shown),
    writeSearchQuery(state.asked),
    hasRows,
  );
  const current = usePage(all, found, place.shown, context);
  // The page before stays until the next one is whole.
  if (current !== null && current !== last) setLast(current);
  const page = found === null ? null : (current ?? last);
  const first = all?.byUnitId.get(found?.unitIds[0] ?? 0) ?? null;

  useEffect(() => {
    // The list itself retries a failed load and reports it.
    list.preload().catch(() => undefined);
  }, []);

  useEffect(() => {
    if (!wantsFirst || !isCurrent || found === null || context.isWaiting) return;
    onFirstOpened();
    if (first !== null) navigate(toCollegePath(first.slug));
  }, [wantsFirst, isCurrent, found, first, context.isWaiting, onFirstOpened]);

  if (index.status === "failed") {
    return (
      <div className="min-w-0">
        <RequiredLoadFailed title={words.failedTitle} load={index} kept={words.failedKept} />
      </div>
    );
  }
  const pageFor = page?.found.asked ?? shown;
  const isStart = pageFor.query.trim() === "" && countFilters(pageFor.filters) === 0;
  return (
    <div className="min-w-0">
      {isStart && <Start all={all} home={context.home} />}
      {state.hasNonsense && (
        <div className="mb-4">
          <Notice tone="attention" title={words.nonsense} />
        </div>
      )}
      <p role="status" className="sr-only">
        {page !== null && words.found(page.found.unitIds.length)}
      </p>
      {all === null || page === null ? (
        <Loading isStart={isStart} />
      ) : (
        <Suspense fallback={<Loading isStart={isStart} />}>
          <list.Part all={all} asked={pageFor} {...{ page, isStart, place, state, context }} />
        </Suspense>
      )}
    </div>
  );
}

/** A placeholder of its own where an address asks for colleges: it takes the place of the states, and does not come up from below them. */
function Loading({ isStart }: { isStart: boolean }) {
  return <Skeleton key={isStart ? "below" : "instead"} label={words.loading} lines={8} />;
}

/** Null until everything on it is there. */
function usePage(
  all: AllColleges | null,
  found: Found | null,
  count: number,
  { isKnown, isWaiting }: SearchContext,
): Page | null {
  const colleges = useMemo(
    () => [...(found?.unitIds.slice(0, count) ?? [])].flatMap((unitId) => all?.byUnitId.get(unitId) ?? []),
    [all, found, count],
  );
  const asked = isKnown && !isWaiting && found !== null ? colleges.map(({ unitId }) => unitId) : null;
  const load = useRanked(asked);
  const ranked = load.status === "ready" ? load.value : null;
  return useMemo(() => {
    if (found === null || isWaiting) return null;
    if (!isKnown) return { found, rows: colleges.map((college) => ({ college, ranked: null })) };
    if (ranked === null) return null;
    const rows = colleges.map((college) => ({ college, ranked: ranked.of(college.unitId) ?? null }));
    return rows.every((row) => row.ranked !== null) ? { found, rows } : null;
  }, [found, colleges, isKnown, isWaiting, ranked]);
}
