/**
 * Which of a page's messages about loading are shown, when a silent server makes several parts wait at once: a failure is
 * said instead of the hint that loading takes long, and a page's own failure instead of a field's.
 */
import { useLayoutEffect, useState, useSyncExternalStore } from "react";

/** In ascending order: one is shown while none of a higher rank is on the page. */
const ranks = ["hint", "fieldFailure", "failure"] as const;
export type LoadMessageRank = (typeof ranks)[number];

const present = new Map<symbol, LoadMessageRank>();
const listeners = new Set<() => void>();

/** Whether this message is to be shown. `isOn`: whether there is one at all. */
export function useIsShown(rank: LoadMessageRank, isOn = true): boolean {
  const [self] = useState(() => Symbol(rank));
  useLayoutEffect(() => {
    if (!isOn) return undefined;
    present.set(self, rank);
    tellAll();
    return () => {
      present.delete(self);
      tellAll();
    };
  }, [self, rank, isOn]);
  return useSyncExternalStore(
    subscribe,
    () => isOn && !isOutranked(rank),
    () => isOn,
  );
}

function isOutranked(rank: LoadMessageRank): boolean {
  const own = ranks.indexOf(rank);
  return [...present.values()].some((other) => ranks.indexOf(other) > own);
}

function tellAll(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
