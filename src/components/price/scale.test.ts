/** The line that bands are drawn on holds every amount and has few, round marks. */
import { describe, expect, test } from "vitest";
import { buildScale } from "./scale.ts";

describe("a money line", () => {
  test.for([
    [
      "two stickers and a limit",
      [32_000, 88_400, 18_000],
      100_000,
      [0, 20_000, 40_000, 60_000, 80_000, 100_000].length,
    ],
    ["exactly on a mark", [50_000], 50_000, 6],
    ["a dollar over a mark", [50_001], 60_000, 4],
    ["a small community college", [4_100, null], 5_000, 6],
    ["nothing known", [null], 1_000, 2],
    ["only negative amounts", [-3_000], 1_000, 2],
  ] as const)("%s", ([, amounts, maximumUsd, marks]) => {
    const scale = buildScale(amounts);
    expect(scale.maximumUsd).toBe(maximumUsd);
    expect(scale.ticksUsd).toHaveLength(marks);
    expect(scale.ticksUsd.at(-1)).toBe(maximumUsd);
  });
});
