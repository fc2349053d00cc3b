/** Whether the page has come alive: what depends on the address's query, the clock or storage waits for it. */
import { useSyncExternalStore } from "react";

const subscribeToNothing = () => () => undefined;

/** False in a prerendered page and in the first render that takes it over; true right after, and when navigating. */
export function useIsMounted(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}
