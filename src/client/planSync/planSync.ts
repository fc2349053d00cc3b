/** Performs what syncRules and joinRules decide: asks the account, keeps what came, sends what was made here, one tab at a time. */

import { planRetryDelayMaxMs, planSendDelayMs, retryDelayStartMs } from "#client/limits.ts";
import type { KeptPlan, SyncRow } from "#client/plan/planDatabase.ts";
import type { PlanStore } from "#client/plan/planStore.ts";
import { compactCommands } from "#domain/plan/replay.ts";
import {
  decideJoin,
  type JoinDecision,
  type JoinedPlans,
  type JoinReport,
  joinedPlansOf,
} from "./joinRules.ts";
import { planOf, readable } from "./keptPlan.ts";
import { failureOf, type PlanApi } from "./planApi.ts";
import {
  ownSharing,
  reduceSync,
  type Sharing,
  type SyncEvent,
  type SyncProblem,
  type SyncState,
  type SyncStep,
  sendable,
  syncAtStart,
} from "./syncRules.ts";
import type { SyncKept, SyncStorage } from "./syncStorage.ts";

export type PlanSyncStatus = {
  phase: "working" | "inStep" | "waiting" | "signedOut";
  /** Changes of this device that the account does not have yet. */
  waiting: number;
  problems: readonly { planId: string; problem: SyncProblem }[];
  /** Plans in the account that were removed from this device. */
  leftOut: readonly string[];
  /** What the first sign-in on this device did; null where it did nothing, or was said. */
  report: JoinReport | null;
};

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

/** "send": something was changed here. "again": a wait is over. "look": also ask what is new. */
type Wish = "send" | "again" | "look";
type Machine = { plan: KeptPlan; state: SyncState };
type Listed = Awaited<ReturnType<PlanApi["list"]>>;

