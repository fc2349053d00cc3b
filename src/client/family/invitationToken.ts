/** The invitation token: removed from the address right away and kept in this tab while someone signs in. */

const key = "tassel-invitation";
const shape = /^[\w-]{20,100}$/;
/** Used if storage is blocked; lasts as long as the page. */
let held: string | null = null;

/** Null for a fragment that is not a token, such as an anchor. */
export function parseToken(hash: string): string | null {
  const token = hash.replace(/^#/, "");
  return shape.test(token) ? token : null;
}

export function storeToken(token: string): void {
  held = token;
  try {
    sessionStorage.setItem(key, token);
  } catch {
    // Kept in memory.
  }
}

export function readStoredToken(): string | null {
  try {
    return parseToken(sessionStorage.getItem(key) ?? "") ?? held;
  } catch {
    return held;
  }
}

/** Once the invitation is accepted or invalid. */
export function deleteStoredToken(): void {
  held = null;
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing was stored.
  }
}
