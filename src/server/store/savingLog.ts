/**
 * Logs that nothing can be saved or that the database is away, and when that is over: once a minute at most, however many
 * requests fail.
 */

import { findSavingFault, type SavingFault } from "./savingFault.ts";
import type { Store } from "./store.ts";
import { awayFault, busyFault, findStoreAway, StoreBusy } from "./storeAway.ts";

const repeatMs = 60_000;

export type Log = {
  info: (what: object, message: string) => void;
  error: (what: object, message: string) => void;
};

/** Faults of the store as a whole, not of one request. */
export type StoreFault = SavingFault | typeof awayFault | typeof busyFault;

/** Null: any other fault. */
export function findStoreFault(error: unknown): StoreFault | null {
  const saving = findSavingFault(error);
  if (saving !== null) return saving;
  const away = findStoreAway(error);
  if (away === null) return null;
  return away instanceof StoreBusy ? busyFault : awayFault;
}

/** What the log says at the beginning and at the end of a fault. */
const said = {
  away: ["the database is away", "the database is back"],
  busy: ["the database is busy", "the database has room again"],
  saving: ["saving is off", "saving is on again"],
} as const;

function wordsOf(cause: StoreFault["cause"]): readonly [string, string] {
  return cause === "away" || cause === "busy" ? said[cause] : said.saving;
}

export type SavingLog = {
  /** A write failed because the store takes none, or nobody reaches it. */
  off: (fault: StoreFault) => void;
  /** A write succeeded. */
  on: () => void;
  /** Whether a page of the file was found damaged; other pages may still take writes. */
  isDamaged: () => boolean;
};

const logs = new WeakMap<Store, SavingLog>();

/** The one of this store: requests and jobs find the same fault. */
export function savingLogOf(store: Store, log: Log, now: () => Date): SavingLog {
  const kept = logs.get(store);
  if (kept !== undefined) return kept;
  const made = createSavingLog(log, now);
  logs.set(store, made);
  return made;
}

/** Whether anybody has met a damaged page of this store. */
export function isKnownDamaged(store: Store): boolean {
  return logs.get(store)?.isDamaged() ?? false;
}

export function createSavingLog(log: Log, now: () => Date): SavingLog {
  let last: { cause: StoreFault["cause"]; atMs: number; sinceMs: number } | null = null;
  let isDamaged = false;
  return {
    isDamaged: () => isDamaged,
    off({ cause, advice }) {
      isDamaged ||= cause === "damaged";
      const atMs = now().getTime();
      if (last !== null && last.cause === cause && atMs - last.atMs < repeatMs) return;
      last = { cause, atMs, sinceMs: last?.sinceMs ?? atMs };
      log.error({ cause, advice }, wordsOf(cause)[0]);
    },
    on() {
      if (last === null) return;
      const offSeconds = Math.round((now().getTime() - last.sinceMs) / 1_000);
      const [, over] = wordsOf(last.cause);
      last = null;
      log.info({ offSeconds }, over);
    },
  };
}
