/** Search results: count, sort order, active filters and the list, twenty at a time; or suggestions. */
import { useEffect, useMemo, useState } from "react";
import type { AllColleges, LoadState } from "#client/colleges/useColleges.ts";
import type { Ranked } from "#client/engine/engine.ts";
import { CollegeRow } from "#components/college-row/CollegeRow.tsx";
import { LoadFailed } from "#components/load-failed/LoadFailed.tsx";
import { useRanked } from "#components/matches/useRanked.ts";
import type { CollegeSummary } from "#domain/college/college.ts";
import { toCollegePath } from "#site/pages.ts";
import { Button, ButtonLink } from "#ui/Button.tsx";
import { SelectField } from "#ui/Field.tsx";
import { Notice } from "#ui/Notice.tsx";
import { navigate } from "#ui/router.tsx";
import { Skeleton } from "#ui/Skeleton.tsx";
import { ChosenFilters } from "./ChosenFilters.tsx";
import { countFilters, type SearchQuery, sorts, writeSearchQuery } from "./filters.ts";
import { NothingFound } from "./NothingFound.tsx";
import { Start } from "./Start.tsx";
import { measureMiles, type SearchContext } from "./sortColleges.ts";
import { type Found, useFound } from "./useFound.ts";
import { usePlaceInList } from "./usePlaceInList.ts";
import type { SearchQueryState } from "./useSearchQuery.ts";
import { words } from "./words.ts";

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

/** The student is invited once they have seen what a search returns. */
const invitationAfter = 3;

export function Results({ index, state, asked, context, wantsFirst, onFirstOpened }: ResultsProps) {
  const all = index.status === "ready" ? index.value : null;
  const found = useFound(all, asked, context);
  // Said of the query that the list was found for, so that the words and the list never disagree.
  const shown = found?.asked ?? asked;
  const isCurrent = shown === state.asked;
  const [last, setLast] = useState<Page | null>(null);
  const hasRows = (count: number) =>
    last !== null && last.found === found && last.rows.length === Math.min(count, last.found.colleges.length);
  const place = usePlaceInList(found !== null && isCurrent, writeSearchQuery(shown), hasRows);
  const current = usePage(found, place.shown, context);
  // The page before stays until the next one is whole.
  if (current !== null && current !== last) setLast(current);
  const page = found === null ? null : (current ?? last);
  const first = found?.colleges[0] ?? null;

  useEffect(() => {
    if (!wantsFirst || !isCurrent || found === null || context.isWaiting) return;
    onFirstOpened();
    if (first !== null) navigate(toCollegePath(first.slug));
  }, [wantsFirst, isCurrent, found, first, context.isWaiting, onFirstOpened]);

  if (index.status === "failed") {
    return (
      <div className="min-w-0">
        <LoadFailed title={words.failedTitle} load={index} kept={words.failedKept} />
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
        {page !== null && words.found(page.found.colleges.length)}
      </p>
      {all === null || page === null ? (
        <Skeleton label={words.loading} lines={5} />
      ) : (
        <List all={all} asked={pageFor} {...{ page, isStart, place, state, context }} />
      )}
    </div>
  );
}

/** As much of a list as is shown, with what each college means for the student; null while nothing is known about them. */
type Page = { found: Found; rows: readonly { college: CollegeSummary; ranked: Ranked | null }[] };

/** Null until everything on it is there. */
function usePage(found: Found | null, count: number, { isKnown, isWaiting }: SearchContext): Page | null {
  const colleges = useMemo(() => found?.colleges.slice(0, count) ?? [], [found, count]);
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

type ListProps = Pick<ResultsProps, "state" | "asked" | "context"> & {
  all: AllColleges;
  page: Page;
  isStart: boolean;
  place: ReturnType<typeof usePlaceInList>;
};

function List({ all, page, isStart, place, state, asked, context }: ListProps) {
  const { found, rows } = page;
  const { colleges } = found;
  const query = asked.query.trim();
  if (colleges.length === 0) return <NothingFound all={all} state={state} asked={asked} />;
  const left = colleges.length - rows.length;
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <h2 className="text-2xl">
          {isStart && asked.sort === "best"
            ? words.allTitle
            : query === ""
              ? words.found(colleges.length)
              : words.foundFor(colleges.length, query.slice(0, 60))}
        </h2>
        <SortField state={state} context={context} />
      </div>
      {isStart && asked.sort === "best" && (
        <p className="mt-1 max-w-[65ch] text-ink-soft">
          {context.home !== null
            ? words.suggestedNear
            : context.homeState !== null
              ? words.suggestedIn(context.homeState)
              : words.suggested}
        </p>
      )}
      <ChosenFilters state={state} />
      <ol aria-label={words.list} className="mt-4 space-y-4">
        {rows.map(({ college, ranked }, position) => (
          <li key={college.unitId} className="space-y-4">
            {!context.isKnown && position === invitationAfter && <Invitation />}
            <CollegeRow college={college} ranked={ranked} note={getNote(college, found, context)} />
          </li>
        ))}
      </ol>
      <div className="mt-6 text-center">
        <p className="text-ink-soft">{words.showing(rows.length, colleges.length)}</p>
        {left > 0 && (
          <Button variant="outline" className="no-print mt-3" onClick={place.showMore}>
            {words.showMore(Math.min(left, 20))}
          </Button>
        )}
      </div>
      <p className="mt-6 text-[0.88rem] text-ink-soft">{words.figures}</p>
    </>
  );
}

function SortField(props: { state: SearchQueryState; context: SearchContext }) {
  const { asked, ask } = props.state;
  const { home, isKnown } = props.context;
  const offered = sorts.filter((sort) => {
    if (sort === asked.sort) return true;
    return sort === "near" ? home !== null : sort !== "match" || isKnown;
  });
  return (
    <SelectField
      label={words.sort}
      className="no-print"
      value={asked.sort}
      onChange={(event) => {
        ask({ ...asked, sort: sorts.find((sort) => sort === event.target.value) ?? "best" });
      }}
    >
      {offered.map((sort) => (
        <option key={sort} value={sort}>
          {words.sortOf(sort, asked.query.trim() !== "")}
        </option>
      ))}
    </SelectField>
  );
}

/** Why a college is listed if its name does not say so, and its distance if that is the sort order. */
function getNote(college: CollegeSummary, { reasons }: Found, { home }: SearchContext): string | undefined {
  const reason = reasons.get(college.unitId);
  const miles = measureMiles(home, college);
  const parts = [
    reason?.matched != null && words.alsoCalled(reason.matched),
    reason?.wasMisspelled === true && words.perhaps,
    reason?.kind === "partial" && !reason.wasMisspelled && words.partly,
    miles !== null && words.miles(miles),
  ].filter((part) => typeof part === "string");
  return parts.length === 0 ? undefined : parts.join(" · ");
}

function Invitation() {
  return (
    <div className="no-print flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-2xl bg-support-soft px-5 py-3.5">
      <p>
        <span className="font-semibold">{words.personal}.</span> {words.personalText}
      </p>
      <ButtonLink variant="cta-secondary" size="sm" to="/college-match-quiz">
        {words.personalLink}
      </ButtonLink>
    </div>
  );
}
