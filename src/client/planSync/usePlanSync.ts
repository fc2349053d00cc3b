/**
 * This page's sync: runs while somebody is signed in; its status for screens is null until it has started.
 */
import { useSyncExternalStore } from "react";
import { type BegunSync, beginPlanSync } from "./beginPlanSync.ts";
import type { PlanSync } from "./planSync.ts";
import type { PlanSyncStatus } from "./syncOnce.ts";

const listeners = new Set<() => void>();
let begun: BegunSync | null = null;
let current: PlanSync | null = null;
let isHeld = false;

export function usePlanSyncStatus(): PlanSyncStatus | null {
  return useSyncExternalStore(subscribe, statusNow, () => null);
}

/** Syncs immediately, for example after restoring an earlier state; does nothing if nobody is signed in. */
export async function syncNow(): Promise<void> {
  if (current === null) begun?.now();
  else await current.look();
}

/** Restores a plan of the account to this device after it was removed here. */
export async function bringPlanBack(planId: string): Promise<void> {
  await current?.bringBack(planId);
}

/** True while nothing may be exchanged with the account, for example while it is being erased. */
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

/** The user has closed the report. */
export function closeReport(): void {
  current?.closeReport();
}

/**
 * Syncs this page's plans with the account until the returned function is called. Only signed-in users
 * download the code; until then, or without storage, the plan is on the device alone.
 */
export function runPlanSync(onSignedOut: () => void): () => void {
  const sync = beginPlanSync({
    async load() {
      const { startPlanSync } = await import("./browserPlanSync.ts");
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

/** Makes this the page's sync; returns how to undo that. */
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
