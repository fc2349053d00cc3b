/** When and in which steps the client recovers after failed calls, as a pure rule. Section 4 of the specification. */
import type { ApiOutcome } from "#client/http/outcomes.ts";
import { recoveryFailures, recoverySinceSuccessMs } from "#client/limits.ts";

export type RecoveryState = {
  phase: "calm" | "recovering" | "reloading";
  /** Consecutive failed calls. */
  failures: number;
  /** When the wait began: page load, the last success, or the last failed recovery. */
  waitsSinceMs: number;
  /** Whether the page may reload itself: once per session until a success, and never if that cannot be stored. */
  reload: "free" | "used" | "forbidden";
};

export type RecoveryEvent =
  | { kind: "outcome"; outcome: ApiOutcome }
  | { kind: "online" }
  | { kind: "recovered" }
  | { kind: "recoveryFailed" }
  | { kind: "reloadDue" }
  /** The reload could not be recorded, so it was skipped. */
  | { kind: "reloadRefused" };

export type RecoveryStep =
  | "sayIssue"
  | "clearDataCache"
  | "refreshLogin"
  | "refetchAll"
  | "sayRestored"
  | "sayFailed"
  | "sayFailedReloading"
  | "planReload"
  | "cancelReload"
  | "reload"
  /** The next failure may reload again. */
  | "forgetReload";

export type RecoverySurroundings = { nowMs: number; isOnline: boolean; isSignedIn: boolean };
export type RecoveryMove = { state: RecoveryState; steps: readonly RecoveryStep[] };

export function createRecoveryState(nowMs: number, reload: RecoveryState["reload"]): RecoveryState {
  return { phase: "calm", failures: 0, waitsSinceMs: nowMs, reload };
}

export function reduceRecovery(
  state: RecoveryState,
  event: RecoveryEvent,
  around: RecoverySurroundings,
): RecoveryMove {
  const unmoved: RecoveryMove = { state, steps: [] };
  if (event.kind === "outcome") return reduceOutcome(state, event.outcome, around);
  if (event.kind === "online") {
    return state.phase === "calm" && state.failures > 0 ? startRecovery(state, around) : unmoved;
  }
  if (event.kind === "recovered" || event.kind === "recoveryFailed") {
    if (state.phase !== "recovering") return unmoved;
    return event.kind === "recovered"
      ? reduceSuccess({ ...state, phase: "calm" }, around, ["sayRestored"])
      : reduceFailedRecovery(state, around);
  }
  if (state.phase !== "reloading") return unmoved;
  if (event.kind === "reloadRefused") return showFailure({ ...state, reload: "forbidden" }, around);
  // Offline, a reload would lose the page for nothing; coming online starts over.
  return around.isOnline
    ? { state: { ...state, reload: "used" }, steps: ["reload"] }
    : { state: { ...state, phase: "calm" }, steps: [] };
}

/** What a response says about the connection (section 4): only network errors, timeouts and 5xx count as failures. */
export function classifyOutcome(outcome: ApiOutcome): "success" | "failure" | "neither" {
  if (outcome.kind === "failed") return "failure";
  // The server answered, and recovering the connection would not give it room on its disk.
  if (outcome.isFromCache || outcome.isSavingOff === true) return "neither";
  const { status } = outcome;
  if (status >= 500) return "failure";
  return (status >= 200 && status < 300) || status === 401 || status === 403 || status === 404
    ? "success"
    : "neither";
}

function reduceOutcome(
  state: RecoveryState,
  outcome: ApiOutcome,
  around: RecoverySurroundings,
): RecoveryMove {
  const judgement = classifyOutcome(outcome);
  if (judgement === "neither") return { state, steps: [] };
  if (judgement === "success") {
    return state.phase === "reloading"
      ? reduceSuccess({ ...state, phase: "calm" }, around, ["cancelReload", "sayRestored"])
      : reduceSuccess(state, around, []);
  }
  const counted = { ...state, failures: state.failures + 1 };
  const isDue =
    counted.failures >= recoveryFailures && around.nowMs - state.waitsSinceMs >= recoverySinceSuccessMs;
  // Offline there is nothing to try; coming online starts it.
  return state.phase === "calm" && isDue && around.isOnline
    ? startRecovery(counted, around)
    : { state: counted, steps: [] };
}

function startRecovery(state: RecoveryState, around: RecoverySurroundings): RecoveryMove {
  return {
    state: { ...state, phase: "recovering" },
    steps: [
      "sayIssue",
      "clearDataCache",
      ...(around.isSignedIn ? (["refreshLogin"] as const) : []),
      "refetchAll",
    ],
  };
}

function reduceSuccess(
  state: RecoveryState,
  around: RecoverySurroundings,
  steps: readonly RecoveryStep[],
): RecoveryMove {
  const calm: RecoveryState = { ...state, failures: 0, waitsSinceMs: around.nowMs };
  if (state.reload !== "used") return { state: calm, steps };
  return { state: { ...calm, reload: "free" }, steps: [...steps, "forgetReload"] };
}

function reduceFailedRecovery(state: RecoveryState, around: RecoverySurroundings): RecoveryMove {
  if (state.reload === "free" && around.isOnline) {
    return { state: { ...state, phase: "reloading" }, steps: ["sayFailedReloading", "planReload"] };
  }
  return showFailure(state, around);
}

/** As after a reload, the next attempt waits three minutes, so that the person is not notified on every call. */
function showFailure(state: RecoveryState, around: RecoverySurroundings): RecoveryMove {
  return { state: { ...state, phase: "calm", waitsSinceMs: around.nowMs }, steps: ["sayFailed"] };
}
