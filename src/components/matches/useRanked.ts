/** What a few colleges mean for the plan's student: chance, price, labels and match of each. */

import { useMemo } from "react";
import type { Ranked, RankedRequest } from "#client/engine/engine.ts";
import { loadAnswer } from "#client/engine/loadAnswer.ts";
import { createMemory, createQuestion, useLatest } from "#client/engine/useAnswer.ts";
import type { LoadState } from "#client/query/loadState.ts";
import { useStudentQuestion } from "./useStudentQuestion.ts";

export type RankedColleges = {
  /** Null for an id that no college in the data set has; undefined for one that has not been answered yet. */
  of: (unitId: number) => Ranked | null | undefined;
};

const question = createQuestion(
  loadAnswer(
    () => import("#client/engine/answerRanked.ts"),
    (rules) => rules.answerRanked,
  ),
);
const rememberRequest = createMemory<RankedRequest>();

/** Asks nothing while `unitIds` is null, and is then still loading. */
export function useRanked(unitIds: readonly number[] | null): LoadState<RankedColleges> {
  const { student, failed } = useStudentQuestion();
  // Callers make the list anew with each render.
  const key = unitIds?.join(",") ?? null;
  const request = useMemo(() => {
    if (student === null || key === null) return null;
    return rememberRequest({ student, unitIds: key === "" ? [] : key.split(",").map(Number) });
  }, [student, key]);
  const answer = useLatest(question, request);
  const value = answer?.value ?? null;
  const of = answer?.of ?? null;
  const ranked = useMemo(() => {
    if (value === null || of === null) return null;
    const rows = new Map(of.unitIds.map((unitId, index) => [unitId, value[index] ?? null]));
    return { of: (unitId: number) => rows.get(unitId) };
  }, [value, of]);
  if (failed !== null) return failed;
  return ranked === null ? { status: "loading" } : { status: "ready", value: ranked };
}