export function createPlanSync(ports: PlanSyncPorts): PlanSync {
  const { storage, store, api } = ports;
  const machines = new Map<string, Machine>();
  const listeners = new Set<() => void>();
  let status: PlanSyncStatus = { phase: "working", waiting: 0, problems: [], leftOut: [], report: null };
  const timers = new Map<Wish, () => void>();
  let accountId: string | null = null;
  /** Plans that the person wants back on this device. */
  const returning = new Set<string>();
  /** Plans that are kept on this device for another account. */
  let others: readonly string[] = [];
  let wishes: ReadonlySet<Wish> = new Set();
  let running: Promise<void> | null = null;
  let isStopped = false;
  let listFailures = 0;

  const stopHearing = [store.onKept(() => later(planSendDelayMs, "send")), store.onErasing(stop)];

  function set(change: Partial<PlanSyncStatus>): void {
    status = { ...status, ...change };
    for (const listener of listeners) listener();
  }

  function later(waitMs: number, wish: Wish): void {
    if (isStopped) return;
    timers.get(wish)?.();
    const callOff = ports.after(waitMs, () => {
      timers.delete(wish);
      void run(wish);
    });
    timers.set(wish, callOff);
  }

  /** What is wished for while the work goes on is done after it, in one go. */
  function run(wish: Wish): Promise<void> {
    if (isStopped) return Promise.resolve();
    wishes = new Set([...wishes, wish]);
    running ??= ports.alone(work).then(undefined, failed).then(done);
    return running;
  }

  async function work(): Promise<void> {
    while (wishes.size > 0) {
      const now = wishes;
      wishes = new Set();
      if (!isStopped) await cycle(now);
    }
  }

  /** The device's storage refuses: it is tried again, from what is kept, since no more than that is surely here. */
  function failed(): void {
    machines.clear();
    accountId = null;
    set({ phase: "waiting" });
    later(planRetryDelayMaxMs, "look");
  }

  function done(): Promise<void> | undefined {
    running = null;
    const [next] = wishes;
    return next === undefined ? undefined : run(next);
  }

  async function cycle(now: ReadonlySet<Wish>): Promise<void> {
    if (!ports.isOnline()) {
      set({ phase: "waiting", waiting: await countWaiting() });
      return;
    }
    set({ phase: "working" });
    if (now.has("look") || accountId === null || (await hasNewPlan())) {
      const listed = await askList();
      if (listed === null || isStopped) return;
      await bringBack(returning);
      returning.clear();
      await follow(listed, await storage.read());
    }
    for (const machine of machines.values()) {
      await tell(machine, await keptOf(machine.plan.id));
      // A change made while a server is out of breath does not cut its rest short.
      if (!now.has("send") || now.size > 1) await tell(machine, { kind: "again" });
    }
    await settle();
  }

  /** A plan that was begun here since the account was last asked. */
  async function hasNewPlan(): Promise<boolean> {
    const { plans, rows } = await storage.read();
    return plans.some(({ id }) => !machines.has(id) && rows.every(({ planId }) => planId !== id));
  }

  /** What is to be sent, whether it can be just now or not: also of a plan begun meanwhile, or to go into another one. */
  async function countWaiting(): Promise<number> {
    const { plans, rows } = await storage.read();
    const isJoining = (row: SyncRow) => row.accountId === accountId && row.state === "joining";
    const known = new Set(rows.filter((row) => !isJoining(row)).map(({ planId }) => planId));
    let waiting = 0;
    for (const { id } of plans) {
      const state = machines.get(id)?.state ?? (known.has(id) ? null : syncAtStart(0, ownSharing));
      const kept = await keptOf(id);
      if (state !== null && kept.kind === "kept") {
        waiting += sendable({ ...state, unsent: kept.unsent }).length;
      }
    }
    return waiting;
  }

  async function askList(): Promise<Listed | null> {
    try {
      const listed = await api.list();
      listFailures = 0;
      accountId = listed.accountId;
      return listed;
    } catch (error) {
      const failure = failureOf(error);
      if (failure.kind === "refused" && failure.why === "signedOut") {
        set({ phase: "signedOut" });
        ports.signedOut();
        return null;
      }
      listFailures += 1;
      const waitMs = Math.min(retryDelayStartMs * 2 ** Math.min(listFailures - 1, 16), planRetryDelayMaxMs);
      const asked = failure.kind === "unanswered" ? (failure.retryAfterMs ?? 0) : 0;
      set({ phase: "waiting" });
      later(Math.max(waitMs, asked), "look");
      return null;
    }
  }

  /** Takes up what the account has, hands over what it does not, and joins what is one student's. */
  async function follow({ accountId: account, plans: listed }: Listed, kept: SyncKept): Promise<void> {
    const device = kept.plans.map((start) => {
      const plan = planOf(start, kept.commands);
      return { ...start, studentName: plan.studentName, isEmpty: Object.keys(plan.stamps).length === 0 };
    });
    const decision = decideJoin(account, listed, device, kept.rows);
    const isFirst = !kept.rows.some((row) => row.accountId === account);
    const here = new Set(kept.plans.map(({ id }) => id));
    const unfinished = decision.join.filter(({ isAgain }) => !isAgain);
    for (const { from, into } of unfinished) {
      // Decided once: what comes next may be cut short at any point.
      await storage.keepRow({ ...rowFor(from.id, syncAtStart(0, ownSharing)), state: "joining", into });
    }
    await bringBack(decision.bringBack);
    const current = new Set([...decision.follow, ...decision.begin.map(({ id }) => id)]);
    for (const planId of machines.keys()) if (!current.has(planId)) machines.delete(planId);
    for (const entry of listed.filter(({ planId }) => decision.follow.includes(planId))) {
      const { planId, createdAt, revision } = entry;
      const sharing = sharingOf(entry);
      const row = kept.rows.find(
        (one) => one.planId === planId && one.accountId === account && one.state !== "leftOut",
      );
      // Known to another account of this device, or not at all: from the start.
      const state = row === undefined ? syncAtStart(0, sharing) : syncAtStart(row.revision, sharingOf(row));
      const held = machines.get(planId);
      const isHere = held !== undefined && held.state.known <= state.known;
      const machine = isHere ? held : { plan: { id: planId, createdAt }, state };
      machines.set(planId, machine);
      await tell(machine, { kind: "listed", revision, sharing });
    }
    for (const plan of decision.begin) {
      if (!machines.has(plan.id)) machines.set(plan.id, { plan, state: syncAtStart(0, ownSharing) });
    }
    const joined = await joinAll(decision);
    await leave(decision);
    others = decision.others;
    store.hide(others);
    const came = listed.filter(({ planId }) => decision.follow.includes(planId) && !here.has(planId)).length;
    const report: JoinReport = {
      joined,
      sent: decision.begin.length,
      came: came - joined.length,
      others: decision.others.length,
    };
    const isWorthSaying = joined.length + (isFirst ? report.sent + report.came + report.others : 0) > 0;
    if (isWorthSaying) set({ report });
  }

  /** Joins plans whose other half has come whole; the others wait for the next look. */
  async function joinAll({ join }: JoinDecision): Promise<JoinedPlans[]> {
    const joined: JoinedPlans[] = [];
    for (const { from, into, isAgain } of join) {
      const machine = machines.get(into);
      if (machine === undefined || machine.state.isBehind) continue;
      const before = await storage.read();
      const row = { ...rowFor(from.id, syncAtStart(0, ownSharing)), state: "joined", into } as const;
      await storage.join(from.id, machine.plan, row);
      const after = await storage.read();
      if (isAgain) continue;
      const parts = [planOf(from, before.commands), planOf(machine.plan, before.commands)] as const;
      const together = planOf(machine.plan, after.commands);
      joined.push(joinedPlansOf(...parts, together, machine.state.sharing.moneySharedSince !== null));
    }
    if (join.length > 0) await store.reread();
    return joined;
  }

  async function bringBack(planIds: Iterable<string>): Promise<void> {
    for (const planId of planIds) await storage.bringBack(planId);
  }

  async function leave({ takenBack, gone }: JoinDecision): Promise<void> {
    for (const planId of takenBack) await storage.drop(planId);
    for (const row of gone) await storage.keepRow({ ...row, state: "gone" });
    if (takenBack.length > 0) await store.reread();
  }

  async function tell(machine: Machine, event: SyncEvent): Promise<void> {
    const move = reduceSync(machine.state, event);
    machine.state = move.state;
    for (const step of move.steps) {
      const next = await perform(machine, step);
      if (next !== null) await tell(machine, next);
    }
  }

  async function perform(machine: Machine, step: SyncStep): Promise<SyncEvent | null> {
    // What comes late after an erasing is not kept.
    if (isStopped) return null;
    const { plan } = machine;
    const row = () => rowFor(plan.id, machine.state);
    switch (step.kind) {
      case "pull":
        return answerTo(step.number, async () => {
          const page = await api.pull(plan.id, step.after);
          return { kind: "pulled", number: step.number, page };
        });
      case "send":
        return answerTo(step.number, async () => {
          const sent = { createdAt: plan.createdAt, commands: step.commands };
          const { revision, accepted: ids } = await api.send(plan.id, step.after, sent);
          return { kind: "accepted", number: step.number, revision, ids };
        });
      case "keepPulled": {
        const { added, isCorrected } = await storage.keepPulled(plan, row(), step.commands);
        const commands = added.flatMap(readable);
        if (isCorrected) await store.reread();
        else if (commands.length > 0) store.take(plan, commands);
        return null;
      }
      case "keepSent":
        await storage.keepSent(row(), step.commands);
        return null;
      case "keepRow":
        await storage.keepRow(row());
        return null;
      case "forgetSent":
        await storage.forgetSent(row(), step.what);
        return keptOf(plan.id);
      case "wait":
      default:
        later(step.ms, "again");
        return null;
    }
  }

  async function answerTo(number: number, ask: () => Promise<SyncEvent>): Promise<SyncEvent> {
    try {
      return await ask();
    } catch (error) {
      return { ...failureOf(error), number };
    }
  }

  /** Unsent is what the account does not have, and nothing here has written over. */
  async function keptOf(planId: string): Promise<SyncEvent> {
    const { commands, rows, sent } = await storage.read();
    const ofPlan = commands.flatMap(readable).filter((command) => command.planId === planId);
    const unsent = compactCommands(ofPlan).filter(({ id }) => sent.get(planId)?.has(id) !== true);
    const row = rows.find((one) => one.planId === planId && one.accountId === accountId);
    return { kind: "kept", known: row?.revision ?? 0, unsent };
  }

  function rowFor(planId: string, { known, sharing, problem }: SyncState): SyncRow {
    const state = problem === "gone" ? "gone" : "followed";
    return { planId, accountId: accountId ?? "", state, into: null, revision: known, ...sharing };
  }

  async function settle(): Promise<void> {
    const waiting = await countWaiting();
    const { rows } = await storage.read();
    const leftOut = rows.filter((row) => row.accountId === accountId && row.state === "leftOut");
    const states = [...machines].map(([planId, { state }]) => ({ planId, state }));
    const problems = [
      ...states.flatMap(({ planId, state: { problem } }) => (problem === null ? [] : [{ planId, problem }])),
      ...others.map((planId) => ({ planId, problem: "notYours" as const })),
    ];
    const isSignedOut = problems.some(({ problem }) => problem === "signedOut");
    const isWaiting = states.some(({ state }) => state.isWaiting);
    const phase = isSignedOut ? "signedOut" : isWaiting ? "waiting" : "inStep";
    set({ phase, waiting, problems, leftOut: leftOut.map(({ planId }) => planId) });
    if (isSignedOut) ports.signedOut();
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
      returning.add(planId);
      return run("look");
    },
    getStatus: () => status,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    closeReport: () => set({ report: null }),
    stop,
  };
}

function sharingOf({ role, scopes: seen, moneySharedSince }: Sharing): Sharing {
  return { role, scopes: seen, moneySharedSince };
}
