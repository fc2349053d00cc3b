/**
 * The colleges whose pages were opened on this device, the newest first. Never part of a plan, so that none of it is synced,
 * shared or saved to a file: it is only what the college pickers offer.
 */
import { useMemo, useSyncExternalStore } from "react";
import { createKeptText } from "#client/keptText.ts";

/** As many as somebody may still remember. */
export const mostOpened = 12;

const kept = createKeptText("tassel-colleges-opened");
const readNothing = () => null;

export function rememberOpenedCollege(unitId: number): void {
  const before = readOpened(kept.read());
  if (before[0] === unitId) return;
  kept.save(JSON.stringify([unitId, ...before.filter((one) => one !== unitId)].slice(0, mostOpened)));
}

export function useOpenedColleges(): readonly number[] {
  const text = useSyncExternalStore(kept.subscribe, kept.read, readNothing);
  return useMemo(() => readOpened(text), [text]);
}

export function forgetOpenedColleges(): void {
  kept.save(null);
}

/** Whatever is kept that is no college's number is left out. */
export function readOpened(text: string | null): number[] {
  try {
    const found: unknown = JSON.parse(text ?? "[]");
    const listed: unknown[] = Array.isArray(found) ? found : [];
    return listed
      .filter((one) => Number.isInteger(one))
      .map(Number)
      .slice(0, mostOpened);
  } catch {
    return [];
  }
}
