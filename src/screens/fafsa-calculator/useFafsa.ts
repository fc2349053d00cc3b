/** The calculator's answers: read from the plan, evaluated, and written back with derived answers. */
import { useMemo } from "react";
import { usePlan, usePlanStore } from "#client/plan/usePlan.ts";
import { type FafsaWalk, walkFafsa } from "#domain/aid/fafsaFlow.ts";
import { deriveAnswers } from "#domain/aid/fafsaFlowFamily.ts";
import { takeBackContradicted } from "#domain/aid/parentAnswers.ts";
import type { AidAnswer, AidAnswers } from "#domain/answers/households.ts";

export type AnswerChanges = Readonly<Record<string, AidAnswer | null>>;

export type Fafsa = {
  isLoaded: boolean;
  answers: AidAnswers;
  walk: FafsaWalk;
  dispatch: (changes: AnswerChanges) => void;
};

export function useFafsa(): Fafsa {
  const { plan, isLoaded } = usePlan();
  const store = usePlanStore();
  const { aid } = plan;
  const { homeState } = plan.profile;
  const walk = useMemo(() => walkFafsa(aid, homeState), [aid, homeState]);
  return {
    isLoaded,
    answers: aid,
    walk,
    dispatch(changes) {
      store.give({ kind: "setAidAnswers", answers: addDerived(aid, changes, homeState) });
    },
  };
}

/** The changes plus the stored answers that follow from them. */
export function addDerived(
  answers: AidAnswers,
  changes: AnswerChanges,
  homeState: string | null,
): Record<string, AidAnswer | null> {
  const all: Record<string, AidAnswer> = { ...answers };
  for (const [key, value] of Object.entries(changes)) {
    if (value === null) delete all[key];
    else all[key] = value;
  }
  const derived = Object.entries(deriveAnswers(walkFafsa(all, homeState).used));
  const moved = derived.filter(([key, value]) => (answers[key] ?? null) !== value);
  return { ...changes, ...takeBackContradicted(answers, changes), ...Object.fromEntries(moved) };
}
