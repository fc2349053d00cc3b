/** The rows of each sheet of an Excel workbook, as text; formulas as the values they had when it was saved. */
import { unzipSync, zipSync } from "fflate";
import readXlsxFile, { type CellValue } from "read-excel-file/universal";
import { type ListProblem, listLimits } from "#domain/listImport/listImport.ts";
import { cleanCell, type Rows } from "#domain/listImport/splitCells.ts";
import { fail, type Result, succeed } from "#lib/result.ts";

export type WorkbookSheet = { name: string; rows: Rows };

export async function readWorkbook(bytes: Uint8Array): Promise<Result<WorkbookSheet[], ListProblem>> {
  const files = unpack(bytes);
  if (!files.ok) return files;
  try {
    // Packed again without compression: the reader would unpack large sheets in workers of its own, which the site's
    // security policy does not start, and would wait for them forever.
    const stored = zipSync(files.value, { level: 0 });
    const sheets = await readXlsxFile(toBuffer(stored));
    return succeed(
      sheets.map(({ sheet, data }) => ({ name: sheet, rows: data.map((row) => row.map(toText)) })),
    );
  } catch {
    return fail("damaged");
  }
}

/** Only the parts that hold text, and only as far as they stay within the limit: their sizes are in the file's directory. */
function unpack(bytes: Uint8Array): Result<Record<string, Uint8Array>, ListProblem> {
  const names: string[] = [];
  let unpacked = 0;
  try {
    const files = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        names.push(name);
        if (!/\.(xml|rels)$/.test(name)) return false;
        unpacked += originalSize;
        return unpacked <= listLimits.unpackedBytes;
      },
    });
    if (unpacked > listLimits.unpackedBytes) return fail("tooLarge");
    if (names.some((name) => name === "xl/workbook.xml")) return succeed(files);
  } catch {
    return fail("damaged");
  }
  return fail(findZipProblem(names));
}

function findZipProblem(names: readonly string[]): ListProblem {
  const has = (start: string) => names.some((name) => name.startsWith(start));
  if (has("word/")) return "wordDocument";
  if (has("Index/")) return "numbers";
  if (has("content.xml")) return "openDocument";
  return "unknownFile";
}

function toBuffer({ buffer, byteOffset, byteLength }: Uint8Array): ArrayBuffer {
  const copy = new ArrayBuffer(byteLength);
  new Uint8Array(copy).set(new Uint8Array(buffer, byteOffset, byteLength));
  return copy;
}

/** A day stays a day, and a whole number keeps its digits. */
function toText(value: CellValue | null): string {
  if (value === null) return "";
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? "" : value.toISOString().slice(0, 10);
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value === "number") return String(Number(value.toPrecision(12)));
  return typeof value === "string" ? cleanCell(value) : "";
}
