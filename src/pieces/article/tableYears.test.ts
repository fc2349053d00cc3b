/** A table's figures say their year and source as seldom as can be without leaving one unsaid. */
import { expect, test } from "vitest";
import type { Inline } from "#content/blocks.ts";
import { tableYearsOf } from "./tableYears.ts";

const figure = (year: string, source: number): Inline[] => [{ figure: "$1", year, source, isPast: false }];
const aid = figure("2023-24", 0);
const cost = figure("2024-25", 1);
const words: Inline[] = ["Ann Arbor"];
const head = [["College"], ["A"], ["B"]];
const none = { all: null, columns: [], rows: [] };

test.each([
  [
    "all of one year: in the caption",
    [
      [words, aid, aid],
      [words, aid, aid],
    ],
    { ...none, all: { year: "2023-24", source: 0 }, isSaidOnce: true },
  ],
  [
    "one year a column: in its head",
    [
      [words, aid, cost],
      [words, aid, cost],
    ],
    {
      ...none,
      columns: [null, { year: "2023-24", source: 0 }, { year: "2024-25", source: 1 }],
      isSaidOnce: true,
    },
  ],
  [
    "one year a row: in its head",
    [
      [words, aid, aid],
      [words, cost, cost],
    ],
    {
      ...none,
      rows: [
        { year: "2023-24", source: 0 },
        { year: "2024-25", source: 1 },
      ],
      isSaidOnce: true,
    },
  ],
  [
    "mixed: in every cell",
    [
      [words, aid, cost],
      [words, cost, cost],
      [words, cost, aid],
    ],
    { ...none, isSaidOnce: false },
  ],
  ["a single figure says its own", [[words, aid, words]], { ...none, isSaidOnce: false }],
  ["no figures by name", [[words, words, words]], { ...none, isSaidOnce: false }],
  [
    "bold figures count",
    [[words, [{ bold: aid }], aid]],
    { ...none, all: { year: "2023-24", source: 0 }, isSaidOnce: true },
  ],
])("%s", (_name, rows, expected) => {
  expect(tableYearsOf({ head, rows })).toEqual(expected);
});
