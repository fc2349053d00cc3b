/** Tables as CSV: what a spreadsheet opens without running anything. */
import { describe, expect, test } from "vitest";
import { toCsvTable } from "./csv.ts";

describe("the list as CSV", () => {
  test("a college and its price", () => {
    expect(
      toCsvTable(
        ["College", "Price"],
        [
          ["Oberlin College", 18_500],
          ["Reed College", null],
        ],
      ),
    ).toBe("College,Price\r\nOberlin College,18500\r\nReed College,\r\n");
  });

  test.each([
    { value: 'He said "yes"', cell: '"He said ""yes"""' },
    { value: "Portland, OR", cell: '"Portland, OR"' },
    { value: "two\nlines", cell: '"two\nlines"' },
    { value: "=HYPERLINK(1)", cell: `"'=HYPERLINK(1)"` },
    { value: "+1", cell: `"'+1"` },
    { value: "-5 below", cell: `"'-5 below"` },
    { value: "@sum", cell: `"'@sum"` },
    { value: "\t=1", cell: `"'\t=1"` },
    { value: "  =1", cell: `"'  =1"` },
    { value: -250, cell: "-250" },
    { value: Number.NaN, cell: "" },
    { value: "", cell: "" },
    { value: "Año", cell: "Año" },
  ])("$value is written as $cell", ({ value, cell }) => {
    expect(toCsvTable(["a"], [[value]])).toBe(`a\r\n${cell}\r\n`);
  });
});
