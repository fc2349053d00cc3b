/**
 * The IndexedDB database of plans: its tables, upgrades from older versions, and a connection that reopens
 * itself.
 */
import { type DBSchema, deleteDB, type IDBPDatabase, openDB } from "idb";
import type { PlanRole } from "#domain/plan/membership.ts";
import type { Scope } from "#domain/plan/plan.ts";

const databaseName = "tassel";
/** Drafts and versions of essays, opened by client/essays alone: it is named here so that erasing forgets nothing. */
export const essayDatabaseName = "tassel-essays";
/** 1: plans on this device. 2: their sync state with an account. 3: commands indexed by plan. */
const databaseVersion = 3;

/** A student's plan by id; its content is the replay of its commands. */
export type KeptPlan = { id: string; createdAt: string };

/** What this device knows about a plan in an account. */
export type SyncRow = {
  planId: string;
  accountId: string;
  /**
   * "followed": synced between this device and the account. "joining": being merged into another plan;
   * "joined": merged, and so is anything that still arrives for it. "leftOut": the person removed it from
   * this device. "gone": the account no longer has it.
   */
  state: "followed" | "joining" | "joined" | "leftOut" | "gone";
  /** The plan it is merged into. */
  into: string | null;
  /** This device has everything up to this revision. */
  revision: number;
  role: PlanRole;
  scopes: readonly Scope[];
  moneySharedSince: string | null;
};

export interface PlanTables extends DBSchema {
  plans: { key: string; value: KeptPlan };
  /** A value without a plan id is not in the index and is left alone. */
  commands: { key: number; value: unknown; indexes: { byPlan: string } };
  choices: { key: string; value: string };
  /** Keyed by plan id. */
  sync: { key: string; value: SyncRow };
  /** Commands the account has, by plan and id; the value is the command's scope. */
  sent: { key: [string, string]; value: string };
}

export type PlanDatabase = {
  /** Rejects if the browser forbids storage or has no space. */
  use: <Value>(work: (database: IDBPDatabase<PlanTables>) => Promise<Value>) => Promise<Value>;
  /** Removes everything. */
  erase: () => Promise<void>;
};

/** Rejects if the browser forbids storage, as some do in private windows. */
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
      // Another tab is erasing or upgrading: close so as not to block it, and reopen on the next use.
      blocking: (_current, _wanted, event) => {
        connection = null;
        // The event's target is the connection that blocks the upgrade.
        (event.target as IDBDatabase).close();
      },
      // Some browsers close the connections of background pages.
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
      await Promise.all([deleteDB(databaseName), deleteDB(essayDatabaseName)]);
    },
  };
}
