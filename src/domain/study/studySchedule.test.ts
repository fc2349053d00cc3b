/** A plan of study: the test days of the help article, worked out by hand from November 21, 2026. */
import { describe, expect, test } from "vitest";
import { addDays, countDaysBetween } from "#lib/dates.ts";
import { createSeededRandom } from "#lib/random.ts";
import { type StudyInput, type StudyPlan, buildStudySchedule } from "./studySchedule.ts";

const today = "2026-11-21";

function makePlan(changes: Partial<StudyInput>) {
  const plan = buildStudySchedule({
    test: "sat",
    testDay: "2027-03-06",
    today,
    hoursAWeek: 3,
    weaker: null,
    ...changes,
  });
  if (plan.kind !== "plan") throw new Error(`No plan but ${plan.kind}.`);
  return plan;
}

const listFullTests = (plan: Extract<StudyPlan, { kind: "plan" }>) =>
  plan.weeks.flatMap(({ fullTest }) => fullTest ?? []);

describe("how many weeks, and when the full tests are", () => {
  test.each([
    ["two weeks to December 5: one full test", "sat", "2026-12-05", 2, 0, ["2026-11-21"]],
    ["three weeks to December 12: two", "act", "2026-12-12", 3, 0, ["2026-11-21", "2026-12-05"]],
    [
      "fourteen weeks to February 27: twelve are planned",
      "act",
      "2027-02-27",
      12,
      2,
      ["2026-12-05", "2026-12-26", "2027-01-16", "2027-01-30", "2027-02-20"],
    ],
    [
      "fifteen weeks to March 6: a full plan that starts in mid-December",
      "sat",
      "2027-03-06",
      12,
      3,
      ["2026-12-12", "2027-01-02", "2027-01-23", "2027-02-06", "2027-02-27"],
    ],
  ] as const)("%s", (_name, kind, testDay, weeks, weeksBefore, tests) => {
    const plan = makePlan({ test: kind, testDay });
    expect(plan.weeks).toHaveLength(weeks);
    expect(plan.weeksBefore).toBe(weeksBefore);
    expect(listFullTests(plan)).toEqual(tests);
  });

  test.each([
    ["the day itself", today, { kind: "over" }],
    ["a day behind", "2026-11-07", { kind: "over" }],
    ["six days", "2026-11-27", { kind: "fewDays", days: 6 }],
  ] as const)("%s brings no plan", (_name, testDay, expected) => {
    expect(buildStudySchedule({ test: "sat", testDay, today, hoursAWeek: 3, weaker: null })).toEqual(expected);
  });

  test("a week to the day is one week", () => {
    expect(makePlan({ testDay: "2026-11-28" }).weeks).toHaveLength(1);
  });
});

describe("what a week holds", () => {
  const week = (number: number, changes: Partial<StudyInput> = {}) =>
    makePlan(changes).weeks.find((one) => one.number === number);

  test("three hours are four sessions of 40 minutes, spread over the week", () => {
    expect(week(2)?.sessions.map(({ day }) => day)).toEqual([
      "2026-12-20",
      "2026-12-22",
      "2026-12-23",
      "2026-12-25",
    ]);
    expect(week(2)?.minutes).toBe(160);
  });

  test("a week with a full test leaves time for one session and the misses", () => {
    expect(week(1)).toMatchObject({ fullTest: "2026-12-12", minutes: 224 });
    expect(week(1)?.sessions).toHaveLength(1);
  });

  test("the weaker part comes twice as often", () => {
    const parts = makePlan({ weaker: "math", hoursAWeek: 4 }).weeks.flatMap(({ sessions }) =>
      sessions.map(({ part }) => part),
    );
    const math = parts.filter((part) => part === "math").length;
    expect(math / parts.length).toBeCloseTo(2 / 3, 1);
  });

  test("misses come back after 2, 7 and 14 days", () => {
    expect(
      makePlan({})
        .weeks.flatMap(({ lookBacks }) => lookBacks)
        .slice(0, 3),
    ).toEqual([
      { day: "2026-12-14", testOn: "2026-12-12" },
      { day: "2026-12-19", testOn: "2026-12-12" },
      { day: "2026-12-26", testOn: "2026-12-12" },
    ]);
  });

  test("with 63 days to go a topic comes back after 6 to 13 days, with 14 after one to three", () => {
    expect(week(4)?.comeBackDays).toEqual({ least: 6, most: 13 });
    expect(week(11)?.comeBackDays).toEqual({ least: 1, most: 3 });
  });

  test("the last full test is a week before the real one, and the last two days are free", () => {
    const last = week(12);
    expect(last?.fullTest).toBe("2027-02-27");
    for (const { day, isLight } of last?.sessions ?? []) {
      expect(isLight).toBe(true);
      expect(countDaysBetween(day, "2027-03-06")).toBeGreaterThan(2);
    }
  });

  test("more hours than sessions are planned for is said", () => {
    expect(makePlan({ hoursAWeek: 10 }).isCapped).toBe(true);
    expect(makePlan({ hoursAWeek: 4 }).isCapped).toBe(false);
  });
});

test("every plan stays between today and the test, with no day twice and full tests two or three weeks apart", () => {
  const random = createSeededRandom(7);
  for (let tried = 0; tried < 300; tried += 1) {
    const testDay = addDays(today, 7 + Math.floor(random() * 250));
    const plan = makePlan({
      testDay,
      test: random() < 0.5 ? "sat" : "act",
      hoursAWeek: 1 + Math.floor(random() * 20),
      weaker: random() < 0.5 ? "math" : null,
    });
    expect(plan.startsOn >= today).toBe(true);
    const days = plan.weeks.flatMap(({ sessions }) => sessions.map(({ day }) => day));
    expect(new Set(days).size).toBe(days.length);
    for (const day of days) expect(day > plan.startsOn && day < testDay).toBe(true);
    const tests = listFullTests(plan);
    for (const [index, one] of tests.entries()) {
      const next = tests[index + 1];
      if (next !== undefined) expect([14, 21]).toContain(countDaysBetween(one, next));
    }
  }
});
