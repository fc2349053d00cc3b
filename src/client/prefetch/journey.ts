/** The last pages of this visit, kept in session storage so that they survive a reload. */
import { journeyPagesMax } from "#client/limits.ts";
import { addPage } from "./prefetchRules.ts";

const storageKey = "tassel-journey";

/** Records the page and returns the journey including it. If storage is blocked, just this page. */
export function noteJourney(path: string): readonly string[] {
  const journey = addPage(readStoredJourney(), path);
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(journey));
  } catch {
    // The journey only saves a few fetches, so ignore errors.
  }
  return journey;
}

function readStoredJourney(): readonly string[] {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? "[]");
    if (!Array.isArray(found)) return [];
    return found.filter((one): one is string => typeof one === "string").slice(-journeyPagesMax);
  } catch {
    return [];
  }
}
