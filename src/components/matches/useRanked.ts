/** What a few colleges mean for the plan's student: chance, price, labels and match of each. */

import { useMemo } from "react";
import { askEngine } from "#client/engine/askEngine.ts";
import type { Ranked, RankedRequest } from "#client/engine/engine.ts";
import { createMemory, createQuestion, useLatest } from "#client/engine/useAnswer.ts";
import { usePlan } from "#client/plan/usePlan.ts";
import type { LoadState } from "#client/query/loadState.ts";
import type { Plan } from "#domain/plan/plan.ts";
import { useStudentQuestionOf } from "./useStudentQuestion.ts";

export type RankedColleges = {
  /** Null for an id that no college in the data set has; undefined for one that has not been answered yet. */
  of: (unitId: number) => Ranked | null | undefined;
};

const question = createQuestion(askEngine("ranked"));
const rememberRequest = createMemory<RankedRequest>();

/** Asks nothing while `unitIds` is null, and is then still loading. */
export function useRanked(unitIds: readonly number[] | null): LoadState<RankedColleges> {
  return useRankedFor(usePlan().plan, unitIds);
}

/** The same for the student of any plan. */
export function useRankedFor(plan: Plan, unitIds: readonly number[] | null): LoadState<RankedColleges> {
  const { student, failed } = useStudentQuestionOf(plan);
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
