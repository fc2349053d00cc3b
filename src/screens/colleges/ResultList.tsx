/** The list of a search: its order, its filters, and its rows, twenty at a time. */
import { useDeferredValue } from "react";
import type { AllColleges } from "#client/colleges/allColleges.ts";
import type { Ranked } from "#client/engine/engine.ts";
import { CollegeRow } from "#components/college-row/CollegeRow.tsx";
import { describeFromHome } from "#components/distance/words.ts";
import type { CollegeSummary } from "#domain/college/college.ts";
import { measureTravel } from "#domain/geography/travel.ts";
import { type SearchQuery, sorts } from "#domain/search/filters.ts";
import { joinFacts } from "#lib/format.ts";
import { Button, ButtonLink } from "#ui/Button.tsx";
import { SelectField } from "#ui/Field.tsx";
import { UnbrokenYears } from "#ui/UnbrokenYears.tsx";
import { ChosenFilters } from "./ChosenFilters.tsx";
import { NothingFound } from "./NothingFound.tsx";
import type { SearchContext } from "./searchContext.ts";
import type { Found } from "./useFound.ts";
import type { usePlaceInList } from "./usePlaceInList.ts";
import type { SearchQueryState } from "./useSearchQuery.ts";
import { words } from "./words.ts";

/** As much of a list as is shown, with what each college means for the student; null while nothing is known about them. */
export type Page = { found: Found; rows: readonly { college: CollegeSummary; ranked: Ranked | null }[] };

/** The student is invited once they have seen what a search returns. */
const invitationAfter = 3;
/** More than a screen shows: a slow phone draws the rows below in a second, short step. */
const firstRows = 6;

type ListProps = {
  state: SearchQueryState;
  /** The search that found these rows; `state` may already hold a newer one. */
  asked: SearchQuery;
  context: SearchContext;
  all: AllColleges;
  page: Page;
  isStart: boolean;
  place: ReturnType<typeof usePlaceInList>;
};

export default function ResultList({ all, page, isStart, place, state, asked, context }: ListProps) {
  const { found, rows } = page;
  // Going back to a place further down needs all of them at once.
  const drawn = useDeferredValue(rows.length, place.isRestoring ? rows.length : firstRows);
  const foundCount = found.unitIds.length;
  const query = asked.query.trim();
  if (foundCount === 0) return <NothingFound all={all} state={state} asked={asked} closed={found.closed} />;
  const left = foundCount - rows.length;
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <h2 className="text-2xl">
          {isStart && asked.sort === "best"
            ? words.allTitle
            : query === ""
              ? words.found(foundCount)
              : words.foundFor(foundCount, query.slice(0, 60))}
        </h2>
        <SortField state={state} context={context} />
      </div>
      {asked.sort === "near" && context.home === null && (
        <p className="mt-1 max-w-text">
          {words.nearNeedsHome}{" "}
          <ButtonLink variant="link" to="/college-match-quiz">
            {words.nearAddHome}
          </ButtonLink>
        </p>
      )}
      {isStart && asked.sort === "best" && (
        <p className="mt-1 max-w-text text-ink-soft">
          {context.home !== null
            ? words.suggestedNear
            : context.homeState !== null
              ? words.suggestedIn(context.homeState)
              : words.suggested}
        </p>
      )}
      <ChosenFilters state={state} />
      {found.closed !== null && <p className="mt-3 max-w-text font-semibold">{found.closed.text}</p>}
      <ol aria-label={words.list} className="mt-4 space-y-4">
        {rows.slice(0, drawn).map(({ college, ranked }, position) => (
          <li key={college.unitId} className="space-y-4">
            {!context.isKnown && position === invitationAfter && <Invitation />}
            <CollegeRow college={college} ranked={ranked} note={getNote(college, found, context)} />
          </li>
        ))}
      </ol>
      <div className="mt-6 text-center">
        <p className="text-ink-soft">{words.showing(rows.length, foundCount)}</p>
        {left > 0 && (
          <Button variant="outline" className="no-print mt-3" onClick={place.showMore}>
            {words.showMore(Math.min(left, 20))}
          </Button>
        )}
      </div>
      <p className="mt-6 text-[0.88rem] text-ink-soft">
        <UnbrokenYears text={words.figures} />
      </p>
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
  const parts = [
    reason?.former != null
      ? capitalize(reason.former.text)
      : reason?.matched != null && words.alsoCalled(reason.matched),
    reason?.wasMisspelled === true && words.perhaps,
    reason?.kind === "partial" && !reason.wasMisspelled && words.partly,
    describeFromHome(measureTravel(home, college)),
  ].filter((part) => typeof part === "string");
  return parts.length === 0 ? undefined : joinFacts(parts);
}

function capitalize(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
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
