/** Decides when the back-to-top button is shown. */
import { scrollToTopThresholdPx } from "#client/limits.ts";

/** Past 300 px, also while a field has focus. */
export function shouldShowScrollToTop(scrollY: number): boolean {
  return scrollY > scrollToTopThresholdPx;
}
