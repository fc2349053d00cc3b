/** The last pages of this visit, kept for the session so that a reload does not forget them. */
import { journeyPagesMax } from "#client/limits.ts";
import { addPage } from "./prefetchRules.ts";

const storageKey = "tassel-journey";

/** Notes the page and gives back the journey with it. Where storage is forbidden it is this page alone. */
export function noteJourney(path: string): readonly string[] {
  const journey = addPage(readStoredJourney(), path);
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(journey));
  } catch {
    // The journey only saves some fetching.
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
