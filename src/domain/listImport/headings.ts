/** Finds the row of headings and what each column holds: by its heading, and where that says nothing, by its cells. */
import type { ApplicationPlan } from "#domain/timeline/timeline.ts";
import type { Day } from "#lib/dates.ts";
import {
  listRounds,
  readDay,
  readPlace,
  readRound,
  readSerialDay,
  readState,
  readStatus,
  toWords,
} from "./cellValues.ts";
import type { Column, ColumnRole, ListedStatus } from "./listImport.ts";
import { sheetColumns } from "./sheetColumns.ts";
import type { Rows } from "./splitCells.ts";

export type ReadColumn = Column & {
  /** A deadline column of one round: "ED deadline". */
  round: ApplicationPlan | null;
  /** A column that asks one yes-or-no question: "Waitlisted?". */
  asks: ListedStatus | null;
};

export type Table = {
  columns: readonly ReadColumn[];
  /** Index of the column with the names. */
  nameColumn: number;
  /** Where the rows below the headings begin. */
  firstRow: number;
  /** What stands above the headings: a title. */
  titles: readonly string[];
};

/** What this plan writes itself: what it calculates is never read back. */
const ownRoles: ReadonlyMap<string, ColumnRole> = new Map(
  sheetColumns.map(({ heading, role }) => [toWords(heading), role === "hand" ? "other" : role]),
);

/** What `heading` says, as words; the first that fits decides. */
const roles: readonly (readonly [ColumnRole, RegExp])[] = [
  ["unitId", /^(unitid|unit id|nces( id)?|ipeds( id| unitid)?|ncesid|ope ?id6?)$/],
  // Numbers of other systems.
  [
    "fact",
    /^(ceeb( code)?|act code|college board id|naviance (college )?code|scid|student id|naviance student id|fice|no|nr|number|rank|order)$/,
  ],
  ["deadline", /\b(deadlines?|due( dates?)?|due by|apply by|app date|fecha( limite)?|plazo)\b/],
  [
    "name",
    /^(my |our |the )?(colleges?|schools?|universit(y|ies)|institutions?|colegios?|universidad(es)?)( ?(\/|or|and)? ?(colleges?|schools?|universit(y|ies)))?( (names?|list|choices?|i m applying to|im applying to))?$|^(name|nombre|college name|school name|where|name of (college|school|university))$|^(colleges i ?m .*|my schools|my colleges)$/,
  ],
  ["state", /^(states?|st|estado|state abbr.*)$/],
  [
    "place",
    /^(location|city|town|place|where|city state|campus( location)?|ciudad|lugar|city and state|located)$/,
  ],
  [
    "note",
    /\bnotes?\b|\bcomments?\b|\bthoughts\b|\bremarks\b|\bpros( and)? cons\b|\bpros\b|\bcons\b|\bnotas\b|\bcomentarios\b|\bimpressions?\b/,
  ],
  [
    "status",
    /^(status|app(lication)? status|application|stage|where are we|where we are|result|results|final result|outcome|decision( (result|received|status))?|admission decision|admissions? status|interest( level)?|list|estado de solicitud|resultado|college status|progress|list status)$/,
  ],
  [
    "status",
    /^(applied|submitted|app(lication)? (submitted|sent|complete|in)|accepted|admitted|denied|rejected|wait ?list(ed)?|deferred|attending|enrolled|committed|withdrawn|applying|did we apply|sent)$/,
  ],
  [
    "round",
    /^(rounds?|type|app(lication)? type|app(lication)? plan|plan|decision (plan|type)|admissions? (plan|type|round|cycle)|deadline type|ea ed|ed ea|ea ed rd|ed ea rd|early|early regular|ronda|how|ea or ed|application round|apply( as)?)$/,
  ],
  [
    "fact",
    /\b(accept(ance)? rate|admit rate|admission rate|acc rate|average net price|avg net price|net price|sticker( price)?|tuition|cost|coa|cost of attendance|price( tag)?|room and board|enrollment|size|undergrads|undergraduates|sat( range)?|act( range)?|sat act|gpa( avg)?|avg gpa|graduation rate|grad rate|website|url|web site|link|ranking|us news|distance|miles|public private|public or private|control|setting|student faculty|start term|term|expected difficulty|scattergram|class( of)?|phone|zip|address)\b/,
  ],
  // How far another system is with its own papers: true for a week.
  [
    "fact",
    /^(transcripts?|office status|submission type|(application |app )?method|app(lication)? method|recommendations?|writing requirements?|materials|delivery type)$/,
  ],
];

