/** Where people sign in on this installation, read from the slot in the page that the server fills in. */
import { browserSettingsElementId } from "#contract/browserSettingsSlot.ts";

export type IdentitySettings = {
  /** The identity host as host[:port]. */
  domain: string;
  /** With a trailing slash. */
  issuer: string;
  clientId: string;
  audience: string;
  /** Whether this server is itself the identity host. */
  isEmbedded: boolean;
  /** The organization to sign in to; absent where anyone may. */
  organization?: string;
  /** How old a sign-in may be; absent where it does not matter. */
  maxAgeSeconds?: number;
};

/** Null if the slot is missing or malformed, as in a page cached by an older release. */
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
  const organization = told.get("organization");
  const maxAgeSeconds = told.get("maxAgeSeconds");
  return {
    domain,
    issuer,
    clientId,
    audience,
    isEmbedded: told.get("isEmbedded") === true,
    ...(typeof organization === "string" && { organization }),
    ...(typeof maxAgeSeconds === "number" && { maxAgeSeconds }),
  };
}
