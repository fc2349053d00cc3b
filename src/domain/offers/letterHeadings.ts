/** What stands above or beside a letter's rows and holds for them: headings, heads of columns, a term, a status. */
import type { State } from "./letterState.ts";
import { type ColumnKind, chooseYear, findHeader, type Header } from "./letterTable.ts";
import { findHeading, findLineKind, isPlural, type LetterGroup } from "./letterWords.ts";

/** "Fall", "Spring", "Total" on three lines are a header; one of them alone is a heading. */
export function takeSoloColumns(state: State): void {
  const { words, header } = state.solo;
  if (words.length === 0) return;
  state.solo = { words: [], header: [] };
  const [only = ""] = words;
  if (words.length > 1) {
    const columns = header.flatMap(({ columns: [first] }, cell) =>
      first === undefined ? [] : [{ ...first, cell }],
    );
    state.header = { columns, hasCells: false };
    state.labels = [];
    return;
  }
  const term = /^(fall|autumn|winter|spring|summer)/i.exec(only)?.[1];
  if (term !== undefined) nameTerm(state, term.toLowerCase());
  else state.labels.push({ text: only, headingBefore: state.heading });
}

export function nameTerm(state: State, term: string): void {
  state.term = term;
  state.termAfter = state.candidates.length;
  // "Awards by term, fall 2026": each term has a list of its own.
  state.usual = state.letter.usual;
}

/** Columns that say nothing of the period: "Fall 2027" above "Award   Offered   Accepted" is the term of what they hold. */
const ofStatus: ReadonlySet<ColumnKind> = new Set<ColumnKind>(["offered", "accepted", "declined"]);

export function readHeaderLine(state: State, line: string, header: Header): void {
  const [only] = header.columns;
  const isTerms = state.header?.columns.every(({ kind }) => kind === "term") === true;
  // "Costs each quarter" over the columns of the quarters above.
  if (header.columns.length > 1 || only === undefined || !isTerms || header.hasCells)
    state.header = { ...chooseYear(header, state.letter.year), ...livesAt(state) };
  else if (only.kind === "perQuarter") state.usual = "quarter";
  else if (only.kind === "perTerm") state.usual = "term";
  const isOfTerm =
    state.termAfter === state.candidates.length && header.columns.every(({ kind }) => ofStatus.has(kind));
  if (!isOfTerm) state.term = null;
  state.labels = [];
  const heading = findHeading(line.replace(/\b(?:fall|spring|winter|summer|total|20\d\d)\b/gi, " "));
  if (heading !== null && /[a-z]/i.test(line)) setHeading(state, heading, line);
}

function livesAt({ letter }: State): Pick<Header, "livesAt"> {
  return letter.livesAt === null ? {} : { livesAt: letter.livesAt };
}

export const studyTitle = /\b(?:four|4)[\s-]year\b.{0,30}\b(?:totals?|values?)\b|\bover (?:four|4) years\b/i;

export const termTitle = /\bsemester (?:charges|costs|bill|amounts|aid|awards?)\b|\b(?:per|each) semester\b/i;

/** "Gift aid (fall / spring)": two terms in every row below. */
const termsInHead = /\((?:fall|autumn|oto\u00f1o)\s*[/+&]\s*(?:spring|primavera)\)/i;
const twoTerms: Header = {
  columns: [
    { kind: "term", cell: 0 },
    { kind: "term", cell: 1 },
  ],
  hasCells: false,
};

export function takeTermsInHead(state: State, line: string): void {
  if (line.length < 100 && termsInHead.test(line)) state.header = twoTerms;
}

export function setHeading(state: State, heading: LetterGroup, line: string): void {
  const { header } = state;
  const isOtherSide = state.heading !== null && (heading === "cost") !== (state.heading === "cost");
  if (isOtherSide && header?.hasCells === true) state.header = { ...header, isPassed: true };
  state.heading = heading;
  state.isBill = heading === "cost" && ofBill.test(line) && !notOfBill.test(line);
  state.isHeadingTotal = false;
  state.isClosed = false;
  state.headings.add(heading);
  if (heading === "cost") state.term = null;
  const isStudy = studyTitle.test(line);
  // "Expenses (12 or more hours each semester)" is about the hours.
  const title = line.replace(/\([^()]*\b(?:hours?|hrs|credits?|units?)\b[^()]*\)/gi, " ");
  state.usual = isStudy ? "study" : termTitle.test(title) ? "term" : state.letter.usual;
}

/** "Direct charges 2026-27", "Billed costs". "Charges" alone may be all that there are. */
const ofBill = /\b(?:direct|billed|billable)\b/i;
const notOfBill = /\b(?:indirect|not|non-?billed|unbilled|other)\b/i;

const termCell =
  /^\s*(fall|autumn|winter|spring|summer)(?:\s+(?:semester|term|quarter))?(?:\s+'?(?:20)?\d\d)?(?:\t|\s*\||\s{3,})(?=\s*[A-Za-z])/i;

/** "Fall 2027 | Books | $548" and, below it, rows whose first cell is empty: the term of all of them. */
export function takeTermCell(state: State, line: string): string {
  const match = /\d/.test(line) ? termCell.exec(line) : null;
  // "Fall 2027     Full year" is the head of two columns.
  if (match !== null && findHeader(line) === null) {
    state.term = (match[1] ?? "").toLowerCase();
    state.isTermInCell = true;
    return line.slice(match[0].length);
  }
  if (state.isTermInCell && /^\S/.test(line)) {
    state.isTermInCell = false;
    state.term = null;
  }
  return line;
}

/** It names a line, and is no title such as "Award Summary". */
export function isName(words: string): boolean {
  return findLineKind(words) !== null && findHeading(words) === null;
}

/** "Loan | Offered - parent must apply" below "Federal Direct Parent PLUS Loan": what sort it is and its status. */
const typeAndStatus =
  /^\W*(?:(?:federal|state|private|outside|institutional|student|parent|gift) )?(?:loan|grant|scholarship|gift(?: aid)?|award|waiver|work(?:[\s-]study)?|employment)\s*(?:[|\u00b7\u2022\u2013\u2014:/]|,\s|\s-\s)\s*(?:not (?:yet )?accepted|offered|accepted|declined|cancell?ed|pending|estimated|awarded|authorized)\b[^$\d]{0,60}$/i;

/** "Federal Direct Parent PLUS Loan" reads as a heading, and is one loan. */
function isGroupName(words: string): boolean {
  return findHeading(words) !== null && (isPlural(words) || words.trim().split(/\s+/).length < 3);
}

/** A table whose cells are lines: the status stands between the name and its amounts. */
export function takeStatusOfName(state: State, words: string): boolean {
  const last = state.labels.at(-1);
  if (last === undefined || state.amountLines.length > 0) return false;
  const isTyped = typeAndStatus.test(words) && !isGroupName(last.text);
  if (!isTyped && !isName(last.text)) return false;
  if (
    !isTyped &&
    !/^\W*(?:declined|cancell?ed|offered|accepted|pending|estimated|awarded|authorized)\W*$/i.test(words)
  )
    return false;
  state.labels[state.labels.length - 1] = { ...last, text: `${last.text}\t${words}` };
  return true;
}
