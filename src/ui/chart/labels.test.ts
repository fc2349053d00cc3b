/** No two labels of a chart overlap, whatever its values and however wide it is, and none is cut off. */
import * as fc from "fast-check";
import { expect, test } from "vitest";
import {
  axesHeight,
  estimateWidth,
  findEdges,
  fitAxisLabels,
  labelDistance,
  placeLabels,
  plotWidths,
  spreadLabels,
} from "./labels.ts";
import { createScale, listTicks } from "./scale.ts";

const size = 13;
const formats = [
  (value: number) => `$${Math.round(value).toLocaleString("en-US")}`,
  (value: number) => `${Math.round(value / 1000)}k`,
  (value: number) => `${value}%`,
  (value: number) => `after ${value} years`,
];
const place = fc.double({ min: 0, max: 100, noNaN: true });
const width = fc.integer({ min: plotWidths[0], max: 1200 });

test("labels of an axis never touch and stay in the frame, at the width they were fitted to and at greater ones", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 500_000 }),
      fc.integer({ min: 1, max: 12 }),
      fc.constantFrom(...formats),
      width,
      fc.integer({ min: 0, max: 600 }),
      (highest, most, format, fitted, wider) => {
        const ticks = listTicks(highest, { most });
        const at = createScale(0, ticks.at(-1) ?? 1);
        const labels = fitAxisLabels(
          ticks.map((tick) => ({ at: at(tick), text: format(tick) })),
          { width: fitted, size, overhang: 6 },
        );
        expect(labels[0]?.at).toBe(0);
        for (const shown of [fitted, fitted + wider]) {
          const edges = labels.map((label) => findEdges(label, shown, size));
          expect(edges[0]?.left).toBeGreaterThanOrEqual(-6);
          expect(edges.at(-1)?.right).toBeLessThanOrEqual(shown + 6);
          for (const [index, { left }] of edges.slice(1).entries()) {
            expect(left - (edges[index]?.right ?? 0)).toBeGreaterThanOrEqual(7.99);
          }
        }
      },
    ),
  );
});

test("all labels are shown where there is room, and the two that once ran together are not", () => {
  const ticks = [0, 20_000, 40_000, 60_000, 80_000, 100_000];
  const labels = ticks.map((tick) => ({ at: tick / 1000, text: `$${tick.toLocaleString("en-US")}` }));
  expect(fitAxisLabels(labels, { width: 700, size })).toHaveLength(6);
  const onPhone = fitAxisLabels(labels, { width: 300, size }).map(({ text }) => text);
  expect(onPhone).toEqual(["$0", "$40,000", "$80,000"]);
});

test("labels at the ends turn inward", () => {
  const labels = [0, 50, 100].map((at) => ({ at, text: "$50,000" }));
  expect(fitAxisLabels(labels, { width: 300, size }).map(({ anchor }) => anchor)).toEqual([
    "start",
    "middle",
    "end",
  ]);
});

test("a label that says how it stands keeps it", () => {
  const labels = [
    { at: 40, text: "$80,000", anchor: "end" },
    { at: 45, text: "$90,000", anchor: "start" },
  ] as const;
  expect(fitAxisLabels(labels, { width: 200, size })).toEqual(labels);
});

test("values beside points cover neither each other nor a point, at any greater width either", () => {
  const height = 230;
  fc.assert(
    fc.property(
      fc.array(fc.record({ x: place, y: place }), { minLength: 1, maxLength: 20 }),
      width,
      fc.integer({ min: 0, max: 600 }),
      (points, fitted, wider) => {
        const labels = points.map((point) => ({ ...point, text: "$12,345" }));
        const placed = placeLabels(labels, points, { width: fitted, height, size });
        for (const shown of [fitted, fitted + wider]) {
          const half = estimateWidth("$12,345", size) / 2;
          const boxes = placed.map(({ x, y, side }) => ({
            x: (x / 100) * shown,
            y: (y / 100) * height + (side === "above" ? -labelDistance : labelDistance),
          }));
          for (const [index, one] of boxes.entries()) {
            for (const other of boxes.slice(index + 1)) {
              const isApart =
                Math.abs(one.x - other.x) >= 2 * half || Math.abs(one.y - other.y) >= size - 0.01;
              expect(isApart).toBe(true);
            }
            const covered = points.filter(
              (point) =>
                Math.abs((point.x / 100) * shown - one.x) < half &&
                Math.abs((point.y / 100) * height - one.y) < size / 2,
            );
            expect(covered).toEqual([]);
          }
        }
      },
    ),
  );
});

test("numbers of points that lie together stay apart and inside, at every width from the least to the greatest", () => {
  const height = 320 - axesHeight;
  fc.assert(
    fc.property(
      fc.array(fc.record({ x: place, y: place }), { minLength: 1, maxLength: 10 }),
      fc.integer({ min: plotWidths[0], max: 500 }),
      (points, shown) => {
        const labels = spreadLabels(points, 17, { widths: [plotWidths[0], 500], height });
        const centers = labels.map(({ x, y, right, down }) => ({
          x: (x / 100) * shown + right,
          y: (y / 100) * height + down,
        }));
        for (const [index, one] of centers.entries()) {
          expect(one.y).toBeGreaterThanOrEqual(8);
          expect(one.y).toBeLessThanOrEqual(height - 8);
          for (const other of centers.slice(index + 1)) {
            expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(16.99);
          }
        }
      },
    ),
  );
});
