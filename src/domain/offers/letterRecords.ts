/** Records of a portal whose cells were copied each onto its own line: a name, its status, its amount, and a line for each term and its share. */
import { isAmountAlone, joinRows, type LetterLine } from "./letterCards.ts";
import { findLineKind } from "./letterWords.ts";

const season =
  "(?:fall|autumn|winter|spring|summer|oto\u00f1o|primavera|verano|invierno)(?: (?:semester|term|quarter))?";
const ofYear = "(?: (?:de )?(?:20)?\\d\\d)?";
const usd = "\\$?\\s?\\d[\\d,]*(?:\\.\\d\\d)?";

/** As a portal writes terms: "2026FA", "SP 27", "Fall 2026". */
const termCell = new RegExp(
  `^\\W*(?:(?:20)?\\d\\d[\\s/-]?(fa|sp|su|wi|au)|(fa|sp|su|wi|au)[\\s'/-]?(?:20)?\\d\\d|${season}${ofYear})\\W*$`,
  "i",
);
/** "Fall 2025   Accepted   $3,698.00   [Take Action]": a term, its status and its amount in one row below the name. */
const termRow = new RegExp(
  `^(?!.*\\btotal)\\W*${season}${ofYear}\\b[^\\d$]{0,24}${usd}(?:\\s*\\[[^\\]\\d]{0,30}\\])?\\W*$`,
  "i",
);
const fundTotal = new RegExp(`^\\W*(?:(?:fund|award|line|annual|year|a\u00f1o) )?total\\W+${usd}\\W*$`, "i");
const statusCell =
  /^\W*(?:accepted|offered|pending|estimated|awarded|declined|cancell?ed|not (?:yet )?accepted|awaiting action|aceptad[oa]|ofrecid[oa]|pendiente|rechazad[oa]|estimad[oa])(?:\s+(?:accept|decline|reduce|edit|view|details|(?:change|enter)(?: amount)?))*\W*$/i;

/** One record looks like chance; of two or more the layout is certain. */
const leastRecords = 2;
/** No school year has more terms. */
const mostTerms = 4;

type StackedRecord = { name: number; cells: number[]; amounts: number; terms: number };

const termBegins = new RegExp(`^\\W*(?:(?:20)?\\d\\d )?(?:${season})${ofYear}\\b`, "i");

/** "Pell Grant, Gift Aid, Fall 2027, $1,122" above ", , Spring 2028, $1,122": the award is named in its first row alone. */
export function fillDown(lines: readonly LetterLine[]): LetterLine[] {
  const filled: LetterLine[] = [];
  for (const line of lines) {
    const above = filled.at(-1)?.text.split("\t") ?? [];
    const cells = line.text.split("\t");
    const term = cells.findIndex((cell) => cell.trim() !== "");
    const isGoingOn =
      term > 0 &&
      above.length === cells.length &&
      termBegins.test(cells[term] ?? "") &&
      termBegins.test(above[term] ?? "") &&
      (above[0] ?? "").trim() !== "";
    filled.push(
      isGoingOn ? { ...line, text: [...above.slice(0, term), ...cells.slice(term)].join("\t") } : line,
    );
  }
  return filled;
}

/** "Books and Sup-" above "plies  $1,100": a word cut at the end of its line. */
export function joinCut(lines: readonly LetterLine[]): LetterLine[] {
  const joined: LetterLine[] = [];
  for (const line of lines) {
    const above = joined.at(-1);
    const head = above?.text.trimEnd() ?? "";
    const isCut = /^[^\d$]{3,60}[a-z]-$/.test(head) && /^[a-z]+\b/.test(line.text) && /\d/.test(line.text);
    if (above !== undefined && isCut)
      joined[joined.length - 1] = { text: `${head.slice(0, -1)}${line.text}`, rows: joinRows(above, line) };
    else joined.push(line);
  }
  return joined;
}

/** Puts each record onto one line: "Pell Grant, Accepted, $6,145, 2026FA, $3,072.50, 2027SP, $3,072.50" with its cells apart. */
export function foldRecords(lines: readonly LetterLine[]): LetterLine[] {
  return foldTables(lines) ?? foldTerms(lines);
}

const nameHead =
  /^(?:awards?|award (?:item|name|description)|funds?|fund name|description|aid|beca|ayuda|concepto)$/i;
