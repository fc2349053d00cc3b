/** Stores plans in IndexedDB, one append per command, so that two tabs never overwrite each other. */
import type { IDBPObjectStore, StoreNames } from "idb";
import type { Command } from "#domain/plan/commands.ts";
import { type KeptPlan, openPlanDatabase, type PlanDatabase, type PlanTables } from "./planDatabase.ts";
import { isStorageFull } from "./unwritten.ts";

export type { KeptPlan } from "./planDatabase.ts";

export type KeptCommand = { sequence: number; command: unknown };

export type PlanStorage = {
  read: () => Promise<{ plans: KeptPlan[]; activePlanId: string | null; commands: KeptCommand[] }>;
  /** One transaction: the plan's row if it is new, and the commands in order. Resolves once it is durable. */
  append: (plan: KeptPlan, commands: readonly unknown[]) => Promise<void>;
  /** Replaces the commands read under these sequences with fewer equivalent ones. */
  replace: (sequences: readonly number[], commands: readonly Command[]) => Promise<void>;
  choosePlan: (planId: string) => Promise<void>;
  /** Removes one student's plan and its commands; the others stay. */
  remove: (planId: string) => Promise<void>;
  /** Removes everything stored. */
  erase: () => Promise<void>;
};

/** Rejects if the browser forbids storage, as some do in private windows. */
export async function openPlanStorage(
  open: () => Promise<PlanDatabase> = openPlanDatabase,
): Promise<PlanStorage> {
  const { use, erase } = await open();
  return {
    erase,
    read: () =>
      use(async (database) => {
        const transaction = database.transaction(["plans", "commands", "choices"], "readonly");
        const [plans, sequences, commands, activePlanId] = await Promise.all([
          transaction.objectStore("plans").getAll(),
          transaction.objectStore("commands").getAllKeys(),
          transaction.objectStore("commands").getAll(),
          transaction.objectStore("choices").get("activePlan"),
        ]);
        const kept = sequences.map((sequence, index) => ({ sequence, command: commands[index] }));
        return { plans, activePlanId: activePlanId ?? null, commands: kept };
      }),

    append: (plan, commands) =>
      use(async (database) => {
        const transaction = database.transaction(["plans", "commands", "choices"], "readwrite");
        await settleAll([
          transaction.objectStore("plans").put(plan),
          transaction.objectStore("choices").put(plan.id, "activePlan"),
          ...commands.map((command) => transaction.objectStore("commands").add(command)),
          transaction.done,
        ]);
      }),

    replace: (sequences, commands) =>
      use(async (database) => {
        const transaction = database.transaction("commands", "readwrite");
        await Promise.all([
          ...sequences.map((sequence) => transaction.store.delete(sequence)),
          ...commands.map((command) => transaction.store.add(command)),
          transaction.done,
        ]);
      }),

    choosePlan: (planId) =>
      use(async (database) => {
        await database.put("choices", planId, "activePlan");
      }),

    remove: (planId) =>
      use(async (database) => {
        const transaction = database.transaction(["plans", "commands", "sync", "sent"], "readwrite");
        await transaction.objectStore("plans").delete(planId);
        await transaction.objectStore("sent").delete(toSentRange(planId));
        // Removed from this device only: it stays in the account and does not come back by itself.
        const row = await transaction.objectStore("sync").get(planId);
        if (row !== undefined) await transaction.objectStore("sync").put({ ...row, state: "leftOut" });
        await deleteCommandsOf(transaction.objectStore("commands"), planId);
        await transaction.done;
      }),
  };
}

/** If several fail, the one that says why counts: the others only say that the transaction was aborted. */
async function settleAll(requests: readonly Promise<unknown>[]): Promise<void> {
  const reasons = (await Promise.allSettled(requests)).flatMap((result): unknown[] =>
    result.status === "rejected" ? [result.reason] : [],
  );
  if (reasons.length > 0) throw reasons.find(isStorageFull) ?? reasons[0];
}

/** The keys in the "sent" table for one plan's commands. */
export function toSentRange(planId: string): IDBKeyRange {
  // An empty array sorts after every string.
  return IDBKeyRange.bound([planId], [planId, []]);
}

type CommandStore = Pick<
  IDBPObjectStore<PlanTables, ArrayLike<StoreNames<PlanTables>>, "commands", "readwrite">,
  "index" | "delete"
>;

/** Values that name no plan are left alone. */
export async function deleteCommandsOf(commands: CommandStore, planId: string): Promise<void> {
  const keys = await commands.index("byPlan").getAllKeys(planId);
  await Promise.all(keys.map((key) => commands.delete(key)));
}
