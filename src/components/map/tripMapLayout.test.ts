/** The map's places: zoomed to the trip, no disc on another, no name on anything, whatever the trip. */
import { describe, expect, test } from "vitest";
import { createSeededRandom } from "#lib/random.ts";
import { type Box, isOverlapping, pictureSize } from "./tripMapLabels.ts";
import { layOutTripMap, type MapStop } from "./tripMapLayout.ts";

test("the view is the places with 34 pixels around them, in the picture's proportions", () => {
  // 292 units across the 292 pixels between the margins: one unit is one pixel.
  const { view, pixelsPerUnit, stops } = layOutTripMap([
    { x: 100, y: 100, label: "Here" },
    { x: 392, y: 200, label: "There" },
  ]);
  expect(pixelsPerUnit).toBeCloseTo(1, 6);
  expect(view.x).toBeCloseTo(66, 6);
  expect(view.y).toBeCloseTo(10, 6);
  expect([view.width, view.height]).toEqual([360, 280]);
  expect(stops[0]?.atX).toBeCloseTo(34, 6);
  expect(stops[1]?.atX).toBeCloseTo(326, 6);
  expect(stops[1]?.atY).toBeCloseTo(190, 6);
});

test("one place alone is shown 24 units across, in the middle", () => {
  const { view, stops } = layOutTripMap([{ x: 50, y: 60, label: "Town" }]);
  expect(view.width).toBeCloseTo(24, 6);
  expect(view.height).toBeCloseTo((24 * 280) / 360, 6);
  expect(stops[0]?.x).toBeCloseTo(180, 1);
  expect(stops[0]?.y).toBeCloseTo(140, 1);
  expect(stops[0]?.label?.text).toBe("Town");
});

test("two colleges of one town stand side by side, and the town is named once", () => {
  const { stops, radius } = layOutTripMap([
    { x: 50, y: 60, label: "Boston" },
    { x: 50, y: 60, label: "Boston" },
  ]);
  const [one, other] = stops;
  expect(Math.hypot((one?.x ?? 0) - (other?.x ?? 0), (one?.y ?? 0) - (other?.y ?? 0))).toBeCloseTo(
    2 * radius + 2,
    1,
  );
  expect(stops.map(({ label }) => label?.text ?? null)).toEqual(["Boston", null]);
});

describe("whatever the trip", () => {
  const random = createSeededRandom(11);
  const trips = Array.from({ length: 60 }, (_, index): MapStop[] => {
    const spread = [0.5, 8, 60, 400][index % 4] ?? 60;
    return Array.from({ length: 1 + Math.floor(random() * 40) }, (_unused, stop) => ({
      x: 40 + random() * spread,
      y: 30 + random() * spread * 0.6,
      label: `Town of ${"many letters".slice(0, Math.floor(random() * 12))} ${stop}`,
    }));
  });

  test("discs and names stay in the picture, and none lies on another", () => {
    for (const places of trips) {
      const { stops, radius } = layOutTripMap(places);
      expect(stops).toHaveLength(places.length);
      const boxes: Box[] = stops.flatMap(({ label }) => (label === null ? [] : [label.box]));
      for (const { x, y } of stops) {
        expect(x - radius).toBeGreaterThanOrEqual(0);
        expect(x + radius).toBeLessThanOrEqual(pictureSize.width);
        expect(y - radius).toBeGreaterThanOrEqual(0);
        expect(y + radius).toBeLessThanOrEqual(pictureSize.height);
      }
      for (const [index, one] of stops.entries()) {
        for (const other of stops.slice(index + 1)) {
          expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(2 * radius - 1);
        }
        const disc = {
          left: one.x - radius,
          right: one.x + radius,
          top: one.y - radius,
          bottom: one.y + radius,
        };
        for (const box of boxes) expect(isOverlapping(disc, box)).toBe(false);
      }
      for (const [index, box] of boxes.entries()) {
        expect(box.left).toBeGreaterThanOrEqual(0);
        expect(box.right).toBeLessThanOrEqual(pictureSize.width);
        for (const other of boxes.slice(index + 1)) expect(isOverlapping(box, other)).toBe(false);
      }
    }
  });

  test("a name goes to the side that no line runs through", () => {
    // Two towns side by side: the line runs to the right of the first, to the left of the second.
    const pair: MapStop[] = [
      { x: 100, y: 100, label: "West" },
      { x: 200, y: 100, label: "East" },
    ];
    const getSides = (ways: readonly { from: number; to: number }[]) =>
      layOutTripMap(pair, ways).stops.map(({ x, label }) =>
        label !== null && label.box.left > x ? "right" : "other",
      );
    expect(getSides([])[0]).toBe("right");
    expect(getSides([{ from: 0, to: 1 }])[0]).toBe("other");
  });

  test("the scale is a round number of miles, as long as the map is near", () => {
    // 146 miles across 360 pixels: 20 miles are 49 of them, 50 would be 123.
    const near = layOutTripMap([{ x: 50, y: 60, label: "Town" }]).scale;
    expect(near?.miles).toBe(20);
    expect(near?.pixels).toBeCloseTo(49.2, 0);
    expect(layOutTripMap([{ x: 50, y: 60, label: "Town" }], [], false).scale).toBeNull();
  });

  test("a short trip of five towns has every name", () => {
    const five: MapStop[] = [
      { x: 400, y: 100, label: "Albany" },
      { x: 404, y: 96, label: "Saratoga Springs" },
      { x: 409, y: 103, label: "Northampton" },
      { x: 413, y: 100, label: "Worcester" },
      { x: 416, y: 99, label: "Boston" },
    ];
    expect(layOutTripMap(five).stops.map(({ label }) => label?.text)).toEqual(five.map(({ label }) => label));
  });
});
