/** Runs the sync in this browser: in one tab at a time, while the page is visible and online. */
import { planLookMs, planTurnMs } from "#client/limits.ts";
import { browserPlanDatabase } from "#client/plan/devicePlan.ts";
import { browserPlanStore } from "#client/plan/usePlan.ts";
import { clearLastSynced, saveLastSynced } from "./lastSynced.ts";
import { planApi } from "./planApi.ts";
import { createPlanSync, type PlanSync } from "./planSync.ts";
import { isSynced } from "./syncCondition.ts";
import { openSyncStorage, type SyncStorage } from "./syncStorage.ts";

/**
 * Starts syncing for the signed-in account; returns how to stop. Without storage on the device nothing is
 * synced. `signedOut` is called if the server says that nobody is signed in, `onStarted` with the sync once
 * it runs; the function that returns is called on stop.
 */
export function startPlanSync(signedOut: () => void, onStarted: (sync: PlanSync) => () => void): () => void {
  let stop: (() => void) | null = null;
  let isOver = false;
  browserPlanDatabase().then(
    (database) => {
      if (isOver) return;
      const storage = openSyncStorage(database);
      void moveLeftEssays(storage);
      const sync = createPlanSync({
        storage,
        moveEssays,
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
    // The plan store has hit the same problem, and screens say that the plan is in memory only.
    () => undefined,
  );
  return () => {
    isOver = true;
    stop?.();
  };
}

/** Loaded when plans are joined, which is rare. What could not be moved is tried again at the next start. */
async function moveEssays(fromId: string, intoId: string): Promise<void> {
  await import("#client/essays/essayDatabase.ts")
    .then(({ moveEssayRows }) => moveEssayRows(fromId, intoId))
    .catch(() => undefined);
}

/** What a window that was closed in between, or was still writing, left under the first plan. */
async function moveLeftEssays(storage: SyncStorage): Promise<void> {
  const { rows } = await storage.readOverview().catch(() => ({ rows: [] }));
  for (const row of rows) {
    if (row.state === "joined" && row.into !== null) await moveEssays(row.planId, row.into);
  }
}

/** Checks for changes while the page is visible; returns how to stop the sync. */
function watchPage(sync: PlanSync): () => void {
  const look = () => {
    if (document.visibilityState === "visible") void sync.look();
  };
  // A hidden page may be suspended, so recent input is sent first.
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
    // With nobody signed in, the device shows all plans stored on it.
    browserPlanStore().hide([]);
  };
}

/** In browsers without Web Locks every tab syncs, and the server accepts each command once. */
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
    // The lock was not granted, or a private window refuses it.
    if (hasBegun) throw error;
    await work();
  } finally {
    clearTimeout(timer);
  }
}
