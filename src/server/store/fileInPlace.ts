/**
 * Whether an open SQLite file is still the one at its path. Deleted, moved, replaced or emptied by another program, it goes
 * on taking writes that nobody finds again.
 */
import { statSync } from "node:fs";
import { StoreFileGone } from "./savingFault.ts";

type Seen = { dev: number; ino: number; size: number };

/** By looking at names alone: opening the file and closing it again would give up SQLite's own locks on it. */
function look(file: string): Seen | null {
  try {
    const { dev, ino, size } = statSync(file);
    return { dev, ino, size };
  } catch {
    return null;
  }
}

function isSame(one: Seen | null, other: Seen | null): boolean {
  return one !== null && other !== null && one.dev === other.dev && one.ino === other.ino;
}

/** To be called once the file is open; each answer takes a few microseconds. */
export function watchFile(file: string): () => boolean {
  const opened = look(file);
  /** SQLite makes it at the first write, and then keeps it for as long as anyone has the file open. */
  let log: Seen | null = null;
  return () => {
    const now = look(file);
    if (!isSame(opened, now) || now?.size === 0) return false;
    const logNow = look(`${file}-wal`);
    log ??= logNow;
    return log === null || isSame(log, logNow);
  };
}

/** Throws where a write would go into a file that nobody finds again. */
export function refuseIfGone(isInPlace: () => boolean): void {
  if (!isInPlace()) throw new StoreFileGone();
}
