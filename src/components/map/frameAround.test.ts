/** The part of the map that is shown: around the places, never beyond the map, and not closer than a reader finds their way. */
import { describe, expect, test } from "vitest";
import { frameAround, mapSize } from "./frameAround.ts";

const columbus = { x: 345, y: 140 };
const athens = { x: 350, y: 145 };
const seattle = { x: 50, y: 25 };
const honolulu = { x: 135, y: 290 };

describe("the frame of a map", () => {
  test.each([
    ["a college alone", [athens]],
    ["a home near it", [columbus, athens]],
    ["a home at the other end of the country", [seattle, athens]],
    ["a home on the college's own spot", [athens, athens]],
    ["the map's corner", [honolulu]],
    [
      "both ends of the map",
      [
        { x: 0, y: 0 },
        { x: mapSize.width, y: mapSize.height },
      ],
    ],
  ])("holds %s, and stays within the map", (_, places) => {
    const { x, y, width, height } = frameAround(places);
    for (const place of places) {
      expect(place.x).toBeGreaterThanOrEqual(x);
      expect(place.x).toBeLessThanOrEqual(x + width);
      expect(place.y).toBeGreaterThanOrEqual(y);
      expect(place.y).toBeLessThanOrEqual(y + height);
    }
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(mapSize.width + 0.2);
    expect(y + height).toBeLessThanOrEqual(mapSize.height + 0.2);
    expect(width / height).toBeCloseTo(mapSize.width / mapSize.height, 1);
  });

  test("comes close where home and college are, and is the whole map without any place", () => {
    expect(frameAround([columbus, athens]).width).toBe(110);
    expect(frameAround([seattle, athens]).width).toBeGreaterThan(400);
    expect(frameAround([])).toEqual({ x: 0, y: 0, ...mapSize });
  });
});
