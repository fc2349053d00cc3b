/** Where people sign in on this installation, from the slot in the page that the server fills in. */
import { browserSettingsElementId } from "#contract/browserSettingsSlot.ts";

export type IdentitySettings = {
  /** The identity host as host[:port]. */
  domain: string;
  /** With a slash at its end. */
  issuer: string;
  clientId: string;
  audience: string;
  /** Whether this server is the identity host itself. */
  isEmbedded: boolean;
};

/** Null where the slot is missing or damaged, as in a page kept from an older release. */
export function readIdentitySettings(document: Pick<Document, "getElementById">): IdentitySettings | null {
  const slot = document.getElementById(browserSettingsElementId)?.textContent ?? "null";
  try {
    const parsed: unknown = JSON.parse(slot);
    return parseSettings(Object(parsed).identity);
  } catch {
    return null;
  }
}

function parseSettings(found: unknown): IdentitySettings | null {
  if (typeof found !== "object" || found === null) return null;
  const told = new Map<string, unknown>(Object.entries(found));
  const [domain, issuer, clientId, audience] = ["domain", "issuer", "clientId", "audience"].map((name) => {
    const value = told.get(name);
    return typeof value === "string" ? value : "";
  });
  if (!domain || !issuer || !clientId || !audience || !URL.canParse(issuer)) return null;
  return { domain, issuer, clientId, audience, isEmbedded: told.get("isEmbedded") === true };
}
