/** Carries out what recoveryRules decides: counts calls, shows messages, refetches, and as a last resort reloads the page. */
import type { ApiOutcome } from "#client/http/outcomes.ts";
import { recoveryReloadMs } from "#client/limits.ts";
import {
  createRecoveryState,
  type RecoveryEvent,
  type RecoveryState,
  type RecoveryStep,
  reduceRecovery,
} from "./recoveryRules.ts";

export type RecoveryMessage = "issue" | "restored" | "failed" | "failedReloading";

/** What recovery needs from the browser and the app, passed in so that tests can replace it. */
export type RecoveryPorts = {
  nowMs: () => number;
  isOnline: () => boolean;
  onOutcome: (listener: (outcome: ApiOutcome) => void) => () => void;
  onOnline: (listener: () => void) => () => void;
  showMessage: (message: RecoveryMessage) => void;
  /** Drops cached data; never pending mutations or the plan. */
  clearDataCache: () => void;
  /** Gets a new access token, bypassing the cache; null while nobody is signed in. */
  refreshLogin: () => (() => Promise<void>) | null;
  /** Rejects if the server still does not answer. */
  refetchAll: () => Promise<void>;
  saveDrafts: () => void;
  reload: () => void;
  reloadNote: ReloadNote;
  /** Calls back after a delay; returns a function that cancels it. */
  after: (waitMs: number, run: () => void) => () => void;
};

/** Remembers across a reload that the page reloaded itself. `write` returns false if that could not be stored. */
export type ReloadNote = { read: () => RecoveryState["reload"]; write: () => boolean; clear: () => void };

/** Drafts are saved this long before the reload, so that they have reached storage by then. */
export const draftLeadMs = 200;

/** Starts counting; returns a function that stops. */
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
      // The reason was counted and logged where the call was made.
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
    // A reload that is not remembered could repeat forever.
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
