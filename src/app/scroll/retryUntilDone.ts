/** Waits for something to appear on the page, for a bounded time, and gives up as soon as the person acts. */

const actsOfThePerson = ["wheel", "touchstart", "pointerdown", "keydown"] as const;

/**
 * Calls `tryOnce` now and after each change of the page until it says true. Ends by itself after `limitMs`, or when
 * the person scrolls, presses or types. The function returned ends it.
 */
export function retryUntilDone(tryOnce: () => boolean, limitMs: number): () => void {
  if (tryOnce()) return () => undefined;
  const listening = new AbortController();
  const observer = new MutationObserver(() => {
    if (tryOnce()) stop();
  });
  const timer = setTimeout(stop, limitMs);
  function stop(): void {
    clearTimeout(timer);
    observer.disconnect();
    listening.abort();
  }
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ["id", "hidden"] });
  for (const act of actsOfThePerson) {
    document.addEventListener(act, stop, { passive: true, capture: true, signal: listening.signal });
  }
  return stop;
}
