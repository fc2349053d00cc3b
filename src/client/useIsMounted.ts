/** Whether the page has hydrated; anything that depends on the query, the clock or storage waits for it. */
import { useSyncExternalStore } from "react";

const subscribeToNothing = () => () => undefined;

/** False while prerendering and in the hydrating render; true right after, and on client-side navigation. */
export function useIsMounted(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}
