/** How device and account stand to each other, as one of a few cases: a rule over the sync's status and the network. */
import type { PlanSyncStatus } from "./planSyncModel.ts";

export type SyncCondition =
  | "notBegun"
  | "synced"
  | "working"
  /** Something was done that the account cannot take, or only after a sign-in. */
  | "problem"
  | "signedOut"
  | "offline"
  | "waiting";

export function toSyncCondition(status: PlanSyncStatus | null, isOnline: boolean): SyncCondition {
  if (status === null) return isOnline ? "notBegun" : "offline";
  if (status.phase === "signedOut") return "signedOut";
  if (!isOnline) return "offline";
  if (status.phase === "waiting") return "waiting";
  if (status.problems.length > 0) return "problem";
  return status.phase === "working" || status.waiting > 0 ? "working" : "synced";
}

/** All of this device is in the account, and all of the account on this device. */
export function isSynced(status: PlanSyncStatus): boolean {
  return toSyncCondition(status, true) === "synced";
}

/** Worth a sign in the bar: something stays here until somebody does something, or the network is back. */
export function needsAttention(status: PlanSyncStatus | null, isOnline: boolean): boolean {
  if (status === null) return false;
  const condition = toSyncCondition(status, isOnline);
  if (condition === "problem" || condition === "signedOut") return true;
  return status.waiting > 0 && (condition === "offline" || condition === "waiting");
}
