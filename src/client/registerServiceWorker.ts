/** Registers the service worker once the page is at rest, where the browser allows one (https or localhost). */

export function registerServiceWorker(): void {
  if (!("serviceWorker" in navigator) || !import.meta.env.PROD) return;
  const register = () => {
    // Without it everything works but offline; there is nothing to tell the person now.
    navigator.serviceWorker.register("/service-worker.js").catch(() => undefined);
  };
  if (document.readyState === "complete") register();
  else window.addEventListener("load", register, { once: true });
}
