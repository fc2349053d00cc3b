/** How the plan in the account stands, for screens; null where nobody is signed in, or it has not begun. */
import { useSyncExternalStore } from "react";
import type { BegunSync } from "./beginPlanSync.ts";
import type { PlanSync } from "./planSync.ts";
import type { PlanSyncStatus } from "./planSyncModel.ts";

const listeners = new Set<() => void>();
let begun: BegunSync | null = null;
let current: PlanSync | null = null;
let isHeld = false;
let stopHearing = () => undefined as void;

export function usePlanSyncStatus(): PlanSyncStatus | null {
  return useSyncExternalStore(subscribe, statusNow, () => null);
}

/** Asks the account at once, such as after going back to an earlier state; nothing where nobody is signed in. */
export async function lookNow(): Promise<void> {
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

/** For the watcher alone: what begins the sync, while somebody is signed in. */
export function setBegunSync(sync: BegunSync | null): void {
  begun = sync;
}

/** For browserPlanSync.ts alone: the sync that runs now. */
export function setPlanSync(sync: PlanSync | null): void {
  stopHearing();
  current = sync;
  stopHearing = sync?.subscribe(announce) ?? (() => undefined);
  announce();
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
