/** Whether the student has answered enough for a chance or price of their own. */
import { usePlan } from "#client/plan/usePlan.ts";
import type { Plan } from "#domain/plan/plan.ts";

export function hasAnswers({ profile, money, aid }: Plan): boolean {
  const hasAcademics = profile.gpa !== null || profile.satTotal !== null || profile.actComposite !== null;
  return (
    hasAcademics ||
    profile.homeState !== null ||
    money.payPerYearUsd !== null ||
    money.familyIncomeUsd !== null ||
    hasAidIncome(aid)
  );
}

function hasAidIncome(aid: Plan["aid"]): boolean {
  return aid["first.agi"] !== undefined || aid["student.agi"] !== undefined;
}

/** False until the device's storage has been read. */
export function useHasAnswers(): boolean {
  const { plan, isLoaded } = usePlan();
  return isLoaded && hasAnswers(plan);
}
