/** Performs what recoveryRules decides: counts calls, says what happens, asks again, and as the last step reloads the page. */
import type { ApiOutcome } from "#client/http/outcomes.ts";
import { recoveryReloadMs } from "#client/limits.ts";
import {
  type RecoveryEvent,
  type RecoveryState,
  type RecoveryStep,
  createRecoveryState,
  reduceRecovery,
} from "./recoveryRules.ts";

export type RecoveryMessage = "issue" | "restored" | "failed" | "failedReloading";

/** What the recovery needs from the browser and the app, handed in so that tests can stand in for it. */
export type RecoveryPorts = {
  nowMs: () => number;
  isOnline: () => boolean;
  onOutcome: (listener: (outcome: ApiOutcome) => void) => () => void;
  onOnline: (listener: () => void) => () => void;
  showMessage: (message: RecoveryMessage) => void;
  /** Drops what was fetched; never what is to be sent, nor the plan. */
  clearDataCache: () => void;
  /** Asks for a new login token past the cache; null while nobody is signed in. */
  refreshLogin: () => (() => Promise<void>) | null;
  /** Rejects where the server still does not answer. */
  refetchAll: () => Promise<void>;
  saveDrafts: () => void;
  reload: () => void;
  reloadNote: ReloadNote;
  /** Calls back after a while; returns how to call it off. */
  after: (waitMs: number, run: () => void) => () => void;
};

/** Remembers over a reload that the page reloaded by itself. `write` is false where that could not be kept. */
export type ReloadNote = { read: () => RecoveryState["reload"]; write: () => boolean; clear: () => void };

/** What is typed is saved this long before the reload, so that it has reached the device by then. */
export const draftLeadMs = 200;

/** Starts counting; returns how to stop. */
export function startRecovery(ports: RecoveryPorts): () => void {
  let state = createRecoveryState(ports.nowMs(), ports.reloadNote.read());
  let isStopped = false;
  let callOff: readonly (() => void)[] = [];

  const stopOutcomes = ports.onOutcome((outcome) => dispatch({ kind: "outcome", outcome }));
  const stopOnline = ports.onOnline(() => dispatch({ kind: "online" }));

  function dispatch(event: RecoveryEvent): void {
    if (isStopped) return;
    const move = reduceRecovery(state, event, {
      nowMs: ports.nowMs(),
      isOnline: ports.isOnline(),
      isSignedIn: ports.refreshLogin() !== null,
    });
    state = move.state;
    if (move.steps.includes("refetchAll")) void recover(move.steps);
    else for (const step of move.steps) perform(step);
  }

  async function recover(steps: readonly RecoveryStep[]): Promise<void> {
    try {
      for (const step of steps) {
        if (step === "refreshLogin") await ports.refreshLogin()?.();
        else if (step === "refetchAll") await ports.refetchAll();
        else perform(step);
      }
    } catch {
      // Why it failed was counted and logged where the call was made.
      dispatch({ kind: "recoveryFailed" });
      return;
    }
    dispatch({ kind: "recovered" });
  }

  function perform(step: RecoveryStep): void {
    if (step === "sayIssue") ports.showMessage("issue");
    if (step === "clearDataCache") ports.clearDataCache();
    if (step === "sayRestored") ports.showMessage("restored");
    if (step === "sayFailed") ports.showMessage("failed");
    if (step === "sayFailedReloading") ports.showMessage("failedReloading");
    if (step === "planReload") planReload();
    if (step === "cancelReload") cancelReload();
    if (step === "forgetReload") ports.reloadNote.clear();
    // A reload that cannot be noted could come again and again.
    if (step === "reload") {
      if (ports.reloadNote.write()) ports.reload();
      else dispatch({ kind: "reloadRefused" });
    }
  }

  function planReload(): void {
    callOff = [
      ports.after(recoveryReloadMs - draftLeadMs, ports.saveDrafts),
      ports.after(recoveryReloadMs, () => dispatch({ kind: "reloadDue" })),
    ];
  }

  function cancelReload(): void {
    for (const one of callOff) one();
    callOff = [];
  }

  return () => {
    isStopped = true;
    stopOutcomes();
    stopOnline();
    cancelReload();
  };
}
