/** Goes through a letter line by line and gives each amount the words that name it. */
import type { Steps } from "#lib/steps.ts";
import type { LeftOutReason } from "./leftOut.ts";
import { type Amount, findAmounts } from "./letterAmounts.ts";
import type { Reading } from "./letterCandidates.ts";
import { takeChange } from "./letterChanges.ts";
import {
  chooseColumn,
  chooseTaken,
  doubtExclusive,
  isChoiceHeading,
  isExclusion,
  settleChoices,
} from "./letterChoices.ts";
import { findDifference } from "./letterColumns.ts";
import { findFramed, hideFramed } from "./letterFrames.ts";
import {
  isName,
  nameTerm,
  readHeaderLine,
  setHeading,
  studyTitle,
  takeSoloColumns,
  takeStatusOfName,
  takeTermCell,
  takeTermsInHead,
  termTitle,
} from "./letterHeadings.ts";
import { isSentence, tidyLabel } from "./letterLabels.ts";
import { type LetterLine, splitLine } from "./letterLayout.ts";
import { readAmounts } from "./letterLineAmounts.ts";
import { readRemark } from "./letterRenewal.ts";
import { isKnownAmount, isRunSum } from "./letterRepeats.ts";
import { dropRestated, findDeclinedName, leaveDeclinedOut } from "./letterRestated.ts";
import {
  isAmountsOnly,
  joinWrappedLines,
  pairBlock,
  partAsides,
  pickTrusted,
  readTermHeading,
} from "./letterRows.ts";
import { cutAround, isAboutOthers, isOwnBudget, ofAnotherYear, ordersToReader } from "./letterSentences.ts";
import { addItem, doubtLast, leaveOut, markDeclined, markPending, sumUsd } from "./letterSorting.ts";
import type { Letter, State, UnreadAmounts } from "./letterState.ts";
import { findHeader, readSoloColumn } from "./letterTable.ts";
import { cutUnitPrice } from "./letterUnits.ts";
import { countMarked } from "./letterWindow.ts";
import { findHeading, findLineKind, findSumKind, isPlural, stripRemarks } from "./letterWords.ts";
import { readYearHeading } from "./letterYear.ts";
import { offerLimits } from "./offer.ts";

const mostLabels = 40;
/** More than any letter has, several times over: after these only what has an amount of money is read, so that the work of any text stays small. */
const mostStatements = 1_200;
const hasMoney = /\$\s?\d|\d,\d{3}|\d\.\d\d/;

/** How many lines are read before the page gets a pause to stay responsive. */
const linesAStep = 40;

export type ReadItems = Reading & { unread: UnreadAmounts };

/** After the first `mostAmounts`, amounts are counted and summed only. */
export function* readItems(
  lines: readonly LetterLine[],
  letter: Letter,
  mostAmounts: number,
): Steps<ReadItems> {
  const state: State = {
    letter,
    candidates: [],
    heading: null,
    isClosed: false,
    isHeadingTotal: false,
    headings: new Set(),
    header: null,
    shown: null,
    solo: { words: [], header: [] },
    term: null,
    termAfter: 0,
    year: null,
    isInList: false,
    isTermInCell: false,
    usual: letter.usual,
    labels: [],
    sumAbove: null,
    changing: null,
    isBill: false,
    card: null,
    amountLines: [],
    rows: [],
    remarks: [],
    choices: [],
    exclusions: [],
    declined: [],
    leftUsd: null,
    amountsLeft: mostAmounts,
    unread: { amounts: 0, sumUsd: 0 },
  };
  let statements = 0;
  for (const [index, { text: line, rows }] of joinWrappedLines(lines).entries()) {
    if (index % linesAStep === 0) yield;
    if (state.amountsLeft === 0 && state.amountLines.length === 0) {
      addUnread(state, countMarked(line));
      continue;
    }
    if (line.trim() === "") continue;
    state.rows = rows;
    for (const [part, statement] of splitLine(line).entries()) {
      if (part % linesAStep === linesAStep - 1) yield;
      statements += 1;
      if (statements > mostStatements && !hasMoney.test(statement)) continue;
      if (state.amountsLeft > 0) readStatement(state, statement);
      else addUnread(state, countMarked(statement));
    }
  }
  flushBlock(state);
  const { remarks, headings, unread } = state;
  const settled = settleChoices(
    leaveDeclinedOut(state.candidates, state.declined),
    state.choices.map((from, at) => [from, state.choices[at + 1] ?? state.candidates.length]),
  );
  const candidates = dropRestated(doubtExclusive(chooseTaken(chooseColumn(settled)), state.exclusions));
  return { candidates, remarks, headings, unread: { ...unread, sumUsd: Math.round(unread.sumUsd) } };
}

