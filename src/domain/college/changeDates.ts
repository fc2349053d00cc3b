/** Dates as records of changes have them, some without a day or a month: what day they mean, and how they are said. */
import { addDays, type Day, toDay } from "#lib/dates.ts";
import { formatDate, formatMonth } from "#lib/format.ts";

/** The last day of "2025", "2026 summer", "2025-05" or "2025-05-31". */
export function toLastDay(date: string): Day {
  const [yearText = "", season] = date.split(" ");
  const [year = 0, ownMonth, day] = yearText.split("-").map(Number);
  if (ownMonth !== undefined && day !== undefined) return toDay(year, ownMonth, day);
  const month = ownMonth ?? lastMonths[season ?? ""] ?? 12;
  return addDays(toDay(year, month + 1, 1), -1);
}

const lastMonths: Readonly<Record<string, number>> = { spring: 5, summer: 8, fall: 12 };

/** "in May 2025", "on January 1, 2026", "in summer 2026". */
export function sayDate(date: string): string {
  return `${date.length === 10 ? "on" : "in"} ${sayPlainDate(date)}`;
}

/** "May 2025", "January 1, 2026", "summer 2026", "2028". */
export function sayPlainDate(date: string): string {
  const [year = "", season] = date.split(" ");
  if (season !== undefined) return `${season} ${year}`;
  if (date.length === 10) return formatDate(date);
  return date.length === 7 ? formatMonth(`${date}-01`) : date;
}
