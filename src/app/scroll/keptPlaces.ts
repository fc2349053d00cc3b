/** How far each place of the browser's history was scrolled, kept for the session: so that back leads to where one was. */
import type { Place } from "./scrollRules.ts";

const storageKey = "tassel-scroll-places";
const keptMax = 50;

let places: Map<string, number> | null = null;

export function keptY(place: Place): number | null {
  return all().get(nameOf(place)) ?? null;
}

export function keepY(place: Place, y: number): void {
  const known = all();
  // Last in, last out.
  known.delete(nameOf(place));
  known.set(nameOf(place), y);
  for (const name of known.keys()) {
    if (known.size <= keptMax) break;
    known.delete(name);
  }
}

/** Called when the page is left, for the case that the person comes back to it. */
export function storePlaces(): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...all()]));
  } catch {
    // Without storage places are known until the page is left, nothing else.
  }
}

/** The first page of a visit and pages opened by a typed hash share one key. Answers and invitations are not noted. */
function nameOf({ key, pathname, hash }: Place): string {
  const isPrivate = hash.startsWith("#a=") || pathname === "/invitation";
  return `${key} ${pathname}${isPrivate ? "" : hash}`;
}

function all(): Map<string, number> {
  places ??= new Map(stored());
  return places;
}

/** Rubbish in the storage is as good as nothing. */
function stored(): [string, number][] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isEntry).slice(-keptMax) : [];
  } catch {
    return [];
  }
}

function isEntry(value: unknown): value is [string, number] {
  return Array.isArray(value) && typeof value[0] === "string" && Number.isFinite(value[1]);
}
