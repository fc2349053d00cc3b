/** Whether the device stored the form that waits for a network; null until it was tried. */
import { useSyncExternalStore } from "react";

const listeners = new Set<() => void>();
let isKept: boolean | null = null;

export function reportRequestKept(kept: boolean): void {
  isKept = kept;
  for (const listener of listeners) listener();
}

export function useIsRequestKept(): boolean | null {
  return useSyncExternalStore(
    subscribe,
    () => isKept,
    () => null,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
