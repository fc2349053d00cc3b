/** Which of a row's amounts is the one for the year: by the columns above them, by their terms, or by a sum within the row. */
import { type Amount, type AmountPeriod, isRangeText } from "./letterAmounts.ts";
import { type ColumnKind, countCells, type Header } from "./letterTable.ts";
import type { OfferLineNote } from "./offer.ts";

export type YearAmount = {
  amountUsd: number;
  note: OfferLineNote | null;
  isDeclined?: true;
  /** Of several places to live, the one on campus. */
  isOnCampus?: true;
  /** The row's own figures prove it: its terms add up to it, or what it was and the change do. */
  isSummed?: true;
  /** Its cell for this year is empty: it begins in a later one. */
  isOfLaterYear?: true;
};

/** How many of each period make up an academic year. */
const timesPerYear = { term: 2, quarter: 3, month: 9, termBill: 2, quarterBill: 3 } as const;
const noteOf = {
  term: "timesTerms",
  quarter: "timesQuarters",
  month: "timesMonths",
  termBill: "termBill",
  quarterBill: "termBillOfThree",
} as const;

/**
 * The amount for one academic year: the year column if the header names one, terms added up, one term's amount times
 * the number of terms, four years' amount divided by four. `usual` applies if the line itself does not say.
 */
export function findYearAmount(
  line: string,
  amounts: readonly Amount[],
  header: Header | null,
  usual: AmountPeriod | null,
): YearAmount {
  const [first] = amounts;
  if (first === undefined) return { amountUsd: 0, note: null };
  const product = findProduct(line, amounts);
  if (product !== null) return { amountUsd: product, note: null };
  const changed = findChanged(amounts) ?? findDifference(line, amounts);
  if (changed !== null) return { amountUsd: changed, note: null, isSummed: true };
  const whole = findRowTotal(amounts);
  // "0   750   750" below fall, winter and spring: three terms, and no sum of two.
  const areTerms =
    isAllTerms(header, amounts.length) && amounts.some((one) => usdOf(one) === 0) && amounts.length === 3;
  if (whole !== null && !areTerms && (header === null || hasTermsOnly(header)))
    return { amountUsd: whole, note: null, isSummed: true };
  if (header !== null) {
    const byColumns = readColumns(line, amounts, header, usual);
    if (byColumns !== null) return byColumns;
  }
  const [, second] = amounts;
  if (
    amounts.length === 2 &&
    second !== undefined &&
    /\bbetween\s*$/i.test(line.slice(0, first.start)) &&
    /^\s*and\s*$/i.test(line.slice(first.end, second.start))
  )
    return { amountUsd: Math.max(usdOf(first), usdOf(second)), note: "rangeTaken" };
  const yearly = amounts.find(({ period }) => period === "year");
  if (yearly !== undefined) return { amountUsd: usdOf(yearly), note: null };
  const counted = amounts.filter(({ period }) => period !== "study");
  const only = counted[0] ?? first;
  const months = only.period === "month" ? toCount(monthsAfter.exec(line.slice(only.end))?.[1] ?? "") : 0;
  if (counted.length <= 1 && months > 0) return { amountUsd: months * usdOf(only), note: null };
  if (counted.length <= 1) return scaleAmount(only, usual);
  const last = counted.at(-1) ?? only;
  const terms = counted.slice(0, -1);
  if (terms.length === 4) return { amountUsd: usdOf(only), note: "severalAmounts" };
  if (terms.length > 1 && Math.abs(sumAmounts(terms) - usdOf(last)) <= terms.length)
    return { amountUsd: usdOf(last), note: null, isSummed: true };
  // "$5,000 ($2,500 fall / $2,500 spring)": the whole, and its parts behind it.
  const rest = counted.slice(1);
  const isWhole = rest.length > 1 && Math.abs(sumAmounts(rest) - usdOf(only)) <= rest.length;
  if (isWhole) return { amountUsd: usdOf(only), note: null, isSummed: true };
  if (counted.length === 2) return readTwo(line, only, last, header);
  if (/\bfall\b.*\bspring\b/i.test(line) || isAllTerms(header, counted.length))
    return { amountUsd: sumAmounts(counted), note: "termsAdded" };
  return { amountUsd: usdOf(only), note: "severalAmounts" };
}

/**
 * "9 months @ $1,596 = $14,364" and "$7,500 per semester for up to eight semesters ($60,000)": one amount is the other times a number that
 * the line names. Months, weeks and terms of one year make the year; four years, or eight semesters, are divided.
 */
