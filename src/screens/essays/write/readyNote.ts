/** What is said of an essay that is ready for a reader: only what has been confirmed. */
import type { SyncCondition } from "#client/planSync/syncCondition.ts";

export type ReadyState =
  | { kind: "signedOut" | "notInAccount" | "sending" | "offline" | "held" | "nobody" }
  | { kind: "arrived"; readers: readonly string[] };

export type ReadyInput = {
  /** Where the plan is: in the account, or why it is not known to be. */
  plan: "ready" | "loading" | "signedOut" | "notInAccount" | "failed";
  /** Who may read essays, by name; null until it is known. */
  readers: readonly string[] | null;
  condition: SyncCondition;
  isOnline: boolean;
};

export function judgeReady({ plan, readers, condition, isOnline }: ReadyInput): ReadyState {
  if (plan === "signedOut" || condition === "signedOut") return { kind: "signedOut" };
  if (plan === "notInAccount") return { kind: "notInAccount" };
  // Only the account says who reads, and only it has what they read.
  if (!isOnline || condition === "offline") return { kind: "offline" };
  if (condition === "problem" || condition === "waiting" || condition === "savingOff" || plan === "failed")
    return { kind: "held" };
  if (readers?.length === 0) return { kind: "nobody" };
  if (plan === "loading" || readers === null || condition !== "synced") return { kind: "sending" };
  return { kind: "arrived", readers };
}
