/**
 * Reads the pasted text of an aid letter, on the device: every amount with a guess of what it is. A guess never stands
 * for more than that: what is not sure says so, and what was left out is named with its reason.
 */

import type { PracticeCode } from "#domain/offers/gaoPractices.ts";
import { fail, type Result, succeed } from "#lib/result.ts";
import type { LeftOut, LeftOutReason } from "./leftOut.ts";
import {
  type Amount,
  findAmounts,
  type Column,
  findColumns,
  isLineBreak,
  findLetterPeriod,
} from "./letterAmounts.ts";
import { findCollegeName, findPractices, findSchoolYear } from "./letterHead.ts";
import { findLabel, findYearAmount } from "./letterLines.ts";
import { type Sum, settleSums } from "./letterSums.ts";
import {
  guessLineKind,
  findHeading,
  findLineKind,
  type LetterGroup,
  findRenewability,
  findSource,
  findSumKind,
} from "./letterWords.ts";
import { type OfferLine, offerLimits } from "./offer.ts";

export const letterLimits = { characters: 200_000 } as const;

export type LetterProblem = "empty" | "tooLong" | "isFile" | "noAmounts";

export type ParsedLetter = {
  lines: readonly OfferLine[];
  leftOut: readonly LeftOut[];
  academicYear: string | null;
  collegeName: string | null;
  /** Practices of the letter that its text answers. */
  practices: Readonly<Partial<Record<PracticeCode, boolean>>>;
  /** Amounts were there, but no word that says what they are: another language, or a table without names. */
  areWordsUnknown: boolean;
};

type FoundLine = OfferLine & { term: string | null };

type State = {
  lines: FoundLine[];
  leftOut: LeftOut[];
  sums: Sum[];
  heading: LetterGroup | null;
  headings: Set<LetterGroup>;
  columns: readonly Column[] | null;
  /** "Fall" over a list of its own. */
  term: string | null;
  /** The last line without an amount, which may name the amount below it. */
  pending: { text: string; headingBefore: LetterGroup | null } | null;
};

/** Fails where nothing can be read off the text; the text itself is never kept. */
export function parseLetter(text: string): Result<ParsedLetter, LetterProblem> {
  if (text.trim() === "") return fail("empty");
  if (text.length > letterLimits.characters) return fail("tooLong");
  if (isFileContent(text)) return fail("isFile");
  const plain = text.replace(/[\u00a0\u2007\u202f]/g, " ").replace(/[\u2212\u2010\u2011]/g, "-");
  const collegeName = findCollegeName(plain);
  const letterPeriod = findLetterPeriod(plain);
  const state: State = {
    lines: [],
    leftOut: [],
    sums: [],
    heading: null,
    headings: new Set(),
    columns: null,
    term: null,
    pending: null,
  };
  for (const line of plain.split(/\r\n|\r|\n/)) readLine(state, line, { collegeName, letterPeriod });
  if (state.lines.length + state.leftOut.length + state.sums.length === 0) return fail("noAmounts");
  const settled = settleSums(state.lines.map(removeTerm), state.sums);
  const kept = settled.lines.slice(0, offerLimits.lines);
  const over = settled.lines.slice(offerLimits.lines);
  return succeed({
    lines: kept,
    leftOut: [
      ...state.leftOut,
      ...settled.leftOut,
      ...over.map(({ label, amountUsd }) => ({
        label,
        amountUsd: amountUsd ?? 0,
        because: "tooMany" as const,
      })),
    ],
    academicYear: findSchoolYear(plain),
    collegeName,
    practices: findPractices(plain, state.headings),
    areWordsUnknown: !kept.some((line) => findLineKind(line.label) !== null) && state.headings.size === 0,
  });
}

function removeTerm({ label, kind, amountUsd, source, isRenewable, note }: FoundLine): OfferLine {
  return { label, kind, amountUsd, source, isRenewable, ...toNoteField(note ?? null) };
}

