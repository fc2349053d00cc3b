/** Distances checked against known ones. */
import { describe, expect, test } from "vitest";
import { calculateDistanceMiles } from "./distance.ts";

const austin = { latitude: 30.2711, longitude: -97.7437 };
const houston = { latitude: 29.7604, longitude: -95.3698 };
const honolulu = { latitude: 21.3069, longitude: -157.8583 };
const boston = { latitude: 42.3601, longitude: -71.0589 };
const guam = { latitude: 13.4443, longitude: 144.7937 };

describe("distance over the Earth", () => {
  test.each([
    ["Austin to Houston", austin, houston, 146],
    ["Boston to Honolulu", boston, honolulu, 5_083],
    ["Honolulu to Guam, across the date line", honolulu, guam, 3_801],
    ["a place to itself", austin, austin, 0],
    ["pole to pole", { latitude: 90, longitude: 0 }, { latitude: -90, longitude: 0 }, 12_437],
  ])("%s", (_, from, to, miles) => {
    expect(Math.abs(calculateDistanceMiles(from, to) - miles)).toBeLessThan(Math.max(1, miles * 0.003));
  });

  test("is the same in both directions", () => {
    expect(calculateDistanceMiles(boston, guam)).toBeCloseTo(calculateDistanceMiles(guam, boston), 9);
  });
});
