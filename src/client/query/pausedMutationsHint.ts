/**
 * A flag in storage for whether this device may have a stored request, so that most visits load no code for
 * it.
 */
const hintKey = "tassel-requests-kept";

export function mayHoldRequests(storage: () => Pick<Storage, "getItem"> = () => localStorage): boolean {
  try {
    return storage().getItem(hintKey) !== null;
  } catch {
    // A browser that forbids this storage also forbids the other: nothing can have been stored.
    return false;
  }
}

export function noteRequestsKept(areThereAny: boolean, storage: () => Storage = () => localStorage): void {
  try {
    if (areThereAny) storage().setItem(hintKey, "1");
    else storage().removeItem(hintKey);
  } catch {
    // Then the next visit will not send it by itself; the draft in the form is still there.
  }
}
