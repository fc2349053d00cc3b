/** When the back-to-top button is shown. */
import { expect, test } from "vitest";
import { shouldShowScrollToTop } from "./scrollToTopRule.ts";

test.each([
  ["at the top", 0, false],
  ["at 300 px", 300, false],
  ["past 300 px", 301, true],
])("%s", (_, scrollY, expected) => {
  expect(shouldShowScrollToTop(scrollY)).toBe(expected);
});
