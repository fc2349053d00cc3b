/**
 * A PDF page's text as it is seen: what stands in one row is one line, and columns keep their gaps, so that "Dining, Block 150    $6,120" has one
 * amount. Otherwise the order of the file is kept, since a column of prose beside another is not a table.
 */

/** `x` and `y` from the page's lower left corner; `size`: of the letters. */
export type PdfText = { text: string; x: number; y: number; width: number; size: number };

type Cell = { text: string; x: number; end: number };
type Row = { y: number; size: number; cells: Cell[] };

/** Of the letters' size. A wider gap parts two cells, a narrower one two words. */
const cellGap = 1.2;
const wordGap = 0.12;
const sameLine = 0.4;
/** Drawn after the rest of its row, as in a table that was written column by column: an amount or the head of a column, and no prose. */
const longestCell = 24;
/** How far up its row is looked for: more rows than a page of a letter has. */
const mostRows = 200;
const mostColumns = 240;
/** A letter's width by its size, on average. */
const letterWidth = 0.5;
/** Rows further apart than this by their size have a blank line between them. */
const blankAfter = 2.2;

export function layOutPage(items: readonly PdfText[]): string {
  const rows: Row[] = [];
  for (const item of items) {
    if (item.text.trim() !== "") place(rows, item);
  }
  const left = rows.flatMap(({ cells }) => cells).reduce((least, { x }) => Math.min(least, x), Infinity);
  const sizes = rows.map(({ size }) => size).toSorted((a, b) => a - b);
  const unit = (sizes[Math.floor(sizes.length / 2)] ?? 10) * letterWidth;
  return rows
    .map((row, at) => {
      const above = rows[at - 1];
      const isApart = above !== undefined && above.y - row.y > blankAfter * Math.max(above.size, row.size);
      return `${isApart ? "\n" : ""}${writeRow(row, left, unit)}`;
    })
    .join("\n");
}

function place(rows: Row[], { text, x, y, width, size }: PdfText): void {
  const cell = { text, x, end: x + width };
  const isLevel = (row: Row) => Math.abs(row.y - y) < sameLine * Math.max(row.size, size);
  const last = rows.at(-1);
  if (last !== undefined && isLevel(last)) {
    last.cells.push(cell);
    return;
  }
  const early = text.trim().length <= longestCell ? rows.slice(-mostRows).findLast(isLevel) : undefined;
  if (early === undefined) rows.push({ y, size, cells: [cell] });
  else early.cells.push(cell);
}

function writeRow({ cells, size }: Row, left: number, unit: number): string {
  const [only] = cells;
  // Prose needs no place.
  if (cells.length === 1 && only !== undefined && only.text.length > longestCell) return only.text.trim();
  let line = "";
  let end: number | null = null;
  for (const cell of cells.toSorted((a, b) => a.x - b.x)) {
    const gap = end === null ? 0 : cell.x - end;
    const isCell = end === null || gap > cellGap * size;
    // Under what stands in the same column of other rows.
    if (isCell)
      line = line.padEnd(
        Math.max(
          end === null ? 0 : line.length + 3,
          Math.min(mostColumns, Math.round((cell.x - left) / unit)),
        ),
      );
    else if (gap > wordGap * size && !/\s$/.test(line) && !/^\s/.test(cell.text)) line += " ";
    line += cell.text;
    end = cell.end;
  }
  return line.trimEnd();
}
