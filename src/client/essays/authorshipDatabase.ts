/** Keeps the record of how an essay is written on this device: its entries, and the key that signs them. */
import type { Receipt, RecordedEntry } from "#domain/essays/authorship/entry.ts";
import {
  type AuthorshipKeyRow,
  type AuthorshipRow,
  settleAll,
  shape,
  toEssayRange,
  use,
} from "./essayDatabase.ts";

/** One essay's record, in no particular order. */
async function readRows(planId: string, essayId: string): Promise<AuthorshipRow[]> {
  const rows = await use((database) => database.getAll("authorship", toEssayRange(planId, essayId)));
  return rows.filter((row) => row.shape === shape);
}

/** Null before recording was ever turned on here. */
async function readKey(planId: string, essayId: string): Promise<AuthorshipKeyRow | null> {
  const row = await use((database) => database.get("authorshipKeys", [planId, essayId]));
  return row?.shape === shape ? row : null;
}

/** Of two tabs that make a key at once, the first one's is kept. Returns the one kept. */
async function keepKey(key: AuthorshipKeyRow): Promise<AuthorshipKeyRow> {
  return use(async (database) => {
    const { store, done } = database.transaction("authorshipKeys", "readwrite");
    const at: [string, string] = [key.planId, key.essayId];
    const found = await store.get(at);
    if (found === undefined) await settleAll([store.put({ ...key, shape }, at), done]);
    return found ?? key;
  });
}

/** The device's last entry; null before its first. */
async function readLast({ planId, essayId, device }: AuthorshipKeyRow): Promise<AuthorshipRow | null> {
  const range = IDBKeyRange.bound([planId, essayId, device], [planId, essayId, device, []]);
  return use(async (database) => {
    const cursor = await database.transaction("authorship").store.openCursor(range, "prev");
    return cursor?.value ?? null;
  });
}

/** False if another tab has added an entry under this number meanwhile, and nothing was written. */
async function addRow(row: AuthorshipRow): Promise<boolean> {
  return use(async (database) => {
    const { store, done } = database.transaction("authorship", "readwrite");
    const key = toKey(row);
    if ((await store.getKey(key)) !== undefined) return false;
    await settleAll([store.put({ ...row, shape }, key), done]);
    return true;
  });
}

/** What the account countersigned: receipts for this device's entries, and the entries of others. */
async function keepReceipts(
  { planId, essayId }: AuthorshipKeyRow,
  received: readonly (RecordedEntry & { receipt: Receipt })[],
  head: string | null,
): Promise<void> {
  await use(async (database) => {
    const transaction = database.transaction(["authorship", "authorshipKeys"], "readwrite");
    const entries = transaction.objectStore("authorship");
    const keys = transaction.objectStore("authorshipKeys");
    for (const { entry, receipt } of received) {
      const row = { planId, essayId, entry, hash: receipt.entry, salt: null, receipt };
      const found = await entries.get(toKey(row));
      await entries.put({ ...row, salt: found?.salt ?? null, shape }, toKey(row));
    }
    const key = await keys.get([planId, essayId]);
    if (key !== undefined) await keys.put({ ...key, head }, [planId, essayId]);
    await transaction.done;
  });
}

/** The account's part has ended: this device's entries stay, to be countersigned anew. */
async function dropReceipts({ planId, essayId, device }: AuthorshipKeyRow): Promise<void> {
  await use(async (database) => {
    const transaction = database.transaction(["authorship", "authorshipKeys"], "readwrite");
    const entries = transaction.objectStore("authorship");
    const keys = transaction.objectStore("authorshipKeys");
    for (const row of await entries.getAll(toEssayRange(planId, essayId))) {
      if (row.entry.device === device) await entries.put({ ...row, receipt: null }, toKey(row));
      else await entries.delete(toKey(row));
    }
    const key = await keys.get([planId, essayId]);
    if (key !== undefined) await keys.put({ ...key, head: null }, [planId, essayId]);
    await transaction.done;
  });
}

/** The whole record with its key, so that a later one is another record. */
async function eraseRecord(planId: string, essayId: string): Promise<void> {
  await use(async (database) => {
    const transaction = database.transaction(["authorship", "authorshipKeys"], "readwrite");
    await transaction.objectStore("authorship").delete(toEssayRange(planId, essayId));
    await transaction.objectStore("authorshipKeys").delete([planId, essayId]);
    await transaction.done;
  });
}

export const authorshipDatabase = {
  readRows,
  readKey,
  keepKey,
  readLast,
  addRow,
  keepReceipts,
  dropReceipts,
  eraseRecord,
};

function toKey({ planId, essayId, entry }: Pick<AuthorshipRow, "planId" | "essayId" | "entry">) {
  return [planId, essayId, entry.device, entry.number] satisfies [string, string, string, number];
}
