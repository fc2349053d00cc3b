/** One line of a letter: the name in front of its amounts, and the amount of one year. */
import { type Amount, type Column, isRangeText } from "./letterAmounts.ts";
import { type OfferLineNote, offerLimits } from "./offer.ts";

export type YearAmount = { amountUsd: number; note: OfferLineNote | null };

/** How many of a period make the academic year. */
const timesPerYear = { term: 2, quarter: 3, month: 9 } as const;
const findNote = { term: "timesTerms", quarter: "timesQuarters", month: "timesMonths" } as const;

/**
 * The amount of one academic year: a column of the year where the head names one, terms added up, a term's amount
 * times the terms, four years' divided by four. `letterPeriod` holds where a line says nothing itself.
 */
export function findYearAmount(
  segment: { line: string; amounts: readonly Amount[] },
  columns: readonly Column[] | null,
  letterPeriod: "term" | "quarter" | null,
): YearAmount {
  const { amounts, line } = segment;
  const [first] = amounts;
  if (first === undefined) return { amountUsd: 0, note: null };
  const yearly = amounts.find(({ period }) => period === "year");
  if (yearly !== undefined) return { amountUsd: yearly.usd, note: null };
  const counted = amounts.filter(({ period }) => period !== "study");
  const only = counted[0] ?? first;
  if (counted.length <= 1) return scaleAmount(only, letterPeriod);
  if (columns !== null && columns.length === amounts.length) return sumColumns(amounts, columns);
  const last = counted.at(-1) ?? only;
  const terms = counted.slice(0, -1);
  if (terms.length > 1 && Math.abs(sumAmounts(terms) - last.usd) <= terms.length)
    return { amountUsd: last.usd, note: null };
  if (counted.length === 2 && counted.every(({ period }) => period === "term" || period === "quarter"))
    return { amountUsd: sumAmounts(counted), note: "termsAdded" };
  if (counted.length === 2 && last.usd === 2 * only.usd && /fall|spring|semester|term|total/i.test(line))
    return { amountUsd: last.usd, note: null };
  if (counted.length === 2 && isRangeText(line.slice(only.end, last.start)))
    return { amountUsd: Math.max(only.usd, last.usd), note: "rangeTaken" };
  if (/\bfall\b.*\bspring\b/i.test(line)) return { amountUsd: sumAmounts(counted), note: "termsAdded" };
  return { amountUsd: only.usd, note: "severalAmounts" };
}

function sumColumns(amounts: readonly Amount[], columns: readonly Column[]): YearAmount {
  const year = columns.indexOf("year");
  if (year >= 0) return { amountUsd: amounts[year]?.usd ?? 0, note: null };
  const terms = amounts.filter((_, index) => columns[index] === "term");
  if (terms.length > 1) return { amountUsd: sumAmounts(terms), note: "termsAdded" };
  return { amountUsd: amounts[0]?.usd ?? 0, note: "severalAmounts" };
}

function scaleAmount(amount: Amount, letterPeriod: "term" | "quarter" | null): YearAmount {
  const period = amount.period ?? letterPeriod;
  if (period === "study") return { amountUsd: Math.round(amount.usd / 4), note: "studyDivided" };
  if (period === null || period === "year") return { amountUsd: amount.usd, note: null };
  return { amountUsd: amount.usd * timesPerYear[period], note: findNote[period] };
}

function sumAmounts(amounts: readonly Amount[]): number {
  return amounts.reduce((sum, { usd }) => sum + usd, 0);
}

export type Label = {
  label: string;
  /** "fall" of "Pell Grant Fall 2027", which the label then no longer says. */
  term: string | null;
  /** Cut out of a sentence. */
  isProse: boolean;
};

const termPattern =
  /[\s,(-]*\b(fall|spring|winter|summer)\b(?:\s+(?:semester|term|quarter))?(?:\s+20\d\d)?\)?/i;

/** The name in what stands before (or after) an amount. */
export function findLabel(text: string): Label {
  const whole = tidyLabel(text);
  const term = termPattern.exec(whole)?.[1]?.toLowerCase() ?? null;
  const named = tidyLabel(term === null ? whole : whole.replace(termPattern, " "));
  const isProse = named.split(" ").length > 9 || /[.;!?]\s+[A-Z]/.test(named) || startsLikeProse(named);
  const label = isProse ? findNameInProse(named) : named;
  return { label: cutLabel(label), term, isProse };
}

function startsLikeProse(text: string): boolean {
  return /^(?:and|plus|as well as|we|you|with|in addition|also|a|an|the)\b/i.test(text);
}

function tidyLabel(text: string): string {
  return text
    .replace(/[\t|*\u2022\u00b7_]+/g, " ")
    .replace(/\.{2,}|(?:\. ){2,}/g, " ")
    .replace(/\s+/g, " ")
    .replace(/^[\s:;,.=+()\-\u2013\u2014/]+|[\s:;,.=+$(\-\u2013\u2014/]+$/g, "");
}

/** Of a sentence its last clause, without the words that lead to the amount. */
function findNameInProse(text: string): string {
  const clause = text.split(/[.;!?]\s+|,\s+(?:and|plus|as well as)\s+|,\s+(?=[A-Z])/).at(-1) ?? text;
  const led = clause
    .replace(/\s+(?:of|in the amount of|worth|valued at|totall?ing|is|are|for|at|up to|by|be|will be)$/i, "")
    .replace(/\s+(?:of|in the amount of|worth|valued at|totall?ing|is|are|for|at|up to|will)$/i, "");
  const named =
    /.*\b(?:an?|the|your|our|receive|awarded|offer(?:ed)?|includes?|including|and|plus|with|also|borrow|in)\s+(.+)$/i.exec(
      led,
    )?.[1];
  const name = named !== undefined && /[a-z]{3}/i.test(named) ? named : led;
  return tidyLabel(name.split(" ").slice(-10).join(" "));
}

function cutLabel(label: string): string {
  return label.length <= offerLimits.labelLength
    ? label
    : `${label.slice(0, offerLimits.labelLength - 1)}\u2026`;
}
