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
  // React asks for the server's value only while it hydrates, which nothing else tells.
  useSyncExternalStore(subscribeToNothing, sameAlways, () => {
    isHydrating = true;
    return null;
  });
  const [isMounted, setMounted] = useState(!isHydrating);
  useEffect(() => {
    if (!isMounted) startTransition(() => setMounted(true));
  }, [isMounted]);
  return isMounted;
}
