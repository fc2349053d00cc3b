/** The device's database of plans: its tables, how an older one becomes today's, and a connection that comes back. */
import { type DBSchema, deleteDB, type IDBPDatabase, openDB } from "idb";
import type { PlanRole } from "#domain/plan/membership.ts";
import type { Scope } from "#domain/plan/plan.ts";

const databaseName = "tassel";
/** 1: plans on this device. 2: what of them an account has. 3: commands found by their plan. */
const databaseVersion = 3;

/** A student's plan by its id; what it holds is the replay of its commands. */
export type KeptPlan = { id: string; createdAt: string };

/** What this device knows of a plan in an account. */
export type SyncRow = {
  planId: string;
  accountId: string;
  /**
   * "followed": this device and the account keep it alike. "joining": it is to go into another plan; "joined": it went
   * there, and so does what still comes for it. "leftOut": the person removed it from this device. "gone": the account
   * has it no more.
   */
  state: "followed" | "joining" | "joined" | "leftOut" | "gone";
  /** The plan it goes into. */
  into: string | null;
  /** Up to which revision everything is on this device. */
  revision: number;
  role: PlanRole;
  scopes: readonly Scope[];
  moneySharedSince: string | null;
};

export interface PlanTables extends DBSchema {
  plans: { key: string; value: KeptPlan };
  /** A value that names no plan is not in the index, and stays where it is. */
  commands: { key: number; value: unknown; indexes: { byPlan: string } };
  choices: { key: string; value: string };
  /** By plan. */
  sync: { key: string; value: SyncRow };
  /** Commands that the account has, by plan and id; the value is the command's scope. */
  sent: { key: [string, string]; value: string };
}

export type PlanDatabase = {
  /** Rejects where the browser forbids storage, or has no room. */
  use: <Value>(work: (database: IDBPDatabase<PlanTables>) => Promise<Value>) => Promise<Value>;
  /** Removes everything. */
  erase: () => Promise<void>;
};

/** Rejects where the browser forbids storage, as some do in private windows. */
export async function openPlanDatabase(): Promise<PlanDatabase> {
  let connection: Promise<IDBPDatabase<PlanTables>> | null = null;

  function connect(): Promise<IDBPDatabase<PlanTables>> {
    connection ??= openDB<PlanTables>(databaseName, databaseVersion, {
      upgrade(database, oldVersion, _newVersion, transaction) {
        if (oldVersion < 1) {
          database.createObjectStore("plans", { keyPath: "id" });
          database.createObjectStore("commands", { autoIncrement: true });
          database.createObjectStore("choices");
        }
        if (oldVersion < 2) {
          database.createObjectStore("sync", { keyPath: "planId" });
          database.createObjectStore("sent");
        }
        if (oldVersion < 3) transaction.objectStore("commands").createIndex("byPlan", "planId");
      },
      // Another tab erases or upgrades: this one lets go instead of holding it up, and comes back when next asked.
      blocking: (_current, _wanted, event) => {
        connection = null;
        // The event's target is the connection that is in the way.
        (event.target as IDBDatabase).close();
      },
      // Some browsers end connections of pages in the background.
      terminated() {
        connection = null;
      },
    }).catch((error: unknown) => {
      connection = null;
      throw error;
    });
    return connection;
  }

  await connect();
  return {
    use: async (work) => work(await connect()),
    async erase() {
      (await connect()).close();
      connection = null;
      await deleteDB(databaseName);
    },
  };
}