/** Amounts beyond those that are read; what is no amount of a letter is counted and not summed. */
function countUnread({ unread }: State, amounts: readonly Amount[]): void {
  unread.amounts += amounts.length;
  for (const { usd, doubt } of amounts)
    if (usd !== null && doubt === null && usd <= offerLimits.mostUsd) unread.sumUsd += usd;
}

function addUnread({ unread }: State, { amounts, sumUsd }: UnreadAmounts): void {
  unread.amounts += amounts;
  unread.sumUsd += sumUsd;
}

/** "Fall Semester 2026 (08/31/2026-12/18/2026)": the days of a term. */
const dateRange = /\(\d{1,2}\/\d{1,2}\/\d{2,4}\s*[-\u2013]\s*\d{1,2}\/\d{1,2}\/\d{2,4}\)/g;

function readStatement(state: State, statement: string): void {
  const whole = takeTermCell(state, statement.replace(dateRange, " "));
  const without = cutUnitPrice(whole);
  const line = findAmounts(without).length > 0 ? without : whole;
  state.shown = line === whole ? null : { whole, read: line };
  const solo = readSoloColumn(line);
  // Under an amount, "Accepted" is its status.
  const isStatus = /^\W*(?:offered|accepted|declined)\W*$/i.test(line) && state.solo.words.length === 0;
  const isUnderName =
    state.amountLines.length + state.candidates.length > 0 || isName(state.labels.at(-1)?.text ?? "");
  if (solo !== null && !(isStatus && isUnderName)) {
    flushBlock(state);
    state.solo.words.push(line.trim());
    state.solo.header.push(solo);
    return;
  }
  if (saysNothing.test(line)) return;
  takeSoloColumns(state);
  const year = readYearHeading(line);
  if (year !== null) {
    state.year = year;
    state.term = null;
  }
  const term = readTermHeading(line);
  if (term !== null) {
    flushBlock(state);
    const heading = findHeading(line.replace(/\b(?:fall|autumn|winter|spring|summer)\b/gi, " "));
    if (heading !== null) setHeading(state, heading, line);
    nameTerm(state, term);
    state.labels = [];
    return;
  }
  const header = findHeader(line);
  const label = state.labels.at(-1)?.text ?? null;
  const amounts = header === null ? pickTrusted(line, label, state.heading, state.isInList) : [];
  if (header !== null && !findAmounts(line).some(({ isMarked }) => isMarked)) {
    flushBlock(state);
    readHeaderLine(state, line, header);
    return;
  }
  const all = header === null ? amounts : findAmounts(line);
  state.isInList = all.length > 0 && header === null && line.length < 120;
  if (all.length === 0) {
    readWords(state, line);
    return;
  }
  const found = all.slice(0, state.amountsLeft);
  state.amountsLeft -= found.length;
  countUnread(state, all.slice(found.length));
  const isTotalRow = state.amountLines.length > 0 && /^\W*totals?\b/i.test(line);
  if (state.labels.length > 0 && !isTotalRow && isAmountsOnly(line, found)) {
    // "Your net price", and below it "$69,350 - $35,117 = $34,233".
    const left = findDifference(line, found) === null ? found : found.slice(-1);
    state.amountLines.push({ text: line.trim(), amounts: left, rows: state.rows });
    if (/\b(?:declined|cancell?ed)\b/i.test(line)) {
      flushBlock(state);
      markDeclined(state);
    }
    return;
  }
  flushBlock(state);
  if (takeChange(state, line, found)) return;
  readOffered(state, line, found);
  state.labels = [];
  if (!isSentence(line.slice(0, found[0]?.start), line.slice(found.at(-1)?.end ?? 0), line))
    state.card = null;
}

