/** Puts a letter's rows in reading order: tables side by side one after the other, and cards with the amount above its name as rows. */
import { findAmounts } from "./letterAmounts.ts";
import { costKinds } from "./letterCandidates.ts";
import { moveCardSums } from "./letterCardSums.ts";
import {
  areTermsAlone,
  isAmountAlone,
  isKnown,
  joinRows,
  type LetterLine,
  turnCards,
} from "./letterCards.ts";
import { readExports } from "./letterExports.ts";
import { isSameUsd } from "./letterLedger.ts";
import { fillDown, foldRecords, joinCut } from "./letterRecords.ts";
import { readSoloColumn } from "./letterTable.ts";
import { splitStatements } from "./letterText.ts";
import { findHeading, findLineKind } from "./letterWords.ts";

export type { LetterLine } from "./letterCards.ts";

/** More lines than hold the amounts that are read; those below stay as they are. */
const mostLines = 800;

/** `isOrderDoubtful`: cards whose amounts may belong to the names above as well as to those below. */
export function arrangeLines(rows: readonly string[]): { lines: LetterLine[]; isOrderDoubtful: boolean } {
  const lines = rows.map((text, row): LetterLine => ({ text: text.replace(termCode, sayTerm), rows: [row] }));
  const turned = turnCards(
    moveCardSums(
      splitSideBySide(
        pairNameRows(pairColumns(foldRecords(fillDown(joinCut(readExports(lines.slice(0, mostLines))))))),
      ),
    ),
  );
  return { ...turned, lines: [...turned.lines, ...lines.slice(mostLines)] };
}

/** "2026FA", "2027/SP": a term as student systems write it. */
const termCode = /\b(20\d\d)[/-]?(FA|SP|SU|WI)\b/g;
const termNames: Readonly<Record<string, string>> = { FA: "Fall", SP: "Spring", SU: "Summer", WI: "Winter" };
const sayTerm = (_code: string, year: string, term: string): string => `${termNames[term] ?? term} ${year}`;

/** Names of a table whose columns came apart have at least this many rows, and this many columns of amounts. */
const leastColumn = 3;
const leastColumns = 2;
const mostColumns = 6;

/**
 * A table copied column by column: all names first, then "Fall 2026" with as many amounts, "Spring 2027" with as many. Each becomes the row
 * that it was.
 */
function pairColumns(lines: readonly LetterLine[]): LetterLine[] {
  const shown = lines.filter(({ text }) => text.trim() !== "");
  const paired: LetterLine[] = [];
  for (let at = 0; at < shown.length; ) {
    const columns = readColumns(shown, at);
    const [first] = columns;
    const names = first === undefined ? [] : paired.slice(-first.amounts.length);
    const areNames =
      (columns.length >= leastColumns || isProvenColumn(names, first?.amounts ?? [])) &&
      names.length === first?.amounts.length &&
      names.every(({ text }) => text.length < longestName && findAmounts(text).length === 0) &&
      names.filter(({ text }) => isKnown(text)).length * 2 > names.length;
    const line = shown[at];
    if (!areNames || line === undefined) {
      if (line !== undefined) paired.push(line);
      at += 1;
      continue;
    }
    paired.splice(-names.length);
    paired.push({
      text: ["Award", ...columns.map(({ head }) => head.text.trim())].join("\t"),
      rows: joinRows(...columns.map(({ head }) => head)),
    });
    for (const [row, name] of names.entries()) {
      const cells = columns.flatMap(({ amounts }) => amounts[row] ?? []);
      paired.push({
        text: [name, ...cells].map(({ text }) => text.trim()).join("\t"),
        rows: joinRows(name, ...cells),
      });
    }
    at += columns.reduce((sum, { amounts }) => sum + 1 + amounts.length, 0);
  }
  return paired.some(({ rows }) => rows.length > 1) ? paired : [...lines];
}

/** One column alone may belong to other names, unless the last of them is a total and its amount is theirs. */
function isProvenColumn(names: readonly LetterLine[], amounts: readonly LetterLine[]): boolean {
  const figures = amounts.map(({ text }) => findAmounts(text)[0]?.usd ?? 0);
  const total = figures.pop() ?? 0;
  return (
    /^\W*(?:grand |estimated )?total\b/i.test(names.at(-1)?.text ?? "") &&
    isSameUsd(
      figures.reduce((sum, usd) => sum + usd, 0),
      total,
    )
  );
}

const longestName = 80;

