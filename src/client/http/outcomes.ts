/** How calls to the product's own server end, told to whoever listens: the recovery from a lost connection counts them. */

export type ApiOutcome =
  /** `isFromCache`: the service worker answered from what it keeps, so that it says nothing about the network. */
  | { kind: "answered"; status: number; isFromCache: boolean }
  /** No usable answer came: none at all, one cut short, or another network's page in its place. */
  | { kind: "failed"; reason: "network" | "timeout" };

const listeners = new Set<(outcome: ApiOutcome) => void>();

/** Calls `listener` once for every call to /api/ that the asker did not give up; returns how to stop. */
export function onApiOutcome(listener: (outcome: ApiOutcome) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** For `api.ts` alone. */
export function announceOutcome(outcome: ApiOutcome): void {
  for (const listener of listeners) listener(outcome);
}
