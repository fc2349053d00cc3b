/** Rows as CSV that a spreadsheet opens without running anything that people typed into a form. */

/** What a spreadsheet would take for a formula: told apart by its first letter, also after blanks. */
const formulaStart = /^[\s\p{Cc}]*[=+\-@\uff1d\uff0b\uff0d\uff20]/u;

/** Every cell in quotes, lines ended as RFC 4180 has it; the heading comes first. */
export function toCsv(heading: readonly string[], rows: readonly (readonly string[])[]): string {
  return [heading, ...rows].map((row) => `${row.map(toCell).join(",")}\r\n`).join("");
}

function toCell(text: string): string {
  // An apostrophe in front makes it text in every spreadsheet; it is the one sign that is added.
  const safe = formulaStart.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}
