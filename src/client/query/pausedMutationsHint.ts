/** Whether this device may hold a request that waits: a word in the storage, so that most visits load no code for it. */
const hintKey = "tassel-requests-kept";

export function mayHoldRequests(storage: () => Pick<Storage, "getItem"> = () => localStorage): boolean {
  try {
    return storage().getItem(hintKey) !== null;
  } catch {
    // A browser that forbids this storage forbids the other one too: nothing can have been kept.
    return false;
  }
}

export function noteRequestsKept(areThereAny: boolean, storage: () => Storage = () => localStorage): void {
  try {
    if (areThereAny) storage().setItem(hintKey, "1");
    else storage().removeItem(hintKey);
  } catch {
    // Then the next visit does not send it by itself; the draft in the form is still there.
  }
}
