/** The whole ranked list below the first one: filtered, sorted, and paged. */

import { useDeferredValue, useMemo } from "react";
import type { ListingRequest, StudentQuestion } from "#client/engine/engine.ts";
import { loadAnswer } from "#client/engine/loadAnswer.ts";
import { createMemory, createQuestion, useLatest } from "#client/engine/useAnswer.ts";
import { usePlan } from "#client/plan/usePlan.ts";
import type { Listing } from "#domain/match/listing.ts";
import { Button } from "#ui/Button.tsx";
import { Skeleton } from "#ui/Skeleton.tsx";
import { EmptyState } from "#ui/States.tsx";
import { ListControls } from "./ListControls.tsx";
import { everything, pageSize } from "./listing.ts";
import { ResultRow } from "./ResultRow.tsx";
import { words } from "./resultWords.ts";

type WholeListProps = {
  student: StudentQuestion;
  listing: Listing;
  onListing: (listing: Listing) => void;
};

const question = createQuestion(
  loadAnswer(
    () => import("#client/engine/answerListing.ts"),
    (rules) => rules.answerListing,
  ),
);
const rememberRequest = createMemory<ListingRequest>();

export default function WholeList({ student, listing, onListing }: WholeListProps) {
  const { profile, money } = usePlan().plan;
  const shownListing = useDeferredValue(listing);
  const request = useMemo(() => rememberRequest({ student, listing: shownListing }), [student, shownListing]);
  const answer = useLatest(question, request);
  if (answer === null) return <Skeleton className="mt-12" label={words.loading} lines={2} />;
  const { rows, listedCount, rankedCount, fittingCount, keptOut } = answer.value;
  // Said of the listing that the rows were made for, so that the words and the list never disagree.
  const { scope } = answer.of.listing;
  const scopeCount = scope === "all" ? rankedCount : fittingCount;
  return (
    <section aria-labelledby="whole-title" className="mt-12">
      <h2 id="whole-title" className="text-3xl">
        {scope === "all" ? words.whole.titleAll : words.whole.title}
      </h2>
      <p role="status" className="figures mt-1 text-ink-soft">
        {words.whole.count(rows.length, listedCount)}
      </p>
      {fittingCount < rankedCount && (
        <Button
          variant="link"
          className="no-print"
          onClick={() =>
            onListing({ ...listing, scope: listing.scope === "all" ? "fit" : "all", shown: pageSize })
          }
        >
          {listing.scope === "all" ? words.whole.showFitting(fittingCount) : words.whole.showAll(rankedCount)}
        </Button>
      )}
      <ListControls
        listing={listing}
        hasLimit={money.payPerYearUsd !== null}
        hasPosition={profile.homeLatitude !== null}
        onChange={onListing}
      />
      {scopeCount === 0 ? (
        <EmptyState title={words.whole.noneFits}>
          {keptOut.map(({ answer, count }) => (
            <span key={answer} className="block">
              {words.whole.keptOut(answer, count)}
            </span>
          ))}
          {rankedCount === 0 && <span className="block">{words.whole.noneRanked}</span>}
        </EmptyState>
      ) : listedCount === 0 ? (
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
          {rows.map((row) => (
            <li key={row.college.unitId}>
              <ResultRow row={row} />
            </li>
          ))}
        </ol>
      )}
      {rows.length < listedCount && (
        <p className="no-print mt-6 text-center">
          <Button
            variant="outline"
            size="lg"
            onClick={() => onListing({ ...listing, shown: listing.shown + pageSize })}
          >
            {words.whole.more(Math.min(pageSize, listedCount - rows.length))}
          </Button>
        </p>
      )}
    </section>
  );
}