type Read = Pick<ReadColumn, "role" | "round" | "asks">;

/** A sheet that a plan wrote: a family's own "Letters" or "Deadline" is not ours. */
function isOwnSheet(headings: readonly string[]): boolean {
  const known = headings.filter((heading) => ownRoles.has(toWords(heading)));
  return known.length >= ownHeadingsAtLeast && headings.some((heading) => heading === "UNITID");
}
const ownHeadingsAtLeast = 8;

export function readHeading(heading: string, isOurs = false): Read {
  const words = toWords(heading);
  const plain = { round: null, asks: null };
  if (words === "") return { role: "other", ...plain };
  const own = isOurs ? ownRoles.get(words) : undefined;
  if (own !== undefined) return { role: own, ...plain };
  const role = roles.find(([, pattern]) => pattern.test(words))?.[0] ?? null;
  if (role === "deadline") return { role, round: readRound(heading), asks: null };
  if (role === "status") return { role, round: null, asks: readQuestion(words) };
  if (role !== null) return { role, ...plain };
  // "EA", "ED 11/1": a column for each round holds its date or a tick.
  return { role: listRounds(heading).length > 0 && words.length < 12 ? "round" : "other", ...plain };
}

/** The status that a yes in such a column means. */
function readQuestion(words: string): ListedStatus | null {
  if (
    /^(status|app(lication)? status|application|stage|where|result|final|outcome|decision|admission|interest|list|progress|college status|estado|resultado)/.test(
      words,
    )
  )
    return null;
  return readStatus(words);
}

/** Headings that say that a row is one of headings; a cell that fits is no college's name. */
function isHeading(cell: string): boolean {
  return cell.length < 60 && readHeading(cell).role !== "other";
}

const searchedRows = 25;

/**
 * `isName`: whether a text is a college's name as it stands. Null where no row of the table has one and no heading
 * says where the names are.
 */
export function findTable(rows: Rows, isName: (text: string) => boolean, today: Day): Table | null {
  const header = findHeader(rows, isName);
  const firstRow = header === null ? 0 : header.last + 1;
  const width = rows.reduce((most, row) => Math.max(most, row.length), 0);
  const headings = Array.from({ length: width }, (_, column) =>
    header === null ? "" : joinHeadings(rows, header, column),
  );
  const body = rows.slice(firstRow, firstRow + 300);
  const counts = headings.map((_, column) => body.filter((row) => isName(row[column] ?? "")).length);
  const isOurs = isOwnSheet(headings);
  const said = headings.map((heading) => readHeading(heading, isOurs));
  const nameColumn = findNameColumn(said, counts, body);
  if (nameColumn === null) return null;
  const columns = headings.map((heading, column): ReadColumn => {
    if (column === nameColumn) return { heading, role: "name", round: null, asks: null };
    const read = toOtherRole(said[column] ?? { role: "other", round: null, asks: null });
    const cells = body.map((row) => row[column] ?? "").filter((cell) => cell !== "");
    return { heading, ...(isOurs ? read : decideByCells(read, heading, cells, today)) };
  });
  const titles = rows.slice(0, header?.first ?? 0).flatMap((row) => row.filter((cell) => cell !== ""));
  return { columns: keepOneOf(columns), nameColumn, firstRow, titles };
}

type Header = { first: number; last: number };

/** The row with the most headings among the first ones; a row of groups right above it belongs to it. */
function findHeader(rows: Rows, isName: (text: string) => boolean): Header | null {
  let best: { row: number; score: number } | null = null;
  for (const [index, row] of rows.slice(0, searchedRows).entries()) {
    const filled = row.filter((cell) => cell !== "");
    const known = filled.filter(isHeading).length;
    const hasName = row.some((cell) => readHeading(cell).role === "name");
    const colleges = filled.filter((cell) => !isHeading(cell) && isName(cell)).length;
    const isSure =
      3 * colleges <= known &&
      (known >= 2 || (hasName && (filled.length === 1 || known / filled.length >= 0.25)));
    const score = known + (hasName ? 2 : 0);
    if (isSure && score > (best?.score ?? 0)) best = { row: index, score };
  }
  if (best === null) return null;
  const { row } = best;
  return { first: row > 0 && isGroups(rows[row - 1] ?? [], isName) ? row - 1 : row, last: row };
}

