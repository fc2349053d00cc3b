/** Logs that nothing can be saved, and that it can again: once a minute at most, however many writes fail. */
import type { Store } from "./openStore.ts";
import type { SavingFault } from "./savingFault.ts";

const repeatMs = 60_000;

export type Log = {
  info: (what: object, message: string) => void;
  error: (what: object, message: string) => void;
};

export type SavingLog = {
  /** A write failed because the store takes none. */
  off: (fault: SavingFault) => void;
  /** A write succeeded. */
  on: () => void;
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

export function createSavingLog(log: Log, now: () => Date): SavingLog {
  let last: { cause: SavingFault["cause"]; atMs: number; sinceMs: number } | null = null;
  return {
    off({ cause, advice }) {
      const atMs = now().getTime();
      if (last !== null && last.cause === cause && atMs - last.atMs < repeatMs) return;
      last = { cause, atMs, sinceMs: last?.sinceMs ?? atMs };
      log.error({ cause, advice }, "saving is off");
    },
    on() {
      if (last === null) return;
      const offSeconds = Math.round((now().getTime() - last.sinceMs) / 1_000);
      last = null;
      log.info({ offSeconds }, "saving is on again");
    },
  };
}
