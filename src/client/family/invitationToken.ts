/** The token of an invitation: taken out of the address at once, and kept in this tab while somebody signs in. */

const key = "tassel-invitation";
const shape = /^[\w-]{20,100}$/;
/** For where storage is forbidden: it lasts as long as the page. */
let held: string | null = null;

/** Null for a fragment that is no token, such as an anchor. */
export function parseToken(hash: string): string | null {
  const token = hash.replace(/^#/, "");
  return shape.test(token) ? token : null;
}

export function storeToken(token: string): void {
  held = token;
  try {
    sessionStorage.setItem(key, token);
  } catch {
    // Held in memory.
  }
}

export function readStoredToken(): string | null {
  try {
    return parseToken(sessionStorage.getItem(key) ?? "") ?? held;
  } catch {
    return held;
  }
}

/** Once it was taken, or is good for nothing. */
export function deleteStoredToken(): void {
  held = null;
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}