const statusHead = /^(?:status|type|category|award type|action|estado|estatus)$/i;
const amountHead =
  /^(?:(?:total|annual|year(?:ly)?|offered|accepted|award(?:ed)?)(?: amount| offered| awarded)?|amount|monto|total anual)$/i;
const mostHeads = 8;

/** `isStatusFirst`: each record has its status above its name. */
type Heads = {
  from: number;
  to: number;
  amounts: number;
  isStatusFirst: boolean;
  /** Cells between the name and its amounts, such as the type of aid. */
  between: number;
  /** Its status stands behind its amounts. */
  isStatusLast: boolean;
};

/** The heads of a table on lines of their own, one below the other: "Award, 2026 Fall, 2027 Spring, Total, Status". */
function findHeads(textAt: (index: number) => string, from: number): Heads | null {
  let names = 0;
  let amounts = 0;
  let between = 0;
  let behind = 0;
  let to = from;
  for (; to - from < mostHeads; to += 1) {
    const text = textAt(to);
    if (nameHead.test(text)) names += 1;
    else if (termHead.test(text) || amountHead.test(text)) amounts += 1;
    else if (!statusHead.test(text) && !isHeadOfWords(text, names > 0 && amounts === 0)) break;
    else if (names > 0 && amounts === 0) between += 1;
    else if (names > 0) behind += 1;
  }
  const isStatusFirst = statusHead.test(textAt(from));
  // "Fall 2026" above "Award description" is the heading of a table, and none of its columns.
  if (!isStatusFirst && !nameHead.test(textAt(from))) return null;
  // The first record's status, and no head of amounts.
  if (isStatusFirst && statusCell.test(textAt(to - 1))) {
    to -= 1;
    amounts -= 1;
  }
  const isStatusLast = behind > 0 && !isStatusFirst;
  return names === 1 && amounts > 1 ? { from, to, amounts, isStatusFirst, between, isStatusLast } : null;
}

/** "Career" between "Award" and "Offered": a head that nobody knows, of one word. */
function isHeadOfWords(text: string, isBetween: boolean): boolean {
  return isBetween && /^[A-Z][a-z]{2,14}$/.test(text) && findLineKind(text) === null;
}

const termHead = new RegExp(`^(?:${season}${ofYear}|(?:20)?\\d\\d ${season})$`, "i");

/** A table whose cells are lines, by its heads: each record has a name, as many amounts as heads, and a status before or behind. Null if there is none. */
function foldTables(lines: readonly LetterLine[]): LetterLine[] | null {
  const shown = lines.flatMap(({ text }, at) => (text.trim() === "" ? [] : [at]));
  const textAt = (index: number) => lines[shown[index] ?? -1]?.text.trim() ?? "";
  const folded: (LetterLine | null)[] = [...lines];
  const join = (from: number, to: number, cells: readonly string[]) => {
    const [first = 0, last = 0] = [shown[from], shown[to - 1]];
    folded.fill(null, first, last + 1);
    folded[first] = { text: cells.join("\t"), rows: joinRows(...lines.slice(first, last + 1)) };
  };
  const listCells = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, at) => textAt(from + at));
  let heads: Heads | null = null;
  let records = 0;
  for (let index = 0; index < shown.length; ) {
    const found = findHeads(textAt, index);
    if (found !== null) {
      heads = found;
      // The status is put behind the name, where it stands in most tables.
      const [name = "", ...others] = listCells(found.from, found.to).filter((text) => !statusHead.test(text));
      const between = Array.from({ length: found.isStatusFirst ? 1 : found.between }, () => "Status");
      join(found.from, found.to, [name, ...between, ...others]);
      index = found.to;
      continue;
    }
    const amounts = heads?.amounts ?? 0;
    const isRecordAfter = (between: number) =>
      amounts > 0 &&
      Array.from({ length: between + 1 }, (_, at) => textAt(index + at)).every(
        (text, at) =>
          /\p{L}{2}/u.test(text) && !isAmountAlone(text) && (at === 0 || !/^\W*totals?\b/i.test(text)),
      ) &&
      Array.from({ length: amounts }, (_, at) => between + at + 1).every((at) =>
        isAmountAlone(textAt(index + at)),
      ) &&
      !isAmountAlone(textAt(index + between + amounts + 1));
    // A total has no type.
    const between = [heads?.isStatusFirst === true ? 0 : (heads?.between ?? 0), 0].find(isRecordAfter);
    if (between === undefined) {
      index += 1;
      continue;
    }
    const end = index + between + amounts + 1;
    const to = heads?.isStatusLast === true && statusCell.test(textAt(end)) ? end + 1 : end;
    const [name = "", ...cells] = listCells(index, to);
    const missing = Array.from(
      { length: (heads?.isStatusFirst === true ? 0 : (heads?.between ?? 0)) - between },
      () => "",
    );
    const others = [...missing, ...cells];
    const isStatusAbove = heads?.isStatusFirst === true && statusCell.test(textAt(index - 1));
    const from = isStatusAbove ? index - 1 : index;
    const status = isStatusAbove ? textAt(index - 1) : "";
    join(from, to, heads?.isStatusFirst === true ? [name, status, ...others] : [name, ...others]);
    records += 1;
    index = to;
  }
  return records < leastRecords ? null : folded.flatMap((line) => line ?? []);
}

