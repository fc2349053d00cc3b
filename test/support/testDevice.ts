/**
 * A simulated device: its browser storage, in memory and shared by its tabs, and tabs that hear each other.
 */
import type { KeptPlan, SyncRow } from "#client/plan/planDatabase.ts";
import type { KeptCommand, PlanStorage } from "#client/plan/planStorage.ts";
import { createPlanStore } from "#client/plan/planStore.ts";
import type { PlanStore } from "#client/plan/planStoreTypes.ts";
import type { Pulled, SyncStorage } from "#client/planSync/syncStorage.ts";

export type TestDevice = {
  plans: PlanStorage;
  sync: SyncStorage;
  openTab: () => PlanStore;
  /** Every command on the device. */
  commands: () => unknown[];
  rows: () => SyncRow[];
  /** How many of the sync's next writes the browser rejects. */
  refuse: (writes: number) => void;
  /** From which plan to which the sync had drafts and versions of essays moved. */
  movedEssays: [string, string][];
};

type Raw = { id: string; planId: string; scope: string; at: string };

/** `name` is the prefix of ids made here; `now` is the device's clock. */
export function createTestDevice(name: string, now: () => Date): TestDevice {
  const plans = new Map<string, KeptPlan>();
  const rows = new Map<string, SyncRow>();
  const sent = new Map<string, Map<string, string>>();
  const listeners: { tab: number; hear: (event: MessageEvent) => void }[] = [];
  let commands: KeptCommand[] = [];
  let activePlanId: string | null = null;
  let counted = 0;
  let tabs = 0;
  let refused = 0;

  const next = () => (counted += 1);
  const add = (added: readonly unknown[]) => {
    commands = [...commands, ...added.map((command) => ({ sequence: next(), command }))];
  };
  // Tests store only commands here.
  const rawOf = ({ command }: KeptCommand) => command as Raw;
  const marksOf = (planId: string) => {
    const marks = sent.get(planId) ?? new Map<string, string>();
    sent.set(planId, marks);
    return marks;
  };
  const isLeft = ({ planId, accountId }: SyncRow) => {
    const kept = rows.get(planId);
    return kept?.accountId === accountId && (kept.state === "leftOut" || kept.state === "joined");
  };
  /** A write by the sync; returns `otherwise` if it stores nothing. */
  const write = <Value>(row: SyncRow, otherwise: Value, act: () => Value): Promise<Value> => {
    if (refused > 0) {
      refused -= 1;
      return Promise.reject(new Error("The browser refuses."));
    }
    return Promise.resolve(isLeft(row) ? otherwise : act());
  };
  const dropCommands = (planId: string) => {
    commands = commands.filter((one) => rawOf(one).planId !== planId);
    plans.delete(planId);
    sent.delete(planId);
  };

  const planStorage: PlanStorage = {
    read: () => Promise.resolve({ plans: [...plans.values()], activePlanId, commands: [...commands] }),
    append(plan, added) {
      plans.set(plan.id, plan);
      activePlanId = plan.id;
      add(added);
      return Promise.resolve();
    },
    replace(sequences, added) {
      commands = commands.filter((one) => !sequences.includes(one.sequence));
      add(added);
      return Promise.resolve();
    },
    choosePlan(planId) {
      activePlanId = planId;
      return Promise.resolve();
    },
    remove(planId) {
      dropCommands(planId);
      const row = rows.get(planId);
      if (row !== undefined) rows.set(planId, { ...row, state: "leftOut" });
      return Promise.resolve();
    },
    erase() {
      for (const map of [plans, rows, sent]) map.clear();
      commands = [];
      activePlanId = null;
      return Promise.resolve();
    },
  };

  const syncStorage: SyncStorage = {
    readOverview: () => Promise.resolve({ plans: [...plans.values()], rows: [...rows.values()] }),
    readPlan: (planId) =>
      Promise.resolve({
        row: rows.get(planId) ?? null,
        commands: commands.filter((one) => rawOf(one).planId === planId).map(({ command }) => command),
        sent: new Set(sent.get(planId)?.keys()),
      }),
    keepPulled: (plan, row, pulled) =>
      write<Pulled>(row, { added: [], isCorrected: false }, () => {
        const here = new Map(
          commands
            .map(rawOf)
            .flatMap(({ id, planId, at }) => (planId === plan.id ? [[id, at] as const] : [])),
        );
        const added = pulled.filter((command) => !here.has((command as Raw).id));
        const corrected = new Map(
          pulled.flatMap((command) => {
            const { id, at } = command as Raw;
            return here.has(id) && here.get(id) !== at ? [[id, command] as const] : [];
          }),
        );
        commands = commands.map((one) => ({ ...one, command: corrected.get(rawOf(one).id) ?? one.command }));
        activePlanId ??= plan.id;
        plans.set(plan.id, plan);
        rows.set(row.planId, row);
        add(added);
        for (const command of pulled) marksOf(plan.id).set((command as Raw).id, (command as Raw).scope);
        return { added, isCorrected: corrected.size > 0 };
      }),
    keepSent: (row, accepted) =>
      write(row, undefined, () => {
        rows.set(row.planId, row);
        for (const { id, scope } of accepted) marksOf(row.planId).set(id, scope);
      }),
    keepRow: (row) => write(row, undefined, () => void rows.set(row.planId, row)),
    forgetSent: (row, what) =>
      write(row, undefined, () => {
        rows.set(row.planId, row);
        const marks = marksOf(row.planId);
        for (const [id, scope] of marks) if (what === "all" || scope === "money") marks.delete(id);
      }),
    bringBack(planId) {
      if (rows.get(planId)?.state === "leftOut") rows.delete(planId);
      return Promise.resolve();
    },
    join(fromId, into, row) {
      commands = commands.map(({ sequence, command }) => {
        const raw = command as Raw;
        return { sequence, command: raw.planId === fromId ? { ...raw, planId: into.id } : raw };
      });
      plans.delete(fromId);
      sent.delete(fromId);
      plans.set(into.id, into);
      rows.set(row.planId, row);
      if (activePlanId === fromId) activePlanId = into.id;
      return Promise.resolve();
    },
    drop(planId) {
      dropCommands(planId);
      rows.delete(planId);
      return Promise.resolve();
    },
    forgetAccount(accountId) {
      for (const row of [...rows.values()].filter((one) => one.accountId === accountId)) {
        rows.delete(row.planId);
        sent.delete(row.planId);
        if (row.role !== "owner") dropCommands(row.planId);
      }
      return Promise.resolve();
    },
  };

  return {
    movedEssays: [],
    plans: planStorage,
    sync: syncStorage,
    commands: () => commands.map(({ command }) => command),
    rows: () => [...rows.values()],
    refuse(writes) {
      refused = writes;
    },
    openTab() {
      const tab = (tabs += 1);
      return createPlanStore({
        openStorage: () => Promise.resolve(planStorage),
        now,
        newId: () => `${name}${next()}`,
        channel: {
          postMessage(data: unknown) {
            for (const one of listeners) if (one.tab !== tab) one.hear(new MessageEvent("message", { data }));
          },
          addEventListener(_type: string, listener: unknown) {
            // The store listens with a plain function.
            listeners.push({ tab, hear: listener as (event: MessageEvent) => void });
          },
        },
        askToKeep: () => undefined,
        leaving: null,
        reportKeeping: () => undefined,
      });
    },
  };
}
