/** Chances expressed as whole students. */
import { expect, test } from "vitest";
import { toOdds } from "./chanceOdds.ts";

test.each([
  [0.3, { code: "about", count: 3, of: 10 }],
  [0.0499, { code: "fewerThan", count: 1, of: 20 }],
  [0.05, { code: "about", count: 1, of: 20 }],
  [0.0749, { code: "about", count: 1, of: 20 }],
  [0.075, { code: "about", count: 1, of: 10 }],
  [0.55, { code: "about", count: 6, of: 10 }],
  [0.92, { code: "about", count: 9, of: 10 }],
  [0.925, { code: "about", count: 9, of: 10 }],
  [0.93, { code: "about", count: 19, of: 20 }],
  [0.95, { code: "about", count: 19, of: 20 }],
  [0.951, { code: "moreThan", count: 19, of: 20 }],
  [1, { code: "moreThan", count: 19, of: 20 }],
  [0, { code: "fewerThan", count: 1, of: 20 }],
])("a chance of %f is told as whole students, never as none or all", (share, expected) => {
  expect(toOdds({ share, high: 1 })).toEqual(expected);
});

test.each([
  [0.25, 0.25, 2],
  [0.25, 0.27, 2],
  [0.25, 0.28, 3],
  [0.25, 0.6, 3],
  [0.1, 0.1, 1],
])(
  "a chance of %f in a range up to %f is about %d in 10, never above the range that is shown",
  (share, high, count) => {
    expect(toOdds({ share, high })).toEqual({ code: "about", count, of: 10 });
  },
);
