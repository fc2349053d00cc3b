/** Reads what readiness is judged by. It only reads, so that asking cannot fill a disk. */
import { statfs } from "node:fs/promises";
import { readSeenTimes } from "#server/clock/clockWatch.ts";
import { judgeClock } from "#server/clock/judgeClock.ts";
import { listSealingKeys } from "#server/keys/sealedRows.ts";
import { dueMailSince, refusedMailSince } from "#server/outbox/store.ts";
import type { ServerParts } from "#server/parts.ts";
import { isKnownDamaged } from "#server/store/savingLog.ts";
import type { Store } from "#server/store/store.ts";
import { readHeartbeats } from "./heartbeat.ts";
import type { ReadinessFacts } from "./readinessRules.ts";

/** A database that hangs is as bad as one that is gone. */
const storeWaitMs = 3_000;

export type FactSources = Pick<ServerParts, "settings" | "store" | "secrets" | "now">;

const reading = new WeakMap<Store, Promise<ReadinessFacts>>();

/** Requests at the same time share one reading. */
export function readFacts(sources: FactSources): Promise<ReadinessFacts> {
  const { store } = sources;
  const current = reading.get(store);
  if (current !== undefined) return current;
  const next = read(sources).finally(() => reading.delete(store));
  reading.set(store, next);
  return next;
}

async function read({ settings, store, secrets, now }: FactSources): Promise<ReadinessFacts> {
  const freeBytes = store.kind === "sqlite" ? await readFreeBytes(settings.dataFolder) : null;
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error("The store did not answer in time.")), storeWaitMs);
  });
  try {
    const stored = Promise.all([
      readHeartbeats(store.database),
      listSealingKeys(store.database),
      readSeenTimes(store.database),
      store.countMissingMigrations(),
      dueMailSince(store.database, now()),
      refusedMailSince(store.database, now()),
    ]);
    const [heartbeats, sealing, seenTimes, missingMigrations, mailDueSince, mailRefusedSince] =
      await Promise.race([stored, limit]);
    const held = new Set(secrets.dataKeys.map(({ id }) => id));
    return {
      isStoreRead: true,
      isStoreInPlace: store.isInPlace?.() ?? true,
      isStoreDamaged: isKnownDamaged(store),
      heartbeats,
      missingKeys: sealing.filter((id) => !held.has(id)).length,
      clockDoubt: judgeClock(now(), seenTimes),
      missingMigrations,
      freeBytes,
      mailDueSince,
      mailRefusedSince,
    };
  } catch {
    return { isStoreRead: false, freeBytes };
  } finally {
    clearTimeout(timer);
  }
}

/** What this user may still use; null if the folder cannot be looked at, which then shows in the store. */
async function readFreeBytes(folder: string): Promise<number | null> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch {
    return null;
  }
}
