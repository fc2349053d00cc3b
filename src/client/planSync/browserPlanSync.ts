/** The sync of this page's browser: one tab at a time, while the page is looked at and there is a network. */
import { planLookMs, planTurnMs } from "#client/limits.ts";
import { browserPlanDatabase, browserPlanStore } from "#client/plan/usePlan.ts";
import { clearLastSynced, saveLastSynced } from "./lastSynced.ts";
import { planApi } from "./planApi.ts";
import { createPlanSync, type PlanSync } from "./planSync.ts";
import { isSynced } from "./syncCondition.ts";
import { openSyncStorage } from "./syncStorage.ts";

/**
 * Begins for the account that is signed in; returns how to stop. Without storage on the device nothing is kept in step.
 * `signedOut` is called where the account knows of nobody who is signed in, `onStarted` with the sync once it runs; what
 * that returns is called when it stops.
 */
export function startPlanSync(signedOut: () => void, onStarted: (sync: PlanSync) => () => void): () => void {
  let stop: (() => void) | null = null;
  let isOver = false;
  browserPlanDatabase().then(
    (database) => {
      if (isOver) return;
      const sync = createPlanSync({
        storage: openSyncStorage(database),
        store: browserPlanStore(),
        api: planApi,
        alone: takeTurn,
        after(waitMs, run) {
          const timer = setTimeout(run, waitMs);
          return () => clearTimeout(timer);
        },
        isOnline: () => navigator.onLine,
        signedOut,
      });
      const onStopped = onStarted(sync);
      const stopWatching = watchPage(sync);
      stop = () => {
        stopWatching();
        onStopped();
        clearLastSynced();
      };
    },
    // The plan's store has found the same, and screens say that the plan is kept in memory only.
    () => undefined,
  );
  return () => {
    isOver = true;
    stop?.();
  };
}

/** Asks what is new while the page is looked at; returns how to stop the sync. */
function watchPage(sync: PlanSync): () => void {
  const look = () => {
    if (document.visibilityState === "visible") void sync.look();
  };
  // A page that is left may be put to sleep: what was just typed goes before.
  const comeOrGo = () => void (document.visibilityState === "visible" ? sync.look() : sync.send());
  const note = () => {
    if (isSynced(sync.getStatus())) saveLastSynced(new Date());
  };
  const stopNoting = sync.subscribe(note);
  const timer = setInterval(look, planLookMs);
  window.addEventListener("online", look);
  document.addEventListener("visibilitychange", comeOrGo);
  look();
  return () => {
    clearInterval(timer);
    window.removeEventListener("online", look);
    document.removeEventListener("visibilitychange", comeOrGo);
    stopNoting();
    sync.stop();
    // With nobody signed in the device shows all that it keeps.
    browserPlanStore().hide([]);
  };
}

/** Where the browser has no turns to give, every tab works, and the server takes each command once. */
export async function takeTurn(work: () => Promise<void>): Promise<void> {
  if (!("locks" in navigator)) return work();
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), planTurnMs);
  let hasBegun = false;
  try {
    await navigator.locks.request("tassel-plan-sync", { signal: patience.signal }, () => {
      hasBegun = true;
      clearTimeout(timer);
      return work();
    });
  } catch (error) {
    // The turn did not come, or a private window refuses it.
    if (hasBegun) throw error;
    await work();
  } finally {
    clearTimeout(timer);
  }
}
