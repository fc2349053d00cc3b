/**
 * Reads one cookie from a request. Cookies carry no authority in the API; one binds a mailed code to a
 * browser, and one tells accounts which devices they know.
 */

/** Null if the cookie is missing or not in the form we write. */
export function readCookie(header: string | undefined, name: string): string | null {
  for (const pair of (header ?? "").split(";")) {
    const at = pair.indexOf("=");
    if (at === -1 || pair.slice(0, at).trim() !== name) continue;
    const value = pair.slice(at + 1).trim();
    return /^[\w.-]{1,600}$/.test(value) ? value : null;
  }
  return null;
}
