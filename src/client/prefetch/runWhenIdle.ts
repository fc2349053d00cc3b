/** Calls back once the page is idle. */

/** Safari lacks requestIdleCallback, and a page that is never idle is not waited for longer than this. */
const longestWaitMs = 2_000;

/** Returns a function that cancels it. */
export function runWhenIdle(callback: () => void): () => void {
  if (typeof requestIdleCallback === "undefined") {
    const timer = setTimeout(callback, longestWaitMs);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(callback, { timeout: longestWaitMs });
  return () => cancelIdleCallback(handle);
}
