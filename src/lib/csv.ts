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
