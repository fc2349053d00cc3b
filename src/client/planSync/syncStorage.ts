/**
 * The device's sync records: which plans it syncs, and which commands the account has. One transaction each.
 */

import type { KeptPlan, PlanDatabase, SyncRow } from "#client/plan/planDatabase.ts";
import { deleteCommandsOf, toSentRange } from "#client/plan/planStorage.ts";
import type { Command } from "#domain/plan/commands.ts";
import { isObject } from "#domain/plan/plan.ts";

/** Every plan on the device and its sync rows; no commands. */
export type SyncOverview = { plans: readonly KeptPlan[]; rows: readonly SyncRow[] };

export type StoredPlan = {
  row: SyncRow | null;
  /** Everything stored for the plan, even what this release cannot read. */
  commands: readonly unknown[];
  /** Ids of its commands the account has. */
  sent: ReadonlySet<string>;
};

export type SyncStorage = {
  readOverview: () => Promise<SyncOverview>;
  /** Reads one plan, using the index on its commands. */
  readPlan: (planId: string) => Promise<StoredPlan>;
  /**
   * Stores commands from the account together with the row and its new revision. Returns the ones that were
   * new here, and whether the account has one of ours with a different instant, which now applies. Like every
   * write of a row, it does nothing if the plan was removed from this device or merged meanwhile.
   */
  keepPulled: (plan: KeptPlan, row: SyncRow, commands: readonly unknown[]) => Promise<Pulled>;
  /** The account has these now. */
  keepSent: (row: SyncRow, commands: readonly Pick<Command, "id" | "scope">[]) => Promise<void>;
  keepRow: (row: SyncRow) => Promise<void>;
  /** The account lost this plan's finances, or everything: they count as unsent again. */
  forgetSent: (row: SyncRow, what: "money" | "all") => Promise<void>;
  /** The person wants a removed plan back on this device: the next sync finds it in the account. */
  bringBack: (planId: string) => Promise<void>;
  /** Moves everything in one plan into another; the first is removed from this device. */
  join: (fromId: string, into: KeptPlan, row: SyncRow) => Promise<void>;
  /** Removes the plan from this device, with its sync records. */
  drop: (planId: string) => Promise<void>;
  /**
   * The account is gone: its own plans stay on this device as if never synced, and those of others are
   * removed.
   */
  forgetAccount: (accountId: string) => Promise<void>;
};

export type Pulled = { added: unknown[]; isCorrected: boolean };

const tables = ["plans", "commands", "choices", "sync", "sent"] as const;