/** The bytes of a file pasted as text. */
function isFileContent(text: string): boolean {
  if (/^\s*(?:%PDF-|\{\\rtf|PK\W\W)/.test(text)) return true;
  const sample = text.slice(0, 4_000);
  // oxlint-disable-next-line no-control-regex -- Control characters are what tells a file from a text.
  const strange = sample.match(/[\u0000-\u0008\u000e-\u001f\ufffd]/g)?.length ?? 0;
  return strange > sample.length / 50;
}

type Letter = { collegeName: string | null; letterPeriod: "term" | "quarter" | null };

function readLine(state: State, line: string, letter: Letter): void {
  if (line.trim() === "") return;
  const columns = findColumns(line);
  const amounts = pickTrusted(line, findAmounts(line), state);
  if (amounts.length === 0) {
    readWords(state, line, columns);
    return;
  }
  for (const segment of splitSegments(line, amounts)) readSegment(state, segment, letter);
  state.pending = null;
}

/** A line without an amount: a table's head, a heading, a term, a remark on the line above, or the name of what follows. */
function readWords(state: State, line: string, columns: Column[] | null): void {
  if (columns !== null) {
    state.columns = columns;
    return;
  }
  const term = /^\W*(fall|spring|winter|summer)(?:\s+(?:semester|term|quarter))?(?:\s+20\d\d)?\W*$/i.exec(
    line,
  )?.[1];
  if (term !== undefined) {
    state.term = term.toLowerCase();
    return;
  }
  const last = state.lines.at(-1);
  const isRenewable = findRenewability(line);
  if (
    isRenewable !== null &&
    last?.kind === "grant" &&
    last.isRenewable === null &&
    findLineKind(line) !== "studentLoan"
  ) {
    last.isRenewable = isRenewable;
    return;
  }
  const headingBefore = state.heading;
  const heading = findHeading(line);
  if (heading !== null) {
    state.heading = heading;
    state.headings.add(heading);
    state.term = null;
  }
  state.pending = { text: line, headingBefore };
}

/** Bare numbers count only where the line is a row of a table: a name that means something, then amounts alone. */
function pickTrusted(line: string, amounts: readonly Amount[], state: State): Amount[] {
  const first = amounts[0];
  if (first === undefined) return [];
  const label = line.slice(0, first.start);
  const isRow = !isLineBreak(line.slice(first.end).replaceAll(/[\d,.$]+/g, " "));
  const name = /[a-z]{2}/i.test(label) ? label : (state.pending?.text ?? "");
  const isNamed = findLineKind(name) !== null || findSumKind(name) !== null || (state.heading !== null && name !== "");
  const areBareGood = isRow && isNamed && !/[.?!]\s+[A-Z]/.test(label);
  return amounts.filter((amount) => amount.isMarked || areBareGood);
}

type Segment = { label: string; rest: string; line: string; amounts: Amount[] };

/** One for each thing that the line names: most lines name one; a sentence may name several. */
function splitSegments(line: string, amounts: readonly Amount[]): Segment[] {
  const groups: Amount[][] = [];
  for (const amount of amounts) {
    const group = groups.at(-1);
    const previous = group?.at(-1);
    if (group === undefined || previous === undefined || isLineBreak(line.slice(previous.end, amount.start)))
      groups.push([amount]);
    else group.push(amount);
  }
  const startOf = (group: readonly Amount[] | undefined) => group?.[0]?.start ?? line.length;
  const endOf = (group: readonly Amount[] | undefined) => group?.at(-1)?.end ?? 0;
  const before = line.slice(0, startOf(groups[0]));
  // "$7,395 Federal Pell Grant": the names follow their amounts.
  const areNamesAfter =
    !/[a-z]{2}/i.test(before) && isLineBreak(line.slice(endOf(groups[0]), startOf(groups[1])));
  return groups.map((group, index) => {
    const rest = line.slice(endOf(group), startOf(groups[index + 1]));
    const ahead = line.slice(index === 0 ? 0 : endOf(groups[index - 1]), startOf(group));
    return { label: areNamesAfter ? rest : ahead, rest, line, amounts: group };
  });
}

function readSegment(state: State, segment: Segment, { collegeName, letterPeriod }: Letter): void {
  const isOrphan = !/[a-z]{2}/i.test(segment.label);
  const named = isOrphan ? (state.pending?.text ?? "") : segment.label;
  if (isOrphan && state.pending !== null) state.heading = state.pending.headingBefore;
  const { label, term, isProse } = findLabel(named);
  const { amountUsd, note } = findYearAmount(segment, state.columns, letterPeriod);
  const leaveOut = (because: LeftOutReason) => void state.leftOut.push({ label, amountUsd, because });
  if (amountUsd > offerLimits.mostUsd) return leaveOut("tooLarge");
  const context = isProse ? named : label;
  const sum = findSumKind(isProse ? label : named.trim());
  // "Balance due $0" says much, where loans brought it there; any other zero says nothing.
  if (amountUsd === 0 && sum?.what !== "netPrice") return leaveOut("zero");
  if (sum?.what === "notAid" || /\b(?:declined|cancell?ed)\b/i.test(segment.rest)) return leaveOut("notAid");
  if (sum !== null) {
    state.sums.push({ ...sum, label, amountUsd, note });
    if (sum.what === "group") {
      state.heading = sum.group;
      if (!/total/i.test(label)) state.headings.add(sum.group);
    }
    return;
  }
  const guess = guessLineKind(label, findLineKind(context) === null && !isProse ? state.heading : null);
  const kind = guess.kind === "other" ? (findLineKind(context) ?? guess.kind) : guess.kind;
  if (kind === "other" && (isProse || label === "" || !/[a-z]{3}/i.test(label))) return leaveOut("unknown");
  const isSure = guess.isSure || findLineKind(context) !== null;
  const line: FoundLine = {
    label,
    kind,
    amountUsd,
    source: isAid(kind) ? findSource(label, collegeName) : "unknown",
    isRenewable: kind === "grant" ? findRenewability(`${isProse ? label : named} ${segment.rest}`) : null,
    term: term ?? state.term,
    ...toNoteField(note ?? (isSure ? null : "kindGuessed")),
  };
  addLine(state, line);
}

function isAid(kind: OfferLine["kind"]): boolean {
  return ["grant", "workStudy", "studentLoan", "parentLoan", "privateLoan"].includes(kind);
}

function toNoteField(note: OfferLine["note"] | null): Pick<OfferLine, "note"> {
  return note === null ? {} : { note };
}

/** The same name in another term is the other half; the same name and amount again is a repetition. */
function addLine(state: State, line: FoundLine): void {
  const same = state.lines.findIndex(
    (one) =>
      one.kind === line.kind && one.label.toLowerCase() === line.label.toLowerCase() && line.label !== "",
  );
  const other = state.lines[same];
  if (other === undefined || (other.term === line.term && other.amountUsd !== line.amountUsd)) {
    state.lines.push(line);
    return;
  }
  if (other.term === line.term || line.term === null || other.term === null) {
    state.leftOut.push({ label: line.label, amountUsd: line.amountUsd ?? 0, because: "repeated" });
    return;
  }
  const amountUsd = (other.amountUsd ?? 0) + (line.amountUsd ?? 0);
  // A third term adds to the same line.
  state.lines[same] = { ...other, amountUsd, term: line.term, note: "termsAdded" };
}
