/** Where the page scrolls to when the address changes: a pure rule; useScrolling.ts does it. */
import { anchorGapPx, assumedNavHeightPx, otherPageAnchorDelayMs } from "#client/limits.ts";
import type { Move } from "#ui/router.tsx";

/** A place in the browser's history; `key` names the visit, and is "default" where the app did not make it. */
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

/** `keptY` is how far a place visited before was scrolled, in pixels; null where nothing was noted. */
export function scrollStep(
  previous: Place | null,
  next: Place,
  move: Move,
  keptY: number | null,
): ScrollStep {
  const id = parseAnchor(next.hash);
  // The browser itself goes to the anchor, or to where a reloaded page was.
  if (previous === null) return id === null ? { kind: "stay" } : { kind: "lateAnchor", id };
  const isOtherPage = previous.pathname !== next.pathname;
  if (move === "pop") {
    // A hash typed into the address bar comes as a step through history too.
    const isTypedHash = next.key === "default" && id !== null && !isOtherPage;
    if (keptY !== null && !isTypedHash) return { kind: "restore", y: keptY };
  }
  if (id !== null) {
    // The query is replaced as people type and choose; the anchor was reached before.
    const isOnlyQuery = !isOtherPage && previous.search !== next.search && previous.hash === next.hash;
    if (isOnlyQuery) return { kind: "stay" };
    return { kind: "anchor", id, delayMs: isOtherPage ? otherPageAnchorDelayMs : 0, isOtherPage };
  }
  if (isOtherPage) return { kind: "top" };
  // A link to the page one is on; shared answers in the fragment are no place of it.
  const isSameAddress = previous.search === next.search && next.hash === "";
  return isSameAddress && move !== "pop" ? { kind: "top" } : { kind: "stay" };
}

/** The id that a hash names; null for none, and for a fragment that carries shared answers. */
export function parseAnchor(hash: string): string | null {
  const text = hash.replace(/^#/, "");
  if (text === "" || text.startsWith("a=")) return null;
  try {
    return decodeURIComponent(text);
  } catch {
    // A stray % sign: as it stands.
    return text;
  }
}

/** How far to scroll so that an element stands below the bar; heights in pixels, null where there is no bar. */
export function calculateAnchorScrollY(elementTop: number, scrollY: number, navHeight: number | null): number {
  return Math.max(0, Math.round(scrollY + elementTop - (navHeight ?? assumedNavHeightPx) - anchorGapPx));
}
