/**
 * Reads application dates from every `deadlines_….csv` of the folder: lists of one cycle, named by the file, and grids
 * whose rows name their own cycle, source and confidence. What several files say of one round is settled in
 * `mergeDeadlines`.
 */
import { createHash } from "node:crypto";
import { type Deadline, deadlineSchema, type deadlineSources } from "#domain/college/deadline.ts";
import type { DeadlineRound } from "#domain/college/rounds.ts";
import {
  readCodeCell,
  readRequiredCodeCell,
  readRequiredTextCell,
  readTextCell,
  readUnitIdCell,
} from "./cells.ts";
import { checkRow } from "./checkedRow.ts";
import { ImportProblem } from "./importProblem.ts";
import { mergeDeadlines, type ReadDeadline } from "./mergeDeadlines.ts";
import { type Row, readTable, type Table } from "./readTable.ts";

export const deadlineFilePattern = /^deadlines_\w[\w-]*\.csv(\.gz)?$/;

const columns = {
  needed: ["UNITID", "round", "deadline", "binding"],
  optional: ["cycle", "source", "url", "confidence"],
};

const rounds = new Map<string, DeadlineRound>([
  ["EA", "earlyAction"],
  ["EA (GA)", "earlyActionInState"],
  ["EA (non-GA)", "earlyActionOutOfState"],
  ["EA I", "earlyAction1"],
  ["EA II", "earlyAction2"],
  ["EA III", "earlyAction3"],
  ["EA IV", "earlyAction4"],
  ["REA", "restrictiveEarlyAction"],
  ["ED", "earlyDecision"],
  ["ED I", "earlyDecision1"],
  ["ED II", "earlyDecision2"],
  ["RD", "regularDecision"],
  ["RD Final", "regularDecisionFinal"],
  ["Priority", "priority"],
  ["Scholarship priority", "scholarshipPriority"],
  ["Honors", "honors"],
  ["Deposit", "deposit"],
]);

const yesNo = new Map([
  ["yes", true],
  ["no", false],
]);

/** H as published, M with a mark; L is too weak to use. */
const grades = new Map([
  ["H", "high"],
  ["M", "medium"],
  ["L", "low"],
] as const);

/** September to December fall in a cycle's first year, the other months in its second. */
const firstMonthOfDates = 9;

/** A page read from July on is taken for the cycle that then begins. */
const firstMonthOfReading = 7;

export type ImportedDeadlines = {
  /** All files read, as one. */
  read: { file: string; sha256: string };
  deadlines: Deadline[];
  /** The newest day a date was read on. */
  asOf: string;
};

/** `listedOn` is the day the lists without a source of their own were compiled. */
export function importDeadlines(
  paths: readonly string[],
  listedOn: string,
  tally: (what: string, count: number) => void,
): ImportedDeadlines {
  const tables = paths.map((path) => readTable(path, columns));
  const rows = tables.flatMap((table) => readRows(table, listedOn));
  const usable = rows.filter(({ grade }) => grade !== "low");
  if (usable.length < rows.length) tally("dates of deadlines too weak to use", rows.length - usable.length);
  const deadlines = mergeDeadlines(usable, tally);
  const hash = createHash("sha256");
  for (const { sha256 } of tables) hash.update(sha256);
  const [first, ...others] = tables;
  return {
    read: {
      file: tables.map(({ file }) => file).join(", "),
      sha256: first !== undefined && others.length === 0 ? first.sha256 : hash.digest("hex"),
    },
    deadlines,
    asOf: deadlines.reduce((latest, { asOf }) => (asOf > latest ? asOf : latest), ""),
  };
}

