/** Mentioning a table's years and sources once. */
import { describe, expect, test } from "vitest";
import type { Inline } from "#content/blocks.ts";
import { hoistSharedYears } from "./tableYears.ts";

const makeFigure = (text: string, year = "2023-24", source = 4, isPast = false): Inline => ({
  figure: text,
  year,
  source,
  isPast,
});
const makePlainCell = (text: string): Inline => ({ figure: text, year: "", source: null, isPast: false });

describe("the years of a table", () => {
  test("a column whose figures share year and source says both once, in its head", () => {
    const { head, rows } = hoistSharedYears({
      head: [["College"], ["Net price"], ["Finish"]],
      rows: [
        [["Dalton State"], [makeFigure("$3,962")], [makeFigure("25%", "entered fall 2018", 2)]],
        [["Emory"], [makeFigure("$7,363")], [makeFigure("91%", "entered fall 2018", 2)]],
      ],
    });
    expect(head).toEqual([
      ["College"],
      ["Net price", " (2023-\u206024)", { cite: 4 }],
      ["Finish", " (entered fall 2018)", { cite: 2 }],
    ]);
    expect(rows[1]).toEqual([["Emory"], [makePlainCell("$7,363")], [makePlainCell("91%")]]);
  });

  test("a column of several years keeps them in its cells, beside one that agrees", () => {
    const { head, rows } = hoistSharedYears({
      head: [["College"], ["Price"], ["Students"]],
      rows: [
        [["A"], [makeFigure("$1", "2022-23")], [makeFigure("10")]],
        [["B"], [makeFigure("$2", "2023-24")], [makeFigure("20")]],
      ],
    });
    expect(head[1]).toEqual(["Price"]);
    expect(rows[0]).toEqual([["A"], [makeFigure("$1", "2022-23")], [makePlainCell("10")]]);
  });

  test("where each row is of its own year, the row's name says it", () => {
    const { head, rows } = hoistSharedYears({
      head: [[], ["UC"], ["Cal State"], ["Community colleges"]],
      rows: [
        [
          ["Tuition"],
          [makeFigure("$16,005", "2024-25", 0)],
          [makeFigure("$8,018", "2024-25", 0)],
          ["free for some"],
        ],
        [
          ["Price"],
          [makeFigure("$14,251", "2023-24", 1)],
          [makeFigure("$10,229", "2023-24", 1)],
          [makeFigure("$6,905", "2023-24", 1)],
        ],
        [["Admitted"], [makeFigure("33%", "fall 2024", 2)], ["open"], ["open to all"]],
      ],
    });
    expect(head[1]).toEqual(["UC"]);
    expect(rows[0]).toEqual([
      ["Tuition", " (2024-\u206025)", { cite: 0 }],
      [makePlainCell("$16,005")],
      [makePlainCell("$8,018")],
      ["free for some"],
    ]);
    expect(rows[2]?.[1]).toEqual([makeFigure("33%", "fall 2024", 2)]);
  });

  test("figures of a year gone by still say that the next one is not out", () => {
    const past = "2026-27; we have no newer figure yet";
    const { head } = hoistSharedYears({
      head: [["Family"], ["Limit"]],
      rows: [
        [["2"], [makeFigure("$1", past, 0, true)]],
        [["3"], [makeFigure("$2", past, 0, true)]],
      ],
    });
    expect(head[1]).toEqual(["Limit", " (2026-\u206027; we have no newer figure yet)", { cite: 0 }]);
  });

  test("a head that names the year already is only given the source", () => {
    const { head } = hoistSharedYears({
      head: [["Family"], ["Limit in 2026-27"]],
      rows: [
        [["2"], [makeFigure("$1", "2026-27", 0)]],
        [["3"], [{ bold: [makeFigure("$2", "2026-27", 0)] }]],
      ],
    });
    expect(head[1]).toEqual(["Limit in 2026-27", { cite: 0 }]);
  });

  test("a table without figures stays as it is", () => {
    const table = { head: [["Send"], ["Leave"]], rows: [[["Grades"], ["A second essay"]]] };
    expect(hoistSharedYears(table)).toEqual(table);
  });
});