/** The columns that begin here, each with its head and as many amounts as the first. */
function readColumns(
  lines: readonly LetterLine[],
  from: number,
): { head: LetterLine; amounts: LetterLine[] }[] {
  const columns: { head: LetterLine; amounts: LetterLine[] }[] = [];
  for (let at = from; columns.length < mostColumns; ) {
    const head = lines[at];
    if (head === undefined || readSoloColumn(head.text) === null) break;
    const amounts: LetterLine[] = [];
    const most = columns[0]?.amounts.length ?? lines.length;
    for (const line of lines.slice(at + 1, at + 1 + most)) {
      if (!isAmountAlone(line.text)) break;
      amounts.push(line);
    }
    if (amounts.length < leastColumn || (columns.length > 0 && amounts.length !== most)) break;
    columns.push({ head, amounts });
    at += 1 + amounts.length;
  }
  return columns;
}

/** "Pell Grant   SEOG   Direct Sub" above "$7,395   $800   $3,500": names in one line, their amounts in the next. */
function pairNameRows(lines: readonly LetterLine[]): LetterLine[] {
  const paired: LetterLine[] = [];
  let taken: LetterLine | undefined;
  for (const [at, line] of lines.entries()) {
    if (line === taken) continue;
    const below = lines[at + 1];
    const names = splitCells(line.text);
    const amounts = splitCells(below?.text ?? "");
    const isPair =
      names.length > 1 &&
      names.length === amounts.length &&
      names.every((name) => /[a-z]{2}/i.test(name) && !/\d/.test(name)) &&
      names.filter((name) => findLineKind(name) !== null).length * 2 > names.length &&
      amounts.every(isAmountAlone);
    if (!isPair) {
      paired.push(line);
      continue;
    }
    const rows = joinRows(line, below);
    paired.push(...names.map((name, cell) => ({ text: `${name}  ${amounts[cell] ?? ""}`, rows })));
    taken = below;
  }
  return paired;
}

function splitCells(line: string): string[] {
  return line.length > longestRow ? [] : line.trim().split(/\s{2,}|\t|\s*\|\s*/);
}

const longestRow = 200;
/** Two tables beside each other have at least this many such rows. */
const leastRows = 3;

type Halves = { left: string; right: string; at: number };

/**
 * "Tuition  $21,400     Subsidized Loan  $3,500": two rows in one line. A heading over each table, and a row of one of them, follow the
 * place where the right one begins.
 */
function splitSideBySide(lines: readonly LetterLine[]): LetterLine[] {
  const halves = lines.map(({ text }) => findHalves(text));
  const pairs = halves.flatMap((one) => (one === null ? [] : [one.at]));
  if (pairs.length < leastRows) return [...lines];
  const from = Math.min(...pairs);
  const aligned = lines.map(({ text }, index) => halves[index] !== null || hasGapAt(text, from));
  const arranged: LetterLine[] = [];
  let right: LetterLine[] = [];
  for (const [index, line] of lines.entries()) {
    const isNear = [-2, -1, 0, 1, 2].some((step) => aligned[index + step] === true);
    const half = isNear && line.text.length <= longestRow ? (halves[index] ?? cutAt(line.text, from)) : null;
    if (half === null) {
      arranged.push(...right, line);
      right = [];
      continue;
    }
    if (half.left !== "") arranged.push({ ...line, text: half.left });
    if (half.right !== "") right.push({ ...line, text: half.right });
  }
  return joinBroken([...arranged, ...right]);
}

/** "Estimated Cost of" above "Attendance  $66,000": a name that went on in the next line of its column. */
function joinBroken(lines: readonly LetterLine[]): LetterLine[] {
  const joined: LetterLine[] = [];
  for (const line of lines) {
    const above = joined.at(-1);
    const goesOn =
      above !== undefined &&
      /\b(?:of|and|for|your)$/i.test(above.text) &&
      findAmounts(above.text).length === 0 &&
      findAmounts(line.text).length === 1 &&
      /^[A-Za-z]/.test(line.text);
    if (goesOn)
      joined[joined.length - 1] = { text: `${above.text} ${line.text}`, rows: joinRows(above, line) };
    else joined.push(line);
  }
  return joined;
}

/** Words, amount, wide gap, other words, amount. */
function findHalves(line: string): Halves | null {
  if (line.length > longestRow || line.includes("\t") || line.includes("|")) return null;
  const match = /^(\s*\S.*?\d[\d,.]*(?:\s?\/\s?(?:yr|year))?)(\s{3,})([A-Za-z].*\d.*)$/.exec(line);
  const [, left = "", gap = "", right = ""] = match ?? [];
  if (match === null || !isRow(left) || !(isRow(right) || isColumnedRow(right))) return null;
  return { left: left.trim(), right: right.trim(), at: left.length + gap.length };
}

