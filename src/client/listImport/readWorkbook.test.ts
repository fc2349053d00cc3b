/** Workbooks as Excel saves them, and files that only look like one. */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { strToU8, unzipSync, zipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { readWorkbook } from "./readWorkbook.ts";

const file = resolve(import.meta.dirname, "../../../test/fixtures/lists/excel-notes.xlsx");
const bytes = new Uint8Array(readFileSync(file));

describe("a workbook", () => {
  test("has its sheets in order, dates as days, formulas as their values, merged cells once", async () => {
    const read = await readWorkbook(bytes);
    const sheets = read.ok ? read.value : [];
    expect(sheets.map(({ name }) => name)).toEqual(["Essays", "College list", "Old ideas"]);
    const rows = sheets[1]?.rows ?? [];
    expect(rows[4]).toEqual([
      "Oberlin College",
      "Oberlin, OH",
      "ED1",
      "2026-11-01",
      "Applied",
      "89000",
      "31000",
      "58000",
      "Interviewed Oct 3. Con + college double degree?",
    ]);
    expect(rows[5]?.slice(0, 4)).toEqual(["", "", "RD", "2027-01-15"]);
    expect([rows[7]?.[0], rows[7]?.[8]]).toEqual(["College of Wooster", "=best deal so far"]);
  });

  test("with a sheet beyond half a megabyte is read without workers of the reader’s own", async () => {
    const files = unzipSync(bytes);
    const row = (index: number) =>
      `<row r="${index}"><c r="A${index}" t="inlineStr"><is><t>College ${index}</t></is></c></row>`;
    const rows = Array.from({ length: 9_000 }, (_, index) => row(index + 1)).join("");
    const sheet = `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows}</sheetData></worksheet>`;
    expect(sheet.length).toBeGreaterThan(512_000);
    const read = await readWorkbook(zipSync({ ...files, "xl/worksheets/sheet2.xml": strToU8(sheet) }));
    expect(read.ok && read.value[1]?.rows.length).toBe(9_000);
  });
});

test.each([
  ["a Word document", { "word/document.xml": strToU8("<w/>") }, "wordDocument"],
  ["Apple Numbers", { "Index/Document.iwa": strToU8("x") }, "numbers"],
  ["OpenDocument", { "content.xml": strToU8("<office/>") }, "openDocument"],
  ["another zip file", { "photo.xml": strToU8("x") }, "unknownFile"],
  ["a workbook with a broken part", { "xl/workbook.xml": strToU8("<workbook") }, "damaged"],
  [
    "a small file that unpacks to 70 MB",
    { "xl/workbook.xml": strToU8("<a/>"), "xl/a.xml": new Uint8Array(70_000_000) },
    "tooLarge",
  ],
])("%s", async (_, files, problem) => {
  expect(await readWorkbook(zipSync(files))).toEqual({ ok: false, problem });
});

test("a file that ends too early", async () => {
  expect(await readWorkbook(bytes.slice(0, 2_000))).toEqual({ ok: false, problem: "damaged" });
});
