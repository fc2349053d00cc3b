/** Decides when the back-to-top button is shown. */
import { scrollToTopThresholdPx } from "#client/limits.ts";

/** Past 300 px, but not while someone is typing. */
export function shouldShowScrollToTop(scrollY: number, isTyping: boolean): boolean {
  return scrollY > scrollToTopThresholdPx && !isTyping;
}
