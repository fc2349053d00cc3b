/** Places of values, and the round steps of an axis. */
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { createScale, listTicks } from "./scale.ts";

test.for([
  ["nothing", 0, 0],
  ["the end", 30_000, 100],
  ["a third, in hundredths", 10_000, 33.33],
  ["below the near end, at the edge", -900, 0],
  ["beyond the far end, at the edge", 99_000, 100],
] as const)("%s", ([, value, place]) => {
  expect(createScale(0, 30_000)(value)).toBe(place);
});

test("heights turn around", () => {
  expect(createScale(100, 0)(75)).toBe(25);
});

test("without a span everything is at the near end", () => {
  expect(createScale(5, 5)(5)).toBe(0);
});

test.for([
  [26_408, [0, 10_000, 20_000, 30_000]],
  [30_000, [0, 10_000, 20_000, 30_000]],
  [0, [0, 10_000]],
] as const)("%s ends at the first step at or above it", ([highest, ticks]) => {
  expect(listTicks(highest, { step: 10_000 })).toEqual(ticks);
});

test("chosen steps are round, few, and reach just beyond the highest value", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000_000 }), fc.integer({ min: 2, max: 10 }), (highest, most) => {
      const ticks = listTicks(highest, { most });
      const step = ticks[1] ?? 0;
      expect(ticks.length - 1).toBeLessThanOrEqual(most);
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(highest);
      expect((ticks.at(-1) ?? 0) - step).toBeLessThan(highest);
      expect(String(step)).toMatch(/^(?:1|2|25|5)0*$|^0\.(?:1|2|25|5)$/);
    }),
  );
});
