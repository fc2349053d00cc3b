/** /college-match-quiz: three questions, a first real result, and more questions that sharpen it. */

import { Suspense, useEffect, useRef } from "react";
import { createLazyPart } from "#client/chunks/createLazyPart.tsx";
import { useColleges } from "#client/colleges/useColleges.ts";
import { usePlan } from "#client/plan/usePlan.ts";
import { useHasTouched } from "#client/useHasTouched.ts";
import { useIsMounted } from "#client/useIsMounted.ts";
import { ContentBoundary } from "#components/loading/ContentBoundary.tsx";
import { GpaField, GradeYearField } from "#components/profile-fields/GradesFields.tsx";
import { HomeField, useAwaitedPosition } from "#components/profile-fields/HomeField.tsx";
import { IncomeField, PayField } from "#components/profile-fields/MoneyFields.tsx";
import type { Listing } from "#domain/match/listing.ts";
import { navigate, useLocation } from "#ui/router.tsx";
import { Skeleton } from "#ui/Skeleton.tsx";
import { useHasInput } from "#ui/useEarlyInput.ts";
import { headingId } from "./headingId.ts";
import { readListing } from "./listing.ts";
import { SharedNotice } from "./SharedNotice.tsx";
import { StepView } from "./StepView.tsx";
import {
  type FirstStep,
  findStartView,
  firstSteps,
  getNextOfFirst,
  getPreviousOfFirst,
  isAnswered,
  isFirstStep,
  parseQuizView,
  toQuizViewHash,
  type View,
} from "./steps.ts";
import { useSharedAnswers } from "./useSharedAnswers.ts";
import { words } from "./words.ts";

/** Everything that draws colleges: downloaded while the first question is answered. */
const resultsView = createLazyPart(() => import("./ResultsView.tsx"));
const sharpenView = createLazyPart(() => import("./SharpenView.tsx"));
/** Beside a first question that was opened from the results. */
const changePanel = createLazyPart(() => import("./ChangePanel.tsx"));

/** Stored in history state: whether a question was opened from the results, and what is seen of the whole list. */
type HistoryState = { returns: boolean; listing: Listing; isWhole: boolean };

