/** What a plan's removal from this device would lose, in a sentence: a rule over the sync's status. */
import type { PlanSyncStatus } from "#client/planSync/planSync.ts";
import { words as all } from "./words.ts";

const words = all.unsent;

/** Null where the account has everything; `planId` null: all plans of this device go. */
export function unsentSentence(status: PlanSyncStatus | null, planId: string | null): string | null {
  if (status === null) return words.unknown;
  const inTheWay = status.problems.filter((problem) => planId === null || problem.planId === planId);
  if (inTheWay.length > 0) return words.unknown;
  // What waits is counted over all plans.
  if (status.waiting > 0) return planId === null ? words.all(status.waiting) : words.perhapsOfThis;
  return status.phase === "inStep" ? null : words.unknown;
}
