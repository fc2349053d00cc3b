/** The note on this device that somebody signed in here: without it a page asks nothing and loads no identity code. */

const hintKey = "tassel-session-hint";
/** What the identity library keeps in local storage begins so. */
const storedTokenKeys = "@@auth0spajs@@";

export function hasSessionHint(): boolean {
  try {
    return localStorage.getItem(hintKey) !== null;
  } catch {
    // Storage is forbidden: nothing can have been kept.
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
    // As above.
  }
}

/** For where the identity library cannot do it: its code did not come, or the server knows its tokens no more. */
export function deleteTokens(): void {
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(storedTokenKeys)) localStorage.removeItem(key);
    }
  } catch {
    // As above.
  }
}

/** The host may still know this person: signing in asks for the password again. */
export const signOutNoteKey = "tassel-sign-out-unfinished";

export function noteUnfinishedSignOut(): void {
  try {
    localStorage.setItem(signOutNoteKey, "1");
  } catch {
    // As above.
  }
}

/** Tells, for as long as the page is open, when another tab signs in or out. */
export function onHintChange(listener: () => void): void {
  window.addEventListener("storage", ({ key }) => {
    // A null key: another tab emptied the whole storage.
    if (key === hintKey || key === null) listener();
  });
}
