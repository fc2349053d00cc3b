/** Records of a portal whose cells were copied each onto its own line: a name, its status, its amount, and a line for each term and its share. */
import { isAmountAlone, joinRows, type LetterLine } from "./letterCards.ts";

/** As a portal writes terms: "2026FA", "SP 27", "Fall 2026". */
const termCell =
  /^\W*(?:(?:20)?\d\d[\s/-]?(fa|sp|su|wi|au)|(fa|sp|su|wi|au)[\s'/-]?(?:20)?\d\d|(fall|autumn|winter|spring|summer|oto\u00f1o|primavera|verano|invierno)(?: (?:semester|term|quarter))?(?: (?:de )?(?:20)?\d\d)?)\W*$/i;
const statusCell =
  /^\W*(?:accepted|offered|pending|estimated|awarded|declined|cancell?ed|not accepted|aceptad[oa]|ofrecid[oa]|pendiente|rechazad[oa]|estimad[oa])\W*$/i;

/** One record looks like chance; of two or more the layout is certain. */
const leastRecords = 2;
/** No school year has more terms. */
const mostTerms = 4;

/** "Fall 2025   Accepted   $3,698.00   [Take Action]": a term, its status and its amount in one row below the name. */
const termRow =
  /^(?!.*\btotal)\W*(?:fall|autumn|winter|spring|summer|oto\u00f1o|primavera|verano|invierno)(?: (?:semester|term|quarter))?(?: (?:de )?(?:20)?\d\d)?\b[^\d$]{0,24}\$?\s?\d[\d,]*(?:\.\d\d)?(?:\s*\[[^\]\d]{0,30}\])?\W*$/i;
const fundTotal = /^\W*(?:(?:fund|award|line|annual|year|a\u00f1o) )?total\W+\$?\s?\d[\d,]*(?:\.\d\d)?\W*$/i;

type Record = { name: number; cells: number[]; amounts: number; terms: number };

/** Puts each record onto one line: "Pell Grant, Accepted, $6,145, 2026FA, $3,072.50, 2027SP, $3,072.50" with its cells apart. */
export function foldRecords(lines: readonly LetterLine[]): LetterLine[] {
  const shown = lines.flatMap(({ text }, at) => (text.trim() === "" ? [] : [at]));
  const records: Record[] = [];
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
function findRecord(lines: readonly LetterLine[], shown: readonly number[], from: number): Record | null {
  const textAt = (index: number) => lines[shown[index] ?? -1]?.text.trim() ?? "";
  const name = textAt(from);
  if (!/\p{L}{3}/u.test(name) || /\d{3}/.test(name) || name.length > 80) return null;
  if (termCell.test(name) || statusCell.test(name)) return null;
  const record: Record = { name: shown[from] ?? 0, cells: [], amounts: 0, terms: 0 };
  for (let index = from + 1; index < shown.length; index += 1) {
    const text = textAt(index);
    const isRow = termRow.test(text);
    const isTerm = isRow || (termCell.test(text) && isAmountAlone(textAt(index + 1)));
    const isAmount = isRow || isAmountAlone(text) || fundTotal.test(text);
    if (isTerm && record.terms === mostTerms) break;
    if (!isTerm && !isAmount && !(statusCell.test(text) && record.amounts === 0)) break;
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
