/** Tests of how a table of a written page says its years and sources once. */
import { describe, expect, test } from "vitest";
import type { Inline } from "#content/blocks.ts";
import { withSharedYears } from "./tableYears.ts";

const figure = (text: string, year = "2023-24", source = 4, isPast = false): Inline => ({
  figure: text,
  year,
  source,
  isPast,
});
const plain = (text: string): Inline => ({ bold: [text] });

describe("the years of a table", () => {
  test("a column whose figures share year and source says both once, in its head", () => {
    const { head, rows } = withSharedYears({
      head: [["College"], ["Net price"], ["Finish"]],
      rows: [
        [["Dalton State"], [figure("$3,962")], [figure("25%", "entered fall 2018", 2)]],
        [["Emory"], [figure("$7,363")], [figure("91%", "entered fall 2018", 2)]],
      ],
    });
    expect(head).toEqual([
      ["College"],
      ["Net price", " (2023-\u206024)", { cite: 4 }],
      ["Finish", " (entered fall 2018)", { cite: 2 }],
    ]);
    expect(rows[1]).toEqual([["Emory"], [plain("$7,363")], [plain("91%")]]);
  });

  test("a column of several years keeps them in its cells, beside one that agrees", () => {
    const { head, rows } = withSharedYears({
      head: [["College"], ["Price"], ["Students"]],
      rows: [
        [["A"], [figure("$1", "2022-23")], [figure("10")]],
        [["B"], [figure("$2", "2023-24")], [figure("20")]],
      ],
    });
    expect(head[1]).toEqual(["Price"]);
    expect(rows[0]).toEqual([["A"], [figure("$1", "2022-23")], [plain("10")]]);
  });

  test("where each row is of its own year, the row's name says it", () => {
    const { head, rows } = withSharedYears({
      head: [[], ["UC"], ["Cal State"], ["Community colleges"]],
      rows: [
        [["Tuition"], [figure("$16,005", "2024-25", 0)], [figure("$8,018", "2024-25", 0)], ["free for some"]],
        [
          ["Price"],
          [figure("$14,251", "2023-24", 1)],
          [figure("$10,229", "2023-24", 1)],
          [figure("$6,905", "2023-24", 1)],
        ],
        [["Admitted"], [figure("33%", "fall 2024", 2)], ["open"], ["open to all"]],
      ],
    });
    expect(head[1]).toEqual(["UC"]);
    expect(rows[0]).toEqual([
      ["Tuition", " (2024-\u206025)", { cite: 0 }],
      [plain("$16,005")],
      [plain("$8,018")],
      ["free for some"],
    ]);
    expect(rows[2]?.[1]).toEqual([figure("33%", "fall 2024", 2)]);
  });

  test("figures of a year gone by still say that they are the last known", () => {
    const { head } = withSharedYears({
      head: [["Family"], ["Limit"]],
      rows: [
        [["2"], [figure("$1", "2026-27", 0, true)]],
        [["3"], [figure("$2", "2026-27", 0, true)]],
      ],
    });
    expect(head[1]).toEqual(["Limit", " (2026-\u206027, last known)", { cite: 0 }]);
  });

  test("a head that names the year already is only given the source", () => {
    const { head } = withSharedYears({
      head: [["Family"], ["Limit in 2026-27"]],
      rows: [
        [["2"], [figure("$1", "2026-27", 0)]],
        [["3"], [{ bold: [figure("$2", "2026-27", 0)] }]],
      ],
    });
    expect(head[1]).toEqual(["Limit in 2026-27", { cite: 0 }]);
  });

  test("a table without figures stays as it is", () => {
    const table = { head: [["Send"], ["Leave"]], rows: [[["Grades"], ["A second essay"]]] };
    expect(withSharedYears(table)).toEqual(table);
  });
});
