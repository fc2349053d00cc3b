/** Registers the service worker once the page has rested, if the browser allows one (https or localhost). */

/** A first visit's hundreds of files would otherwise compete with its first presses. */
const restMs = 5_000;
/** A page that is never idle is not waited for longer than this after the rest. */
const mostIdleWaitMs = 5_000;

export function registerServiceWorker(): void {
  if (!("serviceWorker" in navigator) || !import.meta.env.PROD) return;
  if (document.readyState === "complete") runAfterRest(register);
  else window.addEventListener("load", () => runAfterRest(register), { once: true });
  // Brought back by the back button: what was under way when it was left may never have been answered.
  window.addEventListener("pageshow", ({ persisted }) => {
    if (persisted && navigator.serviceWorker.controller === null) runAfterRest(register);
  });
}

/** Asks the worker to cache a page that was reached by client-side navigation, so that it also works offline. */
export function savePageOffline(path: string): void {
  if (!("serviceWorker" in navigator)) return;
  navigator.serviceWorker.controller?.postMessage({ keepPage: path });
}

async function register(): Promise<void> {
  const { serviceWorker } = navigator;
  // The first page loaded before the worker that caches visits.
  const isFirst = serviceWorker.controller === null;
  const keepThis = () => savePageOffline(window.location.pathname);
  if (isFirst) serviceWorker.addEventListener("controllerchange", keepThis, { once: true });
  try {
    await serviceWorker.register("/service-worker.js", { updateViaCache: "none" });
    // A page that was left meanwhile stands still here, and keeps its place in the back/forward cache.
    if (isFirst) (await serviceWorker.ready).active?.postMessage({ takeControl: true });
  } catch {
    // Everything except offline use works without it; there is nothing to tell the person now.
  }
}

function runAfterRest(act: () => Promise<void>): void {
  setTimeout(() => {
    if ("requestIdleCallback" in window) requestIdleCallback(() => void act(), { timeout: mostIdleWaitMs });
    else void act();
  }, restMs);
}
