/** The sync of this page: begun while somebody is signed in, and its status for screens; null before it has begun. */
import { useSyncExternalStore } from "react";
import { loadModule } from "#client/chunks/loadModule.ts";
import { type BegunSync, beginPlanSync } from "./beginPlanSync.ts";
import type { PlanSync } from "./planSync.ts";
import type { PlanSyncStatus } from "./planSyncModel.ts";

const listeners = new Set<() => void>();
let begun: BegunSync | null = null;
let current: PlanSync | null = null;
let isHeld = false;

export function usePlanSyncStatus(): PlanSyncStatus | null {
  return useSyncExternalStore(subscribe, statusNow, () => null);
}

/** Asks the account at once, such as after going back to an earlier state; nothing where nobody is signed in. */
export async function syncNow(): Promise<void> {
  if (current === null) begun?.now();
  else await current.look();
}

/** Brings a plan of the account back to this device, from which it was removed. */
export async function bringPlanBack(planId: string): Promise<void> {
  await current?.bringBack(planId);
}

/** True while nothing may be exchanged with the account, such as while it is being erased. */
export function useIsPlanSyncHeld(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isHeld,
    () => false,
  );
}

export function holdPlanSync(held: boolean): void {
  isHeld = held;
  if (held) current?.stop();
  announce();
}

/** The report was read. */
export function closeReport(): void {
  current?.closeReport();
}

/**
 * Keeps the plans of this page the same as the account's until the returned function is called. Only who is signed in
 * downloads the code for it; until it comes, and without storage on the device, the plan is on the device alone.
 */
export function runPlanSync(onSignedOut: () => void): () => void {
  const sync = beginPlanSync({
    async load(failures) {
      const { startPlanSync } = await loadModule(() => import("./browserPlanSync.ts"), failures);
      return () => startPlanSync(onSignedOut, follow);
    },
    after(waitMs, run) {
      const timer = setTimeout(run, waitMs);
      return () => clearTimeout(timer);
    },
  });
  begun = sync;
  window.addEventListener("online", sync.now);
  document.addEventListener("visibilitychange", sync.now);
  return () => {
    window.removeEventListener("online", sync.now);
    document.removeEventListener("visibilitychange", sync.now);
    begun = null;
    sync.stop();
  };
}

/** From now on this is the page's sync; returns how to take it back. */
function follow(sync: PlanSync): () => void {
  current = sync;
  const stopHearing = sync.subscribe(announce);
  announce();
  return () => {
    stopHearing();
    current = null;
    announce();
  };
}

function announce(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function statusNow(): PlanSyncStatus | null {
  return current?.getStatus() ?? null;
}
