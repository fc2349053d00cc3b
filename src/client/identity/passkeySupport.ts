/** Whether there are passkeys here at all. Small, because the sign-in form asks before it loads the rest. */
import { toPasskeyParty } from "#contract/passkeyParty.ts";
import { readIdentitySettings } from "./identitySettings.ts";

/** Whether this installation has passkeys: it manages accounts itself, at an address where browsers offer them. */
export function hasPasskeys(): boolean {
  const settings = readIdentitySettings(document);
  return settings?.isEmbedded === true && toPasskeyParty(settings.issuer) !== null;
}

/** Whether this browser can create and use passkeys. */
export function canUsePasskeys(): boolean {
  return typeof globalThis.PublicKeyCredential === "function";
}
