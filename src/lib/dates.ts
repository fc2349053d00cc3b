/** Calendar days as text YYYY-MM-DD, without hours or zones: what a deadline is. Later is greater as text. */

export type Day = string;

/** A day that exists: "2026-02-29" does not. */
export function isDay(text: string): text is Day {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const milliseconds = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(milliseconds) && new Date(milliseconds).toISOString().startsWith(text);
}

/** `month` is 1-12. A day beyond the month's end runs on into the next. */
export function toDay(year: number, month: number, day: number): Day {
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);
}

export function addDays(day: Day, days: number): Day {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

/** Whole days from one day to another; negative when `to` is earlier. */
export function countDaysBetween(from: Day, to: Day): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);
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
