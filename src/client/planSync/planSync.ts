/**
 * Syncs the device's plans with the account's, one round after the other and in one tab at a time: when someone looks, after a
 * change, and after a wait.
 */
import { planRetryDelayMaxMs, planSendDelayMs } from "#client/limits.ts";
import type { PlanStore } from "#client/plan/planStoreTypes.ts";
import type { PlanApi } from "./planApi.ts";
import { type PlanSyncStatus, type SyncMemory, type SyncWish, syncOnce } from "./syncOnce.ts";
import type { SyncStorage } from "./syncStorage.ts";

/** What the sync needs from the browser, injected so that tests can replace it. */
export type PlanSyncPorts = {
  storage: SyncStorage;
  store: Pick<PlanStore, "take" | "reread" | "noteJoined" | "hide" | "onKept" | "onErasing">;
  api: PlanApi;
  /** Drafts and versions of essays, which are kept beside the plan, follow it into the plan it was joined into. */
  moveEssays: (fromId: string, intoId: string) => Promise<void>;
  /** Runs the work while no other tab does. */
  alone: (work: () => Promise<void>) => Promise<void>;
  /** Calls back after a delay; returns a function that cancels it. */
  after: (waitMs: number, run: () => void) => () => void;
  isOnline: () => boolean;
  /** The server says that nobody is signed in: the session's owner should check. */
  signedOut: () => void;
};

export type PlanSync = {
  /** Fetches what is new and sends what is unsent. Settles when everything is synced, or has to wait. */
  look: () => Promise<void>;
  /** Sends unsent changes immediately. */
  send: () => Promise<void>;
  /** Restores a plan to this device after it was removed here. */
  bringBack: (planId: string) => Promise<void>;
  getStatus: () => PlanSyncStatus;
  subscribe: (listener: () => void) => () => void;
  /** The user has closed the report. */
  closeReport: () => void;
  stop: () => void;
};

export function createPlanSync(ports: PlanSyncPorts): PlanSync {
  const stopping = new AbortController();
  const { signal } = stopping;
  const listeners = new Set<() => void>();
  const timers = new Map<SyncWish, () => void>();
  const memory: SyncMemory = {
    accountId: null,
    plans: new Map(),
    waiting: new Map(),
    returning: [],
    others: [],
    listFailures: 0,
  };
  let status: PlanSyncStatus = {
    phase: "working",
    waiting: 0,
    problems: [],
    leftOut: [],
    onlyHere: [],
    report: null,
  };
  let wishes = new Set<SyncWish>();
  let changed = new Set<string>();
  let running: Promise<void> | null = null;

  const stopHearing = [
    ports.store.onKept((planId) => {
      changed.add(planId);
      later(planSendDelayMs, "send");
    }),
    ports.store.onErasing(stop),
  ];

  function tell(change: Partial<PlanSyncStatus>): void {
    if (signal.aborted) return;
    status = { ...status, ...change };
    for (const listener of listeners) listener();
    if (change.phase === "signedOut") ports.signedOut();
  }

  function later(waitMs: number, wish: SyncWish): void {
    if (signal.aborted) return;
    timers.get(wish)?.();
    const callOff = ports.after(waitMs, () => {
      timers.delete(wish);
      void run(wish);
    });
    timers.set(wish, callOff);
  }

  /** Requests that arrive while work is in progress are handled after it, in one pass. */
  function run(wish: SyncWish): Promise<void> {
    if (signal.aborted) return Promise.resolve();
    wishes.add(wish);
    running ??= ports
      .alone(work)
      .catch(startAnew)
      .then(() => {
        running = null;
        const [next] = wishes;
        return next === undefined ? undefined : run(next);
      });
    return running;
  }

  async function work(): Promise<void> {
    while (wishes.size > 0 && !signal.aborted) {
      const asked = { wishes, changed };
      wishes = new Set();
      changed = new Set();
      await syncOnce({
        ...asked,
        memory,
        reads: new Map(),
        isOnline: ports.isOnline(),
        moveEssays: ports.moveEssays,
        throwIfStopped: () => signal.throwIfAborted(),
        later,
        tell,
        // Whatever was under way when the sync was stopped, nothing more is asked or written.
        get api() {
          signal.throwIfAborted();
          return ports.api;
        },
        get storage() {
          signal.throwIfAborted();
          return ports.storage;
        },
        get store() {
          signal.throwIfAborted();
          return ports.store;
        },
      });
    }
  }

  /** The device's storage failed, so what is remembered may not be stored. */
  function startAnew(): void {
    memory.accountId = null;
    memory.plans.clear();
    tell({ phase: "waiting" });
    later(planRetryDelayMaxMs, "look");
  }

  function stop(): void {
    stopping.abort();
    for (const one of stopHearing) one();
    for (const callOff of timers.values()) callOff();
    timers.clear();
  }

  return {
    look: () => run("look"),
    send: () => run("send"),
    bringBack(planId) {
      memory.returning.push(planId);
      return run("look");
    },
    getStatus: () => status,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    closeReport: () => tell({ report: null }),
    stop,
  };
}
