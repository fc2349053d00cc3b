/** The sync status shown in the menus: a sentence when changes are waiting or blocked, nothing otherwise. */
import { useIsSavingOff } from "#client/network/savingOff.ts";
import { useIsOnline } from "#client/network/useIsOnline.ts";
import { needsAttention, toSyncCondition } from "#client/planSync/syncCondition.ts";
import type { PlanSyncStatus } from "#client/planSync/syncOnce.ts";
import { usePlanSyncStatus } from "#client/planSync/usePlanSync.ts";
import { conditionWords, words } from "#client/planSync/words.ts";

export function useSyncSign(): string | null {
  return describeSyncSign(usePlanSyncStatus(), useIsOnline(), useIsSavingOff());
}

export function describeSyncSign(
  status: PlanSyncStatus | null,
  isOnline: boolean,
  isSavingOff: boolean,
): string | null {
  if (status === null || !needsAttention(status, isOnline, isSavingOff)) return null;
  const [first] = status.problems;
  const condition = toSyncCondition(status, isOnline, isSavingOff);
  if (condition === "problem" && first !== undefined) return words.problems[first.problem];
  // There is no title beside it.
  if (condition === "savingOff") return words.savingOff(status.waiting);
  return conditionWords[condition].text(status.waiting);
}
