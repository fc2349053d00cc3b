/** Every kind of chart with what breaks charts: nothing, zero, the far end, more than the scale, and one value alone. */
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { Band } from "./Band.tsx";
import { Chart } from "./Chart.tsx";
import { DotStrip, Dots100 } from "./DotGrid.tsx";
import { DotLine, Dumbbell } from "./Dumbbell.tsx";
import { Columns, Dots, Line, Plane } from "./marks.tsx";
import { Ring } from "./Ring.tsx";
import { Stack } from "./Stack.tsx";
import { Stairs } from "./Stairs.tsx";
import { createScale, listTicks } from "./scale.ts";
import { RangeTrack } from "./Track.tsx";

const scaled = { limit: 0, far: 0, other: 0, label: "Price" };
const longName = "W".repeat(60);
const stairs = (amounts: readonly [number, number][], least: number, most: number) => (
  <Stairs
    label="Steps"
    least={least}
    most={most}
    rows={amounts.map(([from, to], index) => ({
      key: String(index),
      label: longName,
      amount: String(to - from),
      from,
      to,
      isSum: index === 0,
    }))}
  />
);
const columns = (counts: readonly number[]) => {
  const highest = listTicks(Math.max(1, ...counts), { most: 3, least: 1 }).at(-1) ?? 1;
  const at = createScale(highest, 0);
  return (
    <Chart label="Counts" height={150} x={{ labels: counts.map((_, at) => ({ at, text: String(at) })) }}>
      <Columns
        columns={counts.map((count, key) => ({
          key: String(key),
          parts: [{ key: "all", amount: 100 - at(count), tone: "accent" }],
        }))}
      />
    </Chart>
  );
};

const drawn: readonly [string, ReactNode][] = [
  ["a price of $0", <Band key="0" {...scaled} low={0} middle={0} high={0} scaleMaximum={0} />],
  [
    "a price beyond its scale",
    <Band key="0" {...scaled} low={90_000} middle={95_000} high={99_000} scaleMaximum={50_000} far={null} />,
  ],
  [
    "a price below zero, after more grants than it cost",
    <Band key="0" {...scaled} low={-4_000} middle={-1_000} high={500} scaleMaximum={50_000} />,
  ],
  ["a row of $0", <Dumbbell key="0" {...scaled} low={0} middle={0} high={0} scaleMaximum={0} />],
  [
    "a row beyond its scale",
    <Dumbbell key="0" {...scaled} low={90_000} middle={95_000} high={99_000} scaleMaximum={50_000} />,
  ],
  ["amounts that are all $0", <DotLine key="0" {...scaled} amounts={[0, 0, 0, 0, 0]} scaleMaximum={0} />],
  ["no amounts", <DotLine key="0" {...scaled} amounts={[]} scaleMaximum={50_000} />],
  ["a chance of 99%", <Dots100 key="0" low={98} between={1} label="99 dots" />],
  ["no chance", <Dots100 key="0" low={0} between={0} label="No dots" />],
  ["ten of ten", <DotStrip key="0" filled={10} maybe={0} />],
  ["a whole ring", <Ring key="0" share={1.4} label="All" text="100%" />],
  ["an empty ring", <Ring key="0" share={0} label={null} />],
  [
    "a bill of $0",
    <Stack key="0" parts={[{ key: "a", amount: 0, fill: "ink" }]} total={0} label="Nothing" />,
  ],
  ["a bill without parts", <Stack key="0" parts={[]} total={10} label="Nothing" pinAt={99} />],
  [
    "steps that are all zero",
    stairs(
      [
        [0, 0],
        [0, 0],
      ],
      0,
      0,
    ),
  ],
  [
    "steps up to 99 of 100",
    stairs(
      [
        [0, 99],
        [99, 98],
        [97, 99],
      ],
      0,
      99,
    ),
  ],
  ["no steps", stairs([], 0, 0)],
  ["columns of years without data", columns([0, 0, 0])],
  ["no columns", columns([])],
  [
    "a line of one year, and dots of none",
    <Chart key="0" label="Line" height={100}>
      <Plane>
        <Line points={[{ x: 0, y: 50 }]} tone="accent" />
      </Plane>
      <Dots points={[]} shape="disc" />
    </Chart>,
  ],
  ["a range of one value", <RangeTrack key="0" label="Range" ends={[50, 50]} band={[50, 50]} median={50} />],
];

describe.each(drawn)("%s", (_, picture) => {
  const html = renderToStaticMarkup(picture);

  test("has no place or length that is no number", () => {
    expect(html).not.toMatch(/NaN|Infinity|undefined/);
  });

  test("has no length below zero, and stays within its own frame", () => {
    expect(html).not.toMatch(/ (?:width|height|r)="-/);
    for (const [, x = "", width = ""] of html.matchAll(/<rect x="([-\d.]+)%"[^>]* width="([-\d.]+)%"/g)) {
      expect(Number(x)).toBeGreaterThanOrEqual(0);
      expect(Number(x) + Number(width)).toBeLessThanOrEqual(100.01);
    }
  });
});
