/**
 * Tells our own server once how fast a page load was: five figures and the kind of page, without any identifier.
 * Loaded after the page's load and when it is idle; the library comes in a file of its own.
 */
import { browserSettingsElementId } from "#contract/browserSettingsSlot.ts";
import { findPageKind } from "#domain/performance/pageKinds.ts";

/** The endpoint takes no more; a tab left loading for ten minutes says nothing about the site. */
const mostMs = 600_000;

export async function reportVitals(): Promise<void> {
  // The page that was loaded; by now another may be shown.
  const [navigation] = performance.getEntriesByType("navigation");
  const kind = findPageKind(new URL(navigation?.name ?? location.href).pathname);
  if (kind === null || isOff()) return;
  const figures: Record<string, number> = {};
  const keep = ({ name, value }: { name: string; value: number }) => {
    // CLS is a small number without a unit.
    if (value <= mostMs) figures[name] = name === "CLS" ? Math.round(value * 1e4) / 1e4 : Math.round(value);
  };
  const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import("web-vitals");
  for (const observe of [onTTFB, onFCP, onLCP, onCLS, onINP]) observe(keep);
  // After the library's own listeners, which settle the figures.
  const stopped = new AbortController();
  const send = () => {
    if (document.visibilityState !== "hidden") return;
    stopped.abort();
    if (Object.keys(figures).length === 0) return;
    const body = new Blob([JSON.stringify({ kind, ...figures })], { type: "application/json" });
    navigator.sendBeacon("/api/web-vitals", body);
  };
  document.addEventListener("visibilitychange", send, { signal: stopped.signal });
}

/** Turned off by the operator. */
function isOff(): boolean {
  const slot = document.getElementById(browserSettingsElementId)?.textContent;
  return slot?.includes('"skipsVitals":true') === true;
}
