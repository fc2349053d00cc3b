/** Decides where the page scrolls on navigation, as a pure rule; useScrolling.ts applies it. */
import { anchorGapPx, assumedNavHeightPx, otherPageAnchorDelayMs } from "#client/limits.ts";
import { getQueryPage } from "#site/queryPages.ts";
import type { Move } from "#ui/router.tsx";

/** A history entry; `key` identifies the visit and is "default" if the app did not create it. */
export type Place = { pathname: string; search: string; hash: string; key: string };

export type ScrollStep =
  | { kind: "stay" }
  | { kind: "top" }
  /** Back or forward: where the person was. */
  | { kind: "restore"; y: number }
  /** To the element with this id, once `delayMs` is over and it is there. `isOtherPage`: from the new page's top. */
  | { kind: "anchor"; id: string; delayMs: number; isOtherPage: boolean }
  /** As above, but only where the browser could not do it by itself because the element was not there yet. */
  | { kind: "lateAnchor"; id: string };

/** `keptY` is the saved scroll position of an entry visited before, in pixels; null if none was saved. */
export function scrollStep(
  previous: Place | null,
  next: Place,
  move: Move,
  keptY: number | null,
): ScrollStep {
  const id = parseAnchor(next.hash);
  // On load, the browser scrolls to the anchor or restores the position itself.
  if (previous === null) return id === null ? { kind: "stay" } : { kind: "lateAnchor", id };
  const isOtherPage = isPageChange(previous, next, move);
  if (move === "pop") {
    // Typing a hash into the address bar also counts as a history step.
    const isTypedHash = next.key === "default" && id !== null && !isOtherPage;
    if (keptY !== null && !isTypedHash) return { kind: "restore", y: keptY };
  }
  if (id !== null) {
    // Only the query changed, as people type or choose; do not scroll.
    const isOnlyQuery = !isOtherPage && previous.search !== next.search && previous.hash === next.hash;
    if (isOnlyQuery) return { kind: "stay" };
    return { kind: "anchor", id, delayMs: isOtherPage ? otherPageAnchorDelayMs : 0, isOtherPage };
  }
  if (isOtherPage) return { kind: "top" };
  // A link to the current page; a fragment with shared answers is not an anchor.
  const isSameAddress = previous.search === next.search && next.hash === "";
  return isSameAddress && move !== "pop" ? { kind: "top" } : { kind: "stay" };
}

/** A query can name a page too. Replacing the entry writes down what is on the page already. */
export function isPageChange(previous: Place, next: Place, move: Move): boolean {
  if (previous.pathname !== next.pathname) return true;
  return move !== "replace" && getQueryPage(previous) !== getQueryPage(next);
}

/** The id a hash names; null if there is none, or if the fragment carries shared answers. */
export function parseAnchor(hash: string): string | null {
  const text = hash.replace(/^#/, "");
  if (text === "" || text.startsWith("a=")) return null;
  try {
    return decodeURIComponent(text);
  } catch {
    // A stray % sign: use the hash as it is.
    return text;
  }
}

/** The scroll offset that puts an element below the header; in pixels, `navHeight` is null if there is no header. */
export function calculateAnchorScrollY(
  elementTop: number,
  scrollY: number,
  navHeight: number | null,
): number {
  return Math.max(0, Math.round(scrollY + elementTop - (navHeight ?? assumedNavHeightPx) - anchorGapPx));
}
