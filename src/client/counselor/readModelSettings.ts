/** The language model of this installation, read from the slot in the page that the server fills in. */
import { browserSettingsElementId } from "#contract/browserSettingsSlot.ts";
import type { BrowserSettings } from "#contract/installation.ts";

export type ModelOffer = NonNullable<BrowserSettings["model"]>;

/** Null if there is none, or the slot is missing or malformed: the counselor answers by rules. */
export function readModelSettings(document: Pick<Document, "getElementById">): ModelOffer | null {
  const slot = document.getElementById(browserSettingsElementId)?.textContent ?? "null";
  try {
    const parsed: unknown = JSON.parse(slot);
    const found: unknown = Object(parsed).model;
    if (typeof found !== "object" || found === null) return null;
    const told = new Map<string, unknown>(Object.entries(found));
    const providerName = told.get("providerName");
    const minimumAge = told.get("minimumAge");
    if (typeof providerName !== "string" || providerName === "" || typeof minimumAge !== "number")
      return null;
    return { providerName, minimumAge, allowsVisitors: told.get("allowsVisitors") === true };
  } catch {
    return null;
  }
}
