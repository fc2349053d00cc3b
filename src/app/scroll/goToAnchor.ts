/** Scrolls to one element of the page, below the bar on top, and takes the keyboard's focus there. */
import { calculateAnchorScrollY } from "./scrollRules.ts";

/** False where there is no such element, or where it is not shown yet. */
export function goToAnchor(id: string): boolean {
  const element = document.getElementById(id);
  if (element === null) return false;
  openAround(element);
  if (element.getClientRects().length === 0) return false;
  const nav = document.querySelector("[data-site-nav]");
  const top = calculateAnchorScrollY(
    element.getBoundingClientRect().top,
    window.scrollY,
    nav === null ? null : nav.getBoundingClientRect().height,
  );
  window.scrollTo({ top, behavior: scrollBehavior() });
  takeFocus(element);
  return true;
}

/** Smooth, unless the person asked for less motion. */
export function scrollBehavior(): ScrollBehavior {
  return window.matchMedia("(prefers-reduced-motion: reduce)").matches ? "instant" : "smooth";
}

/** What is folded away is opened first, as the browser does for its own anchors. */
function openAround(element: Element): void {
  let folded = element.closest<HTMLDetailsElement>("details:not([open])");
  while (folded !== null) {
    folded.open = true;
    folded = folded.parentElement?.closest<HTMLDetailsElement>("details:not([open])") ?? null;
  }
}

/** The element is a stop of the keyboard only until the focus moves on. */
function takeFocus(element: HTMLElement): void {
  element.focus({ preventScroll: true });
  if (document.activeElement === element || element.hasAttribute("tabindex")) return;
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
  element.addEventListener("blur", () => element.removeAttribute("tabindex"), { once: true });
}
