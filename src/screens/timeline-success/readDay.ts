/** A day as families write it ("12/5/2026", "Dec 5", "2026-12-05"), read without guessing: what is no day is told. */
import { type Day, isDay, getYear } from "#lib/dates.ts";
import { fail, type Result, succeed } from "#lib/result.ts";

/** "notADay": no such day, or not written as one. "outOfReach": a real day, but years away from any task. */
export type DayProblem = "notADay" | "outOfReach";

/** A typing slip in the year is likelier than a task this many years away. */
const yearsBack = 5;
const yearsAhead = 20;

const months = [
  "january",
  "february",
  "march",
  "april",
  "may",
  "june",
  "july",
  "august",
  "september",
  "october",
  "november",
  "december",
];

/** Empty is no day, and fine. A day without its year is the next one from `today` on. */
export function readDay(text: string, today: Day): Result<Day | null, DayProblem> {
  const typed = text.trim().toLowerCase();
  if (typed === "") return succeed(null);
  const parts = parseNumeric(typed) ?? parseNamed(typed);
  if (parts === null) return fail("notADay");
  const day = parts.year === null ? findNextDay(parts.month, parts.day, today) : toDayOrNull(parts.year, parts);
  if (day === null) return fail("notADay");
  const ahead = getYear(day) - getYear(today);
  return ahead < -yearsBack || ahead > yearsAhead ? fail("outOfReach") : succeed(day);
}

type Parts = { year: number | null; month: number; day: number };

function parseNumeric(typed: string): Parts | null {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(typed);
  if (iso !== null) return { year: Number(iso[1]), month: Number(iso[2]), day: Number(iso[3]) };
  const slashed = /^(\d{1,2})[/.-](\d{1,2})(?:[/.-](\d{2}|\d{4}))?$/.exec(typed);
  if (slashed === null) return null;
  return { year: parseYear(slashed[3]), month: Number(slashed[1]), day: Number(slashed[2]) };
}

function parseNamed(typed: string): Parts | null {
  const found = /^([a-z]{3,9})\.?\s+(\d{1,2})(?:st|nd|rd|th)?(?:\s*,?\s+(\d{4}))?$/.exec(typed);
  if (found === null) return null;
  const [, name = "", day, year] = found;
  const month = months.findIndex((month) => month.startsWith(name));
  return month === -1 ? null : { year: parseYear(year), month: month + 1, day: Number(day) };
}

function parseYear(digits: string | undefined): number | null {
  if (digits === undefined) return null;
  return digits.length === 2 ? 2000 + Number(digits) : Number(digits);
}

function toDayOrNull(year: number, { month, day }: Omit<Parts, "year">): Day | null {
  const text = `${year}-${padTwoDigits(month)}-${padTwoDigits(day)}`;
  return isDay(text) ? text : null;
}

/** The February 29 after 2026 is four years away at most; a day that never comes is none. */
function findNextDay(month: number, day: number, today: Day): Day | null {
  for (let year = getYear(today); year <= getYear(today) + 8; year += 1) {
    const found = toDayOrNull(year, { month, day });
    if (found !== null && found >= today) return found;
  }
  return null;
}

function padTwoDigits(value: number): string {
  return String(value).padStart(2, "0");
}

/** As it is typed into the field: 12/5/2026. */
export function formatTypedDay(day: Day | null): string {
  if (day === null) return "";
  const [year = "", month = "", date = ""] = day.split("-");
  return `${Number(month)}/${Number(date)}/${year}`;
}