/** The head of a cell, and the menu below an award. */
const saysNothing =
  /^\W*(?:status|description|action|category|fund|award (?:item|type|description)|(?:take action:? )?(?:select )?accept\W+decline(?:\W+modify)?)\W*$/i;

/** "Every semester you will receive": holds for all amounts of the sentence that name no other period. */
const ofEachTerm =
  /^\W*(?:and |in |for )?(?:each|every|per|cada|por)\s+(semester|term|quarter|trimester|semestre|trimestre)\b/i;

/** What the statement does not offer is left out first; the rest is read as if it were not there. */
function readOffered(state: State, line: string, amounts: readonly Amount[]): void {
  const { year } = state.letter;
  // Columns have years of their own.
  const isProse = isSentence(line.slice(0, amounts[0]?.start), line.slice(amounts.at(-1)?.end ?? 0), line);
  const isOrder = ordersToReader.test(line);
  if (isOrder || ofAnotherYear.test(line)) {
    for (const amount of amounts) leaveOutOne(state, line, amount, isOrder ? "unknown" : "notOffered");
    return;
  }
  // "Median borrowing $21,500 in loans, $228 per month": all of it is about others.
  if (
    /\bmost students (?:earn|borrow)\b|\b(?:median|average|typical) (?:borrow\w*|debt|loan(?! fees?\b)|monthly|student)\b/i.test(
      line,
    ) &&
    !isOwnBudget(line)
  ) {
    for (const amount of amounts) leaveOutOne(state, line, amount, "notAid");
    return;
  }
  const all = findFramed(line, amounts, state.header !== null && !isProse ? null : year);
  const framed = isProse && isAboutOthers(line) ? all.filter(({ because }) => because !== "unknown") : all;
  const isOther = year !== null && state.year !== null && state.year !== year.year;
  if (isOther && framed.length < amounts.length) {
    const because = year.isCertain ? "notOffered" : "unknown";
    for (const amount of amounts) leaveOutOne(state, line, amount, because);
    return;
  }
  for (const { amount, because } of framed) {
    // "The unearned part of the $4,176": an amount that was named before.
    const isNamed =
      because === "unknown" &&
      /\bthe\s*$/i.test(line.slice(0, amount.start)) &&
      isKnownAmount(state, amount.usd ?? 0);
    leaveOutOne(state, line, amount, isNamed ? "repeated" : because, isProse);
  }
  const offered = amounts.filter((one) => !framed.some(({ amount }) => amount === one));
  if (offered.length === 0) return;
  const read = hideFramed(line, framed);
  if (framed.length > 0) state.shown = { whole: state.shown?.whole ?? line, read };
  const { usual } = state;
  const term = isProse ? ofEachTerm.exec(line)?.[1] : undefined;
  if (term !== undefined) state.usual = /^(?:q|tri)/i.test(term) ? "quarter" : "term";
  readAmounts(state, read, offered);
  state.usual = usual;
}

function leaveOutOne(
  state: State,
  line: string,
  amount: Amount,
  because: LeftOutReason,
  isProse = false,
): void {
  const { start, end, usd } = amount;
  leaveOut(
    state,
    tidyLabel(
      line
        .slice(0, start)
        .slice(-60)
        .replace(/^(?=.{60})\S*\s/, ""),
    ),
    cutAround(line, start, end),
    usd,
    because,
    [amount],
    isProse,
  );
}

