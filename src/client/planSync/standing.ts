/** How device and account stand to each other, as one of a few cases: a rule over the sync's status and the network. */
import type { PlanSyncStatus } from "./planSyncModel.ts";

export type Standing =
  | "notBegun"
  | "inStep"
  | "working"
  /** Something was done that the account cannot take, or only after a sign-in. */
  | "problem"
  | "signedOut"
  | "offline"
  | "waiting";

export function standingOf(status: PlanSyncStatus | null, isOnline: boolean): Standing {
  if (status === null) return isOnline ? "notBegun" : "offline";
  if (status.phase === "signedOut") return "signedOut";
  if (!isOnline) return "offline";
  if (status.phase === "waiting") return "waiting";
  if (status.problems.length > 0) return "problem";
  return status.phase === "working" || status.waiting > 0 ? "working" : "inStep";
}

/** All of this device is in the account, and all of the account on this device. */
export function isInStep(status: PlanSyncStatus): boolean {
  return standingOf(status, true) === "inStep";
}

/** Worth a sign in the bar: something stays here until somebody does something, or the network is back. */
export function needsALook(status: PlanSyncStatus | null, isOnline: boolean): boolean {
  if (status === null) return false;
  const standing = standingOf(status, isOnline);
  if (standing === "problem" || standing === "signedOut") return true;
  return status.waiting > 0 && (standing === "offline" || standing === "waiting");
}
