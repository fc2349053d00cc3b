/** Finds the dollar amounts in one line of an aid letter, and says what each stands for: a year, a term, four years. */

export type AmountPeriod = "year" | "term" | "quarter" | "month" | "study";

export type Amount = {
  /** Whole dollars, never below zero: a minus or brackets before aid only say that it lowers the bill. */
  usd: number;
  start: number;
  end: number;
  /** Null where the line does not say. */
  period: AmountPeriod | null;
  /** A dollar sign, a comma between thousands or cents: surely money. Else a bare number, money only in a table. */
  isMarked: boolean;
};

const amountPattern =
  /(?<sign>\$|\bUS\$|\bUSD)?\s?(?<whole>\d{1,3}(?:,\d{3})+|\d+)(?<cents>\.\d{1,2})?(?<kilo>k\b)?(?<after>\s?(?:dollars|USD)\b)?/giu;

const periods: readonly [AmountPeriod, RegExp][] = [
  [
    "year",
    /^[\s,;(]*(?:(?:per|each|an?|every|\/)\s*(?:academic\s+)?(?:year|yr|annum)|annual(?:ly)?|yearly)\b/i,
  ],
  ["term", /^[\s,;(]*(?:(?:per|each|a|every|\/)\s*(?:semester|sem|term)|by semester)\b/i],
  ["quarter", /^[\s,;(]*(?:per|each|a|every|\/)\s*(?:quarter|trimester)\b/i],
  ["month", /^[\s,;(]*(?:per|each|a|every|\/)\s*month\b/i],
  [
    "study",
    /^[\s,;(]*(?:in total |total )?(?:over|across|spread over)\s+(?:the\s+(?:course\s+of\s+)?)?(?:your\s+)?(?:four|4|eight|8)[\s-](?:years?|semesters?|terms?)\b/i,
  ],
];

const studyBefore = /(?:four|4)[\s-]year (?:total|value|award)[^\d$]*$/i;

/** In the order of the line. Numbers that are no money (years, shares, telephone numbers, dates) are left out. */
export function findAmounts(line: string): Amount[] {
  const found: Amount[] = [];
  for (const match of line.matchAll(amountPattern)) {
    const { sign, whole = "", cents, kilo, after } = match.groups ?? {};
    const text = match[0];
    const start = match.index + (text.length - text.trimStart().length);
    const end = match.index + text.length;
    const isSigned = sign !== undefined || after !== undefined;
    const isMarked = isSigned || whole.includes(",") || (cents?.length === 3 && whole.length >= 3);
    if (!isMoneyAmount(line, { start, end, isSigned, isMarked, whole })) continue;
    const value = Number(`${whole.replaceAll(",", "")}${cents ?? ""}`) * (kilo === undefined ? 1 : 1000);
    found.push({ usd: Math.round(value), start, end, period: findPeriod(line, start, end), isMarked });
  }
  return found;
}

type Candidate = { start: number; end: number; isSigned: boolean; isMarked: boolean; whole: string };

function isMoneyAmount(line: string, { start, end, isSigned, isMarked, whole }: Candidate): boolean {
  const before = line.slice(0, start);
  const after = line.slice(end);
  if (/^\s?%|^\s?percent\b|^\d|^[,/:-]\d|^[A-Za-z]/i.test(after) && !/^-\s?\$/.test(after)) return false;
  if (isSigned) return true;
  if (/[\w#/:.]$|\d-$|\b(?:box|id|no\.?|number|zip|tel|phone|room)\s*:?\s*#?$/i.test(before)) return false;
  // "2,000 students" and "1,200 hours" are counts.
  if (/^\s?(?:students?|hours?|credits?|units?|points?|miles?|people|undergraduates|words)\b/i.test(after))
    return false;
  if (isMarked) return true;
  if (whole.length < 3 || whole.length > 6 || whole.startsWith("0")) return false;
  return !/^20(?:1[5-9]|[23]\d)$/.test(whole);
}

function findPeriod(line: string, start: number, end: number): AmountPeriod | null {
  const after = line.slice(end, end + 48);
  for (const [period, pattern] of periods) if (pattern.test(after)) return period;
  return studyBefore.test(line.slice(0, start)) ? "study" : null;
}

/** Words that only say how amounts in a row belong together: without others, two amounts are one line's columns. */
const joiningWords =
  /\b(?:per|each|an?|every|academic|year|years|yr|annum|annual(?:ly)?|yearly|semesters?|terms?|quarters?|months?|monthly|total|fall|spring|winter|summer|or|to|for|over|across|the|your|four|eight|in|of|and|plus|x|by|offered|accepted|usd|dollars|renewable)\b/gi;

/** Whether what stands between two amounts names something of its own. */
export function isLineBreak(between: string): boolean {
  return /[a-z]{2}/i.test(between.replace(joiningWords, " ").replace(/\d+/g, " "));
}

/** A dash or "to" between two amounts: the ends of a range. */
export function isRangeText(between: string): boolean {
  return /^\s*(?:-|\u2013|\u2014|to|through)\s*$/i.test(between);
}

export type Column = "term" | "year" | "other";

/** The columns that a table's head names, or null where the line is no such head. */
export function findColumns(line: string): Column[] | null {
  const words = line.match(
    /\b(?:fall|autumn|winter|spring|summer|first semester|second semester|total|annual|full year|year total|offered|accepted|amount)\b/gi,
  );
  if (words === null || words.length < 2 || line.length > 120) return null;
  const columns = words.map((word): Column => {
    if (/^(?:fall|autumn|winter|spring|summer|first semester|second semester)$/i.test(word)) return "term";
    return /^(?:total|annual|full year|year total)$/i.test(word) ? "year" : "other";
  });
  // Prose such as "in the fall and spring" is no head.
  return /\b(?:your|will|you|we|the|is|are)\b/i.test(line) ? null : columns;
}

/** The terms of a letter whose amounts are all said to be for one term; null where they are not. */
export function findLetterPeriod(text: string): "term" | "quarter" | null {
  const said =
    /\b(?:amounts?|figures|awards?|aid|costs?|charges)\b[^.\n]{0,60}\b(?:are|is|shown|listed|quoted)\b[^.\n]{0,40}\b(?:per|each|by the|for one|for each)\s+(semester|term|quarter)\b/i.exec(
      text,
    );
  if (said === null) return null;
  return said[1]?.toLowerCase() === "quarter" ? "quarter" : "term";
}
