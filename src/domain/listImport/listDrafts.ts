/**
 * The commands that add a read list to a plan. What the plan says already stays: a status only moves on, a chosen round
 * is not replaced, and notes are added to.
 */
import { findPublicSystem } from "#domain/college/publicSystems.ts";
import type { CommandDraft } from "#domain/plan/commands.ts";
import { type CollegeStatus, type Plan, planLimits } from "#domain/plan/plan.ts";
import { listKnownColleges } from "#domain/plan/replay.ts";
import type { ApplicationPlan } from "#domain/timeline/timeline.ts";
import type { Day } from "#lib/dates.ts";
import type { Column, Due, ListedCollege, ListReading } from "./listImport.ts";

/** A college of the list with what the family decided about it. */
export type ChosenCollege = { unitId: number; listed: ListedCollege };

/** The sentences that stand in a note, in the reader's words. */
export type NoteWords = {
  due: (round: ApplicationPlan | null, day: Day) => string;
  alsoRound: (round: ApplicationPlan) => string;
  other: (heading: string, text: string) => string;
};

export type ListDrafts = {
  drafts: readonly CommandDraft[];
  added: number;
  /** On the list before, with something new. */
  changed: number;
  /** On the list before, and the sheet says nothing new. */
  same: number;
  /** More than a plan holds. */
  leftOut: number;
  /** Notes that were longer than a note can be, and are cut. */
  cutNotes: number;
};

/** How far along a student is; a plan never goes back because a sheet is older. */
const order: readonly CollegeStatus[] = [
  "considering",
  "applying",
  "applied",
  "waitlisted",
  "denied",
  "admitted",
  "enrolled",
];

/** `getDays`: the days that the college publishes for a round, or for any; a date of the sheet that is one of them is not noted again. */
export function listDrafts(
  plan: Plan,
  chosen: readonly ChosenCollege[],
  columns: readonly Column[],
  keptColumns: ReadonlySet<number>,
  getDays: (unitId: number, round: ApplicationPlan | null) => readonly Day[],
  noteWords: NoteWords,
): ListDrafts {
  const known = listKnownColleges(plan);
  const listed = new Set(plan.colleges.map(({ unitId }) => unitId));
  const counts = { added: 0, changed: 0, same: 0, leftOut: 0, cutNotes: 0 };
  const drafts: CommandDraft[] = [];
  for (const { unitId, listed: one } of joinChosen(chosen)) {
    const isNew = !listed.has(unitId);
    if (isNew && listed.size >= planLimits.colleges) {
      counts.leftOut += 1;
      continue;
    }
    const before = known(unitId);
    const own: CommandDraft[] = isNew ? [{ kind: "addCollege", unitId }] : [];
    const { status } = one;
    if (status !== null && status !== "removed" && order.indexOf(status) > order.indexOf(before.status))
      own.push({ kind: "setCollegeStatus", unitId, status });
    const round = toPlanOf(unitId, one.round);
    if (round !== null && before.applicationPlan === null)
      own.push({ kind: "setApplicationPlan", unitId, applicationPlan: round });
    const days = (of: ApplicationPlan | null) => getDays(unitId, of);
    const lines = listNoteLines({ unitId, listed: one }, columns, keptColumns, days, noteWords);
    const { note, isCut } = joinNote(before.note, lines);
    if (isCut) counts.cutNotes += 1;
    if (note !== before.note) own.push({ kind: "setCollegeNote", unitId, note });
    drafts.push(...own);
    listed.add(unitId);
    counts[isNew ? "added" : own.length > 0 ? "changed" : "same"] += 1;
  }
  return { drafts, ...counts };
}

/** Two rows that turned out to be one college when the family was asked. */
function joinChosen(chosen: readonly ChosenCollege[]): ChosenCollege[] {
  const joined = new Map<number, ChosenCollege>();
  for (const one of chosen) {
    const first = joined.get(one.unitId);
    if (first === undefined) joined.set(one.unitId, one);
    else
      joined.set(one.unitId, {
        unitId: one.unitId,
        listed: {
          ...first.listed,
          status: first.listed.status ?? one.listed.status,
          round: first.listed.round ?? one.listed.round,
          dues: [...first.listed.dues, ...one.listed.dues],
          notes: [...first.listed.notes, ...one.listed.notes],
          others: [...first.listed.others, ...one.listed.others],
        },
      });
  }
  return [...joined.values()];
}

/** A campus of a statewide application has that and no rounds. */
export function toPlanOf(unitId: number, round: ApplicationPlan | null): ApplicationPlan | null {
  return round === null ? null : (findPublicSystem(unitId) ?? round);
}

function listNoteLines(
  { unitId, listed }: ChosenCollege,
  columns: readonly Column[],
  keptColumns: ReadonlySet<number>,
  getDays: (round: ApplicationPlan | null) => readonly Day[],
  noteWords: NoteWords,
): string[] {
  return [
    ...listed.notes,
    ...listed.otherRounds.map(noteWords.alsoRound),
    ...listDuesToNote({ unitId, listed }, getDays).map(({ round, day }) =>
      noteWords.due(round ?? listed.round, day),
    ),
    ...listed.others
      .filter(({ column }) => keptColumns.has(column))
      .map(({ column, text }) => noteWords.other(columns[column]?.heading ?? "", text)),
  ];
}

/** The dates of the sheet that the college does not publish for their round: the same day may be another round's. */
export function listDuesToNote(
  { unitId, listed }: ChosenCollege,
  getDays: (round: ApplicationPlan | null) => readonly Day[],
): (Due & { day: Day })[] {
  return listed.dues.flatMap((due) => {
    const { day, round } = due;
    if (day === null || getDays(toPlanOf(unitId, round ?? listed.round)).includes(day)) return [];
    return [{ ...due, day }];
  });
}

/** Lines that the note has already are not added again. */
function joinNote(before: string, lines: readonly string[]): { note: string; isCut: boolean } {
  const fresh = lines.filter(
    (line, index) => line !== "" && !before.includes(line) && lines.indexOf(line) === index,
  );
  const whole = [before, ...fresh].filter((part) => part !== "").join("\n");
  const note = whole.slice(0, planLimits.noteLength);
  return { note, isCut: note.length < whole.length };
}

export type KeepableColumn = {
  column: number;
  heading: string;
  /** Colleges with something in it. */
  cells: number;
  /** Kept unless the family says otherwise: what Tassel shows itself is not. */
  isKept: boolean;
};

/** The columns that a plan has no place for. */
export function listKeepableColumns({
  columns,
  colleges,
}: Pick<ListReading, "columns" | "colleges">): KeepableColumn[] {
  return columns.flatMap(({ heading, role }, column) => {
    const cells = colleges.filter(({ others }) => others.some((one) => one.column === column)).length;
    return cells === 0 ? [] : [{ column, heading, cells, isKept: role === "other" }];
  });
}
