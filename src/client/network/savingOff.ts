/** Whether the server last said that it can save nothing right now; over with the next write that it takes. */
import { useSyncExternalStore } from "react";
import { onApiOutcome } from "#client/http/outcomes.ts";

const listeners = new Set<() => void>();
let isOff = false;

onApiOutcome((outcome) => {
  if (outcome.kind !== "answered" || outcome.isFromCache) return;
  if (outcome.isSavingOff === true) change(true);
  else if (outcome.isWrite === true && outcome.status < 300) change(false);
});

export function useIsSavingOff(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isOff,
    () => false,
  );
}

function change(next: boolean): void {
  if (next === isOff) return;
  isOff = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
