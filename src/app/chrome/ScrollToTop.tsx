/** The back-to-top button at the bottom right, shown once the page is scrolled far enough and where it covers no field. */
import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { joinClasses } from "#ui/joinClasses.ts";
import { scrollBehavior } from "../scroll/goToAnchor.ts";
import { shouldShowScrollToTop } from "./scrollToTopRule.ts";
import { words } from "./words.ts";

/** The page is taken to rest once it has not been scrolled for this long. */
const restMs = 120;

export function ScrollToTop() {
  const isShown = useSyncExternalStore(
    subscribe,
    () => shouldShowScrollToTop(window.scrollY),
    () => false,
  );
  return isShown ? <ToTop /> : null;
}

function ToTop() {
  const button = useRef<HTMLButtonElement>(null);
  const coversField = useCoversField(button);
  return (
    <button
      ref={button}
      type="button"
      aria-label={words.scrollToTop}
      title={words.scrollToTop}
      className={joinClasses(
        "to-top no-print flex size-12 items-center justify-center rounded-full border border-line-strong bg-card text-accent-text shadow-lift hover:bg-accent-soft",
        coversField && "[visibility:hidden]",
      )}
      onClick={() => {
        window.scrollTo({ top: 0, behavior: scrollBehavior() });
        // The button disappears as the page scrolls, so keyboard focus moves to the top of the page.
        document.getElementById("main")?.focus({ preventScroll: true });
      }}
    >
      <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
        <path
          d="M10 16V4m-5 5 5-5 5 5"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
    </button>
  );
}

function subscribe(listener: () => void): () => void {
  window.addEventListener("scroll", listener, { passive: true });
  return () => window.removeEventListener("scroll", listener);
}

/** Whether a field to type or choose in lies below the button where the page rests. */
function useCoversField(button: RefObject<HTMLElement | null>): boolean {
  const [isCovering, setCovering] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => setCovering(button.current !== null && isOverField(button.current));
    const lookAtRest = () => {
      clearTimeout(timer);
      timer = setTimeout(look, restMs);
    };
    const listening = new AbortController();
    const { signal } = listening;
    window.addEventListener("scroll", lookAtRest, { passive: true, signal });
    for (const change of ["resize", "focusin", "click"])
      window.addEventListener(change, lookAtRest, { signal });
    lookAtRest();
    return () => {
      clearTimeout(timer);
      listening.abort();
    };
  }, [button]);
  return isCovering;
}

function isOverField(button: HTMLElement): boolean {
  // Hidden below the focus, the keyboard would lose its place.
  if (button === document.activeElement) return false;
  const { left, right, top, bottom } = button.getBoundingClientRect();
  const middle = [(left + right) / 2, (top + bottom) / 2] as const;
  const points = [middle, [left, top], [right, top], [left, bottom], [right, bottom]] as const;
  return points.some(([x, y]) =>
    document
      .elementsFromPoint(x, y)
      .some((element) => element.matches("input, textarea, select, [contenteditable]")),
  );
}
