/** Reads one cookie of a request. Cookies are no authority in the API; one of them binds a mailed code to a browser. */

/** Null where there is none, or it is not written as we write them. */
export function readCookie(header: string | undefined, name: string): string | null {
  for (const pair of (header ?? "").split(";")) {
    const at = pair.indexOf("=");
    if (at === -1 || pair.slice(0, at).trim() !== name) continue;
    const value = pair.slice(at + 1).trim();
    return /^[\w-]{1,200}$/.test(value) ? value : null;
  }
  return null;
}
