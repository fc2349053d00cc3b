/** A few colleges that would fill a gap in the list, each with its effect on the odds. */

import { useMemo } from "react";
import { askEngine } from "#client/engine/askEngine.ts";
import { createQuestion, useLatest } from "#client/engine/useAnswer.ts";
import { useStudentQuestion } from "#components/matches/useStudentQuestion.ts";
import { AddableCollege } from "#components/odds/MendView.tsx";
import type { GapKind } from "#domain/match/gains.ts";
import { showOdds } from "#domain/match/shownOdds.ts";
import { ButtonLink } from "#ui/Button.tsx";
import type { ListView } from "./useListView.ts";
import { words } from "./words.ts";

const text = words.balance;
const shown = 3;
const question = createQuestion(askEngine("suggestions"));

export function Suggestions(props: { view: ListView; kind: GapKind }) {
  const { view, kind } = props;
  const { payPerYearUsd } = view.plan.money;
  const oddsNow = view.odds === null ? 0 : (view.odds.fourYearPayable ?? view.odds.atLeastOne);
  // Without the income there are five odds, and none that a college would raise.
  const hasOdds = view.odds?.byIncome === null;
  const { student } = useStudentQuestion();
  const { entries } = view;
  const request = useMemo(
    () => (student === null ? null : { student, kind, entries, oddsNow, limit: shown }),
    [student, kind, entries, oddsNow],
  );
  const answer = useLatest(question, request);
  if (answer === null) return null;
  const suggestions = answer.value;
  if (suggestions.length === 0) {
    return (
      <div className="mt-3">
        <p>{kind === "safety" ? text.noneFoundSafety(payPerYearUsd !== null) : text.noneFound}</p>
        <ButtonLink variant="link" to="/colleges">
          {text.searchInstead}
        </ButtonLink>
      </div>
    );
  }
  return (
    <ul aria-label={text.suggestions} className="mt-3 space-y-2.5">
      {suggestions.map(({ row, oddsAfter }) => (
        <AddableCollege key={row.college.unitId} row={row}>
          {hasOdds && text.wouldRaise(row.college.name, showOdds(answer.of.oddsNow), showOdds(oddsAfter))}
        </AddableCollege>
      ))}
    </ul>
  );
}
