/** Stores paused mutations until the network is back, in an IndexedDB separate from the plan's. */
import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import { noteRequestsKept } from "./pausedMutationsHint.ts";
import type { MutationStore } from "./persistMutations.ts";

interface RequestsDatabase extends DBSchema {
  requests: { key: string; value: unknown };
}

/** Rejects if the browser forbids storage. */
export async function openMutationStore(): Promise<MutationStore> {
  const database = await open();
  return {
    async readAll() {
      const transaction = database.transaction("requests", "readonly");
      const [keys, rows] = await Promise.all([transaction.store.getAllKeys(), transaction.store.getAll()]);
      noteRequestsKept(keys.length > 0);
      return keys.map((key, index) => ({ key, row: rows[index] }));
    },
    read: (key) => database.get("requests", key),
    async put(mutation) {
      await database.put("requests", mutation, mutation.key);
      noteRequestsKept(true);
    },
    async remove(key) {
      await database.delete("requests", key);
      noteRequestsKept((await database.count("requests")) > 0);
    },
  };
}

/** For a person who erases everything. If the browser forbids storage, there is nothing to erase. */
export async function erasePausedMutations(): Promise<void> {
  const database = await open().catch(() => null);
  await database?.clear("requests");
  noteRequestsKept(false);
  database?.close();
}

function open(): Promise<IDBPDatabase<RequestsDatabase>> {
  return openDB<RequestsDatabase>("tassel-requests", 1, {
    upgrade: (database) => void database.createObjectStore("requests"),
    // A newer release in another tab upgrades the database: close so as not to block it.
    blocking: (_current, _blocked, event) => {
      if (event.target instanceof IDBDatabase) event.target.close();
    },
  });
}