function findProduct(line: string, amounts: readonly Amount[]): number | null {
  const [one, other] = amounts;
  if (one === undefined || other === undefined || amounts.length !== 2) return null;
  // "Book stipend (90% of $1,000)   $900".
  const share = Number(/(\d{1,3})\s?% of\W*$/i.exec(line.slice(0, one.start))?.[1] ?? 0);
  if (share > 0 && Math.abs((usdOf(one) * share) / 100 - usdOf(other)) <= 1) return usdOf(other);
  const [unit, all] = usdOf(one) < usdOf(other) ? [one, other] : [other, one];
  if (usdOf(unit) === 0) return null;
  const times = Math.round(usdOf(all) / usdOf(unit));
  if (times < 2 || Math.abs(times * usdOf(unit) - usdOf(all)) > times) return null;
  const named = [...line.matchAll(counted)].find(([, count = ""]) => toCount(count) === times);
  // "$1,536/mo x 9".
  const unitOf =
    /(?:\/|per|a)\s?(mo|month|semester|term|quarter|week)s?\W{0,3}[x\u00d7]\s?(\d{1,2})(?!\d)/i.exec(line);
  const what =
    named?.[2]?.toLowerCase() ?? (Number(unitOf?.[2]) === times ? (unitOf?.[1] ?? "").toLowerCase() : "");
  // "6 courses x $1,185     $7,110".
  const items = /\b(\d{1,3})(?: [a-z-]+)?\s*[x\u00d7@]\s*\$?\s?$/i.exec(line.slice(0, unit.start));
  if (what === "" && Number(items?.[1]) === times && unit.start < all.start) return usdOf(all);
  if (what === "") return null;
  const ofYear = what.startsWith("y") ? 1 : what.startsWith("s") ? 2 : /^(?:q|te|tr)/.test(what) ? 3 : times;
  return times <= ofYear ? usdOf(all) : usdOf(unit) * ofYear;
}

/** "$420 a month for ten months". */
const monthsAfter =
  /^[^$.;]{0,24}?\b(?:for|x|\u00d7|times)\s+(?:the )?(\d{1,2}|[a-z]+)\s+(?:academic |school )?(?:months?|mos?)\b/i;

const counted =
  /\b(\d{1,2}|two|three|four|six|eight|nine|ten|twelve)[\s-]+(?:full |consecutive |academic )?(years?|yrs?|semesters?|sem|terms?|quarters?|qtrs?|trimesters?|months?|mos?|weeks?|wks?|payments?|disbursements?)\b/gi;
const counts = [
  "",
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
  "eleven",
  "twelve",
];

function toCount(text: string): number {
  const at = counts.indexOf(text.toLowerCase());
  return at > 0 ? at : Number(text);
}

function hasTermsOnly({ columns }: Header): boolean {
  const years = columns.filter(({ kind }) => kind === "year").length;
  return years <= 1 && columns.every(({ kind }) => kind === "term" || kind === "year");
}

/** "$19,400  -$1,500  $17,900": what it was, the change, and what it is now. */
function findChanged(amounts: readonly Amount[]): number | null {
  const [was, change, now] = amounts;
  if (was === undefined || change === undefined || now === undefined || amounts.length !== 3) return null;
  const isLess = change.isNegative && !was.isNegative && !now.isNegative && usdOf(change) > 0;
  return isLess && Math.abs(usdOf(was) - usdOf(change) - usdOf(now)) < 1 ? usdOf(now) : null;
}

/** "Net cost ($36,056 - $20,017)   $16,039": how the figure came about stands beside it. */
export function findDifference(line: string, amounts: readonly Amount[]): number | null {
  const [whole, taken, rest] = amounts;
  if (whole === undefined || taken === undefined || rest === undefined || amounts.length !== 3) return null;
  const isLess = /^\s*(?:-|\u2013|minus|less)\s*$/i.test(line.slice(whole.end, taken.start));
  return isLess && Math.abs(usdOf(whole) - usdOf(taken) - usdOf(rest)) < 1 ? usdOf(rest) : null;
}

/** Three or four amounts of which the last is the sum of the others: terms and their year. Four and their sum are years of study. */
function findRowTotal(amounts: readonly Amount[]): number | null {
  const last = amounts.at(-1);
  const terms = amounts.slice(0, -1);
  if (last === undefined || terms.length < 2 || terms.length > 3 || usdOf(last) === 0) return null;
  return Math.abs(sumAmounts(terms) - usdOf(last)) <= terms.length ? usdOf(last) : null;
}