/** "PELL   3,698   3,697   7,395": a name and its columns. */
function isColumnedRow(text: string): boolean {
  const amounts = findAmounts(text);
  const end = text.slice(amounts[0]?.end ?? 0);
  return (
    amounts.length > 2 &&
    amounts.length < mostColumns &&
    !/[a-z]/i.test(end) &&
    isRow(text.slice(0, amounts[0]?.end ?? 0))
  );
}

function isRow(text: string): boolean {
  const amounts = findAmounts(text);
  const [first] = amounts;
  return (
    amounts.length === 1 &&
    first !== undefined &&
    /[a-z]{2}/i.test(text.slice(0, first.start)) &&
    isKnown(text.slice(0, first.start))
  );
}

/** A name or a row of the left table, and after a wide gap something that begins just where the right one does. */
function hasGapAt(line: string, from: number): boolean {
  const left = line.slice(0, from);
  const isApart = line.length <= longestRow && /\S\s{3,}$/.test(left) && /^\S/.test(line.slice(from));
  return isApart && (isKnown(left) || findAmounts(left).length === 1);
}

/** A row or heading of one of the two tables: cut where the right one begins, if there is a gap before it. */
function cutAt(line: string, from: number): Halves | null {
  const gap = /\s{3,}(?=\S)/g;
  if (line.trim() === "") return null;
  // A row of the left table alone.
  if (line.trimEnd().length < from - 1) return { left: line.trim(), right: "", at: from };
  const near = [...line.matchAll(gap)]
    .map((match) => match.index + match[0].length)
    .find((at) => Math.abs(at - from) <= 8);
  if (near === undefined) return null;
  return { left: line.slice(0, near).trim(), right: line.slice(near).trim(), at: near };
}

const rowsParting =
  /\s*;\s+(?:and\s+)?|(?<=\d)\.\s+(?=(?:grand )?total\b)|(?<=\d)\s{2,}(?=[A-Za-z])|\s+[/\u2022\u00b7|]\s+|(?<=\d[\d,.]*\)?)(?:,\s+(?:(?:and|plus|y)\s+)?|\s+(?:and|y)\s+)(?=[A-Za-z\u00c0-\u024f])|(?<=\d[\d,.]*\)?)\s+\+\s+(?=[A-Za-z])/i;
const mostInlineRows = 24;

/** Rows that share a line, or else its sentences. */
export function splitLine(line: string): string[] {
  const rows = splitInlineRows(line);
  return rows.length > 1 ? rows : splitStatements(line).flatMap(splitInlineRows);
}

/**
 * "Estimated expenses: tuition/fees 13,406; books 900; total 15,200": rows in one line, each of which is words and one amount. What stands
 * before the colon is their heading. Anything else stays one statement.
 */
function splitInlineRows(statement: string): string[] {
  if (statement.length > 400 || statement.includes("\t") || areTermsAlone(statement)) return [statement];
  const pair = splitPair(statement) ?? splitSumAhead(statement);
  if (pair !== null) return pair;
  const [, head = "", tail = statement] =
    /^([^:$]{3,120}(?:\$[\d,.]+)?):\s+(?=[A-Za-z\u00c0-\u024f].*\d)(.+)$/.exec(statement) ??
    gluedHeading(statement) ??
    [];
  for (const [lead, rest] of head === ""
    ? [["", statement] as const]
    : [[head, tail] as const, ["", statement] as const]) {
    const rows = splitSum(rest) ?? splitPairs(rest) ?? rest.replace(/[.\s]+$/, "").split(rowsParting);
    if (rows.length < 2 || rows.length > mostInlineRows || !rows.every(isInlineRow)) continue;
    if (lead === "") return rows;
    // "You will be billed for" heads costs, though it is no heading.
    return ofCosts.test(lead) && findAmounts(lead).length === 0 && findHeading(lead) === null
      ? [lead, costsTitle, ...rows]
      : [lead, ...rows];
  }
  return [statement];
}

