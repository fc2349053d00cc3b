/** How a list's odds are rounded. */
import { expect, test } from "vitest";
import { countDots, showOdds } from "./shownOdds.ts";

test.each([
  [0.937, { kind: "count", of100: 94 }, 94],
  [0.005, { kind: "count", of100: 1 }, 1],
  [0.0049, { kind: "under1" }, 0],
  [0, { kind: "under1" }, 0],
  [0.9999, { kind: "count", of100: 99 }, 99],
  [1, { kind: "certain" }, 100],
])("odds of %d are shown as %o, %d dots", (share, shown, dots) => {
  expect(showOdds(share)).toEqual(shown);
  expect(countDots(showOdds(share))).toBe(dots);
});
