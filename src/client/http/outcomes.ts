/** Reports how calls to our server ended to listeners: the recovery from a lost connection counts them. */

export type ApiOutcome =
  /** `isSavingOff`: the server is up, and refused because it can save nothing right now. */
  /** `isFromCache`: the service worker answered from its cache, which says nothing about the network. */
  | { kind: "answered"; status: number; isFromCache: boolean; isSavingOff?: true; isWrite?: true }
  /** No usable response: none, one cut short, or another network's page instead. */
  | { kind: "failed"; reason: "network" | "timeout" };

const listeners = new Set<(outcome: ApiOutcome) => void>();

/**
 * Calls `listener` once for every call to /api/ that its caller did not abort; returns how to unsubscribe.
 */
export function onApiOutcome(listener: (outcome: ApiOutcome) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Only for `api.ts`. */
export function announceOutcome(outcome: ApiOutcome): void {
  for (const listener of listeners) listener(outcome);
}
