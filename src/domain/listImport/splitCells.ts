/** Rows and cells of a pasted table, a CSV or TSV file, or a plain list. Nothing in a cell is ever run. */
import { listLimits } from "./listImport.ts";

export type Rows = readonly (readonly string[])[];

/**
 * RFC 4180, read as spreadsheets write it: any line end, a separator found by what most lines have the same number of,
 * and a quotation mark that opens no quoted cell is a letter. Cells are trimmed; a mark of "this is text" in front is dropped.
 */
export function splitCells(text: string): string[][] {
  const plain = text.replace(/^\uFEFF/, "");
  // Excel says in a first line which separator it used.
  const told = /^sep=(.)\r?\n/i.exec(plain);
  const body = told === null ? plain : plain.slice(told[0].length);
  const rows = split(body, told?.[1] ?? findSeparator(body));
  return isOneLine(rows) ? (rows[0] ?? []).map((cell) => [cell]) : rows;
}

const separators = ["\t", ",", ";", "|"] as const;

/** A tab wins wherever it is: nobody types one. Otherwise the mark that most lines have equally often. */
function findSeparator(text: string): string {
  const start = text.slice(0, 20_000);
  if (start.includes("\t")) return "\t";
  let best = { separator: "\n", share: 0, cells: 0 };
  for (const separator of separators) {
    const counts = split(start, separator)
      .filter((row) => row.some((cell) => cell !== ""))
      .map((row) => row.length);
    const many = counts.filter((count) => count > 1);
    const usual = findMostCommon(many);
    const share = many.filter((count) => count === usual).length / Math.max(1, counts.length);
    const isBetter = share > best.share + 0.001 || (share > best.share - 0.001 && usual > best.cells);
    // A list with one name a line has a comma here and there: "Ann Arbor, MI".
    if (usual > 1 && isBetter && (share >= 0.7 || usual > 2)) best = { separator, share, cells: usual };
  }
  return best.separator;
}

function findMostCommon(counts: readonly number[]): number {
  const seen = new Map<number, number>();
  for (const count of counts) seen.set(count, (seen.get(count) ?? 0) + 1);
  return [...seen].toSorted((a, b) => b[1] - a[1] || b[0] - a[0])[0]?.[0] ?? 0;
}

function split(text: string, separator: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = "";
  let isQuoted = false;
  const endCell = () => {
    if (row.length < listLimits.columns) row.push(cleanCell(cell));
    cell = "";
  };
  const endRow = () => {
    endCell();
    rows.push(row);
    row = [];
  };
  for (let at = 0; at < text.length; at += 1) {
    const letter = text.charAt(at);
    if (isQuoted) {
      if (letter !== '"') cell += letter;
      else if (text.charAt(at + 1) === '"') {
        cell += '"';
        at += 1;
      } else isQuoted = false;
    } else if (letter === '"' && cell.trim() === "" && hasEnd(text, at, separator)) {
      isQuoted = true;
      cell = "";
    } else if (letter === separator && separator !== "\n") endCell();
    else if (letter === "\n" || letter === "\r") {
      if (letter === "\r" && text.charAt(at + 1) === "\n") at += 1;
      endRow();
    } else cell += letter;
  }
  if (cell !== "" || row.length > 0) endRow();
  return rows;
}

/** A mark that never closes before a separator or line end (an inch, a nickname) opens nothing. */
function hasEnd(text: string, at: number, separator: string): boolean {
  for (let end = text.indexOf('"', at + 1); end >= 0; end = text.indexOf('"', end + 1)) {
    if (end - at > 2 * listLimits.cellLength) return false;
    if (text.charAt(end + 1) === '"') end += 1;
    else {
      const next = text.slice(end + 1).match(/^[ ]*(.|\n|$)/)?.[1] ?? "";
      return next === "" || next === separator || next === "\r" || next === "\n";
    }
  }
  return false;
}

/** Also undoes our own guard against formulas: '=1+1 in a file of ours is the text "=1+1". */
export function cleanCell(text: string): string {
  const plain = text
    .replaceAll(/[\u00A0\u2007\u202F]/g, " ")
    .replaceAll(/[\u200B-\u200F\u2060\uFEFF]/g, "")
    .trim();
  const unguarded = /^'\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/.test(plain) ? plain.slice(1).trim() : plain;
  return unguarded.slice(0, listLimits.cellLength);
}

/** "Yale, Brown, Tufts" is a list of three, not a table of one row. */
function isOneLine(rows: readonly (readonly string[])[]): boolean {
  const filled = rows.filter((row) => row.some((cell) => cell !== ""));
  return filled.length === 1 && rows[0] === filled[0] && (filled[0]?.length ?? 0) > 1;
}
