/** What is read of a routing server's answer. */
import { expect, test } from "vitest";
import { readMeasured } from "./fetchRoutes.ts";

test("a whole table is read; a pair without a road is left to the estimate", () => {
  const reply = {
    hours: [
      [0, 2],
      [null, 0],
    ],
    miles: [
      [0, 130],
      [null, 0],
    ],
  };
  expect(readMeasured(reply, 2)).toEqual({
    hours: [
      [0, 2],
      [-1, 0],
    ],
    miles: [
      [0, 130],
      [-1, 0],
    ],
  });
});

test.each([
  [null],
  ["table"],
  [{ hours: [[0]], miles: [[0]] }],
  [
    {
      hours: [[0, 1], [1]],
      miles: [
        [0, 1],
        [1, 0],
      ],
    },
  ],
  [
    {
      hours: [
        [0, 1],
        [1, 0],
      ],
    },
  ],
])("%j is no table of two points", (reply) => {
  expect(readMeasured(reply, 2)).toBeNull();
});
