/** School years, graduating classes and grades, and parsing of a typed graduation year. */
import { type Day, findLastDayOfMonth, getMonth, getYear, toDay } from "#lib/dates.ts";
import { fail, type Result, succeed } from "#lib/result.ts";
import { graduationYearLimits, type SchoolGrade } from "./timeline.ts";

/**
 * School years turn on August 1. In June and July a student still counts in the grade just finished, so that grade's
 * summer tasks are still ahead. On August 1 the Common Application opens for the year, and the task templates count from
 * August too.
 */
const firstMonth = 8;

/** The class of seniors on a day: 2027 from August 1, 2026 to July 31, 2027. */
export function findSeniorClass(day: Day): number {
  return getMonth(day) >= firstMonth ? getYear(day) + 1 : getYear(day);
}

/** The grade on a day: 12 for seniors, 8 or less before high school, 13 or more after it. */
export function findGrade(graduationYear: number, day: Day): number {
  return 12 - (graduationYear - findSeniorClass(day));
}

/**
 * The answers that say a class. Both are stored: a year does not go out of date as a grade does, and chances and prices use
 * the grade: 13 after graduating, null before high school.
 */
export function toClassAnswers(
  graduationYear: number,
  day: Day,
): { graduationYear: number; gradeYear: number | null } {
  const grade = findGrade(graduationYear, day);
  return { graduationYear, gradeYear: grade < 9 ? null : Math.min(grade, 13) };
}

/** The graduation year of a student in a grade on a day. */
export function toGraduationYear(grade: number, day: Day): number {
  return findSeniorClass(day) + 12 - grade;
}

export function findSchoolYearStart(graduationYear: number, grade: number): Day {
  return toDay(graduationYear - 13 + grade, firstMonth, 1);
}

/** The first and last day of a range of months in a school year; it may run past New Year and ends with July. */
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

/** A class's admission cycle: "2026-27" for 2027. */
export function formatCycle(graduationYear: number): string {
  return formatYearSpan(graduationYear - 1);
}

/** The award year of a class's first FAFSA: "2027-28" for 2027. */
export function toAwardYear(graduationYear: number): string {
  return formatYearSpan(graduationYear);
}

/** After this day a class has started college, and its tasks are over. */
export function findLastTimelineDay(graduationYear: number): Day {
  return toDay(graduationYear, 8, 31);
}

export type GraduationYearProblem =
  | { code: "empty" }
  | { code: "notAYear" }
  /** The class left school more than a gap year ago. */
  | { code: "tooEarly"; earliest: number; latest: number }
  | { code: "tooLate"; earliest: number; latest: number };

/**
 * A typed graduation year: four digits, from this year (recent graduates and gap years) to the last year we build
 * timelines for. From August to December this year's class has already graduated.
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
