/** Where figures and labels stand in the charts. */
import { expect, test } from "vitest";
import { createScale, spreadLabels } from "./chartScale.ts";

test("a scale ends at the first step at or above the highest value", () => {
  expect(createScale(26_408, 10_000, 0, 300).ticks).toEqual([0, 10_000, 20_000, 30_000]);
  expect(createScale(30_000, 10_000, 0, 300).ticks).toEqual([0, 10_000, 20_000, 30_000]);
  expect(createScale(0, 10_000, 0, 300).ticks).toEqual([0, 10_000]);
});

const places = [
  ["nothing", 0, 10],
  ["the end", 30_000, 310],
  ["a third", 10_000, 110],
  ["grants above cost, at the low edge", -900, 10],
  ["beyond the end, at the high edge", 99_000, 310],
] as const;

test.each(places)("%s", (_, value, place) => {
  expect(createScale(30_000, 10_000, 10, 310).at(value)).toBe(place);
});

test("upwards scales turn around", () => {
  expect(createScale(100, 25, 200, 0).at(75)).toBe(50);
});

test("labels of colleges that lie together do not hide each other and stay inside", () => {
  const bounds = { left: 0, right: 300, top: 0, bottom: 300 };
  const points = Array.from({ length: 10 }, (_, index) => ({ x: 150 + index, y: 290 - index }));
  const labels = spreadLabels(points, 16, bounds);
  expect(labels).toHaveLength(10);
  for (const [index, one] of labels.entries()) {
    expect(one.x).toBeGreaterThanOrEqual(0);
    expect(one.y).toBeLessThanOrEqual(300);
    for (const other of labels.slice(index + 1)) {
      expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(15.8);
    }
  }
});
