/** Whether passkeys work at an installation's address, and which names they belong to: the same rule on both sides. */

export type PasskeyParty = {
  /** WebAuthn's relying party id: the host, without a port. */
  id: string;
  /** The only origin passkeys are accepted from. */
  origin: string;
};

/**
 * Null where browsers offer no passkeys: on plain http other than localhost, and at a bare IP address, which WebAuthn
 * does not accept as a relying party id (Web Authentication Level 3, section 5.1.3, step 7).
 */
export function toPasskeyParty(publicUrl: string): PasskeyParty | null {
  const url = URL.parse(publicUrl);
  if (url === null) return null;
  const { protocol, hostname, origin } = url;
  const isLocal = hostname === "localhost" || hostname.endsWith(".localhost");
  const isAddress = /^\[|^\d+(\.\d+){3}$/.test(hostname);
  if (isAddress || !(protocol === "https:" || (protocol === "http:" && isLocal))) return null;
  return { id: hostname, origin };
}
