/** Scrolls an element into view below the header, moves keyboard focus to it, and keeps it there while the page above it grows. */
import { calculateAnchorScrollY } from "./scrollRules.ts";

/** False if there is no such element, or if it is not rendered yet. */
export function goToAnchor(id: string): boolean {
  const element = document.getElementById(id);
  if (element === null) return false;
  openAround(element);
  if (element.getClientRects().length === 0) return false;
  window.scrollTo({ top: measureScrollY(element), behavior: scrollBehavior() });
  takeFocus(element);
  return true;
}

/**
 * Data that comes late moves what is below it: scrolls there again whenever the element's place on the page
 * changes. Returns a function that ends it.
 */
export function holdAnchor(id: string): () => void {
  let last = findScrollY(id);
  const observer = new ResizeObserver(() => {
    const top = findScrollY(id);
    if (top === null || (last !== null && Math.abs(top - last) <= 1)) return;
    last = top;
    // A smooth scroll would still be under way when the next piece arrives.
    window.scrollTo({ top, behavior: "instant" });
  });
  observer.observe(document.body);
  return () => observer.disconnect();
}

function findScrollY(id: string): number | null {
  const element = document.getElementById(id);
  return element === null || element.getClientRects().length === 0 ? null : measureScrollY(element);
}

function measureScrollY(element: Element): number {
  const nav = document.querySelector("[data-site-nav]");
  return calculateAnchorScrollY(
    element.getBoundingClientRect().top,
    window.scrollY,
    nav === null ? null : nav.getBoundingClientRect().height,
  );
}

/** Smooth, unless the person prefers reduced motion. */
export function scrollBehavior(): ScrollBehavior {
  return window.matchMedia("(prefers-reduced-motion: reduce)").matches ? "instant" : "smooth";
}

/** Opens a collapsed section first, as browsers do for native anchors. */
function openAround(element: Element): void {
  let folded = element.closest<HTMLDetailsElement>("details:not([open])");
  while (folded !== null) {
    folded.open = true;
    folded = folded.parentElement?.closest<HTMLDetailsElement>("details:not([open])") ?? null;
  }
}

/** The element is focusable only until focus moves on. */
export function takeFocus(element: HTMLElement): void {
  element.focus({ preventScroll: true });
  if (document.activeElement === element || element.hasAttribute("tabindex")) return;
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
  element.addEventListener("blur", () => element.removeAttribute("tabindex"), { once: true });
}
