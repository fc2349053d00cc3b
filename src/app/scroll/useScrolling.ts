/** Scrolls as the address says: to the top, to an anchor, or back to where the person was; focus goes along. */
import { useEffect, useLayoutEffect, useRef } from "react";
import { runAfterPaint } from "#ui/runAfterPaint.ts";
import { useLocation } from "#ui/router.tsx";
import { goToAnchor } from "./goToAnchor.ts";
import { saveScrollY, findSavedScrollY, saveScrollPositions } from "./scrollPositions.ts";
import { type Place, type ScrollStep, scrollStep } from "./scrollRules.ts";
import { retryUntilDone } from "./retryUntilDone.ts";

/** A screen's code and data may take so long until an anchor or a long page is there. */
const waitMs = 10_000;

export function useScrolling(): void {
  const place = useLocation();
  const previous = useRef<Place | null>(null);
  const stop = useRef<() => void>(() => undefined);
  const scrolledY = useRef(0);

  useLayoutEffect(() => {
    if (previous.current === place) return undefined;
    const last = previous.current;
    previous.current = place;
    stop.current();
    // Noted while it was scrolled: by now the new page stands, and a shorter one has moved the position.
    if (last !== null) saveScrollY(last, scrolledY.current);
    const step = scrollStep(last, place, place.move, findSavedScrollY(place));
    stop.current = applyScrollStep(step);
    scrolledY.current = window.scrollY;
    // Focusing works the layout out once more: the new page is painted first.
    if (last !== null && last.pathname !== place.pathname && step.kind !== "anchor")
      return runAfterPaint(focusMain);
    return undefined;
  }, [place]);

  useEffect(() => {
    const note = () => {
      scrolledY.current = window.scrollY;
    };
    // The browser restores what it can when a page is loaded again; in between it would do so before the screen is there.
    const takeControl = () => {
      window.history.scrollRestoration = "manual";
    };
    const restoreScroll = () => {
      window.history.scrollRestoration = "auto";
      if (previous.current !== null) saveScrollY(previous.current, window.scrollY);
      saveScrollPositions();
    };
    note();
    takeControl();
    window.addEventListener("scroll", note, { passive: true });
    // The browser tells of scrolling a frame later; a busy one may follow a link before.
    window.addEventListener("click", note, { capture: true, passive: true });
    window.addEventListener("popstate", note);
    window.addEventListener("pageshow", takeControl);
    window.addEventListener("pagehide", restoreScroll);
    return () => {
      window.removeEventListener("scroll", note);
      window.removeEventListener("click", note, { capture: true });
      window.removeEventListener("popstate", note);
      window.removeEventListener("pageshow", takeControl);
      window.removeEventListener("pagehide", restoreScroll);
      restoreScroll();
    };
  }, []);
}

/** Does one step; the function returned ends what still waits. */
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
