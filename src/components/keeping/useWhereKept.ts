/** Where the plan is right now, in a sentence: the one place that decides it. Null while nobody is signed in. */
import { useIsSavingOff } from "#client/network/savingOff.ts";
import { useIsOnline } from "#client/network/useIsOnline.ts";
import { usePlan } from "#client/plan/usePlan.ts";
import { type SyncCondition, toSyncCondition } from "#client/planSync/syncCondition.ts";
import { usePlanSyncStatus } from "#client/planSync/usePlanSync.ts";
import { useSession } from "#client/session/session.ts";
import { words } from "./words.ts";

export function useWhereKept(): string | null {
  const session = useSession();
  const status = usePlanSyncStatus();
  const isOnline = useIsOnline();
  const isSavingOff = useIsSavingOff();
  const { keeping, plan } = usePlan();
  if (session.status !== "signedIn") return null;
  // Nothing that this window alone has reaches the account.
  if (keeping !== "kept") return words.note[keeping];
  if (status?.onlyHere.includes(plan.id) === true) return words.onlyHere;
  return describeWhereKept(toSyncCondition(status, isOnline, isSavingOff));
}

export function describeWhereKept(condition: SyncCondition): string {
  return words.where[condition];
}
