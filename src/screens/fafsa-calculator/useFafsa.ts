/** The calculator's answers: read from the plan, evaluated, and written back with derived answers. */
import { useMemo } from "react";
import { usePlan, usePlanStore } from "#client/plan/usePlan.ts";
import { type AidChanges, applyChanges, completeAidChanges } from "#domain/aid/changeOfParent.ts";
import { type FafsaWalk, walkFafsa } from "#domain/aid/fafsaFlow.ts";
import { deriveAnswers } from "#domain/aid/fafsaFlowFamily.ts";
import type { AidAnswer, AidAnswers } from "#domain/answers/households.ts";

export type Fafsa = {
  isLoaded: boolean;
  answers: AidAnswers;
  walk: FafsaWalk;
  dispatch: (changes: AidChanges) => void;
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
  changes: AidChanges,
  homeState: string | null,
): Record<string, AidAnswer | null> {
  const all = completeAidChanges(answers, changes);
  const derived = Object.entries(deriveAnswers(walkFafsa(applyChanges(answers, all), homeState).used));
  const moved = derived.filter(([key, value]) => (answers[key] ?? null) !== value);
  return { ...all, ...Object.fromEntries(moved) };
}
