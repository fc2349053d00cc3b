/** The odds of the plan's list, and what would mend them. */
import { useMemo } from "react";
import { askEngine } from "#client/engine/askEngine.ts";
import { createQuestion, useLatest } from "#client/engine/useAnswer.ts";
import { useStudentQuestion } from "#components/matches/useStudentQuestion.ts";
import { OddsView } from "#components/odds/OddsView.tsx";
import { isTransfer } from "#domain/admission/applicantStatus.ts";
import { isTwoYearOnly, mendRule } from "#domain/match/mendRule.ts";
import { findWhyNoOdds } from "#domain/match/odds.ts";
import { listSureTwoYear } from "#domain/match/sureTwoYear.ts";
import type { ListView } from "./useListView.ts";
import { words } from "./words.ts";

const question = createQuestion(askEngine("mend"));

export function OddsHero(props: {
  view: ListView;
  /** Without links to the quiz: the questions are on this page. */
  areAnswersHere?: boolean;
}) {
  const { view, areAnswersHere = false } = props;
  const { odds, plan, entries, list } = view;
  const { student } = useStudentQuestion();
  const share = odds?.fourYearPayable ?? 1;
  const request = useMemo(
    () => (student === null || share >= mendRule.evenOdds ? null : { student, entries }),
    [student, share, entries],
  );
  const answer = useLatest(question, request);
  const open = list.filter(({ entry }) => entry.status !== "denied" && entry.status !== "waitlisted");
  return (
    <OddsView
      odds={odds}
      entries={entries}
      telling={{
        isTwoYearOnly: isTwoYearOnly(plan.profile),
        sureTwoYear: listSureTwoYear(open.flatMap(({ row }) => row ?? [])),
      }}
      payPerYearUsd={plan.money.payPerYearUsd}
      isTransfer={isTransfer(plan.profile)}
      without={findWhyNoOdds(plan)}
      // An answer for a list that has changed since is not shown.
      mend={request !== null && answer?.isNewest === true ? answer.value : null}
      nameOf={(unitId) => view.getCollege(unitId)?.name ?? words.list.gone(unitId)}
      areAnswersHere={areAnswersHere}
    />
  );
}
