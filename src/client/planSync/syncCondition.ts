/** Summarizes device and account as one of a few conditions: a rule over sync status and network. */
import type { PlanSyncStatus } from "./syncOnce.ts";

export type SyncCondition =
  | "notBegun"
  | "synced"
  | "working"
  /** Some change cannot be accepted by the account, or only after signing in. */
  | "problem"
  | "signedOut"
  | "offline"
  | "waiting"
  /** The server answers and can save nothing right now. */
  | "savingOff";

/** `isSavingOff`: the server said so when it was last sent something. */
export function toSyncCondition(
  status: PlanSyncStatus | null,
  isOnline: boolean,
  isSavingOff = false,
): SyncCondition {
  if (status === null) return isOnline ? "notBegun" : "offline";
  if (status.phase === "signedOut") return "signedOut";
  if (!isOnline) return "offline";
  if (isSavingOff && status.waiting > 0) return "savingOff";
  if (status.phase === "waiting") return "waiting";
  if (status.problems.length > 0) return "problem";
  return status.phase === "working" || status.waiting > 0 ? "working" : "synced";
}

/** Device and account have the same data. */
export function isSynced(status: PlanSyncStatus): boolean {
  return toSyncCondition(status, true) === "synced";
}

/** Worth a warning in the bar: changes stay here until someone acts or the network is back. */
export function needsAttention(
  status: PlanSyncStatus | null,
  isOnline: boolean,
  isSavingOff = false,
): boolean {
  if (status === null) return false;
  const condition = toSyncCondition(status, isOnline, isSavingOff);
  if (condition === "problem" || condition === "signedOut" || condition === "savingOff") return true;
  return status.waiting > 0 && (condition === "offline" || condition === "waiting");
}
