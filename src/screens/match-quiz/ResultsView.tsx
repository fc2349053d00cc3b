/** The results: the first list in one view, what would sharpen it, and the whole list when it is asked for. */

import { createLazyPart } from "#client/chunks/createLazyPart.tsx";
import { useColleges } from "#client/colleges/useColleges.ts";
import type { MatchReply, Ranked, StudentQuestion } from "#client/engine/engine.ts";
import { useIsOnline } from "#client/network/useIsOnline.ts";
import { usePlan } from "#client/plan/usePlan.ts";
import {
  BalanceLine,
  FirstColleges,
  FirstListOdds,
  isWaitingForIncome,
} from "#components/first-list/FirstColleges.tsx";
import { ListTray } from "#components/first-list/ListTray.tsx";
import { listUnitIds, useFirstList } from "#components/first-list/useFirstList.ts";
import { words as listWords } from "#components/first-list/words.ts";
import { KeptNote } from "#components/keeping/KeptNote.tsx";
import { LoadFailed } from "#components/load-failed/LoadFailed.tsx";
import { ContentBoundary } from "#components/loading/ContentBoundary.tsx";
import { hasAnswers } from "#components/matches/hasAnswers.ts";
import { IncomeTap } from "#components/odds/IncomeTap.tsx";
import { words as oddsWords } from "#components/odds/words.ts";
import type { QuizScreen } from "#domain/answers/catalog/profile.ts";
import type { Listing } from "#domain/match/listing.ts";
import { Button } from "#ui/Button.tsx";
import { Link } from "#ui/router.tsx";
import { Skeleton } from "#ui/Skeleton.tsx";
import { OfflineNote } from "#ui/States.tsx";
import { headingId } from "./headingId.ts";
import { KnownAnswers } from "./KnownAnswers.tsx";
import { ResultActions } from "./ResultActions.tsx";
import { words } from "./resultWords.ts";
import { words as quizWords } from "./words.ts";

/** With what draws only the rows in sight; few people ask for more than the first list. */
const wholeList = createLazyPart(() => import("./WholeList.tsx"));

type ResultsViewProps = {
  listing: Listing;
  isWhole: boolean;
  onWhole: (isWhole: boolean) => void;
  onListing: (listing: Listing) => void;
  onOpen: (screen: QuizScreen) => void;
  onSharpen: (open: readonly QuizScreen[]) => void;
  onStartOver: () => void;
};

export default function ResultsView(props: ResultsViewProps) {
  const { student, failed, found } = useFirstList();
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
        <Skeleton className="mt-6 min-h-screen" label={words.loading} lines={8} />
      ) : (
        <Ready {...props} {...{ student, found, isPersonal }} />
      )}
      <ResultActions onStartOver={props.onStartOver} />
      <KeptNote className="mt-2" kept={quizWords.keptHere} />
      {found !== null && failed === null && <ListTray unitIds={isPersonal ? listUnitIds(found) : []} />}
    </div>
  );
}

function Ready(
  props: ResultsViewProps & { student: StudentQuestion; found: MatchReply; isPersonal: boolean },
) {
  const { student, listing, isPersonal } = props;
  const { rankedCount, first } = props.found;
  const index = useColleges();
  const asOf = index.status === "ready" ? index.value.asOf : "";
  // Without answers there is no first list, and the whole one is all there is to see.
  const isWhole = props.isWhole || !isPersonal;
  return (
    <>
      <div className="mt-3 max-w-text">
        {isPersonal ? (
          <BalanceLine list={first} />
        ) : (
          <p className="text-lg">{words.leadNothing(rankedCount)}</p>
        )}
      </div>
      <MoneyQuestion rows={[...first.rows, ...first.beyond]} onOpen={() => props.onOpen("pay")} />
      {isPersonal && (
        <>
          <div className="mt-3">
            <FirstColleges list={first} />
          </div>
          <div className="mt-5">
            <FirstListOdds list={first} />
          </div>
        </>
      )}
      <KnownAnswers student={student} rows={first.rows} onOpen={props.onOpen} onSharpen={props.onSharpen} />
      {isWhole ? (
        <ContentBoundary fallback={<Skeleton className="mt-8" label={words.loading} lines={2} />}>
          <wholeList.Part student={student} listing={listing} onListing={props.onListing} />
        </ContentBoundary>
      ) : (
        <Button variant="outline" className="no-print mt-6" onClick={() => props.onWhole(true)}>
          {words.seeAll}
        </Button>
      )}
      <p className="mt-5 text-[0.95rem] text-ink-soft">
        {isPersonal && words.lead(rankedCount)} {listWords.matchIsNotChance} {words.asOf(asOf.slice(0, 4))}{" "}
        <Link to="/methodology" className="text-accent-text underline underline-offset-4">
          {words.methodLink}
        </Link>
      </p>
    </>
  );
}

/** The answers about money that would help the list most, offered where they are missed: at once, not after the other questions. */
function MoneyQuestion(props: { rows: readonly Ranked[]; onOpen: () => void }) {
  const { payPerYearUsd } = usePlan().plan.money;
  return (
    <>
      {payPerYearUsd === null && (
        <div className="no-print flex flex-wrap items-center gap-x-3">
          <p>{words.money.pay}</p>
          <Button variant="link" onClick={props.onOpen}>
            {words.money.add}
          </Button>
        </div>
      )}
      {isWaitingForIncome(props.rows) && (
        <div className="mt-3">
          <IncomeTap
            exact={
              <Button variant="link" size="sm" className="-ml-3.5" onClick={props.onOpen}>
                {oddsWords.income.exact}
              </Button>
            }
          />
        </div>
      )}
    </>
  );
}
