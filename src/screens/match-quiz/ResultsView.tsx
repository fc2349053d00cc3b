/** The results: a balanced first list of eight, what would sharpen it, and the whole ranked list. */

import { Suspense } from "react";
import { createLazyPart } from "#client/chunks/createLazyPart.tsx";
import { useColleges } from "#client/colleges/useColleges.ts";
import type { MatchReply, Ranked, StudentQuestion } from "#client/engine/engine.ts";
import { loadAnswer } from "#client/engine/loadAnswer.ts";
import { createQuestion, useLatest } from "#client/engine/useAnswer.ts";
import { useIsOnline } from "#client/network/useIsOnline.ts";
import { usePlan } from "#client/plan/usePlan.ts";
import { KeptNote } from "#components/keeping/KeptNote.tsx";
import { LoadFailed } from "#components/load-failed/LoadFailed.tsx";
import { ContentBoundary } from "#components/loading/ContentBoundary.tsx";
import { hasAnswers } from "#components/matches/hasAnswers.ts";
import { useStudentQuestion } from "#components/matches/useStudentQuestion.ts";
import type { FirstList } from "#domain/match/firstList.ts";
import type { Listing } from "#domain/match/listing.ts";
import type { PriceBand } from "#domain/price/band.ts";
import { Notice } from "#ui/Notice.tsx";
import { Link } from "#ui/router.tsx";
import { Skeleton } from "#ui/Skeleton.tsx";
import { OfflineNote } from "#ui/States.tsx";
import { headingId } from "./headingId.ts";
import { KnownAnswers } from "./KnownAnswers.tsx";
import { ResultActions } from "./ResultActions.tsx";
import { ResultRow } from "./ResultRow.tsx";
import { words } from "./resultWords.ts";
import type { Step } from "./steps.ts";
import { words as quizWords } from "./words.ts";

/** Rendered below the first list, and after it. */
const wholeList = createLazyPart(() => import("./WholeList.tsx"));

export type ResultsViewProps = {
  listing: Listing;
  onListing: (listing: Listing) => void;
  onOpen: (step: Step) => void;
  onSharpen: (step: Step) => void;
  onStartOver: () => void;
};

const matchQuestion = createQuestion(
  loadAnswer(
    () => import("#client/engine/answerMatch.ts"),
    (rules) => rules.answerMatch,
  ),
);

export function ResultsView(props: ResultsViewProps) {
  const { student, failed } = useStudentQuestion();
  const found = useLatest(matchQuestion, student)?.value ?? null;
  const { plan } = usePlan();
  const isOnline = useIsOnline();
  const isPersonal = hasAnswers(plan);
  return (
    <div className="page max-w-4xl! py-6 sm:py-10">
      <h1 className="font-sans text-base font-semibold tracking-normal text-accent-text">{quizWords.name}</h1>
      <h2 id={headingId} tabIndex={-1} className="mt-1 text-4xl outline-none sm:text-5xl">
        {isPersonal ? words.title : words.titleNothing}
      </h2>
      {!isOnline && failed === null && (
        <div className="mt-4">
          <OfflineNote>{words.offline}</OfflineNote>
        </div>
      )}
      {failed !== null ? (
        <div className="mt-6">
          <LoadFailed title={words.failedTitle} load={failed} kept={words.failedKept} />
        </div>
      ) : student === null || found === null ? (
        <Skeleton className="mt-6" label={words.loading} lines={5} />
      ) : (
        <Ready {...props} {...{ student, found, isPersonal }} />
      )}
      <ResultActions onStartOver={props.onStartOver} />
      <KeptNote className="mt-4" kept={quizWords.keptHere} />
    </div>
  );
}

/** The colleges within the limit and then, labeled as such, the nearest beyond it. */
function FirstColleges({ list }: { list: FirstList<PriceBand> }) {
  const { rows, beyond, note, reasons } = list;
  const items = (some: readonly Ranked[]) =>
    some.map((row) => (
      <li key={row.college.unitId}>
        <ResultRow row={row} reason={reasons.get(row.college.unitId)} />
      </li>
    ));
  return (
    <>
      {rows.length > 0 && (
        <ol data-first-list="" className="mt-6 space-y-4">
          {items(rows)}
        </ol>
      )}
      {note !== null && (
        <div className="mt-6">
          <Notice title={words.firstNote.title(note)}>
            {words.firstNote.lines(note).map((line) => (
              <p key={line}>{line}</p>
            ))}
          </Notice>
        </div>
      )}
      {beyond.length > 0 && <ol className="mt-6 space-y-4">{items(beyond)}</ol>}
    </>
  );
}

function Ready(
  props: ResultsViewProps & { student: StudentQuestion; found: MatchReply; isPersonal: boolean },
) {
  const { student, listing, isPersonal } = props;
  const { rankedCount, first } = props.found;
  const index = useColleges();
  const asOf = index.status === "ready" ? index.value.asOf : "";
  const count = first.rows.length + first.beyond.length;
  return (
    <>
      <p className="mt-3 max-w-[65ch] text-lg">
        {isPersonal ? words.lead(count, rankedCount) : words.leadNothing(rankedCount)}
      </p>
      <div className="mt-6">
        <KnownAnswers onOpen={props.onOpen} onSharpen={props.onSharpen} />
      </div>
      {isPersonal && <FirstColleges list={first} />}
      <p className="mt-5 text-[0.95rem] text-ink-soft">
        {words.matchIsNotChance} {words.asOf(asOf.slice(0, 4))}{" "}
        <Link to="/methodology" className="text-accent-text underline underline-offset-4">
          {words.methodLink}
        </Link>
      </p>
      <ContentBoundary>
        <Suspense fallback={<Skeleton className="mt-12" label={words.loading} lines={2} />}>
          <wholeList.Part student={student} listing={listing} onListing={props.onListing} />
        </Suspense>
      </ContentBoundary>
    </>
  );
}