function isAllTerms(header: Header | null, amounts: number): boolean {
  const terms = header?.columns.filter(({ kind }) => kind === "term").length ?? 0;
  return terms > 1 && header?.columns.length === terms && amounts <= terms;
}

/** A semester and the year, a range, two semesters; otherwise the first, which is asked about. */
function readTwo(line: string, one: Amount, other: Amount, header: Header | null): YearAmount {
  const hasTerms = header?.columns.some(({ kind }) => kind === "term") ?? false;
  const hasYear = header?.columns.some(({ kind }) => kind === "year") ?? false;
  // "$12,000 -> $15,000": what was, and what is.
  if (/^\s*(?:-+>|=+>|\u2192|\u21d2)\s*$/.test(line.slice(one.end, other.start)))
    return { amountUsd: usdOf(other), note: null };
  const isHalf = Math.abs(2 * usdOf(one) - usdOf(other)) <= 1;
  if ([one, other].every(({ period }) => period === "term" || period === "quarter"))
    return { amountUsd: usdOf(one) + usdOf(other), note: "termsAdded" };
  if (
    one.period === null &&
    (other.period === "term" || other.period === "quarter" || other.period === "month")
  )
    return { amountUsd: usdOf(one), note: null };
  // "$2,500 ($5,000)".
  const isInside = /\(\s*$/.test(line.slice(one.end, other.start));
  if (isHalf && isInside && !/fall|spring|semester|term|total|year/i.test(line))
    return { amountUsd: usdOf(other), note: "severalAmounts" };
  if (isHalf && (hasTerms || /fall|spring|semester|term|total|year/i.test(line)))
    return { amountUsd: usdOf(other), note: null, isSummed: true };
  if (isRangeText(line.slice(one.end, other.start)))
    return { amountUsd: Math.max(usdOf(one), usdOf(other)), note: "rangeTaken" };
  // One of the terms is empty: the second amount is the row's total.
  if (hasTerms && hasYear && one.usd === other.usd)
    return { amountUsd: usdOf(other), note: null, isSummed: true };
  if (/\bfall\b.*\bspring\b/i.test(line) || (hasTerms && !hasYear))
    return { amountUsd: usdOf(one) + usdOf(other), note: "termsAdded" };
  return { amountUsd: usdOf(one), note: "severalAmounts" };
}

/** Each amount under its column, by cells if the table has them; null if they cannot be told apart. */
function readColumns(
  line: string,
  amounts: readonly Amount[],
  { columns, hasCells, isYearUnsure, isPassed, livesAt }: Header,
  usual: AmountPeriod | null,
): YearAmount | null {
  const isCelled = hasCells && /[\t|]/.test(line);
  const cells = Math.max(...columns.map(({ cell }) => cell));
  if (isPassed === true && amounts.length === 1 && countCells(line, line.length) < cells) return null;
  const byPlace = isCelled || amounts.length === columns.length ? null : findCells(line, columns.length);
  if (!isCelled && byPlace === null && amounts.length !== columns.length) {
    // "Offered  Accepted  Declined" over two amounts: the first is what is offered.
    const isOffer =
      columns[0]?.kind === "offered" && columns.every(({ kind }) => kind !== "term" && kind !== "year");
    if (amounts.length > 1)
      return isOffer && amounts[0] !== undefined ? scaleAmount(amounts[0], usual) : null;
    const kind = new Set(columns.map((one) => one.kind)).size === 1 ? columns[0]?.kind : undefined;
    return kind === undefined ? null : readPeriodColumn(amounts[0], kind);
  }
  const under = new Map<Amount, ColumnKind>();
  for (const [index, amount] of amounts.entries()) {
    const column =
      byPlace !== null
        ? columns[byPlace.findIndex(({ start, end }) => amount.start < end && start < amount.end)]
        : amounts.length === columns.length
          ? columns[index]
          : columns.find(({ cell }) => cell === countCells(line, amount.start));
    if (column !== undefined) under.set(amount, column.kind);
  }
  const all = (wanted: ColumnKind) => amounts.filter((amount) => under.get(amount) === wanted);
  const one = (wanted: ColumnKind) => all(wanted)[0];
  const offered = one("offered");
  const declined = one("declined");
  const accepted = one("accepted");
  const year = one("year");
  const terms = all("term");
  const whole = year ?? offered;
  if (
    declined !== undefined &&
    usdOf(declined) > 0 &&
    (whole === undefined || usdOf(declined) >= usdOf(whole))
  )
    return { amountUsd: usdOf(declined), note: null, isDeclined: true };
  // "Offered 4,500, accepted 3,000": what the student took of it counts. A total of what is accepted leaves out what waits for an answer.
  const isPartly =
    !/\btotals?\b/i.test(line) &&
    accepted !== undefined &&
    offered !== undefined &&
    usdOf(accepted) > 0 &&
    usdOf(accepted) < usdOf(offered);
  if (isPartly) return { amountUsd: usdOf(accepted), note: null, isSummed: true };

  if (year !== undefined) {
    const isSummed = terms.length > 1 && Math.abs(sumAmounts(terms) - usdOf(year)) <= terms.length;
    return {
      amountUsd: usdOf(year),
      note: isYearUnsure ? "severalAmounts" : null,
      ...(isSummed ? { isSummed } : {}),
    };
  }
  if (terms.length > 1) return { amountUsd: sumAmounts(terms), note: "termsAdded" };
  if (offered !== undefined) return scaleAmount(offered, usual);
  const [term] = terms;
  if (term !== undefined) return { amountUsd: usdOf(term), note: "oneTerm" };
  for (const kind of ["perTerm", "perQuarter", "perMonth", "study"] as const) {
    const found = one(kind);
    if (found !== undefined) return readPeriodColumn(found, kind);
  }
  const account = one("charge") ?? one("credit");
  if (account !== undefined) return scaleAmount(account, usual);
  const places = all("place");
  const own = columns.findIndex((column) => column.place !== undefined && column.place === livesAt);
  const chosen = places.length === columns.length ? places[own] : undefined;
  if (chosen !== undefined) return { amountUsd: usdOf(chosen), note: null };
  const [place] = places;
  if (place !== undefined) {
    const isSame = places.every(({ usd }) => usd === place.usd);
    const isOnCampus = columns.find(({ kind }) => kind === "place")?.place === "on";
    return {
      amountUsd: usdOf(place),
      note: isSame ? null : "severalAmounts",
      ...(isOnCampus ? { isOnCampus } : {}),
    };
  }
  // "-   -   2,000   2,000" below "2026-27   2027-28   2028-29   2029-30".
  const later = columns.filter(({ kind }) => kind === "other").length;
  const areLater =
    later > 1 && columns[0]?.kind === "year" && amounts.every((amount) => under.get(amount) === "other");
  if (areLater && later === columns.length - 1)
    return { amountUsd: usdOf(amounts[0] ?? { usd: 0 }), note: null, isOfLaterYear: true };
  return null;
}

const oneCell =
  /(?:\$\s?)?(?:[-\u2013]?\$?\d[\d,.]*|\(\$?\d[\d,.]*\)|[-\u2013\u2014]+|n\/?a)(?:\s?\/\s?yr)?(?=\s|$)/gi;

/** A row whose last cells are as many as the columns, some of them empty: "1,200   -   -   1,200" or with zeros. */
function findCells(line: string, columns: number): { start: number; end: number }[] | null {
  const tail =
    /(?:\s{2,}(?:\$\s?)?(?:[-\u2013(]?\$?\d[\d,.]*\)?|[-\u2013\u2014]+|n\/?a)(?:\s?\/\s?yr)?)+\s*$/i.exec(
      line,
    );
  if (tail === null) return null;
  const cells = [...tail[0].matchAll(oneCell)].map((match) => ({
    start: tail.index + match.index,
    end: tail.index + match.index + match[0].length,
  }));
  return cells.length === columns ? cells : null;
}

function readPeriodColumn(amount: Amount | undefined, kind: ColumnKind): YearAmount | null {
  const period = { perTerm: "term", perQuarter: "quarter", perMonth: "month", study: "study" } as const;
  if (amount === undefined) return null;
  for (const [column, one] of Object.entries(period))
    if (column === kind) return scaleAmount({ ...amount, period: amount.period ?? one }, null);
  return null;
}

/** "Monthly Housing Allowance $17,226": named after how it is paid. */
const mostMonthUsd = 6_000;

function scaleAmount(amount: Amount, usual: AmountPeriod | null): YearAmount {
  const period = amount.period ?? usual;
  const usd = usdOf(amount);
  if (period === "study") return { amountUsd: usd / 4, note: "studyDivided" };
  const isTooMuch = period === "month" && usd > mostMonthUsd;
  if (period === null || period === "year" || isTooMuch) return { amountUsd: usd, note: null };
  return { amountUsd: usd * timesPerYear[period], note: noteOf[period] };
}

function usdOf({ usd }: Pick<Amount, "usd">): number {
  return usd ?? 0;
}

function sumAmounts(amounts: readonly Amount[]): number {
  return amounts.reduce((total, amount) => total + usdOf(amount), 0);
}