/** A line without an amount: a status, a remark, a heading, or a label for the next line. */
function readWords(state: State, line: string): void {
  const words = line.trim();
  // A rule above a total is the name of nothing.
  if (!/[\p{L}\d]/u.test(words)) return;
  if (takeStatusOfName(state, words)) return;
  if (/^\W*(?:declined|cancell?ed|offer declined)\b[\W\d]*$/i.test(words)) {
    flushBlock(state);
    markDeclined(state);
    return;
  }
  if (
    /^\W*(?:accept(?:ed)? automatically|accept\W+(?:or )?decline|accepted|offered|pending|estimated|awarded|not accepted|accept|decline|reduce|details|view|edit|authorized|disbursed)\W*$/i.test(
      words,
    )
  ) {
    flushBlock(state);
    if (/pending/i.test(words)) markPending(state);
    return;
  }
  const declined = findDeclinedName(line);
  if (declined !== null) state.declined.push(declined);
  if (isExclusion(line)) state.exclusions.push(line);
  if (isChoiceHeading(line)) {
    flushBlock(state);
    state.choices.push(state.candidates.length);
  }
  const remark = readRemark(line, state.candidates.length);
  if (remark !== null) {
    flushBlock(state);
    state.remarks.push({ ...remark, at: state.candidates.length });
    return;
  }
  if (state.amountLines.length > 0) flushBlock(state);
  // "(6.39% interest rate)" under its loan is a remark on the label above.
  if (words.startsWith("(") && !/[a-z]{2}/i.test(stripRemarks(words))) return;
  takeTermsInHead(state, line);
  const headingBefore = state.heading;
  // "Expense     Annual     Covered by athletics": what the rows are stands over their names.
  const [first = "", ...cells] = words.split(/\t|\||\s{3,}/);
  const heading = findHeading(line) ?? (cells.length > 1 ? findHeading(first) : null);
  if (heading !== null) setHeading(state, heading, line);
  else if (words.length < 60 && termTitle.test(line)) state.usual = "term";
  else if (studyTitle.test(line) && words.length < 60) state.usual = "study";
  if (isCardName(words)) state.card = words;
  else if (heading !== null) state.card = null;
  state.labels.push({ text: words, headingBefore });
  state.sumAbove = words.length < 60 && findSumKind(words) !== null ? words : null;
  if (state.labels.length > mostLabels) state.labels.shift();
}

/** "4. Greyfield Fellows", "Federal Work-Study": what an amount further down may belong to. */
function isCardName(words: string): boolean {
  const isNumbered = /^\W*\d{1,2}[.)]\s+\p{Lu}/u.test(words);
  return (
    words.length < 80 &&
    !/[.!?]$/.test(words) &&
    (isNumbered || (findLineKind(words) !== null && !isPlural(words)))
  );
}

/** Labels on lines above their amounts. */
function flushBlock(state: State): void {
  const { labels, amountLines } = state;
  if (amountLines.length === 0) return;
  state.labels = [];
  state.amountLines = [];
  const { kept, aside } = partAsides(amountLines);
  const last = labels.at(-1);
  const above = state.rows;
  // What stands above the name of one amount: "Total Cost of Attendance" over "On Campus Residence".
  state.labels = kept.length === 1 ? labels.slice(0, -1) : [];
  for (const { label, text, amounts, rows } of pairBlock(
    labels.map((one) => one.text),
    kept,
    state.header?.columns.length ?? 0,
  )) {
    const heading = state.heading;
    if (label === last?.text && last !== undefined) state.heading = last.headingBefore;
    state.rows = rows;
    const usd = sumUsd(amounts);
    if (label === null)
      leaveOut(
        state,
        tidyLabel(text),
        text,
        usd,
        usd !== null && isRunSum(state, usd) ? "sum" : "unknown",
        amounts,
      );
    else
      addItem(state, {
        named: label,
        rest: kept.at(-1)?.text ?? "",
        text,
        line: text,
        amounts,
        isSentence: false,
      });
    if (state.letter.isOrderDoubtful) doubtLast(state);
    // A total keeps the heading it set; a label that only looked like one does not.
    if (findSumKind(label ?? "")?.what !== "group" && label !== last?.text) state.heading = heading;
  }
  for (const { text, amounts, rows } of aside) {
    state.rows = rows;
    for (const amount of amounts)
      leaveOut(state, tidyLabel(last?.text ?? text), text, amount.usd, "repeated", [amount]);
  }
  state.labels = [];
  state.rows = above;
}
