/** /college-match-quiz: three questions, a first real result, and more questions that sharpen it. */

import { Suspense, useEffect, useRef } from "react";
import { createLazyPart } from "#client/chunks/createLazyPart.tsx";
import { useColleges } from "#client/colleges/useColleges.ts";
import { usePlan } from "#client/plan/usePlan.ts";
import { getToday } from "#client/today.ts";
import { useHasTouched } from "#client/useHasTouched.ts";
import { useIsMounted } from "#client/useIsMounted.ts";
import { AnswerField } from "#components/answer/AnswerField.tsx";
import { useScreenFocus } from "#components/answer/AnswerFlow.tsx";
import { useAwaitedPosition } from "#components/answer/HomeField.tsx";
import { ContentBoundary } from "#components/loading/ContentBoundary.tsx";
import { type QuizScreen, quizScreens } from "#domain/answers/catalog/profile.ts";
import type { Listing } from "#domain/match/listing.ts";
import { type FirstQuizScreen, firstQuizScreens, hasAnswer, listScreenFields } from "#domain/match/quiz.ts";
import { navigate, useLocation } from "#ui/router.tsx";
import { Skeleton } from "#ui/Skeleton.tsx";
import { useHasInput } from "#ui/useEarlyInput.ts";
import { headingId } from "./headingId.ts";
import { readListing } from "./listing.ts";
import { QuizQuestion } from "./QuizQuestion.tsx";
import { SharedNotice } from "./SharedNotice.tsx";
import { findStartView, isFirstScreen, parseQuizView, toQuizViewHash, type View } from "./steps.ts";
import { useSharedAnswers } from "./useSharedAnswers.ts";
import { words } from "./words.ts";

/** Everything that draws colleges: downloaded while the first question is answered. */
const resultsView = createLazyPart(() => import("./ResultsView.tsx"));
const sharpenView = createLazyPart(() => import("./SharpenView.tsx"));
/** Beside a first question that was opened from the results. */
const changePanel = createLazyPart(() => import("./ChangePanel.tsx"));

/** Stored in history state: whether a question was opened from the results, the order of the open ones, and what is seen of the whole list. */
type HistoryState = { returns: boolean; order: readonly QuizScreen[]; listing: Listing; isWhole: boolean };

export default function MatchQuizScreen() {
  const { plan, isLoaded } = usePlan();
  const location = useLocation();
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
  const { returns, order, listing, isWhole } = readState(location.state);

  const go = (next: View, state: Partial<HistoryState> = {}, replace = false) =>
    navigate(
      { hash: toQuizViewHash(next) },
      { replace, state: { returns: false, order, listing, isWhole, ...state } },
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
    const start = hasInput && shownBefore.current === null ? "grades" : findStartView(plan, getToday());
    void receive(location.hash, plan).then((found) => {
      const hasTaken = found.kind === "read" && !found.isAsking && found.shared.answered.length > 0;
      // A question named in the address stays there through a reload; shared answers are removed once they have been read.
      navigate({ hash: toQuizViewHash(hasTaken ? "results" : start) }, { replace: true });
    });
    // Decided once per address without a question, from the plan as it is then.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isMounted, isLoaded, named, location.hash]);

  useEffect(() => {
    shownBefore.current = named;
  }, [named]);
  useScreenFocus(headingId, view);

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
            onOpen={(screen) => go(screen, { returns: true })}
            onSharpen={(open) => go(open[0] ?? "results", { order: open })}
            onStartOver={() => go("grades", { order: [] })}
          />
        </Suspense>
      </>
    );
  }
  return (
    <>
      {notice}
      {isFirstScreen(view) ? (
        <FirstQuestion key={view} screen={view} order={order} returns={returns} onGo={go} />
      ) : (
        <Suspense fallback={<QuizLoading />}>
          <sharpenView.Part key={view} screen={view} order={order} returns={returns} onGo={go} />
        </Suspense>
      )}
    </>
  );
}

function QuizLoading() {
  return <Skeleton className="page py-6 sm:py-10" label={words.changes.loading} lines={8} />;
}

function FirstQuestion(props: {
  screen: FirstQuizScreen;
  /** The questions of this round: the first three, or all that help the most if opened from the results. */
  order: readonly QuizScreen[];
  returns: boolean;
  onGo: (view: View) => void;
}) {
  const { screen, order, returns, onGo } = props;
  const { plan } = usePlan();
  const isSharpening = order.includes(screen);
  return (
    <QuizQuestion
      asked={isSharpening ? order : firstQuizScreens}
      screen={screen}
      returns={returns}
      counter={isSharpening ? words.progressSharpen : words.progressFirst}
      onGo={onGo}
      fields={<FirstFields screen={screen} />}
    >
      {(returns || isSharpening) && (
        <ContentBoundary fallback={null}>
          <changePanel.Part isAnswered={hasAnswer(screen, plan, getToday())} />
        </ContentBoundary>
      )}
    </QuizQuestion>
  );
}

function FirstFields({ screen }: { screen: FirstQuizScreen }) {
  return listScreenFields(screen).map((id) => (
    <AnswerField key={id} id={id} isNamedByTitle={id === "payPerYearUsd"} />
  ));
}

function readState(raw: unknown): HistoryState {
  const state = typeof raw === "object" && raw !== null ? raw : {};
  return {
    returns: "returns" in state && state.returns === true,
    order: readOrder("order" in state ? state.order : null),
    isWhole: "isWhole" in state && state.isWhole === true,
    listing: readListing("listing" in state ? state.listing : null),
  };
}

function readOrder(raw: unknown): readonly QuizScreen[] {
  return Array.isArray(raw) ? raw.flatMap((one) => quizScreens.filter((screen) => screen === one)) : [];
}