export function openSyncStorage({ use }: PlanDatabase): SyncStorage {
  return {
    readOverview: () =>
      use(async (database) => {
        const transaction = database.transaction(["plans", "sync"], "readonly");
        const [plans, rows] = await Promise.all([
          transaction.objectStore("plans").getAll(),
          transaction.objectStore("sync").getAll(),
        ]);
        return { plans, rows };
      }),

    readPlan: (planId) =>
      use(async (database) => {
        const transaction = database.transaction(["commands", "sync", "sent"], "readonly");
        const [row, commands, marks] = await Promise.all([
          transaction.objectStore("sync").get(planId),
          transaction.objectStore("commands").index("byPlan").getAll(planId),
          transaction.objectStore("sent").getAllKeys(toSentRange(planId)),
        ]);
        return { row: row ?? null, commands, sent: new Set(marks.map(([, id]) => id)) };
      }),

    keepPulled: (plan, row, commands) =>
      use(async (database) => {
        const transaction = database.transaction(tables, "readwrite");
        if (await isLeft(transaction.objectStore("sync"), row)) return { added: [], isCorrected: false };
        const stored = transaction.objectStore("commands");
        const byPlan = stored.index("byPlan");
        const [all, keys] =
          commands.length === 0
            ? [[], []]
            : await Promise.all([byPlan.getAll(plan.id), byPlan.getAllKeys(plan.id)]);
        const here = new Map<string, { key: number | undefined; at: unknown }>();
        for (const [index, one] of all.entries()) here.set(idOf(one), { key: keys[index], at: atOf(one) });
        const added = commands.filter((command) => !here.has(idOf(command)));
        const corrected = commands.filter((command) => {
          const known = here.get(idOf(command));
          return known !== undefined && known.at !== atOf(command);
        });
        const choices = transaction.objectStore("choices");
        if ((await choices.get("activePlan")) === undefined) await choices.put(plan.id, "activePlan");
        await Promise.all([
          transaction.objectStore("plans").put(plan),
          transaction.objectStore("sync").put(row),
          ...added.map((command) => stored.add(command)),
          ...corrected.map((command) => stored.put(command, here.get(idOf(command))?.key)),
          ...commands.map((command) =>
            transaction.objectStore("sent").put(scopeIn(command), [plan.id, idOf(command)]),
          ),
          transaction.done,
        ]);
        return { added, isCorrected: corrected.length > 0 };
      }),

    keepSent: (row, commands) =>
      use(async (database) => {
        const transaction = database.transaction(["sync", "sent"], "readwrite");
        if (await isLeft(transaction.objectStore("sync"), row)) return;
        await Promise.all([
          transaction.objectStore("sync").put(row),
          ...commands.map(({ id, scope }) => transaction.objectStore("sent").put(scope, [row.planId, id])),
          transaction.done,
        ]);
      }),

    keepRow: (row) =>
      use(async (database) => {
        const transaction = database.transaction("sync", "readwrite");
        if (!(await isLeft(transaction.store, row))) await transaction.store.put(row);
        await transaction.done;
      }),

    forgetSent: (row, what) =>
      use(async (database) => {
        const transaction = database.transaction(["sync", "sent"], "readwrite");
        if (await isLeft(transaction.objectStore("sync"), row)) return;
        await transaction.objectStore("sync").put(row);
        let cursor = await transaction.objectStore("sent").openCursor(toSentRange(row.planId));
        while (cursor !== null) {
          if (what === "all" || cursor.value === "money") await cursor.delete();
          cursor = await cursor.continue();
        }
        await transaction.done;
      }),

    bringBack: (planId) =>
      use(async (database) => {
        const transaction = database.transaction("sync", "readwrite");
        const row = await transaction.store.get(planId);
        if (row?.state === "leftOut") await transaction.store.delete(planId);
        await transaction.done;
      }),

    join: (fromId, into, row) =>
      use(async (database) => {
        const transaction = database.transaction(tables, "readwrite");
        const commands = transaction.objectStore("commands");
        const byPlan = commands.index("byPlan");
        const [values, keys] = await Promise.all([byPlan.getAll(fromId), byPlan.getAllKeys(fromId)]);
        for (const [index, command] of values.entries()) {
          if (isObject(command)) await commands.put({ ...command, planId: into.id }, keys[index]);
        }
        await transaction.objectStore("sent").delete(toSentRange(fromId));
        await transaction.objectStore("plans").delete(fromId);
        await transaction.objectStore("plans").put(into);
        await transaction.objectStore("sync").put(row);
        const choices = transaction.objectStore("choices");
        if ((await choices.get("activePlan")) === fromId) await choices.put(into.id, "activePlan");
        await transaction.done;
      }),

    drop: (planId) =>
      use(async (database) => {
        const transaction = database.transaction(tables, "readwrite");
        await transaction.objectStore("plans").delete(planId);
        await transaction.objectStore("sync").delete(planId);
        await transaction.objectStore("sent").delete(toSentRange(planId));
        await deleteCommandsOf(transaction.objectStore("commands"), planId);
        await transaction.done;
      }),

    forgetAccount: (accountId) =>
      use(async (database) => {
        const transaction = database.transaction(tables, "readwrite");
        const rows = await transaction.objectStore("sync").getAll();
        const ofAccount = rows.filter((row) => row.accountId === accountId);
        const others = new Set(ofAccount.filter(({ role }) => role !== "owner").map(({ planId }) => planId));
        for (const { planId } of ofAccount) {
          await transaction.objectStore("sync").delete(planId);
          await transaction.objectStore("sent").delete(toSentRange(planId));
          if (others.has(planId)) await transaction.objectStore("plans").delete(planId);
        }
        for (const planId of others) await deleteCommandsOf(transaction.objectStore("commands"), planId);
        await transaction.done;
      }),
  };
}

/** Removed from this device, or merged into another plan, since the row was built. */
async function isLeft(
  rows: { get: (planId: string) => Promise<SyncRow | undefined> },
  { planId, accountId }: SyncRow,
): Promise<boolean> {
  const kept = await rows.get(planId);
  return kept?.accountId === accountId && (kept.state === "leftOut" || kept.state === "joined");
}

function idOf(command: unknown): string {
  return isObject(command) && typeof command["id"] === "string" ? command["id"] : "";
}

function atOf(command: unknown): unknown {
  return isObject(command) ? command["at"] : undefined;
}

function scopeIn(command: unknown): string {
  return isObject(command) && typeof command["scope"] === "string" ? command["scope"] : "";
}
