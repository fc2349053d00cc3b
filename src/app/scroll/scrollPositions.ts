/** Remembers how far each history entry was scrolled during this session, so that going back restores the position. */
import type { Place } from "./scrollRules.ts";

const storageKey = "tassel-scroll-places";
const savedMax = 50;

let places: Map<string, number> | null = null;

export function findSavedScrollY(place: Place): number | null {
  return readPositions().get(toEntryKey(place)) ?? null;
}

export function saveScrollY(place: Place, y: number): void {
  const known = readPositions();
  // Re-insert at the end, so that the oldest entries are dropped first.
  known.delete(toEntryKey(place));
  known.set(toEntryKey(place), y);
  for (const name of known.keys()) {
    if (known.size <= savedMax) break;
    known.delete(name);
  }
}

/** Called when the page is unloaded, in case the person comes back to it. */
export function saveScrollPositions(): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...readPositions()]));
  } catch {
    // Without storage, positions last only until the page is unloaded.
  }
}

/** The first page of a visit and pages opened by typing a hash share one key. Shared answers and invitation tokens are never stored. */
function toEntryKey({ key, pathname, hash }: Place): string {
  const isPrivate = hash.startsWith("#a=") || pathname === "/invitation";
  return `${key} ${pathname}${isPrivate ? "" : hash}`;
}

function readPositions(): Map<string, number> {
  places ??= new Map(readStoredPositions());
  return places;
}

/** Ignores malformed storage. */
function readStoredPositions(): [string, number][] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isEntry).slice(-savedMax) : [];
  } catch {
    return [];
  }
}

function isEntry(value: unknown): value is [string, number] {
  return Array.isArray(value) && typeof value[0] === "string" && Number.isFinite(value[1]);
}
