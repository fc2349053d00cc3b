/** Registers the service worker once the page is at rest, where the browser allows one (https or localhost). */

/** Where a browser cannot say when it is idle, this long after the page has loaded. */
const restMs = 2_000;
/** A page that never rests is not waited for longer than this. */
const mostRestMs = 10_000;

export function registerServiceWorker(): void {
  if (!("serviceWorker" in navigator) || !import.meta.env.PROD) return;
  if (document.readyState === "complete") runAfterRest(register);
  else window.addEventListener("load", () => runAfterRest(register), { once: true });
}

/** Asks that a page which was reached without loading it whole opens offline too. */
export function savePageOffline(path: string): void {
  if (!("serviceWorker" in navigator)) return;
  navigator.serviceWorker.controller?.postMessage({ keepPage: path });
}

async function register(): Promise<void> {
  const { serviceWorker } = navigator;
  // The first page came before the worker that keeps what is visited.
  const isFirst = serviceWorker.controller === null;
  const keepThis = () => savePageOffline(window.location.pathname);
  if (isFirst) serviceWorker.addEventListener("controllerchange", keepThis, { once: true });
  try {
    await serviceWorker.register("/service-worker.js", { updateViaCache: "none" });
  } catch {
    // Without it everything works but offline; there is nothing to tell the person now.
  }
}

function runAfterRest(act: () => Promise<void>): void {
  if ("requestIdleCallback" in window) requestIdleCallback(() => void act(), { timeout: mostRestMs });
  else setTimeout(() => void act(), restMs);
}
