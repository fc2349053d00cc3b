/** The tries of a failed chunk. */
import { expect, test } from "vitest";
import { getChunkStep } from "./chunkRules.ts";

test.each([
  [0, { kind: "retry", number: 1, of: 3, waitMs: 1_000 }],
  [1, { kind: "retry", number: 2, of: 3, waitMs: 1_500 }],
  [2, { kind: "retry", number: 3, of: 3, waitMs: 2_000 }],
  [3, { kind: "reload" }],
  [4, { kind: "reload" }],
])("after %i tries", (used, expected) => {
  expect(getChunkStep(used)).toEqual(expected);
});
