/** How far each place of the browser's history was scrolled, kept for the session: so that back leads to where one was. */
import type { Place } from "./scrollRules.ts";

const storageKey = "tassel-scroll-places";
const savedMax = 50;

let places: Map<string, number> | null = null;

export function findSavedScrollY(place: Place): number | null {
  return readPositions().get(toEntryKey(place)) ?? null;
}

export function saveScrollY(place: Place, y: number): void {
  const known = readPositions();
  // Last in, last out.
  known.delete(toEntryKey(place));
  known.set(toEntryKey(place), y);
  for (const name of known.keys()) {
    if (known.size <= savedMax) break;
    known.delete(name);
  }
}

/** Called when the page is left, for the case that the person comes back to it. */
export function saveScrollPositions(): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...readPositions()]));
  } catch {
    // Without storage places are known until the page is left, nothing else.
  }
}

/** The first page of a visit and pages opened by a typed hash share one key. Answers and invitations are not noted. */
function toEntryKey({ key, pathname, hash }: Place): string {
  const isPrivate = hash.startsWith("#a=") || pathname === "/invitation";
  return `${key} ${pathname}${isPrivate ? "" : hash}`;
}

function readPositions(): Map<string, number> {
  places ??= new Map(readStoredPositions());
  return places;
}

/** Rubbish in the storage is as good as nothing. */
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
