/** What a system printed and nobody laid out: a table as comma-separated values, and awards as lines of "Award Name: …". Both become rows. */
import { findAmounts } from "./letterAmounts.ts";
import { joinRows, type LetterLine } from "./letterCards.ts";

/** Rows and records as rows of a table, with a tab between their cells. */
export function readExports(lines: readonly LetterLine[]): LetterLine[] {
  return foldKeyed(splitCommas(lines));
}

const leastRows = 3;
const leastCells = 3;
const longestRow = 300;

/** As many cells as the others, and an amount with its own comma in quotation marks or none at all. */
function splitCommas(lines: readonly LetterLine[]): LetterLine[] {
  const cells = lines.map(({ text }) => readCells(text));
  const counts = new Map<number, number>();
  for (const row of cells) if (row !== null) counts.set(row.length, (counts.get(row.length) ?? 0) + 1);
  const [usual] = [...counts].toSorted(([, a], [, b]) => b - a);
  if (usual === undefined || usual[1] < leastRows) return [...lines];
  const rows = cells.map((row) => (row?.length === usual[0] ? row : null));
  const groups = rows.flatMap((row) => row?.[0] ?? []);
  const isGrouped =
    new Set(groups).size * 2 < groups.length &&
    rows.every((row) => row === null || /\p{L}{2}/u.test(row[1] ?? ""));
  let group = "";
  return lines.flatMap((line, at) => {
    const row = rows[at] ?? null;
    if (row === null) return [line];
    if (!isGrouped) return [{ ...line, text: row.join("\t") }];
    // "Gift Aid,Pell Grant,$3,145": what the rows are stands over them.
    const [own = "", ...others] = row;
    const heading = own === group ? [] : [{ text: own, rows: [] }];
    group = own;
    return [...heading, { ...line, text: others.join("\t") }];
  });
}

/** Null for what is no row of comma-separated values: "$1,200, fees" has a space behind its comma, and a sentence has no cells. */
function readCells(text: string): string[] | null {
  const line = text.length > longestRow ? "" : text.trim();
  // "Pell Grant   3,697   3,698": commas of thousands, and columns of another kind.
  if (/\d,\d{3}(?!\d)|\t|\||\s{2}/.test(line.replace(/"[^"]*"/g, ""))) return null;
  if (!/^(?:"[^"]*"|[^",]*)(?:,(?:"[^"]*"|[^",]*))+$/.test(line)) return null;
  const cells = [...line.matchAll(/(?:^|,)(?:"([^"]*)"|([^",]*))/g)].map(
    ([, quoted, bare]) => quoted ?? bare ?? "",
  );
  const areApart = cells.slice(1).every((cell) => !/^\s/.test(cell));
  return cells.length >= leastCells && areApart && cells.some((cell) => cell !== "") ? cells : null;
}

const nameKey =
  /^\s*(?:award(?: (?:name|description|title))?|fund(?: name)?|name of award)\s*:\s*(\S.{1,70})$/i;
const field = /^\s*([A-Za-z][A-Za-z ]{2,24}?)\s*:\s*(\S.{0,40})$/;
const ofTerm = /^(?:fall|autumn|winter|spring|summer)\b/i;
const ofYear = /^(?:(?:annual|total|year(?:ly)?|award|offered) ?)*(?:amount|award|total|offered)$/i;
const leastRecords = 2;

/** "Award Name: Pell Grant", "Annual Amount: $6,245", "Status: Accepted": one row, its year's amount behind those of its terms. */
function foldKeyed(lines: readonly LetterLine[]): LetterLine[] {
  const starts = lines.flatMap(({ text }, at) => (nameKey.test(text) ? [at] : []));
  if (starts.length < leastRecords) return [...lines];
  const folded: (LetterLine | null)[] = [...lines];
  for (const start of starts) {
    const cells: { terms: string[]; year: string[]; others: string[] } = { terms: [], year: [], others: [] };
    let end = start + 1;
    for (; end < lines.length; end += 1) {
      const text = lines[end]?.text ?? "";
      const [, key, value] = nameKey.test(text) ? [] : (field.exec(text) ?? []);
      if (key === undefined || value === undefined) break;
      const isAmount = findAmounts(value).length === 1;
      if (isAmount && ofTerm.test(key)) cells.terms.push(`${key.split(" ")[0] ?? ""} ${value}`);
      else if (isAmount && ofYear.test(key)) cells.year.push(value);
      else if (isAmount) break;
      else cells.others.push(value);
    }
    if (cells.terms.length + cells.year.length === 0) continue;
    const name = nameKey.exec(lines[start]?.text ?? "")?.[1]?.trim() ?? "";
    folded.fill(null, start, end);
    folded[start] = {
      text: [name, ...cells.terms, ...cells.year.slice(0, 1), ...cells.others].join("\t"),
      rows: joinRows(...lines.slice(start, end)),
    };
  }
  return folded.flatMap((line) => line ?? []);
}
