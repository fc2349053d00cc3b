/** CSV that a spreadsheet opens without executing anything that people typed into a form. */

/** Text a spreadsheet would treat as a formula, judged by its first character, even after whitespace. */
const formulaStart = /^[\s\p{Cc}]*[=+\-@\uff1d\uff0b\uff0d\uff20]/u;

/** Every cell is quoted and lines end as in RFC 4180; the heading comes first. */
export function toCsv(heading: readonly string[], rows: readonly (readonly string[])[]): string {
  return [heading, ...rows].map((row) => `${row.map(toCell).join(",")}\r\n`).join("");
}

function toCell(text: string): string {
  // A leading apostrophe makes it text in every spreadsheet; nothing else is added.
  const safe = formulaStart.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}

/**
 * A table as CSV (RFC 4180: CRLF, doubled quotes). Text that a spreadsheet would run as a formula is prefixed with an
 * apostrophe; numbers stay numbers, null is an empty cell.
 */
export function toCsvTable(
  header: readonly string[],
  rows: readonly (readonly (string | number | null)[])[],
): string {
  return [header, ...rows].map((row) => `${row.map(toTableCell).join(",")}\r\n`).join("");
}

function toTableCell(value: string | number | null): string {
  if (value === null) return "";
  if (typeof value === "number") return Number.isFinite(value) ? String(value) : "";
  const safe = /^\s*[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/.test(value) ? `'${value}` : value;
  return /[",\r\n']|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
