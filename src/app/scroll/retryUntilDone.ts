/** Waits, for a limited time, until something appears on the page; stops as soon as the person interacts. */

const actsOfThePerson = ["wheel", "touchstart", "pointerdown", "keydown"] as const;

/**
 * Calls `tryOnce` now and after every DOM change until it returns true. Gives up after `limitMs`, or when the
 * person scrolls, clicks or types. Returns a function that cancels it.
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
