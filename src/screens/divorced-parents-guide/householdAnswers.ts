/** What every view of one household is given, and how it keeps an answer. */
import { usePlanStore } from "#client/plan/usePlan.ts";
import type { HouseholdsView } from "#domain/aid/householdShareView.ts";
import { type AidAnswer, toAidKey } from "#domain/aid/households.ts";
import type { ParentHousehold } from "#domain/aid/parentAnswers.ts";
import type { Names } from "./toolWords.ts";

export type PartProps = { household: ParentHousehold; view: HouseholdsView; names: Names };

/** Keeps one answer of this household. */
export function useGive(household: ParentHousehold): (question: string, answer: AidAnswer | null) => void {
  const store = usePlanStore();
  return (question, answer) =>
    void store.give({ kind: "setAidAnswers", answers: { [toAidKey(household, question)]: answer } });
}
