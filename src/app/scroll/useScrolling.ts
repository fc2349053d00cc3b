/** Applies the scroll rules on navigation: top, anchor or saved position. Focus follows. */
import { useEffect, useLayoutEffect, useRef } from "react";
import { useLocation } from "#ui/router.tsx";
import { runAfterPaint } from "#ui/runAfterPaint.ts";
import { goToAnchor } from "./goToAnchor.ts";
import { findSavedScrollY, saveScrollPositions, saveScrollY } from "./scrollPositions.ts";
import { type Place, type ScrollStep, scrollStep } from "./scrollRules.ts";

/** How long to wait for a screen's code and data before an anchor or a long page exists. */
const waitMs = 10_000;

export function useScrolling(): void {
  const place = useLocation();
  const previous = useRef<Place | null>(null);
  const stop = useRef<() => void>(() => undefined);

  useLayoutEffect(() => {
    if (previous.current === place) return undefined;
    const last = previous.current;
    previous.current = place;
    stop.current();
    if (last !== null) saveScrollY(last, place.leftAtY);
    const step = scrollStep(last, place, place.move, findSavedScrollY(place));
    stop.current = applyScrollStep(step);
    // Focusing forces another layout, so let the new page paint first.
    if (last !== null && last.pathname !== place.pathname && step.kind !== "anchor")
      return runAfterPaint(focusMain);
    return undefined;
  }, [place]);

  useEffect(() => {
    // Let the browser restore the scroll position on a reload; otherwise it would do so before the screen has rendered.
    const takeControl = () => {
      window.history.scrollRestoration = "manual";
    };
    const restoreScroll = () => {
      window.history.scrollRestoration = "auto";
      if (previous.current !== null) saveScrollY(previous.current, window.scrollY);
      saveScrollPositions();
    };
    takeControl();
    window.addEventListener("pageshow", takeControl);
    window.addEventListener("pagehide", restoreScroll);
    return () => {
      window.removeEventListener("pageshow", takeControl);
      window.removeEventListener("pagehide", restoreScroll);
      restoreScroll();
    };
  }, []);
}

/** Applies one step; returns a function that cancels what is still pending. */
function applyScrollStep(step: ScrollStep): () => void {
  if (step.kind === "top") window.scrollTo({ top: 0, behavior: "instant" });
  if (step.kind === "restore") {
    return retryUntilDone(() => {
      window.scrollTo({ top: step.y, behavior: "instant" });
      return document.documentElement.scrollHeight - window.innerHeight >= step.y;
    }, waitMs);
  }
  if (step.kind === "lateAnchor") {
    if (document.getElementById(step.id) !== null) return () => undefined;
    return retryUntilDone(() => goToAnchor(step.id), waitMs);
  }
  if (step.kind === "anchor") {
    if (step.isOtherPage) {
      window.scrollTo({ top: 0, behavior: "instant" });
      focusMain();
    }
    if (step.delayMs === 0) return retryUntilDone(() => goToAnchor(step.id), waitMs);
    let end: () => void = () => undefined;
    const timer = setTimeout(() => {
      end = retryUntilDone(() => goToAnchor(step.id), waitMs);
    }, step.delayMs);
    return () => {
      clearTimeout(timer);
      end();
    };
  }
  return () => undefined;
}

function focusMain(): void {
  document.getElementById("main")?.focus({ preventScroll: true });
}

/** Waits, for a limited time, until something appears on the page; stops as soon as the person interacts. */
const actsOfThePerson = ["wheel", "touchstart", "pointerdown", "keydown"] as const;

/**
 * Calls `tryOnce` now and after every DOM change until it returns true. Gives up after `limitMs`, or when the
 * person scrolls, clicks or types. Returns a function that cancels it.
 */
function retryUntilDone(tryOnce: () => boolean, limitMs: number): () => void {
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
