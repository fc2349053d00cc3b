/** The token of an invitation: taken out of the address at once, and kept in this tab while somebody signs in. */

const key = "tassel-invitation";
const shape = /^[\w-]{20,100}$/;
/** For where storage is forbidden: it lasts as long as the page. */
let held: string | null = null;

/** Null for a fragment that is no token, such as an anchor. */
export function tokenIn(hash: string): string | null {
  const token = hash.replace(/^#/, "");
  return shape.test(token) ? token : null;
}

export function keepToken(token: string): void {
  held = token;
  try {
    sessionStorage.setItem(key, token);
  } catch {
    // Held in memory.
  }
}

export function keptToken(): string | null {
  try {
    return tokenIn(sessionStorage.getItem(key) ?? "") ?? held;
  } catch {
    return held;
  }
}

/** Once it was taken, or is good for nothing. */
export function dropToken(): void {
  held = null;
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}
