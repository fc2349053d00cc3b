/**
 * The invitation token: removed from the address right away and kept in this tab while someone signs in, with whether they
 * have said yes to it already.
 */

const tokenKey = "tassel-invitation";
const acceptedKey = "tassel-invitation-accepted";
const shape = /^[\w-]{20,100}$/;
/** Used if storage is blocked; lasts as long as the page. */
const held = new Map<string, string>();

/** Null for a fragment that is not a token, such as an anchor. */
export function parseToken(hash: string): string | null {
  const token = hash.replace(/^#/, "");
  return shape.test(token) ? token : null;
}

/** The token of the link that ends invitations by mail, which has two parts; null for any other fragment. */
export function parseRefusalToken(hash: string): string | null {
  const token = hash.replace(/^#/, "");
  return /^[\w-]{22}\.[\w-]{43}$/.test(token) ? token : null;
}

export function storeToken(token: string): void {
  store(tokenKey, token);
}

export function readStoredToken(): string | null {
  return read(tokenKey);
}

/** Called once the invitation is accepted or invalid. */
export function deleteStoredToken(): void {
  remove(tokenKey);
  remove(acceptedKey);
}

/** Said before signing in; whoever comes back signed in is not asked a second time. */
export function storeAcceptance(token: string): void {
  store(acceptedKey, token);
}

/** Counts once: whatever is refused afterward is answered by a press. */
export function takeAcceptance(token: string): boolean {
  const isAccepted = read(acceptedKey) === token;
  remove(acceptedKey);
  return isAccepted;
}

function store(key: string, token: string): void {
  held.set(key, token);
  try {
    sessionStorage.setItem(key, token);
  } catch {
    // Kept in memory.
  }
}

function read(key: string): string | null {
  try {
    return parseToken(sessionStorage.getItem(key) ?? "") ?? held.get(key) ?? null;
  } catch {
    return held.get(key) ?? null;
  }
}

function remove(key: string): void {
  held.delete(key);
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing was stored.
  }
}
