/** When a period ends, and whether it has. Apart from the lookups, so that what only says a period does not carry them. */
import type { Day } from "#lib/dates.ts";

/** Whether a period has ended before a day. What holds until a law changes it is never over. */
export function isPeriodOver(period: string, day: Day): boolean {
  const lastDay = findPeriodEnd(period);
  return lastDay !== null && lastDay < day;
}

/**
 * The last day of a period: 2026-27 ends on June 30, 2027, and 2020-2024 with its last year. Null for what holds until
 * a law changes it ("since 2024-25").
 */
export function findPeriodEnd(period: string): string | null {
  if (period.startsWith("since ")) return null;
  const awardYear = /^(\d{4})-\d\d$/.exec(period)?.[1];
  if (awardYear !== undefined) return `${Number(awardYear) + 1}-06-30`;
  const lastYear = period.match(/\d{4}/g)?.at(-1);
  const kind = period.replace(/ ?\d{4}.*$/, "");
  return lastYear === undefined ? null : `${lastYear}-${lastDays[kind] ?? "12-31"}`;
}

/** By the words before the year; any other period ends with its calendar year. */
const lastDays: Readonly<Record<string, string>> = {
  "class of": "06-30",
  spring: "06-30",
  "fiscal year": "09-30",
};
