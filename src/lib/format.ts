/**
 * The one place where numbers, dates and lists become text, as Intl writes American English. What pages say before anything
 * is asked of them is written here itself: Intl's first formatter of a kind takes a slow phone 50 to 100 ms.
 */
import { once } from "./once.ts";

const locale = "en-US";

const integers = once(() => new Intl.NumberFormat(locale, { maximumFractionDigits: 0 }));
const oneDecimal = once(
  () => new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
);
const gradePoints = once(
  () => new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 2 }),
);
const parameters = once(
  () => new Intl.NumberFormat(locale, { maximumFractionDigits: 3, signDisplay: "negative" }),
);
const percents = once(() => new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 0 }));
const finePercents = once(
  () =>
    new Intl.NumberFormat(locale, {
      style: "percent",
      minimumFractionDigits: 1,
      maximumFractionDigits: 1,
    }),
);
const rates = once(() => new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 3 }));
/** From January on. */
export const monthNames: readonly string[] = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];
const weekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

/** Whole US dollars: 18500 → "$18,500"; negative amounts keep a true minus sign. */
export function formatUsd(amountUsd: number): string {
  const rounded = Math.round(amountUsd);
  return rounded < 0 ? `\u2212$${formatInteger(-rounded)}` : `$${formatInteger(rounded)}`;
}

/** A count in a sentence, in words up to nine: 2 → "two", 12 → "12". */
export function spellCount(count: number): string {
  const words = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];
  return words[count] ?? formatInteger(count);
}

/** A count or other whole number: 42855 → "42,855". */
export function formatInteger(value: number): string {
  const whole = value > 0 ? Math.round(value) : value;
  if (Number.isSafeInteger(whole)) return String(whole).replaceAll(/\B(?=(?:\d{3})+$)/g, ",");
  return integers().format(value);
}

/**
 * Short facts in a row: "Austin, Texas · 4 miles". A line breaks after a dot, so that none begins with one like an item of a
 * list, and never between a figure and its unit.
 */
export function joinFacts(facts: Iterable<string | null | false>): string {
  const shown = [...facts].filter((fact) => typeof fact === "string");
  return shown.join("\u00a0· ").replaceAll(/(\d) (?=[a-z])/g, "$1\u00a0");
}

/** As Intl.ListFormat does in American English: "Ohio", "Ohio and Iowa", "Ohio, Iowa, and Utah". */
export function formatAnd(parts: Iterable<string>): string {
  return joinParts([...parts], "and");
}

/** The same with "or": "Ohio, Iowa, or Utah". */
export function formatOr(parts: Iterable<string>): string {
  return joinParts([...parts], "or");
}

function joinParts(parts: readonly string[], word: string): string {
  const before = parts.slice(0, -1);
  const last = parts.at(-1) ?? "";
  if (before.length < 2) return [...before, last].join(` ${word} `);
  return `${before.join(", ")}, ${word} ${last}`;
}

/** One decimal: 3.5 → "3.5". */
export function formatOneDecimal(value: number): string {
  return writeShort(value, 1) ?? oneDecimal().format(value);
}

/** A GPA with one or two decimals: 3.6 → "3.6", 3.85 → "3.85". */
export function formatGradePoints(value: number): string {
  return writeShort(value, 2) ?? gradePoints().format(value);
}

/** A small number that has no more decimals than it may show, with at least one; null for any other. */
function writeShort(value: number, mostDecimals: number): string | null {
  const [whole = "", decimals = "0"] = String(value).split(".");
  return /^\d{1,3}$/.test(whole) && decimals.length <= mostDecimals ? `${whole}.${decimals}` : null;
}

/** A method parameter with up to three decimals: 1.349 → "1.349", 0.3 → "0.3"; uses a true minus sign. */
export function formatParameter(value: number): string {
  return parameters().format(value).replace("-", "\u2212");
}

/** A share between 0 and 1 as whole percent: 0.2664 → "27%". */
export function formatShare(share: number): string {
  const percent = share * 100;
  const whole = Math.round(percent);
  // Intl rounds a half by the digits that the number is written with.
  return whole >= 0 && Math.abs(percent - whole) < 0.499
    ? `${formatInteger(whole)}%`
    : percents().format(share);
}

/** As `formatShare` shows it, for sorting into bands: what reads "25%" is not under 25%. */
export function roundShare(share: number): number {
  return Math.round(share * 100) / 100;
}

/** A share between 0 and 1 with one decimal: 0.0361 → "3.6%". */
export function formatFineShare(share: number): string {
  return finePercents().format(share);
}

/** A calendar date written YYYY-MM-DD: "2026-11-21" → "November 21, 2026". */
export function formatDate(isoDate: string): string {
  const { year, month, day } = readDay(isoDate);
  return `${month} ${day}, ${year}`;
}

