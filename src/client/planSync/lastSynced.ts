/** When this device and the account were last in sync: survives a reload, so it can be shown offline. */

const key = "tassel-in-step";

export function saveLastSynced(at: Date): void {
  try {
    localStorage.setItem(key, at.toISOString());
  } catch {
    // Unknown after a reload.
  }
}

/** Null if unknown. */
export function readLastSynced(): string | null {
  try {
    const kept = localStorage.getItem(key);
    return kept === null || Number.isNaN(Date.parse(kept)) ? null : kept;
  } catch {
    return null;
  }
}

/** Called once nobody is signed in anymore. */
export function clearLastSynced(): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Unknown after a reload.
  }
}
