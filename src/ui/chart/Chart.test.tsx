/** A chart is the same for eyes and ears: what it draws is what its table says, and labels appear where they have room. */
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Chart } from "./Chart.tsx";
import { Columns, Dots, Line, Plane } from "./marks.tsx";
import { Stack } from "./Stack.tsx";
import { createScale } from "./scale.ts";
import { RangeTrack } from "./Track.tsx";

const exampleAmounts = [12_000, 4_500, 30_000];
const y = createScale(30_000, 0);

function renderExample() {
  const points = exampleAmounts.map((amount, index) => ({ x: index * 50, y: y(amount) }));
  return renderToStaticMarkup(
    <Chart
      label="Amounts of three years"
      height={200}
      x={{ labels: ["2024", "2025", "2026"].map((text, index) => ({ at: index * 50, text })) }}
      y={{ labels: [0, 30_000].map((usd) => ({ at: y(usd), text: `$${usd}` })) }}
      values={{
        caption: "Amounts",
        columns: ["Year", "Amount"],
        rows: exampleAmounts.map((amount, index) => [String(2024 + index), `$${amount}`]),
      }}
    >
      <Plane>
        <Line points={points} tone="accent" />
      </Plane>
    </Chart>,
  );
}

test("the table lists the very values that are drawn", () => {
  const html = renderExample();
  const [, path = ""] = /<path d="M([^"]+)"/.exec(html) ?? [];
  const drawn = path.split("L").map((point) => 30_000 * (1 - Number(point.split(" ")[1]) / 100));
  const listed = [...html.matchAll(/<td>\$(\d+)<\/td>/g)].map(([, amount]) => Number(amount));
  expect(listed).toEqual(exampleAmounts);
  expect(drawn.map((amount) => Math.round(amount / 10) * 10)).toEqual(listed);
});

test("the drawing has a name and the table stands beside it, where screen readers reach it", () => {
  const html = renderExample();
  expect(html).toMatch(/^<div role="img" aria-label="Amounts of three years"/);
  expect(html.indexOf("<table>")).toBeGreaterThan(html.indexOf("</svg></div>"));
});

test("a chart that the text beside it repeats is left out for screen readers", () => {
  const html = renderToStaticMarkup(<RangeTrack label={null} ends={null} band={[20, 60]} median={40} />);
  expect(html).toContain('aria-hidden="true"');
  expect(html).not.toContain("role=");
});

test("a crowded axis shows more labels the wider the chart is", () => {
  const labels = Array.from({ length: 11 }, (_, index) => ({ at: index * 10, text: `$${index}0,000` }));
  const html = renderToStaticMarkup(
    <Chart label="Prices" height={100} x={{ labels }}>
      {null}
    </Chart>,
  );
  const shown = [...html.matchAll(/<text ([^>]*)>/g)].map(
    ([, text = ""]) => /class="([^"]*)"/.exec(text)?.[1] ?? "",
  );
  const count = (isShown: (classes: string) => boolean) => shown.filter(isShown).length;
  const narrow = count((classes) => !/(?:^| )hidden /.test(classes));
  const wide = count((classes) => !classes.includes("@md:hidden") && !classes.endsWith("@xs:hidden"));
  expect(narrow).toBeGreaterThanOrEqual(2);
  expect(wide).toBeGreaterThan(narrow);
  expect(wide).toBeLessThan(11);
});

test("parts of a stack stand side by side in proportion, and negative amounts take no room", () => {
  const html = renderToStaticMarkup(
    <Stack
      label="Parts"
      total={200}
      parts={[
        { key: "grants", amount: 50, fill: "accent" },
        { key: "minus", amount: -30, fill: "support" },
        { key: "work", amount: 100, fill: "supportSoft" },
      ]}
    />,
  );
  const rects = [...html.matchAll(/<rect x="([^"]+)" width="([^"]+)"/g)].map(([, x, width]) => [x, width]);
  expect(rects).toEqual([
    ["0%", "25%"],
    ["25%", "0%"],
    ["25%", "50%"],
  ]);
});

test("parts of a column stand on each other", () => {
  const html = renderToStaticMarkup(
    <svg>
      <Columns
        columns={[
          {
            key: "first",
            parts: [
              { key: "paid", amount: 40, tone: "accent" },
              { key: "growth", amount: 10, tone: "support" },
            ],
          },
        ]}
      />
    </svg>,
  );
  const rects = [...html.matchAll(/ y="([^"]+)" height="([^"]+)"/g)].map(([, top, height]) => [top, height]);
  expect(rects).toEqual([
    ["60%", "40%"],
    ["50%", "10%"],
  ]);
});

test.for([
  ["disc", 1],
  ["square", 2],
  ["triangle", 3],
] as const)("hundreds of dots are few elements: %s", ([shape, elements]) => {
  const points = [10, 50].map((x) => ({ x, y: x }));
  const html = renderToStaticMarkup(
    <svg>
      <Dots points={points} shape={shape} />
    </svg>,
  );
  expect(html.match(/<(?:path|use)\b/g)).toHaveLength(elements);
});
