/** Describes what removing a plan from this device would lose, given the sync status. */
import type { PlanSyncStatus } from "#client/planSync/syncOnce.ts";
import { words as all } from "./words.ts";

const words = all.unsent;

/** Empty if the account has everything; a null `planId` means all plans on this device. */
export function describeUnsent(status: PlanSyncStatus | null, planId: string | null): string[] {
  const problems = (status?.problems ?? []).filter((one) => planId === null || one.planId === planId);
  const isOwn = ({ problem }: PlanSyncStatus["problems"][number]) => problem !== "notYours";
  const hasOthers = problems.some((problem) => !isOwn(problem));
  const own = describePlanUnsent(status, problems.some(isOwn), planId);
  return [...(own === null ? [] : [own]), ...(hasOthers ? [words.others] : [])];
}

function describePlanUnsent(status: PlanSyncStatus | null, isInTheWay: boolean, planId: string | null) {
  if (status === null || isInTheWay) return words.unknown;
  // The number of waiting changes covers all plans.
  if (status.waiting > 0) return planId === null ? words.all(status.waiting) : words.perhapsOfThis;
  return status.phase === "synced" ? null : words.unknown;
}
