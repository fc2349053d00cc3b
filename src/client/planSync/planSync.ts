/**
 * Syncs the device's plans with the account's: performs the effects planSyncRules decides, in one tab at a
 * time.
 */
import { planSendDelayMs } from "#client/limits.ts";
import type { PlanStore } from "#client/plan/planStoreTypes.ts";
import { readCommand } from "#domain/plan/commandSchema.ts";
import type { Command } from "#domain/plan/commands.ts";
import { failureOf, type PlanApi } from "./planApi.ts";
import {
  type PlanSyncEffect,
  type PlanSyncEvent,
  type PlanSyncStatus,
  planSyncAtStart,
  type ReadPurpose,
  type SyncWish,
  toRow,
} from "./planSyncModel.ts";
import { reducePlanSync } from "./planSyncRules.ts";
import type { SyncEvent } from "./syncRules.ts";
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

type PlanStep = Extract<PlanSyncEffect, { kind: "perform" }>;

export function createPlanSync(ports: PlanSyncPorts): PlanSync {
  const { storage, store, api } = ports;
  const listeners = new Set<() => void>();
  const timers = new Map<SyncWish, () => void>();
  let model = planSyncAtStart;
  let running: Promise<void> | null = null;
  let isStopped = false;

  const stopHearing = [
    store.onKept((planId) => {
      void dispatch({ kind: "changed", planId });
      later(planSendDelayMs, "send");
    }),
    store.onErasing(stop),
  ];

  /** Settles once every effect of the event is done, in the order decided. */
  async function dispatch(event: PlanSyncEvent): Promise<void> {
    if (isStopped) return;
    const { status } = model;
    const move = reducePlanSync(model, event);
    model = move.model;
    if (model.status !== status) for (const listener of listeners) listener();
    for (const effect of move.effects) {
      const next = await perform(effect);
      if (next !== null) await dispatch(next);
    }
  }

  function later(waitMs: number, wish: SyncWish): void {
    if (isStopped) return;
    timers.get(wish)?.();
    const callOff = ports.after(waitMs, () => {
      timers.delete(wish);
      void run(wish);
    });
    timers.set(wish, callOff);
  }

  /** Requests that arrive while work is in progress are handled after it, in one pass. */
  function run(wish: SyncWish): Promise<void> {
    if (isStopped) return Promise.resolve();
    void dispatch({ kind: "wished", wish });
    running ??= ports
      .alone(work)
      .catch(() => dispatch({ kind: "failed" }))
      .then(() => {
        running = null;
        const [next] = model.wishes;
        return next === undefined ? undefined : run(next);
      });
    return running;
  }

  async function work(): Promise<void> {
    while (model.wishes.size > 0) {
      // A stopped sync does nothing more, whatever was requested.
      if (isStopped) return;
      await dispatch({ kind: "began", isOnline: ports.isOnline() });
    }
  }

  /** Returns the result if the rule needs it. */
  async function perform(effect: PlanSyncEffect): Promise<PlanSyncEvent | null> {
    // Anything that arrives after erasing is discarded.
    if (isStopped) return null;
    switch (effect.kind) {
      case "list":
        return api.list().then(
          (listed) => ({ kind: "listed", listed }),
          (error: unknown) => ({ kind: "listFailed", failure: failureOf(error) }),
        );
      case "readOverview":
        return { kind: "overviewRead", overview: await storage.readOverview() };
      case "readPlan":
        return readPlan(effect.planId, effect.purpose);
      case "perform":
        return performStep(effect);
      case "keepRow":
        await storage.keepRow(effect.row);
        return null;
      case "bringBack":
        await storage.bringBack(effect.planId);
        return null;
      case "join":
        await storage.join(effect.fromId, effect.into, effect.row);
        store.noteJoined(effect.fromId, effect.into.id);
        await ports.moveEssays(effect.fromId, effect.into.id);
        return null;
      case "drop":
        await storage.drop(effect.planId);
        return null;
      case "reread":
        await store.reread();
        return null;
      case "hide":
        store.hide(effect.planIds);
        return null;
      case "later":
        later(effect.ms, effect.wish);
        return null;
      case "signedOut":
        ports.signedOut();
        return null;
      case "next":
      default:
        return effect.event;
    }
  }

  async function performStep({ plan, step }: PlanStep): Promise<PlanSyncEvent | null> {
    const told = (event: SyncEvent): PlanSyncEvent => ({ kind: "told", planId: plan.id, event });
    const row = toRow(model, plan.id);
    switch (step.kind) {
      case "pull":
        return api.pull(plan.id, step.after).then(
          (page) => told({ kind: "pulled", number: step.number, page }),
          (error: unknown) => told({ ...failureOf(error), number: step.number }),
        );
      case "send":
        return api.send(plan.id, step.after, { createdAt: plan.createdAt, commands: step.commands }).then(
          ({ revision, accepted: ids }) => told({ kind: "accepted", number: step.number, revision, ids }),
          (error: unknown) => told({ ...failureOf(error), number: step.number }),
        );
      case "keepPulled": {
        const { added, isCorrected } = await storage.keepPulled(plan, row, step.commands);
        const commands = readCommands(added);
        if (isCorrected) await store.reread();
        else if (commands.length > 0) store.take(plan, commands);
        return null;
      }
      case "keepSent":
        await storage.keepSent(row, step.commands);
        return null;
      case "keepRow":
        await storage.keepRow(row);
        return null;
      case "forgetSent":
        await storage.forgetSent(row, step.what);
        return readPlan(plan.id, "sync");
      case "wait":
      default:
        later(step.ms, "again");
        return null;
    }
  }

  async function readPlan(planId: string, purpose: ReadPurpose): Promise<PlanSyncEvent> {
    const { row, commands, sent } = await storage.readPlan(planId);
    return { kind: "planRead", planId, purpose, read: { row, commands: readCommands(commands), sent } };
  }

  function stop(): void {
    isStopped = true;
    for (const one of stopHearing) one();
    for (const callOff of timers.values()) callOff();
    timers.clear();
  }

  return {
    look: () => run("look"),
    send: () => run("send"),
    bringBack(planId) {
      void dispatch({ kind: "wantedBack", planId });
      return run("look");
    },
    getStatus: () => model.status,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    closeReport: () => void dispatch({ kind: "reportRead" }),
    stop,
  };
}

/** Commands this release does not understand are left alone. */
function readCommands(stored: readonly unknown[]): Command[] {
  return stored.flatMap((raw) => {
    const read = readCommand(raw);
    return read.ok ? [read.value] : [];
  });
}
