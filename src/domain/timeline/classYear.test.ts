/** Grades, classes and school years on both sides of August 1, and graduation years as people type them. */
import { describe, expect, test } from "vitest";
import {
  findGrade,
  formatCycle,
  listSchoolYearMonths,
  readGraduationYear,
  toAwardYear,
  toClassAnswers,
  toGraduationYear,
} from "./classYear.ts";
import type { SchoolGrade } from "./timeline.ts";

describe("the grade of a class on a day", () => {
  test.each([
    { graduationYear: 2027, day: "2026-11-21", grade: 12 },
    { graduationYear: 2028, day: "2026-11-21", grade: 11 },
    { graduationYear: 2030, day: "2026-11-21", grade: 9 },
    { graduationYear: 2031, day: "2026-11-21", grade: 8 },
    { graduationYear: 2026, day: "2026-11-21", grade: 13 },
    { graduationYear: 2045, day: "2026-11-21", grade: -6 },
    { graduationYear: 2027, day: "2027-07-31", grade: 12 },
    { graduationYear: 2027, day: "2027-08-01", grade: 13 },
    { graduationYear: 2028, day: "2027-07-31", grade: 11 },
    { graduationYear: 2028, day: "2027-08-01", grade: 12 },
  ])("class of $graduationYear on $day: grade $grade", ({ graduationYear, day, grade }) => {
    expect(findGrade(graduationYear, day)).toBe(grade);
    expect(toGraduationYear(grade, day)).toBe(graduationYear);
  });

  test.each([
    { graduationYear: 2028, gradeYear: 11 },
    { graduationYear: 2030, gradeYear: 9 },
    { graduationYear: 2031, gradeYear: null },
    { graduationYear: 2026, gradeYear: 13 },
    { graduationYear: 2023, gradeYear: 13 },
  ])("the class of $graduationYear is kept with grade $gradeYear", (answers) => {
    expect(toClassAnswers(answers.graduationYear, "2026-11-21")).toEqual(answers);
  });
});

describe("months of a school year", () => {
  const cases: { grade: SchoolGrade; months: [number, number]; expected: [string, string] }[] = [
    { grade: 9, months: [8, 9], expected: ["2024-08-01", "2024-09-30"] },
    { grade: 11, months: [12, 1], expected: ["2026-12-01", "2027-01-31"] },
    { grade: 12, months: [2, 2], expected: ["2028-02-01", "2028-02-29"] },
    { grade: 12, months: [6, 7], expected: ["2028-06-01", "2028-07-31"] },
    { grade: 13, months: [8, 8], expected: ["2028-08-01", "2028-08-31"] },
    // June to August would run into the next school year: the window ends with July.
    { grade: 11, months: [6, 8], expected: ["2027-06-01", "2027-07-31"] },
  ];
  test.each(cases)("class of 2028, grade $grade, months $months", ({ grade, months, expected }) => {
    const { from, due } = listSchoolYearMonths(2028, grade, ...months);
    expect([from, due]).toEqual(expected);
  });
});

test("a class has its admission year and the award year of its first FAFSA", () => {
  expect([formatCycle(2027), toAwardYear(2027)]).toEqual(["2026-27", "2027-28"]);
  expect([formatCycle(2028), toAwardYear(2028)]).toEqual(["2027-28", "2028-29"]);
});

describe("a graduation year as typed on 21 November 2026", () => {
  test.each([
    { text: "2027", expected: 2027 },
    { text: " 2028 ", expected: 2028 },
    { text: "2026", expected: 2026 },
    { text: "2045", expected: 2045 },
    { text: "2025", expected: { code: "tooEarly", earliest: 2026, latest: 2045 } },
    { text: "1999", expected: { code: "tooEarly", earliest: 2026, latest: 2045 } },
    { text: "2046", expected: { code: "tooLate", earliest: 2026, latest: 2045 } },
    { text: "2050", expected: { code: "tooLate", earliest: 2026, latest: 2045 } },
    { text: "abc", expected: { code: "notAYear" } },
    { text: "27", expected: { code: "notAYear" } },
    { text: "2027.5", expected: { code: "notAYear" } },
    { text: "-2027", expected: { code: "notAYear" } },
    { text: "  ", expected: { code: "empty" } },
  ])("$text", ({ text, expected }) => {
    const read = readGraduationYear(text, "2026-11-21");
    expect(read.ok ? read.value : read.problem).toEqual(expected);
  });
});
