/** When the button that leads back to the top is there. */
import { expect, test } from "vitest";
import { shouldShowScrollToTop } from "./scrollToTopRule.ts";

test.each([
  ["at the top", 0, false, false],
  ["at 300 px", 300, false, false],
  ["past 300 px", 301, false, true],
  ["far down, while typing", 2_000, true, false],
])("%s", (_, scrollY, isTyping, expected) => {
  expect(shouldShowScrollToTop(scrollY, isTyping)).toBe(expected);
});
