/** Where plans are kept on the device: IndexedDB, one append a command, so that two tabs never overwrite each other. */
import { type DBSchema, deleteDB, type IDBPDatabase, openDB } from "idb";
import type { Command } from "#domain/plan/commands.ts";

const databaseName = "tassel";
const databaseVersion = 1;

/** A student's plan by its id; what it holds is the replay of its commands. */
export type KeptPlan = { id: string; createdAt: string };

interface TasselDatabase extends DBSchema {
  plans: { key: string; value: KeptPlan };
  commands: { key: number; value: unknown };
  choices: { key: string; value: string };
}

export type KeptCommand = { sequence: number; command: unknown };

export type PlanStorage = {
  read: () => Promise<{ plans: KeptPlan[]; activePlanId: string | null; commands: KeptCommand[] }>;
  /** One transaction: the plan's row where it is new, and the commands in order. Resolves once it is durable. */
  append: (plan: KeptPlan, commands: readonly Command[]) => Promise<void>;
  /** Replaces the commands read under these sequences by fewer that say the same. */
  replace: (sequences: readonly number[], commands: readonly Command[]) => Promise<void>;
  choosePlan: (planId: string) => Promise<void>;
  /** Removes one student's plan and its commands; the others stay. */
  remove: (planId: string) => Promise<void>;
  /** Removes everything that is kept. */
  erase: () => Promise<void>;
};

/** Rejects where the browser forbids storage, as some do in private windows. */
export async function openPlanStorage(): Promise<PlanStorage> {
  let database = await open();

  return {
    async read() {
      const transaction = database.transaction(["plans", "commands", "choices"], "readonly");
      const [plans, sequences, commands, activePlanId] = await Promise.all([
        transaction.objectStore("plans").getAll(),
        transaction.objectStore("commands").getAllKeys(),
        transaction.objectStore("commands").getAll(),
        transaction.objectStore("choices").get("activePlan"),
      ]);
      const kept = sequences.map((sequence, index) => ({ sequence, command: commands[index] }));
      return { plans, activePlanId: activePlanId ?? null, commands: kept };
    },

    async append(plan, commands) {
      const transaction = database.transaction(["plans", "commands", "choices"], "readwrite");
      await Promise.all([
        transaction.objectStore("plans").put(plan),
        transaction.objectStore("choices").put(plan.id, "activePlan"),
        ...commands.map((command) => transaction.objectStore("commands").add(command)),
        transaction.done,
      ]);
    },

    async replace(sequences, commands) {
      const transaction = database.transaction("commands", "readwrite");
      await Promise.all([
        ...sequences.map((sequence) => transaction.store.delete(sequence)),
        ...commands.map((command) => transaction.store.add(command)),
        transaction.done,
      ]);
    },

    async choosePlan(planId) {
      await database.put("choices", planId, "activePlan");
    },

    async remove(planId) {
      const transaction = database.transaction(["plans", "commands"], "readwrite");
      await transaction.objectStore("plans").delete(planId);
      let cursor = await transaction.objectStore("commands").openCursor();
      while (cursor !== null) {
        if (isOfPlan(cursor.value, planId)) await cursor.delete();
        cursor = await cursor.continue();
      }
      await transaction.done;
    },

    async erase() {
      database.close();
      await deleteDB(databaseName);
      database = await open();
    },
  };
}

/** What cannot be read as a command belongs to no plan and stays where it is. */
function isOfPlan(command: unknown, planId: string): boolean {
  return typeof command === "object" && command !== null && "planId" in command && command.planId === planId;
}

function open(): Promise<IDBPDatabase<TasselDatabase>> {
  let opened: IDBPDatabase<TasselDatabase> | null = null;
  return openDB<TasselDatabase>(databaseName, databaseVersion, {
    upgrade(database) {
      database.createObjectStore("plans", { keyPath: "id" });
      database.createObjectStore("commands", { autoIncrement: true });
      database.createObjectStore("choices");
    },
    // Another tab erases or upgrades: this one lets go instead of holding it up.
    blocking: () => opened?.close(),
  }).then((database) => {
    opened = database;
    return database;
  });
}
