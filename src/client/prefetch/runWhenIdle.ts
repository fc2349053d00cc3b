/** Calls back once the page has nothing else to do. */

/** Safari has no such callback, and a page that never rests is not waited for longer than this. */
const longestWaitMs = 2_000;

/** The function returned takes it back. */
export function runWhenIdle(callback: () => void): () => void {
  if (typeof requestIdleCallback === "undefined") {
    const timer = setTimeout(callback, longestWaitMs);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(callback, { timeout: longestWaitMs });
  return () => cancelIdleCallback(handle);
}
