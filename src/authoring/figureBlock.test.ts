/** Drawings of records in written pages: their places, their one year and source, and what is refused. */
import { describe, expect, test } from "vitest";
import type { Inline } from "#content/blocks.ts";
import { dataBlockSchemas } from "./dataBlocks.ts";
import { drawFigure } from "./figureBlock.ts";

const amounts: Readonly<Record<string, { amount: number; year: string; source: number }>> = {
  small: { amount: 2_000, year: "2026-27", source: 1 },
  middle: { amount: 3_000, year: "2026-27", source: 1 },
  large: { amount: 5_000, year: "2026-27", source: 1 },
  older: { amount: 4_000, year: "2023-24", source: 2 },
  half: { amount: 0.5, year: "", source: 1 },
  fifth: { amount: 0.2, year: "", source: 1 },
  nothing: { amount: 0, year: "2026-27", source: 1 },
  less: { amount: -1_500, year: "2026-27", source: 1 },
  nearlyAll: { amount: 0.99, year: "", source: 1 },
};

function draw(spec: object) {
  return drawFigure(dataBlockSchemas.figure.parse({ title: "How much?", caption: "Dollars", ...spec }), {
    find: (name) => {
      const { amount, year, source } = amounts[name] ?? { amount: undefined, year: "", source: 0 };
      const text = String(amount);
      const run: Inline = { figure: text, year, source, isPast: false };
      const record = { title: "Title", url: null, year: "2026", standing: "official" as const };
      return {
        run,
        figure: {
          text,
          ...(amount === undefined ? {} : { amount }),
          year,
          sourceKey: name,
          source: record,
          validThrough: null,
        },
      };
    },
    marked: (text) => [text],
    refuse: (sentence) => {
      throw new Error(sentence);
    },
  });
}

const spansOf = (spec: object) => draw(spec).rows.map(({ spans }) => spans);
const named = (values: readonly string[]) => values.map((value) => ({ name: value, value }));

describe("a figure of records", () => {
  test("draws bars from zero, the longest over the whole width", () => {
    expect(spansOf({ draw: "bars", rows: named(["small", "large"]) })).toEqual([[[0, 40]], [[0, 100]]]);
  });

  test("draws shares against the whole, not against the largest of them", () => {
    expect(spansOf({ draw: "bars", rows: named(["half", "fifth"]) })).toEqual([[[0, 50]], [[0, 20]]]);
    const parts = {
      parts: ["one", "other"],
      rows: [
        { name: "a", values: ["half", "fifth"] },
        { name: "b", values: ["fifth", "half"] },
      ],
    };
    expect(spansOf({ draw: "shares", ...parts })).toEqual([
      [
        [0, 50],
        [50, 70],
      ],
      [
        [0, 20],
        [20, 70],
      ],
    ]);
  });

  test("begins each stair where the one before ended, and refuses a sum that does not add up", () => {
    const steps = named(["small", "middle"]);
    const sum = (value: string) => ({
      draw: "stairs",
      rows: [...steps, { name: "all", value, isSum: true }],
    });
    expect(spansOf(sum("large"))).toEqual([[[0, 40]], [[40, 100]], [[0, 100]]]);
    expect(() => draw(sum("older"))).toThrow("add up to 5000");
  });

  test("says one year and one source in the caption, and different years beside their amounts", () => {
    const same = draw({ draw: "bars", rows: named(["small", "large"]) });
    expect(same.caption).toEqual(["Dollars", ", 2026-27", { cite: 1 }]);
    expect(same.rows[0]?.values).toEqual([[{ figure: "2000", year: "", source: null, isPast: false }]]);
    const mixed = draw({ draw: "bars", rows: named(["small", "older"]) });
    expect(mixed.caption).toEqual(["Dollars", { cite: 1 }, { cite: 2 }]);
    expect(mixed.rows[1]?.values).toEqual([
      [{ figure: "4000", year: "2023-24", source: null, isPast: false }],
    ]);
  });

  test("leaves out the year of an amount where the legend names its part by that year", () => {
    const byYear = draw({
      draw: "bars",
      parts: ["2026-27", "2023-24"],
      rows: ["one", "other"].map((name) => ({ name, values: ["small", "older"] })),
    });
    expect(byYear.rows[0]?.values.flat()).toEqual([
      { figure: "2000", year: "", source: null, isPast: false },
      { figure: "4000", year: "", source: null, isPast: false },
    ]);
  });

  test("refuses what it cannot draw", () => {
    expect(() => draw({ draw: "bars", rows: named(["small", "word"]) })).toThrow("no amount");
    expect(() => draw({ draw: "bars", rows: named(["small"]) })).toThrow("two rows");
    expect(() => draw({ draw: "bars", parts: ["one", "other"], rows: named(["small", "large"]) })).toThrow(
      "2 parts",
    );
    expect(() => draw({ draw: "rule", rows: [{ name: "If" }, { name: "Or" }] })).toThrow("what follows");
    const turned = [
      { name: "a", values: ["large", "small"] },
      { name: "b", values: ["small", "large"] },
    ];
    expect(() => draw({ draw: "ranges", parts: ["from", "to"], rows: turned })).toThrow("lower end");
  });
});

describe("what breaks drawings", () => {
  test.each([
    ["bars of $0", { draw: "bars", rows: named(["nothing", "nothing"]) }],
    ["a bar below zero", { draw: "bars", rows: named(["less", "small"]) }],
    ["a chance of 99%", { draw: "bars", rows: named(["nearlyAll", "fifth"]) }],
    [
      "parts that are all $0",
      {
        draw: "shares",
        parts: ["one", "other"],
        rows: [
          { name: "a", values: ["nothing", "nothing"] },
          { name: "b", values: ["nearlyAll", "fifth"] },
        ],
      },
    ],
    [
      "ranges of one and the same amount",
      {
        draw: "ranges",
        parts: ["from", "to"],
        rows: [
          { name: "a", values: ["small", "small"] },
          { name: "b", values: ["small", "small"] },
        ],
      },
    ],
    [
      "steps of $0",
      { draw: "stairs", rows: [...named(["nothing", "nothing"]), { name: "all", isSum: true }] },
    ],
  ])("%s stand on the line from 0 to 100", (_, spec) => {
    const places = spansOf(spec).flat(2);
    expect(places.length).toBeGreaterThan(0);
    for (const place of places) {
      expect(place).toBeGreaterThanOrEqual(0);
      expect(place).toBeLessThanOrEqual(100);
    }
  });

  test("a year without data is refused in the build, with its name", () => {
    expect(() => spansOf({ draw: "bars", rows: named(["small", "unknown"]) })).toThrow("no amount");
  });
});
