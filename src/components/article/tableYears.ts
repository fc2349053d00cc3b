/** Moves a table's years and sources into a column or row heading if all its figures share them. */
import type { BlockOf, Inline } from "#content/blocks.ts";
import { toPlainText } from "#content/plainText.ts";

type Table = Pick<BlockOf<"table">, "head" | "rows">;
type Figure = Extract<Inline, { figure: string }>;
type Origin = Pick<Figure, "year" | "source" | "isPast">;

/** The same figures with less repetition: by column if a column agrees, else by row. */
export function hoistSharedYears(table: Table): Table {
  const byColumn = table.head.map((_, column) =>
    column === 0 ? null : findSharedOrigin(table.rows.map((row) => row[column] ?? [])),
  );
  if (byColumn.some((origin) => origin !== null)) {
    return {
      head: table.head.map((cell, column) => addOrigin(cell, byColumn[column] ?? null)),
      rows: table.rows.map((row) =>
        row.map((cell, column) => (byColumn[column] == null ? cell : removeOrigin(cell))),
      ),
    };
  }
  return {
    head: table.head,
    rows: table.rows.map(([first = [], ...cells]) => {
      const origin = findSharedOrigin(cells);
      return origin === null
        ? [first, ...cells]
        : [addOrigin(first, origin), ...cells.map((cell) => removeOrigin(cell))];
    }),
  };
}

/** What these cells' figures share; null if they differ, or if there is only one figure. */
function findSharedOrigin(cells: readonly (readonly Inline[])[]): Origin | null {
  const figures = cells.flatMap((cell) => cell.flatMap(collectFigures));
  const [first] = figures;
  if (first === undefined || figures.length < 2) return null;
  const isShared = figures.every(
    ({ year, source, isPast }) => year === first.year && source === first.source && isPast === first.isPast,
  );
  return isShared ? first : null;
}

function collectFigures(run: Inline): Figure[] {
  if (typeof run === "string" || "cite" in run) return [];
  if ("figure" in run) return [run];
  const inner = "bold" in run ? run.bold : "italic" in run ? run.italic : run.text;
  return inner.flatMap(collectFigures);
}

function addOrigin(cell: Inline[], origin: Origin | null): Inline[] {
  if (origin === null) return cell;
  const { year, source } = origin;
  const isSaid = year === "" || toPlainText(cell).includes(year);
  return [
    ...cell,
    ...(isSaid ? [] : [` (${joinWithNoBreakSpaces(year)})`]),
    ...(source === null ? [] : [{ cite: source }]),
  ];
}

/** A narrow heading may break at spaces, but never inside 2024-25. */
function joinWithNoBreakSpaces(text: string): string {
  return text.replaceAll("-", "-\u2060");
}

function removeOrigin(cell: readonly Inline[]): Inline[] {
  return cell.map((run): Inline => {
    if (typeof run === "string" || "cite" in run) return run;
    if ("figure" in run) return { ...run, year: "", source: null };
    if ("bold" in run) return { bold: removeOrigin(run.bold) };
    if ("italic" in run) return { italic: removeOrigin(run.italic) };
    return { to: run.to, text: removeOrigin(run.text) };
  });
}
