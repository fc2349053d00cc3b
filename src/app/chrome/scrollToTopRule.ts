/** When the button that leads back to the top is there. */
import { scrollToTopThresholdPx } from "#client/limits.ts";

/** Past 300 px, but not while someone types. */
export function shouldShowScrollToTop(scrollY: number, isTyping: boolean): boolean {
  return scrollY > scrollToTopThresholdPx && !isTyping;
}