/** "Sub / Unsub     3,500 / 2,000": two names and their amounts. */
function splitPair(statement: string): string[] | null {
  const [, one, other, usd, otherUsd] =
    /^\s*([^/\d]{2,40}?)\s*\/\s*([^/\d]{2,40}?)\s{2,}(\$?\d[\d,.]*)\s*\/\s*(\$?\d[\d,.]*)\s*$/.exec(
      statement,
    ) ?? [];
  if (one === undefined || other === undefined || [one, other].some((name) => findLineKind(name) === null))
    return null;
  return [`${one}   ${usd ?? ""}`, `${other}   ${otherUsd ?? ""}`];
}

/** "COST 41,250 = Tuition 26,900 + Fees 14,350": the sum before its parts. */
function splitSumAhead(statement: string): string[] | null {
  const [, name, usd, parts] =
    /^\s*([A-Za-z][^=\d]{1,40}?)\s+(\$?\d[\d,]*)\s+=\s+(.+)$/.exec(statement) ?? [];
  const rows = parts?.split(/\s+\+\s+/) ?? [];
  if (name === undefined || usd === undefined || rows.length < 2 || !rows.every(isInlineRow)) return null;
  return [...rows, `${/\btotal\b/i.test(name) ? "" : "Total "}${name} ${usd}`];
}

/** "Tuition $44,200, fees $1,300, books $2,600 = $60,800": costs and their total; null for anything else. */
function splitSum(rest: string): string[] | null {
  const [, parts, total] = /^(.+\d)\s+=\s+(\$?\d[\d,]*)\W*$/.exec(rest) ?? [];
  if (parts === undefined || total === undefined) return null;
  const rows = parts.split(rowsParting);
  const areCosts = rows.every(
    (row) => costKinds.some((kind) => kind === findLineKind(row)) || /^\W*other\b/i.test(row),
  );
  return rows.length > 1 && areCosts ? [...rows, `Total ${total}`] : null;
}

/** "TUITION 8940 ROOM 5610 BOARD 4470": names and amounts in turn, each of which we know; null for anything else. */
function splitPairs(rest: string): string[] | null {
  if (rest.length > longestRow || !/\d [A-Za-z]/.test(rest)) return null;
  const pairs = [
    ...rest.matchAll(/([A-Za-z][A-Za-z/&. -]*?)\s+(\$?\d[\d,]{2,}(?:\.\d\d)?)(?=\s+[A-Za-z]|\s*$)/g),
  ];
  const isWhole = pairs.map(([pair]) => pair).join(" ").length === rest.trim().replace(/\s+/g, " ").length;
  const areCosts = pairs.every(([, name = ""]) => costKinds.some((kind) => kind === findLineKind(name)));
  // Apart as in columns: "Room 5610" in a text is where somebody sits.
  return pairs.length > 2 && isWhole && areCosts
    ? pairs.map(([, name = "", amount = ""]) => `${name}   ${amount}`)
    : null;
}

/** "COSTS      tuition 38,600 | fees 1,300": a heading in the first cell of its first row. */
function gluedHeading(statement: string): RegExpExecArray | null {
  const match = /^\s*([^\d$:|]{3,40}?)\s{3,}([A-Za-z\u00c0-\u024f].*\d.*)$/.exec(statement);
  return match !== null && findHeading(match[1] ?? "") !== null ? match : null;
}

/** Words, then one amount of money, with or without marks; a sentence has verbs. */
function isInlineRow(row: string): boolean {
  const match =
    /^\W*([^$\d]*(?:\d{1,2}[\s-][^$\d]*)?[^\s$\d(][\s:.\u2013-]*\(?)-?\$?\s?(\d[\d,]*(?:\.\d\d)?)\)?(?:\s?\/\s?(?:yr|year)|\s+(?:per|a) year)?$/.exec(
      row,
    );
  const [, words = "", amount = ""] = match ?? [];
  if (match === null || words.length > 70 || !/[a-z\u00c0-\u024f]{3}/i.test(words)) return false;
  const isMoney =
    amount.includes(",") || row.includes("$") || (amount.length >= 3 && !/^20[2-4]\d$/.test(amount));
  return isMoney && !inSentence.test(words.replace(/\([^()]*\)/g, " "));
}

const ofCosts =
  /\b(?:bill(?:ed)?|charg(?:e|es|ed)|costs?|expenses?|owe|pay for|budget|costos?|gastos|cargos)\b/i;
const costsTitle = "Costs";

const inSentence =
  /\b(?:(?:up|down) from|instead of|you|we|is|are|was|will|would|can|may|has|have|been|that|which|if|when|earn|receive|offer(?:ed)?|includes?|cuestan?|son|ser\u00eda|te|puedes|ofrecemos)\b/i;
