/** Bytes to text to cells: separators, quotes, encodings, and files that are no list. */
import { describe, expect, test } from "vitest";
import { decodeText, readFile } from "./readFile.ts";
import { splitCells } from "./splitCells.ts";

describe("cells", () => {
  test.each<[string, string, string[][]]>([
    ["a column", "Yale\nBrown\r\nTufts\r", [["Yale"], ["Brown"], ["Tufts"]]],
    ["names on one line", "Yale, Brown, Tufts", [["Yale"], ["Brown"], ["Tufts"]]],
    [
      "a pasted table",
      "College\tRound\nYale\tREA",
      [
        ["College", "Round"],
        ["Yale", "REA"],
      ],
    ],
    [
      "a line break in a quoted cell",
      'a\tb\nYale\t"one\ntwo ""three"""',
      [
        ["a", "b"],
        ["Yale", 'one\ntwo "three"'],
      ],
    ],
    [
      "an inch and a nickname",
      'a\tb\n"Ole Miss\t6" of snow',
      [
        ["a", "b"],
        ['"Ole Miss', '6" of snow'],
      ],
    ],
    [
      "semicolons",
      "a;b;c\nYale;REA;1\nTufts;ED;2",
      [
        ["a", "b", "c"],
        ["Yale", "REA", "1"],
        ["Tufts", "ED", "2"],
      ],
    ],
    [
      "a comma in a cell",
      'a,b\n"Ann Arbor, MI",1\nx,2',
      [
        ["a", "b"],
        ["Ann Arbor, MI", "1"],
        ["x", "2"],
      ],
    ],
    [
      "Excel’s first line",
      "sep=;\na;b\nc;d",
      [
        ["a", "b"],
        ["c", "d"],
      ],
    ],
    [
      "names with a comma here and there",
      "Yale\nWheaton College, IL\nBrown",
      [["Yale"], ["Wheaton College, IL"], ["Brown"]],
    ],
    [
      "formulas as text, our guard removed",
      "a,b\n=1+1,'=2+2\n@x,'+3",
      [
        ["a", "b"],
        ["=1+1", "=2+2"],
        ["@x", "+3"],
      ],
    ],
    [
      "a possessive stays",
      "a,b\n'tis,x",
      [
        ["a", "b"],
        ["'tis", "x"],
      ],
    ],
  ])("%s", (_, text, cells) => {
    expect(splitCells(text)).toEqual(cells);
  });
});

describe("files", () => {
  const bytes = (...codes: number[]) => Uint8Array.from(codes);
  const ascii = (text: string) => new TextEncoder().encode(text);
  const container = (name: string) =>
    bytes(0xd0, 0xcf, 0x11, 0xe0, 1, 2, ...Array.from(name).flatMap((letter) => [letter.charCodeAt(0), 0]));

  test.each([
    ["an empty file", bytes(), "empty"],
    ["blank lines", ascii("\r\n\r\n"), "empty"],
    ["a PDF", ascii("%PDF-1.7 …"), "pdf"],
    ["a photo", bytes(0xff, 0xd8, 0xff, 0xe0), "image"],
    ["an iPhone photo", bytes(0, 0, 0, 0x18, ...ascii("ftypheic")), "image"],
    ["a workbook with a password", container("EncryptedPackage"), "locked"],
    ["an old workbook", container("Workbook"), "oldExcel"],
    ["an old Word document", container("WordDocument"), "wordDocument"],
    ["a web page named .xls", ascii("<html><table>"), "webPage"],
    ["a saved plan", ascii('{"tassel":"plan"}'), "planFile"],
    ["Google Drive’s shortcut", ascii('{"url":"https://docs.example.com/x"}'), "link"],
    ["an address", ascii("https://docs.example.com/spreadsheets/d/x"), "link"],
    ["bytes", bytes(0, 1, 2, 0, 3, 0, 0, 0, 9, 7, 0), "unknownFile"],
    ["too much", new Uint8Array(10_000_001), "tooLarge"],
  ])("%s", (_, file, problem) => {
    expect(readFile(file)).toEqual({ ok: false, problem });
  });

  test("Windows-1252, UTF-16 with and without a mark, and UTF-8 come out the same", () => {
    const name = "Cañada";
    const wide = Array.from(name).flatMap((letter) => [letter.charCodeAt(0), 0]);
    const big = Array.from(name).flatMap((letter) => [0, letter.charCodeAt(0)]);
    const files = [
      bytes(...Array.from(name).map((letter) => letter.charCodeAt(0))),
      bytes(0xff, 0xfe, ...wide),
      bytes(0xfe, 0xff, ...big),
      bytes(...wide),
      ascii(name),
    ];
    expect(files.map(decodeText)).toEqual(files.map(() => name));
  });
});
