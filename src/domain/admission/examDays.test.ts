/** AP exams of May 2027: the days that are known, and what cannot be sat together. */
import { describe, expect, test } from "vitest";
import { apExamWeeks, apSubjects } from "#domain/admission/apExams.ts";
import { getWeekday } from "#lib/dates.ts";
import { planExams } from "./examDays.ts";

const shown = (ids: readonly string[]) =>
  planExams(ids).days.map(({ day, subjects, clash }) => [day, subjects.map(({ id }) => id), clash]);

describe("a student's exams", () => {
  test.each([
    ["nothing", [], []],
    ["one exam", ["biology"], [["2027-05-03", ["biology"], "none"]]],
    [
      "in the order of the days, whatever order they were chosen in",
      ["statistics", "chemistry"],
      [
        ["2027-05-06", ["chemistry"], "none"],
        ["2027-05-11", ["statistics"], "none"],
      ],
    ],
    [
      "two on one day, their hours not known",
      ["biology", "physicsCMechanics"],
      [["2027-05-03", ["biology", "physicsCMechanics"], "perhaps"]],
    ],
    [
      "both calculus exams",
      ["calculusAB", "calculusBC"],
      [["2027-05-10", ["calculusAB", "calculusBC"], "same"]],
    ],
  ] as const)("%s", (_name, ids, expected) => {
    expect(shown(ids)).toEqual(expected);
  });

  test("an exam without a known day, a portfolio, and a name that is no subject", () => {
    const plan = planExams(["usHistory", "drawing", "toString"]);
    expect(plan.days).toEqual([]);
    expect(plan.unknown.map(({ id }) => id)).toEqual(["usHistory"]);
    expect(plan.portfolio.map(({ id }) => id)).toEqual(["drawing"]);
  });

  test("exams of the first week are counted, because the SAT of May 1 lies two days before", () => {
    expect(planExams(["biology", "chemistry", "calculusAB"]).inFirstWeek).toBe(2);
  });
});

test("there are 42 subjects, each named once, and every known day is a school day of the two weeks", () => {
  expect(apSubjects).toHaveLength(42);
  expect(new Set(apSubjects.map(({ id }) => id)).size).toBe(42);
  expect(apSubjects.filter(({ id }) => !/^[a-zA-Z0-9]{1,26}$/.test(id))).toEqual([]);
  for (const { day } of apSubjects) {
    if (day === null) continue;
    expect([1, 2, 3, 4, 5]).toContain(getWeekday(day));
    expect(day >= apExamWeeks.first.from && day <= apExamWeeks.second.to).toBe(true);
  }
});