export default function MatchQuizScreen() {
  const { plan, isLoaded } = usePlan();
  const location = useLocation();
  const isPop = location.move === "pop";
  const shared = useSharedAnswers();
  // Loaded while the first questions are answered, so that the first result appears at once; people who only look at
  // the first question do not download it.
  const hasTouched = useHasTouched();
  useColleges(hasTouched);
  useAwaitedPosition();

  // The prerendered page knows neither the fragment nor the plan: both start with the first question.
  const isMounted = useIsMounted();
  const named = isMounted ? parseQuizView(location.hash) : null;
  const view: View = named ?? "grades";
  const { returns, listing, isWhole } = readState(location.state);

  const go = (next: View, state: Partial<HistoryState> = {}, replace = false) =>
    navigate(
      { hash: toQuizViewHash(next) },
      { replace, state: { returns: false, listing, isWhole, ...state } },
    );

  useEffect(() => {
    // The results themselves retry a failed load and report it.
    if (hasTouched) resultsView.preload().catch(() => undefined);
  }, [hasTouched]);

  useEffect(() => {
    // Loaded before the next question opens, which compares the list with its state at that moment. The question itself
    // retries a failed load and reports it.
    if (view !== "results") return;
    for (const part of [sharpenView, changePanel]) part.preload().catch(() => undefined);
  }, [view]);

  // Null until a view has been named: until then, whoever has begun to answer stays at the first question, also when
  // the plan comes later. After that, what was typed earlier says nothing about where a link to the quiz leads.
  const shownBefore = useRef<View | null>(null);
  const hasInput = useHasInput();
  const isBegun = isMounted && hasInput && location.hash === "";
  useEffect(() => {
    if (isBegun && shownBefore.current === null)
      navigate({ hash: toQuizViewHash("grades") }, { replace: true });
  }, [isBegun]);

  const { receive } = shared;
  useEffect(() => {
    if (!isMounted || !isLoaded || named !== null) return;
    const start = hasInput && shownBefore.current === null ? "grades" : findStartView(plan);
    void receive(location.hash, plan).then((found) => {
      const hasTaken = found.kind === "read" && !found.isAsking && found.shared.answered.length > 0;
      // A question named in the address stays there through a reload; shared answers are removed once they have been read.
      navigate({ hash: toQuizViewHash(hasTaken ? "results" : start) }, { replace: true });
    });
    // Decided once per address without a question, from the plan as it is then.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isMounted, isLoaded, named, location.hash]);

  useEffect(() => {
    const isOther = shownBefore.current !== null && shownBefore.current !== view;
    shownBefore.current = named;
    if (!isOther) return;
    document.getElementById(headingId)?.focus({ preventScroll: true });
    // When going back, the browser restores the position itself.
    if (!isPop) window.scrollTo(0, 0);
  }, [view, named, isPop]);

  const notice = (
    <SharedNotice
      state={shared.state}
      hasMoney={plan.money.payPerYearUsd !== null || plan.money.familyIncomeUsd !== null}
      onAddBudget={() => {
        shared.close();
        go("pay", { returns: true });
      }}
      onReplace={() => {
        shared.replace();
        go("results");
      }}
      onClose={shared.close}
    />
  );

  if (view === "results") {
    return (
      <>
        {notice}
        <Suspense fallback={<QuizLoading />}>
          <resultsView.Part
            listing={listing}
            isWhole={isWhole}
            onListing={(next) => go("results", { listing: next }, true)}
            onWhole={(next) => go("results", { isWhole: next }, true)}
            onOpen={(step) => go(step, { returns: true })}
            onSharpen={(step) => go(step, { returns: isFirstStep(step) })}
            onStartOver={() => go("grades")}
          />
        </Suspense>
      </>
    );
  }
  return (
    <>
      {notice}
      {isFirstStep(view) ? (
        <FirstQuestion key={view} step={view} returns={returns} onGo={go} />
      ) : (
        <Suspense fallback={<QuizLoading />}>
          <sharpenView.Part key={view} step={view} returns={returns} onGo={go} />
        </Suspense>
      )}
    </>
  );
}

function QuizLoading() {
  return <Skeleton className="page py-6 sm:py-10" label={words.changes.loading} lines={8} />;
}

function FirstQuestion(props: { step: FirstStep; returns: boolean; onGo: (view: View) => void }) {
  const { step, returns, onGo } = props;
  const { plan } = usePlan();
  const before = getPreviousOfFirst(step, returns);
  const next = getNextOfFirst(step, returns);
  return (
    <StepView
      step={step}
      place={{ number: firstSteps.indexOf(step) + 1, of: firstSteps.length }}
      fields={<FirstFields step={step} />}
      leadsToResults={next === "results"}
      onContinue={() => onGo(next)}
      onSkip={() => onGo(next)}
      onBack={before === null ? null : () => onGo(before)}
      onResults={null}
    >
      {returns && (
        <ContentBoundary>
          <Suspense>
            <changePanel.Part isAnswered={isAnswered(step, plan)} />
          </Suspense>
        </ContentBoundary>
      )}
    </StepView>
  );
}

function FirstFields({ step }: { step: FirstStep }) {
  if (step === "home") return <HomeField />;
  if (step === "pay")
    return (
      <>
        <PayField isNamedByTitle />
        <IncomeField />
      </>
    );
  return (
    <>
      <GradeYearField />
      <GpaField />
    </>
  );
}

function readState(raw: unknown): HistoryState {
  const state = typeof raw === "object" && raw !== null ? raw : {};
  return {
    returns: "returns" in state && state.returns === true,
    isWhole: "isWhole" in state && state.isWhole === true,
    listing: readListing("listing" in state ? state.listing : null),
  };
}