/** Records without heads: each term's name stands above its share. */
function foldTerms(lines: readonly LetterLine[]): LetterLine[] {
  const shown = lines.flatMap(({ text }, at) => (text.trim() === "" ? [] : [at]));
  const records: StackedRecord[] = [];
  for (let index = 0; index < shown.length; index += 1) {
    const record = findRecord(lines, shown, index);
    if (record === null) continue;
    records.push(record);
    index += record.cells.length;
  }
  if (records.length < leastRecords) return [...lines];
  const folded: (LetterLine | null)[] = [...lines];
  for (const { name, cells } of records) {
    const last = cells.at(-1) ?? name;
    folded.fill(null, name, last + 1);
    folded[name] = {
      text: [name, ...cells].map((at) => spellTerm(lines[at]?.text.trim() ?? "")).join("\t"),
      rows: joinRows(...lines.slice(name, last + 1)),
    };
  }
  return folded.flatMap((line) => line ?? []);
}

/** A name above cells, of which two or more are a term's with its amount. */
function findRecord(
  lines: readonly LetterLine[],
  shown: readonly number[],
  from: number,
): StackedRecord | null {
  const textAt = (index: number) => lines[shown[index] ?? -1]?.text.trim() ?? "";
  const name = textAt(from);
  if (!/\p{L}{3}/u.test(name) || /\d{3}/.test(name) || name.length > 80) return null;
  if (termCell.test(name) || statusCell.test(name)) return null;
  const record: StackedRecord = { name: shown[from] ?? 0, cells: [], amounts: 0, terms: 0 };
  for (let index = from + 1; index < shown.length; index += 1) {
    const text = textAt(index);
    const isRow = termRow.test(text);
    const isTerm = isRow || (termCell.test(text) && isAmountAlone(textAt(index + 1)));
    const isAmount = isRow || isAmountAlone(text) || fundTotal.test(text);
    if (isTerm && record.terms === mostTerms) break;
    if (!isTerm && !isAmount && !(statusCell.test(text) && record.terms === 0)) break;
    record.terms += isTerm ? 1 : 0;
    record.amounts += isAmount ? 1 : 0;
    record.cells.push(shown[index] ?? 0);
  }
  return record.terms > 1 && record.amounts - record.terms <= 1 ? record : null;
}

/** "2026FA" and "Fall 2026" hold no amount, and "Fund total" is the name of none. */
function spellTerm(text: string): string {
  if (termRow.test(text)) return text.replace(/\[[^\]]*\]|(?<=[a-z]) (?:20)?\d\d\b(?=.*\d)/gi, "").trim();
  if (fundTotal.test(text)) return text.replace(/^[^\d$]+/, "");
  // "Pending   Accept   Decline   Change amount": what may be pressed is no status.
  if (statusCell.test(text)) return text.replace(/\s{2,}.*$/, "");
  const [, behind, before] = termCell.exec(text) ?? [];
  const code = (behind ?? before)?.toLowerCase();
  return code === undefined ? text : (termNames[code] ?? text);
}

const termNames: Readonly<{ [code: string]: string }> = {
  fa: "Fall",
  au: "Autumn",
  wi: "Winter",
  sp: "Spring",
  su: "Summer",
};
