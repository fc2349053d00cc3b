/** Calendar days as YYYY-MM-DD text, with no time or zone, as a deadline needs. They sort as text. */

export type Day = string;

/** Whether the day exists: "2026-02-29" does not. */
export function isDay(text: string): text is Day {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const milliseconds = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(milliseconds) && new Date(milliseconds).toISOString().startsWith(text);
}

const dayMs = 86_400_000;

/** The same few hundred days are read and written again and again, which was a third of a timeline's time. */
const texts = new Map<number, Day>();
const numbers = new Map<Day, number>();
/** Fifty years of days. */
const mostKnown = 18_000;

/** Days since 1970. */
function toNumber(day: Day): number {
  const known = numbers.get(day);
  if (known !== undefined) return known;
  return remember(numbers, day, Date.parse(`${day}T00:00:00Z`) / dayMs);
}

function toText(days: number): Day {
  const known = texts.get(days);
  if (known !== undefined) return known;
  return remember(texts, days, new Date(days * dayMs).toISOString().slice(0, 10));
}

function remember<Key, Value>(all: Map<Key, Value>, key: Key, value: Value): Value {
  if (all.size >= mostKnown) all.clear();
  all.set(key, value);
  return value;
}

/** `month` is 1-12. A day past the end of the month rolls over into the next. */
export function toDay(year: number, month: number, day: number): Day {
  return toText(Date.UTC(year, month - 1, day) / dayMs);
}

export function addDays(day: Day, days: number): Day {
  return toText(toNumber(day) + days);
}

/** Whole days between two days; negative if `to` is earlier. */
export function countDaysBetween(from: Day, to: Day): number {
  return toNumber(to) - toNumber(from);
}

/** 0 is Sunday, 6 Saturday. */
export function getWeekday(day: Day): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay();
}

export function getYear(day: Day): number {
  return Number(day.slice(0, 4));
}

/** 1-12. */
export function getMonth(day: Day): number {
  return Number(day.slice(5, 7));
}

/** The month of a day as YYYY-MM. */
export function toMonthKey(day: Day): string {
  return day.slice(0, 7);
}

export function findLastDayOfMonth(year: number, month: number): Day {
  return toDay(year, month + 1, 0);
}
