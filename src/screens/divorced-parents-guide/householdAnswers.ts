/** The props of every view of one household, and how it saves an answer. */
import { usePlanStore } from "#client/plan/usePlan.ts";
import type { HouseholdsView } from "#domain/aid/householdShareView.ts";
import type { ParentHousehold } from "#domain/aid/parentAnswers.ts";
import { type AidAnswer, toAidKey } from "#domain/answers/households.ts";
import type { Names } from "./toolWords.ts";

export type PartProps = { household: ParentHousehold; view: HouseholdsView; names: Names };

/** Saves one answer of this household. */
export function useGive(household: ParentHousehold): (question: string, answer: AidAnswer | null) => void {
  const store = usePlanStore();
  return (question, answer) =>
    void store.give({ kind: "setAidAnswers", answers: { [toAidKey(household, question)]: answer } });
}
