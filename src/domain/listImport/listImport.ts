/** A college list that a family keeps elsewhere, as it is read from a paste or a file: its types and bounds. */
import type { CollegeStatus } from "#domain/plan/plan.ts";
import type { ApplicationPlan } from "#domain/timeline/timeline.ts";
import type { Day } from "#lib/dates.ts";

export const listLimits = {
  /** A family's workbook is under 100 kB; a school's export of a whole class is a few MB. */
  fileBytes: 10_000_000,
  /** All sheets of a workbook unpacked: a file of 1 MB can name a terabyte of zeros. */
  unpackedBytes: 60_000_000,
  /** Rows read below the headings; the rest is counted and said. */
  rows: 5_000,
  columns: 100,
  /** Longer than any note; a plan's note has a limit of its own. */
  cellLength: 2_000,
  /** Names that are no known name as written and are searched like a typed word, at 10 to 60 ms each. */
  searches: 60,
  /** Beyond this it is a sentence. */
  nameLength: 120,
  choices: 3,
} as const;

/**
 * What a column holds. "fact": a figure that Tassel has itself, or how far another system is with its papers; "own": what a sheet
 * of ours calculated; "other": a column that only this family has.
 */
export type ColumnRole =
  | "name"
  | "unitId"
  | "place"
  | "state"
  | "status"
  | "round"
  | "deadline"
  | "note"
  | "fact"
  | "own"
  | "other";

export type Column = {
  /** Its heading, two rows of them joined; "" where there is none. */
  heading: string;
  role: ColumnRole;
};

/** "removed": the sheet says that the student dropped it. */
export type ListedStatus = CollegeStatus | "removed";

export type NameMatch =
  /** `was` is the former name it was found by. */
  | { kind: "sure"; unitId: number; was: string | null }
  | { kind: "ask"; because: AskReason; choices: readonly number[]; preferred: number | null }
  /** `closed` says what happened to a college that is gone. */
  | { kind: "unknown"; because: "notFound" | "notLookedUp" }
  | { kind: "unknown"; because: "closed"; closed: string };

export type AskReason = "sameName" | "misspelled" | "otherPlace" | "merged" | "otherNumber";

export type Due = {
  /** Of the column, where there is one for each round. */
  round: ApplicationPlan | null;
  day: Day | null;
  /** As written. */
  text: string;
};

/** One row of the sheet, or several that mean one college. */
export type ListedCollege = {
  /** The row in the sheet, from 1. */
  line: number;
  /** As written. */
  name: string;
  match: NameMatch;
  status: ListedStatus | null;
  round: ApplicationPlan | null;
  /** Rounds that a second row or the same cell names. */
  otherRounds: readonly ApplicationPlan[];
  dues: readonly Due[];
  /** What the notes columns say, and what no rule could read in the others. */
  notes: readonly string[];
  /** Cells of columns that only this family has: by column. */
  others: readonly { column: number; text: string }[];
};

export type ListReading = {
  columns: readonly Column[];
  colleges: readonly ListedCollege[];
  /** Rows with something in them and no college's name: totals, a legend. */
  withoutName: readonly { line: number; text: string }[];
  /** How many rows said the same college again and were joined with the first. */
  joined: number;
  /** Rows beyond the limit, which were not read. */
  beyond: number;
  /** The sheets of a workbook, and the one that was read; empty for text. */
  sheets: readonly string[];
  sheet: string | null;
};

export type ListProblem =
  | "empty"
  | "tooLarge"
  | "locked"
  | "oldExcel"
  | "numbers"
  | "openDocument"
  | "wordDocument"
  | "pdf"
  | "image"
  | "webPage"
  | "planFile"
  | "link"
  | "damaged"
  | "unknownFile"
  | "noCollege";
