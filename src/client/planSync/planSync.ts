/** Keeps the device's plans and the account's the same: performs what planSyncRules decides, in one tab at a time. */
import { planSendDelayMs } from "#client/limits.ts";
import type { PlanStore } from "#client/plan/planStore.ts";
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

/** What the sync needs from the browser, handed in so that tests can stand in for it. */
export type PlanSyncPorts = {
  storage: SyncStorage;
  store: Pick<PlanStore, "take" | "reread" | "hide" | "onKept" | "onErasing">;
  api: PlanApi;
  /** Runs the work while no other tab runs such work. */
  alone: (work: () => Promise<void>) => Promise<void>;
  /** Calls back after a while; returns how to call it off. */
  after: (waitMs: number, run: () => void) => () => void;
  isOnline: () => boolean;
  /** The account says that nobody is signed in: whoever holds the session is to look. */
  signedOut: () => void;
};

export type PlanSync = {
  /** Asks the account what is new and sends what is unsent. Settles when all is in step, or has to wait. */
  look: () => Promise<void>;
  /** Sends what is unsent at once. */
  send: () => Promise<void>;
  /** Brings a plan back to this device that was removed from it. */
  bringBack: (planId: string) => Promise<void>;
  getStatus: () => PlanSyncStatus;
  subscribe: (listener: () => void) => () => void;
  /** The report was read. */
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

  /** Settles once everything that follows from the event is done, in the order in which it was decided. */
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

  /** What is wished for while the work goes on is done after it, in one go. */
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
      // A sync that was stopped has nothing more to do, whatever was wished for.
      if (isStopped) return;
      await dispatch({ kind: "began", isOnline: ports.isOnline() });
    }
  }

  /** Gives back what came of it, where the rule has to know. */
  async function perform(effect: PlanSyncEffect): Promise<PlanSyncEvent | null> {
    // What comes late after an erasing is not kept.
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

/** What this release does not understand is left where it is. */
function readCommands(stored: readonly unknown[]): Command[] {
  return stored.flatMap((raw) => {
    const read = readCommand(raw);
    return read.ok ? [read.value] : [];
  });
}
