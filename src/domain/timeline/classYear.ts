/** School years, classes and grades, and the reading of a typed graduation year. */
import { type Day, toDay, findLastDayOfMonth, getMonth, getYear } from "#lib/dates.ts";
import { fail, type Result, succeed } from "#lib/result.ts";
import { graduationYearLimits, type SchoolGrade } from "./timeline.ts";

/**
 * A school year turns on 1 August. Through June and July a student still stands in the grade just finished, so the
 * summer tasks of that grade are still ahead. On 1 August the Common Application begins its year, and the task
 * templates count school years from August too.
 */
const firstMonth = 8;

/** The graduation year of the school year that holds the day: 2027 from 1 August 2026 to 31 July 2027. */
export function findSeniorClass(day: Day): number {
  return getMonth(day) >= firstMonth ? getYear(day) + 1 : getYear(day);
}

/** The grade on a day: 12 for the seniors; 8 and less before high school, 13 and more after it. */
export function findGrade(graduationYear: number, day: Day): number {
  return 12 - (graduationYear - findSeniorClass(day));
}

/** The graduation year of someone in a grade on a day. */
export function toGraduationYear(grade: number, day: Day): number {
  return findSeniorClass(day) + 12 - grade;
}

export function findSchoolYearStart(graduationYear: number, grade: number): Day {
  return toDay(graduationYear - 13 + grade, firstMonth, 1);
}

/** The first and last day of a window of months in a school year; a window may run over New Year, and ends with July. */
export function listSchoolYearMonths(
  graduationYear: number,
  grade: SchoolGrade,
  fromMonth: number,
  toMonth: number,
): { from: Day; due: Day } {
  const firstYear = graduationYear - 13 + grade;
  const yearOfMonth = (month: number) => (month >= firstMonth ? firstYear : firstYear + 1);
  const from = toDay(yearOfMonth(fromMonth), fromMonth, 1);
  const due = findLastDayOfMonth(yearOfMonth(toMonth), toMonth);
  return { from, due: due < from ? toDay(firstYear + 1, firstMonth, 0) : due };
}

/** The admission year of a class: "2026-27" for 2027. */
export function formatCycle(graduationYear: number): string {
  return formatYearSpan(graduationYear - 1);
}

/** The award year of a class's first FAFSA: "2027-28" for 2027. */
export function toAwardYear(graduationYear: number): string {
  return formatYearSpan(graduationYear);
}

export type GraduationYearProblem =
  | { code: "empty" }
  | { code: "notAYear" }
  /** The class has been out of school for longer than a gap year. */
  | { code: "tooEarly"; earliest: number; latest: number }
  | { code: "tooLate"; earliest: number; latest: number };

/**
 * A graduation year as typed: four digits, from the year of `today` (those who just left school, and a gap year)
 * to the last year that a timeline is made for. Between August and December the class of this year is out of school.
 */
export function readGraduationYear(text: string, today: Day): Result<number, GraduationYearProblem> {
  const typed = text.trim();
  if (typed === "") return fail({ code: "empty" });
  if (!/^\d{4}$/.test(typed)) return fail({ code: "notAYear" });
  const year = Number(typed);
  const earliest = Math.max(graduationYearLimits.earliest, getYear(today));
  const { latest } = graduationYearLimits;
  if (year < earliest) return fail({ code: "tooEarly", earliest, latest });
  return year > latest ? fail({ code: "tooLate", earliest, latest }) : succeed(year);
}

function formatYearSpan(firstYear: number): string {
  return `${firstYear}-${String((firstYear + 1) % 100).padStart(2, "0")}`;
}
