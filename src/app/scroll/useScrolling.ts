/** Applies the scroll rules on navigation: top, anchor or saved position. Focus follows. */
import { useEffect, useLayoutEffect, useRef } from "react";
import { requestTimeoutMs } from "#client/limits.ts";
import { getQueryPage } from "#site/queryPages.ts";
import { useLocation } from "#ui/router.tsx";
import { runAfterPaint } from "#ui/runAfterPaint.ts";
import { goToAnchor, holdAnchor, takeFocus } from "./goToAnchor.ts";
import { findSavedScrollY, saveScrollPositions, saveScrollY } from "./scrollPositions.ts";
import { isPageChange, type Place, type ScrollStep, scrollStep } from "./scrollRules.ts";

/** How long to wait for a screen's code and data before a long page exists. */
const waitMs = 10_000;
/** An anchor is still what the person came for when a slow server answers at last. */
const loadingMs = requestTimeoutMs;

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
    const endScroll = applyScrollStep(step);
    let endFocus: () => void = () => undefined;
    stop.current = () => {
      endScroll();
      endFocus();
    };
    // Focusing forces another layout, so let the new page paint first.
    if (last === null || step.kind === "anchor" || !isPageChange(last, place, place.move)) return undefined;
    const isByQuery = last.pathname === place.pathname || getQueryPage(place) !== "";
    return runAfterPaint(() => {
      focusMain();
      if (isByQuery) endFocus = focusHeading();
    });
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
      // While it loads, the footer may be in view: the browser would hold on to it as the text comes in above.
      if (document.querySelector("main [data-loading-screen]") !== null) return false;
      return document.documentElement.scrollHeight - window.innerHeight >= step.y;
    }, waitMs);
  }
  if (step.kind === "lateAnchor") {
    if (document.getElementById(step.id) !== null) return () => undefined;
    return goToAnchorAndStay(step.id);
  }
  if (step.kind === "anchor") {
    if (step.isOtherPage) {
      window.scrollTo({ top: 0, behavior: "instant" });
      focusMain();
    }
    if (step.delayMs === 0) return goToAnchorAndStay(step.id);
    let end: () => void = () => undefined;
    const timer = setTimeout(() => {
      end = goToAnchorAndStay(step.id);
    }, step.delayMs);
    return () => {
      clearTimeout(timer);
      end();
    };
  }
  return () => undefined;
}

/** Once the anchor is there the page stays at it, whatever still loads above it, until the person acts. */
function goToAnchorAndStay(id: string): () => void {
  let leave: () => void = () => undefined;
  const stop = retryUntilDone(() => {
    if (!goToAnchor(id)) return false;
    leave = stayUntilActed(() => holdAnchor(id), loadingMs);
    return true;
  }, loadingMs);
  return () => {
    stop();
    leave();
  };
}

function focusMain(): void {
  document.getElementById("main")?.focus({ preventScroll: true });
}

/** A page that a query names has its heading once its data is there. Returns a function that stops waiting for it. */
function focusHeading(): () => void {
  return retryUntilDone(() => {
    const heading = document.querySelector<HTMLElement>("main h1");
    if (heading === null || heading.getClientRects().length === 0) return false;
    takeFocus(heading);
    return true;
  }, waitMs);
}

const actsOfThePerson = ["wheel", "touchstart", "pointerdown", "keydown"] as const;

/** Runs `begin` and what it returned once the person scrolls, clicks or types, or after `limitMs`; the returned function does so at once. */
function stayUntilActed(begin: () => () => void, limitMs: number): () => void {
  const end = begin();
  const listening = new AbortController();
  const timer = setTimeout(stop, limitMs);
  function stop(): void {
    clearTimeout(timer);
    listening.abort();
    end();
  }
  for (const act of actsOfThePerson) {
    document.addEventListener(act, stop, { passive: true, capture: true, signal: listening.signal });
  }
  return stop;
}

/**
 * Calls `tryOnce` now and after every DOM change until it returns true. Gives up after `limitMs`, or when the
 * person scrolls, clicks or types. Returns a function that cancels it.
 */
function retryUntilDone(tryOnce: () => boolean, limitMs: number): () => void {
  if (tryOnce()) return () => undefined;
  const stop = stayUntilActed(() => {
    const observer = new MutationObserver(() => {
      if (tryOnce()) stop();
    });
    observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ["id", "hidden"] });
    return () => observer.disconnect();
  }, limitMs);
  return stop;
}
