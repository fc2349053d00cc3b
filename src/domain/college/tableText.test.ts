/** The data set's text form: what is written is read back. */
import { describe, expect, test } from "vitest";
import { type Column, decodeRow, encodeRow, toHeadingLine, joinLine, splitLine } from "./tableText.ts";

const columns: Column[] = [
  { field: "name", kind: "text" },
  { field: "size", kind: "number" },
  { field: "isOpen", kind: "flag" },
  { field: "others", kind: "list" },
  { field: "score", kind: "quartiles" },
  { field: "price", kind: "brackets" },
];

describe("a row of the data set", () => {
  test("is written with its heading and read back", () => {
    const row = {
      name: 'The "Berg", Ohio',
      size: 42_855,
      isOpen: false,
      others: ["UT", "Texas"],
      score: { lower: 1250, upper: 1510 },
      price: [-100, 0, null, 4, 5],
    };
    expect(toHeadingLine(columns)).toBe(
      "name,size,isOpen,others,scoreLower,scoreUpper,priceTo30,priceTo48,priceTo75,priceTo110,priceAbove110",
    );
    const line = encodeRow(columns, row);
    expect(line).toBe('"The ""Berg"", Ohio",42855,no,UT|Texas,1250,1510,-100,0,,4,5');
    expect(decodeRow(columns, line)).toEqual(row);
  });

  test("what is not known stays unknown", () => {
    const unknown = {
      name: null,
      size: null,
      isOpen: null,
      others: [],
      score: null,
      price: [null, null, null, null, null],
    };
    expect(decodeRow(columns, encodeRow(columns, unknown))).toEqual(unknown);
  });

  test("a line with a cell too few or too many is no row", () => {
    expect(decodeRow(columns, "a,1,yes,,,,,,,")).toBeNull();
    expect(decodeRow(columns, "a,1,yes,,,,,,,,,")).toBeNull();
    expect(decodeRow(columns, "")).toBeNull();
  });

  test("a text where a number belongs is not a number", () => {
    expect(decodeRow(columns, "a,many,maybe,,,,,,,,")).toMatchObject({ size: Number.NaN, isOpen: "maybe" });
  });

  test.each([[["a", "", "c"]], [["", ""]], [['"', ","]], [["a,b", 'c"d', "e"]], [['x"', '"y']]])(
    "%j",
    (cells) => {
      expect(splitLine(joinLine(cells))).toEqual(cells);
    },
  );
});
