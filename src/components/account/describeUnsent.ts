/** What a plan's removal from this device would lose, in words: a rule over the sync's status. */
import type { PlanSyncStatus } from "#client/planSync/planSync.ts";
import { words as all } from "./words.ts";

const words = all.unsent;

/** Nothing where the account has everything; `planId` null: all plans of this device go. */
export function describeUnsent(status: PlanSyncStatus | null, planId: string | null): string[] {
  const problems = (status?.problems ?? []).filter((one) => planId === null || one.planId === planId);
  const isOwn = ({ problem }: PlanSyncStatus["problems"][number]) => problem !== "notYours";
  const hasOthers = problems.some((problem) => !isOwn(problem));
  const own = describePlanUnsent(status, problems.some(isOwn), planId);
  return [...(own === null ? [] : [own]), ...(hasOthers ? [words.others] : [])];
}

function describePlanUnsent(status: PlanSyncStatus | null, isInTheWay: boolean, planId: string | null) {
  if (status === null || isInTheWay) return words.unknown;
  // What waits is counted over all plans.
  if (status.waiting > 0) return planId === null ? words.all(status.waiting) : words.perhapsOfThis;
  return status.phase === "inStep" ? null : words.unknown;
}
