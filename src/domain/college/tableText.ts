/** The data set's own text form: one line a row, cells divided by commas, lists inside a cell by "|". */

/** What a field is; `quartiles` fills two cells and `brackets` five. An empty cell is null, an empty list []. */
export type Kind = "text" | "number" | "flag" | "list" | "quartiles" | "brackets";
export type Column = { field: string; kind: Kind };

const bracketEnds = ["To30", "To48", "To75", "To110", "Above110"] as const;

/** The headings of the cells that a column fills. */
export function listCellNames({ field, kind }: Column): string[] {
  if (kind === "quartiles") return [`${field}Lower`, `${field}Upper`];
  if (kind === "brackets") return bracketEnds.map((end) => `${field}${end}`);
  return [field];
}

export function toHeadingLine(columns: readonly Column[]): string {
  return joinLine(columns.flatMap(listCellNames));
}

export function encodeRow(columns: readonly Column[], row: Readonly<Record<string, unknown>>): string {
  return joinLine(columns.flatMap(({ field, kind }) => encodeValue(kind, row[field])));
}

/** The row as plain values, for a schema to check; null where the line has another number of cells. */
export function decodeRow(columns: readonly Column[], line: string): Record<string, unknown> | null {
  return toRow(columns, splitLine(line));
}

function toRow(columns: readonly Column[], cells: readonly string[]): Record<string, unknown> | null {
  const row: Record<string, unknown> = {};
  let position = 0;
  for (const { field, kind } of columns) {
    const width = countCells(kind);
    if (position + width > cells.length) return null;
    row[field] = decodeValue(kind, cells, position);
    position += width;
  }
  return position === cells.length ? row : null;
}

function countCells(kind: Kind): number {
  if (kind === "quartiles") return 2;
  return kind === "brackets" ? bracketEnds.length : 1;
}

/** Cells with a comma or quote are quoted; line breaks never stand in a cell. */
export function joinLine(cells: readonly string[]): string {
  return cells.map((cell) => (/[",]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(",");
}

/** At most `limit` cells are read. */
export function splitLine(line: string, limit = Number.MAX_SAFE_INTEGER): string[] {
  if (!line.includes('"')) return limit > 1_000 ? line.split(",") : line.split(",", limit);
  const cells: string[] = [];
  let at = 0;
  while (at <= line.length && cells.length < limit) {
    if (line[at] !== '"') {
      const end = line.indexOf(",", at);
      cells.push(line.slice(at, end < 0 ? line.length : end));
      at = end < 0 ? line.length + 1 : end + 1;
      continue;
    }
    let end = line.indexOf('"', at + 1);
    while (end >= 0 && line[end + 1] === '"') end = line.indexOf('"', end + 2);
    if (end < 0) end = line.length;
    cells.push(line.slice(at + 1, end).replaceAll('""', '"'));
    at = end + 2;
  }
  return cells;
}

function encodeValue(kind: Kind, value: unknown): string[] {
  if (kind === "list")
    return [Array.isArray(value) ? value.map((one) => toCell(one).replaceAll("|", " ")).join("|") : ""];
  if (kind === "brackets") return Array.isArray(value) ? value.map(toCell) : bracketEnds.map(() => "");
  if (kind === "quartiles") {
    if (typeof value !== "object" || value === null) return ["", ""];
    const { lower, upper } = value as { lower?: unknown; upper?: unknown };
    return [toCell(lower), toCell(upper)];
  }
  return [toCell(value)];
}

function toCell(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value === "number" || typeof value === "string") return String(value).replace(/[\r\n]+/g, " ");
  throw new TypeError("A cell holds a text, a number or yes and no.");
}

function decodeValue(kind: Kind, cells: readonly string[], position: number): unknown {
  const cell = cells[position] ?? "";
  if (kind === "list") return cell === "" ? [] : cell.split("|");
  if (kind === "brackets") return cells.slice(position, position + 5).map(readCellNumber);
  if (kind === "quartiles") {
    const lower = readCellNumber(cell);
    const upper = readCellNumber(cells[position + 1] ?? "");
    return lower === null && upper === null ? null : { lower, upper };
  }
  if (cell === "") return null;
  if (kind === "number") return readCellNumber(cell);
  if (kind === "flag") return cell === "yes" ? true : cell === "no" ? false : cell;
  return cell;
}

/** What is no number stays NaN, which every schema refuses. */
function readCellNumber(cell: string): number | null {
  return cell === "" ? null : Number(cell);
}
