/** Whether the page has hydrated; anything that depends on the query, the clock or storage waits for it. */
import { startTransition, useEffect, useState, useSyncExternalStore } from "react";

const subscribeToNothing = () => () => undefined;
const sameAlways = () => null;

/**
 * False while prerendering and in the hydrating render, true soon after, and at once on client-side navigation. What
 * waits for it is drawn in short slices.
 */
export function useIsMounted(): boolean {
  let isHydrating = false;
  // React asks for the server's value only in a hydrating render, and within it; nothing else tells of one.
  // oxlint-disable-next-line react/immutability
  useSyncExternalStore(subscribeToNothing, sameAlways, () => {
    // oxlint-disable-next-line react/immutability
    isHydrating = true;
    return null;
  });
  const [isMounted, setMounted] = useState(!isHydrating);
  useEffect(() => {
    if (!isMounted) startTransition(() => setMounted(true));
  }, [isMounted]);
  return isMounted;
}
