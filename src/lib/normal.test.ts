/** The normal distribution against its published table. */
import { expect, test } from "vitest";
import { toNormalShare, toNormalValue } from "./normal.ts";

test.each([
  [-1.959964, 0.025],
  [-1, 0.158655],
  [0, 0.5],
  [0.67449, 0.75],
  [1.281552, 0.9],
  [3, 0.99865],
])("below %d lies a share of %d, and the other way around", (value, share) => {
  expect(toNormalShare(value)).toBeCloseTo(share, 5);
  expect(toNormalValue(share)).toBeCloseTo(value, 3);
});

test("no share, and all of it, are at the ends", () => {
  expect(toNormalValue(0)).toBe(Number.NEGATIVE_INFINITY);
  expect(toNormalValue(1)).toBe(Number.POSITIVE_INFINITY);
});
