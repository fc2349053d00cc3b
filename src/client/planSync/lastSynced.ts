/** When this device and the account last said the same: kept over a reload, so that it can be told without a network. */

const key = "tassel-in-step";

export function saveLastSynced(at: Date): void {
  try {
    localStorage.setItem(key, at.toISOString());
  } catch {
    // Not known after a reload.
  }
}

/** Null where it is not known. */
export function readLastSynced(): string | null {
  try {
    const kept = localStorage.getItem(key);
    return kept === null || Number.isNaN(Date.parse(kept)) ? null : kept;
  } catch {
    return null;
  }
}

/** Nobody is signed in any more. */
export function clearLastSynced(): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // As above.
  }
}