/** A calendar date without its year: "2026-11-21" → "Nov 21". */
export function formatShortDate(isoDate: string): string {
  const { month, day } = readDay(isoDate);
  return `${month.slice(0, 3)} ${day}`;
}

/** The month of a calendar date: "2026-11-21" → "November 2026". */
export function formatMonth(isoDate: string): string {
  const { year, month } = readDay(isoDate);
  return `${month} ${year}`;
}

/** The same in three letters: "2026-11-21" → "Nov". */
export function formatShortMonth(isoDate: string): string {
  return readDay(isoDate).month.slice(0, 3);
}

/** Throws RangeError for a text that is no date, as Intl does. */
function readDay(isoDate: string): { year: number; month: string; day: number; weekday: string } {
  const date = new Date(`${isoDate}T00:00:00Z`);
  if (Number.isNaN(date.getTime())) throw new RangeError(`${isoDate} is no date.`);
  const month = monthNames[date.getUTCMonth()] ?? "";
  const weekday = weekdays[date.getUTCDay()] ?? "";
  return { year: date.getUTCFullYear(), month, day: date.getUTCDate(), weekday };
}

const moments = once(
  () =>
    new Intl.DateTimeFormat(locale, {
      year: "numeric",
      month: "long",
      day: "numeric",
      hour: "numeric",
      minute: "2-digit",
    }),
);

/** A calendar date in prose without its year: "2028-06-30" → "June 30". */
export function formatMonthDay(isoDate: string): string {
  const { month, day } = readDay(isoDate);
  return `${month} ${day}`;
}

/** An instant in this device's own time zone: "November 21, 2026 at 3:12 PM". Not for prerendered text. */
export function formatMoment(instant: string): string {
  return moments().format(new Date(instant)).replaceAll("\u202f", " ");
}

const times = once(() => new Intl.DateTimeFormat(locale, { hour: "numeric", minute: "2-digit" }));

/** The time of day of an instant in this device's own time zone: "3:40 PM". Not for prerendered text. */
export function formatTime(instant: string): string {
  return times().format(new Date(instant)).replaceAll("\u202f", " ");
}

/** A school year by the fall it starts in: 2027 → "2027-28". */
export function formatSchoolYear(fallYear: number): string {
  return `${fallYear}-${String((fallYear + 1) % 100).padStart(2, "0")}`;
}

/** The period that follows: "2027-28" after 2026-27, "fall 2027" after fall 2026, "2025" after 2020-2024. */
export function nextPeriod(period: string): string {
  const lastYear = /^\d{4}-(\d{4})$/.exec(period)?.[1];
  if (lastYear !== undefined) return String(Number(lastYear) + 1);
  return period.replace(/(\d{4})(-\d\d)?/, (_whole, year: string, end: string | undefined) => {
    const next = Number(year) + 1;
    return end === undefined ? String(next) : formatSchoolYear(next);
  });
}

/** An interest rate with up to three decimals: 0.0652 → "6.52%", 0.01057 → "1.057%". */
export function formatRate(share: number): string {
  return rates().format(share);
}

/** A date with its weekday and no year: "2027-03-08" → "Monday, March 8". */
export function formatWeekday(isoDate: string): string {
  const { weekday, month, day } = readDay(isoDate);
  return `${weekday}, ${month} ${day}`;
}

/** A time of day from minutes after midnight: 810 → "1:30 PM". */
export function formatClock(minute: number): string {
  const hour = Math.floor(minute / 60) % 24;
  const minutes = String(Math.floor(minute) % 60).padStart(2, "0");
  return `${hour % 12 === 0 ? 12 : hour % 12}:${minutes} ${hour < 12 ? "AM" : "PM"}`;
}

/** A duration from hours, to the minute: 2.675 → "2 h 41 min", 3 → "3 h", 0.5 → "30 min". */
export function formatHours(hours: number): string {
  const minutes = Math.round(hours * 60);
  const parts = [
    minutes >= 60 ? `${formatInteger(Math.floor(minutes / 60))} h` : "",
    minutes % 60 > 0 || minutes === 0 ? `${minutes % 60} min` : "",
  ];
  return parts.filter((part) => part !== "").join(" ");
}

/** A bracket of dollars in thousands, for the axis of a chart: "to $30k", "30–48k", "over 110k". */
export function formatShortBracket(fromUsd: number, toUsd: number | null): string {
  const from = Math.round(fromUsd / 1_000);
  if (toUsd === null) return `over ${from}k`;
  return fromUsd === 0 ? `to $${toUsd / 1_000}k` : `${from}–${toUsd / 1_000}k`;
}
