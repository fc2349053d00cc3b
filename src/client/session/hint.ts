/** A note on this device that someone signed in here; without it a page makes no session request and loads no identity code. */

const hintKey = "tassel-session-hint";
/** Prefix of the identity library's local storage keys. */
const storedTokenKeys = "@@auth0spajs@@";

export function hasSessionHint(): boolean {
  try {
    return localStorage.getItem(hintKey) !== null;
  } catch {
    // Storage is blocked, so nothing can have been stored.
    return false;
  }
}

export function saveSessionHint(): void {
  try {
    localStorage.setItem(hintKey, "1");
  } catch {
    // The session lasts as long as the page.
  }
}

export function deleteSessionHint(): void {
  try {
    localStorage.removeItem(hintKey);
  } catch {
    // Storage is blocked.
  }
}

/** For cases in which the identity library cannot do it: its code failed to load, or the server no longer knows its tokens. */
export function deleteTokens(): void {
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(storedTokenKeys)) localStorage.removeItem(key);
    }
  } catch {
    // Storage is blocked.
  }
}

/** The host may still have a session: the next sign-in asks for the password again. */
export const signOutNoteKey = "tassel-sign-out-unfinished";

export function noteUnfinishedSignOut(): void {
  try {
    localStorage.setItem(signOutNoteKey, "1");
  } catch {
    // Storage is blocked.
  }
}

/** Calls back when another tab signs in or out, for as long as the page is open. */
export function onHintChange(listener: () => void): void {
  window.addEventListener("storage", ({ key }) => {
    // A null key means another tab cleared the whole storage.
    if (key === hintKey || key === null) listener();
  });
}
