/** The whole ranked list below the first one: filtered, sorted, and paged. */
import { useDeferredValue, useMemo } from "react";
import { usePlan } from "#client/plan/usePlan.ts";
import type { Matches, Ranked } from "#components/matches/useMatches.ts";
import { countKeptOut, listMissedAnswers } from "#domain/match/fitsAnswers.ts";
import { Button } from "#ui/Button.tsx";
import { EmptyState } from "#ui/States.tsx";
import { ListControls } from "./ListControls.tsx";
import { applyListing, everything, type Listing, pageSize } from "./listing.ts";
import { ResultRow } from "./ResultRow.tsx";
import { words } from "./resultWords.ts";

type WholeListProps = {
  rows: readonly Ranked[];
  input: Matches["input"];
  listing: Listing;
  onListing: (listing: Listing) => void;
};

export default function WholeList({ rows, input, listing, onListing }: WholeListProps) {
  const { profile, money } = usePlan().plan;
  const shownListing = useDeferredValue(listing);
  const fitting = useMemo(
    () => rows.filter((row) => listMissedAnswers(row, profile).length === 0),
    [rows, profile],
  );
  const scope = shownListing.scope === "all" ? rows : fitting;
  const all = useMemo(() => applyListing(scope, shownListing), [scope, shownListing]);
  const shown = all.slice(0, shownListing.shown);
  return (
    <section aria-labelledby="whole-title" className="mt-12">
      <h2 id="whole-title" className="text-3xl">
        {shownListing.scope === "all" ? words.whole.titleAll : words.whole.title}
      </h2>
      <p role="status" className="figures mt-1 text-ink-soft">
        {words.whole.count(shown.length, all.length)}
      </p>
      {fitting.length < rows.length && (
        <Button
          variant="link"
          className="no-print"
          onClick={() =>
            onListing({ ...listing, scope: listing.scope === "all" ? "fit" : "all", shown: pageSize })
          }
        >
          {listing.scope === "all"
            ? words.whole.showFitting(fitting.length)
            : words.whole.showAll(rows.length)}
        </Button>
      )}
      <ListControls
        listing={listing}
        hasLimit={money.payPerYearUsd !== null}
        hasPosition={profile.homeLatitude !== null}
        onChange={onListing}
      />
      {scope.length === 0 ? (
        <EmptyState title={words.whole.noneFits}>
          {countKeptOut(rows, profile).map(({ answer, count }) => (
            <span key={answer} className="block">
              {words.whole.keptOut(answer, count)}
            </span>
          ))}
          {rows.length === 0 && <span className="block">{words.whole.noneRanked}</span>}
        </EmptyState>
      ) : all.length === 0 ? (
        <EmptyState
          title={words.whole.emptyTitle}
          actions={
            <Button onClick={() => onListing({ ...everything, sort: listing.sort })}>
              {words.whole.clear}
            </Button>
          }
        >
          {words.whole.empty}
        </EmptyState>
      ) : (
        <ol className="mt-4 space-y-4">
          {shown.map((row) => (
            <li key={row.college.unitId}>
              <ResultRow row={row} input={input} />
            </li>
          ))}
        </ol>
      )}
      {shown.length < all.length && (
        <p className="no-print mt-6 text-center">
          <Button
            variant="outline"
            size="lg"
            onClick={() => onListing({ ...listing, shown: listing.shown + pageSize })}
          >
            {words.whole.more(Math.min(pageSize, all.length - shown.length))}
          </Button>
        </p>
      )}
    </section>
  );
}