function readRows(table: Table, listedOn: string): ReadDeadline[] {
  const cycleOfFile = /_(\d{4}-\d{2})\b/.exec(table.file)?.[1] ?? null;
  const seen = new Set<string>();
  return table.rows.map((row) => {
    const deadline = readDeadline(row, cycleOfFile, listedOn);
    const key = `${deadline.unitId} ${deadline.round} ${deadline.cycle}`;
    if (seen.has(key)) throw new ImportProblem(row.place("round"), "this college has this round already");
    seen.add(key);
    const grade = readCodeCell(row, "confidence", grades) ?? "high";
    return {
      ...deadline,
      grade,
      written: readRequiredTextCell(row, "deadline"),
      place: row.place("deadline"),
    };
  });
}

function readDeadline(row: Row, cycleOfFile: string | null, listedOn: string) {
  const source = readTextCell(row, "source");
  const asOf = source === null ? listedOn : readReadingDay(row);
  const cycle = readCycle(row, cycleOfFile, asOf);
  const date = readDate(row, Number(cycle.slice(0, 4)));
  const url = readTextCell(row, "url");
  const read = checkRow(row, deadlineSchema, {
    unitId: readUnitIdCell(row),
    round: readRequiredCodeCell(row, "round", rounds),
    date,
    isRolling: date === null,
    isBinding: readRequiredCodeCell(row, "binding", yesNo),
    asOf,
    cycle,
    confidence: "published",
    source: readSource(source, url),
    url,
  });
  return { ...read, cycle };
}

function readSource(source: string | null, url: string | null): (typeof deadlineSources)[number] {
  if (source === null) return "list";
  return url !== null && !url.includes("commonapp.org") ? "collegePage" : "commonAppGrid";
}

/** "2026-27", also with a remark behind it; a page without a year is for the cycle it was read in. */
function readCycle(row: Row, cycleOfFile: string | null, asOf: string): string {
  const text = readTextCell(row, "cycle");
  const named = text === null ? cycleOfFile : (/(?:^|about )(\d{4}-\d{2})\b/.exec(text)?.[1] ?? null);
  if (named !== null && Number(named.slice(2, 4)) + 1 === Number(named.slice(5))) return named;
  if (text === null || !text.startsWith("undated")) {
    throw new ImportProblem(row.place("cycle"), `"${text ?? ""}" names no cycle such as 2026-27`);
  }
  const year = Number(asOf.slice(0, 4)) - (Number(asOf.slice(5, 7)) >= firstMonthOfReading ? 0 : 1);
  return `${year}-${String(year + 1).slice(2)}`;
}

/** The newest day or month named in the source or the cycle; of a month its first day, to claim no more than it says. */
function readReadingDay(row: Row): string {
  const text = `${readRequiredTextCell(row, "source")} ${readTextCell(row, "cycle") ?? ""}`;
  const days = [...text.matchAll(/\b(20\d{2})-(0[1-9]|1[0-2])(?:-(\d{2}))?(?![\d-])/g)].map(
    ([, year = "", month = "", day = "01"]) => `${year}-${month}-${day}`,
  );
  const last = days.toSorted().at(-1);
  if (last !== undefined) return last;
  if (readCodeCell(row, "confidence", grades) === "low") return "2000-01-01";
  throw new ImportProblem(
    row.place("source"),
    "the source does not say when it was read, such as 2026-09-20",
  );
}

function readDate(row: Row, startYear: number): string | null {
  const text = readRequiredTextCell(row, "deadline");
  if (text === "Rolling") return null;
  const day = toDate(text, startYear);
  if (day === null) throw new ImportProblem(row.place("deadline"), `"${text}" is not a month and day`);
  return day;
}

/** "11/1" in the cycle that begins in this year; null if there is no such day. */
export function toDate(text: string, startYear: number): string | null {
  const fits = /^(\d{1,2})\/(\d{1,2})$/.exec(text);
  const month = Number(fits?.[1]);
  const day = Number(fits?.[2]);
  const year = month >= firstMonthOfDates ? startYear : startYear + 1;
  const date = new Date(Date.UTC(year, month - 1, day));
  if (fits === null || date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return null;
  return date.toISOString().slice(0, 10);
}