/** Merged cells above the headings leave a few words with gaps; a title is one cell. */
function isGroups(row: readonly string[], isName: (text: string) => boolean): boolean {
  const filled = row.filter((cell) => cell !== "");
  // "Aid" and "Net" are also initials of colleges.
  const colleges = filled.filter((cell) => isName(cell)).length;
  return filled.length > 1 && filled.every((cell) => cell.length <= 40) && 3 * colleges <= filled.length;
}

/** A heading that says little alone ("Date", "Aid") gets its group's, and so does one of two that are the same. */
function joinHeadings(rows: Rows, { first, last }: Header, column: number): string {
  const lower = rows[last] ?? [];
  const own = lower[column] ?? "";
  if (first === last) return own;
  const groups = rows[first] ?? [];
  let group = "";
  for (let at = column; at >= 0 && group === ""; at -= 1) group = groups[at] ?? "";
  if (own === "") return groups[column] ?? "";
  const isClear = /\w{3,} \w{3,}/.test(toWords(own)) && lower.filter((cell) => cell === own).length === 1;
  return group === "" || isClear || readHeading(own).role !== "other" ? own : `${group}: ${own}`;
}

/** The heading decides; where none or several say "college", the column with the most names does. */
function findNameColumn(
  said: readonly Pick<ReadColumn, "role">[],
  counts: readonly number[],
  body: Rows,
): number | null {
  const named = said.flatMap(({ role }, column) => (role === "name" ? [column] : []));
  const best = (columns: readonly number[]) =>
    columns.toSorted((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0) || a - b)[0] ?? null;
  const byHeading = best(named);
  const byCells = best([...counts.keys()]);
  const most = byCells === null ? 0 : (counts[byCells] ?? 0);
  if (byHeading !== null && ((counts[byHeading] ?? 0) > 0 || most < 2)) return byHeading;
  if (most > 0) return byCells;
  // A plain list without one known name: the only column there is.
  const filled = counts.flatMap((_, column) =>
    body.some((row) => (row[column] ?? "") !== "") ? [column] : [],
  );
  return filled.length === 1 ? (filled[0] ?? null) : null;
}

/** Beside the column with the names "Where" is a place, and "School" in a second one the student's own. */
function toOtherRole(read: Read): Read {
  return read.role === "name" ? { ...read, role: "place" } : read;
}

/** "Decision" is a round in one sheet and an answer in another, and a sheet without headings has only its cells. */
function decideByCells(read: Read, heading: string, cells: readonly string[], today: Day): Read {
  if (cells.length === 0) return read;
  const share = (fits: (cell: string) => boolean) => cells.filter(fits).length / cells.length;
  const isRound = (cell: string) => cell.length < 40 && listRounds(cell).length > 0;
  const isStatus = (cell: string) => readStatus(cell) !== null;
  const plain = { round: null, asks: null };
  if (read.role === "round") {
    const dates = share((cell) => readDay(cell, today) !== null && !isRound(cell));
    // A column named "EA" with dates below it.
    if (dates > 0.5) return { role: "deadline", round: readRound(heading), asks: null };
    return share(isRound) >= share(isStatus) ? read : { role: "status", ...plain };
  }
  if (
    read.role === "status" &&
    read.asks === null &&
    share(isRound) > 0.6 &&
    share(isRound) > share(isStatus)
  )
    return { role: "round", ...plain };
  if (read.role !== "other") return read;
  // Rows numbered by hand.
  if (toWords(heading) === "" && share((cell) => /^#?\d{1,3}\.?$/.test(cell)) > 0.9)
    return { role: "own", ...plain };
  if (heading !== "") return read;
  if (share((cell) => cell.length <= 22 && readState(cell) !== null) > 0.7)
    return { role: "state", ...plain };
  if (share(isRound) > 0.6) return { role: "round", ...plain };
  if (share(isStatus) > 0.6) return { role: "status", ...plain };
  if (share((cell) => cell.length <= 30 && (readDay(cell, today) ?? readSerialDay(cell)) !== null) > 0.6)
    return { role: "deadline", ...plain };
  if (share((cell) => cell.length <= 40 && readPlace(cell).state !== null) > 0.6)
    return { role: "place", ...plain };
  return { role: "note", ...plain };
}

/** Of two columns with numbers of colleges or with states the first counts. */
function keepOneOf(columns: readonly ReadColumn[]): ReadColumn[] {
  const seen = new Set<ColumnRole>();
  return columns.map((column) => {
    const isSingle = column.role === "unitId" || column.role === "state" || column.role === "place";
    if (!isSingle || !seen.has(column.role)) {
      seen.add(column.role);
      return column;
    }
    return { ...column, role: "fact" };
  });
}
