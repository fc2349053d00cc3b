/** Match and price of every college for the plan's student, for sorting and filtering all of them. */

import { useMemo } from "react";
import { loadAnswer } from "#client/engine/loadAnswer.ts";
import { createQuestion, useLatest } from "#client/engine/useAnswer.ts";
import { useStudentQuestion } from "./useStudentQuestion.ts";

/** Null for a college without the figure. */
export type StudentFigures = {
  getMatchPercent: (unitId: number) => number | null;
  getMiddleUsd: (unitId: number) => number | null;
  /** Whether the whole price is within the student's budget. */
  isWithinBudget: (unitId: number) => boolean;
};

const question = createQuestion(
  loadAnswer(
    () => import("#client/engine/answerRanked.ts"),
    (rules) => rules.answerFigures,
  ),
);

/** Null while they are not wanted, and until the first are there. */
export function useFigures(isWanted: boolean): StudentFigures | null {
  const { student } = useStudentQuestion();
  const figures = useLatest(question, isWanted ? student : null)?.value ?? null;
  return useMemo(() => {
    if (figures === null) return null;
    const places = new Map<number, number>();
    for (const [place, unitId] of figures.unitIds.entries()) places.set(unitId, place);
    const read = (column: Float64Array) => (unitId: number) => {
      const value = column[places.get(unitId) ?? -1] ?? Number.NaN;
      return Number.isNaN(value) ? null : value;
    };
    return {
      getMatchPercent: read(figures.matchPercent),
      getMiddleUsd: read(figures.middleUsd),
      isWithinBudget: (unitId) => figures.isWithinBudget[places.get(unitId) ?? -1] === 1,
    };
  }, [figures]);
}
