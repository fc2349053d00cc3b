/** The back-to-top button at the bottom right, shown once the page is scrolled far enough. */
import { useSyncExternalStore } from "react";
import { scrollBehavior } from "../scroll/goToAnchor.ts";
import { shouldShowScrollToTop } from "./scrollToTopRule.ts";
import { words } from "./words.ts";

export function ScrollToTop() {
  const isShown = useSyncExternalStore(
    subscribe,
    () => shouldShowScrollToTop(window.scrollY),
    () => false,
  );
  if (!isShown) return null;
  return (
    <button
      type="button"
      aria-label={words.scrollToTop}
      title={words.scrollToTop}
      // Below toasts, which may cover it for a few seconds.
      className="no-print fixed right-4 bottom-4 z-30 flex size-12 items-center justify-center rounded-full border border-line-strong bg-card text-accent-text shadow-lift hover:bg-accent-soft"
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
