/** Where a table says the year and source of its figures: once for all, once a column or a row, or in every cell. */
import type { BlockOf, Inline } from "#content/blocks.ts";

export type FigureYear = { year: string; source: number };

export type TableYears = {
  /** In the caption, for all figures. */
  all: FigureYear | null;
  /** In the heads of the columns, the first column with them. Empty where it is said elsewhere. */
  columns: readonly (FigureYear | null)[];
  /** In the heads of the rows. Empty where it is said elsewhere. */
  rows: readonly (FigureYear | null)[];
  /** The cells themselves say nothing of it. */
  isSaidOnce: boolean;
};

export function tableYearsOf({ rows, head }: Pick<BlockOf<"table">, "rows" | "head">): TableYears {
  const cells = rows.map((row) => row.map(figuresIn));
  const every = cells.flat(2);
  const nowhere = { all: null, columns: [], rows: [], isSaidOnce: false };
  if (every.length < 2) return nowhere;
  const [first] = every;
  if (first !== undefined && every.every((one) => isSame(one, first))) {
    return { ...nowhere, all: first, isSaidOnce: true };
  }
  const byColumn = head.map((_, column) => cells.flatMap((row) => row[column] ?? []));
  if (byColumn.every(areAlike)) {
    return { ...nowhere, columns: byColumn.map((figures) => figures[0] ?? null), isSaidOnce: true };
  }
  const byRow = cells.map((row) => row.flat());
  return byRow.every(areAlike)
    ? { ...nowhere, rows: byRow.map((figures) => figures[0] ?? null), isSaidOnce: true }
    : nowhere;
}

/** Figures by name that carry a year; one past its year keeps saying so in its own cell. */
function figuresIn(cell: readonly Inline[]): FigureYear[] {
  return cell.flatMap((run): FigureYear[] => {
    if (typeof run === "string") return [];
    if ("bold" in run) return figuresIn(run.bold);
    if ("italic" in run) return figuresIn(run.italic);
    return "figure" in run ? [{ year: run.year, source: run.source }] : [];
  });
}

function areAlike(figures: readonly FigureYear[]): boolean {
  const [first] = figures;
  return first === undefined || figures.every((one) => isSame(one, first));
}

function isSame(one: FigureYear, other: FigureYear): boolean {
  return one.year === other.year && one.source === other.source;
}
