/** Weekends, federal holidays with their observed days, and typical breaks and exams. */
import { describe, expect, test } from "vitest";
import { findDayKind, listDayWarnings, listSeasons } from "./dayWarnings.ts";
import { findFederalHoliday } from "./federalHolidays.ts";

describe("federal holidays", () => {
  // The Office of Personnel Management's lists for 2026, 2027 and 2028, checked by hand against a calendar.
  test.each([
    ["2026-01-01", "newYearsDay"],
    ["2026-01-19", "martinLutherKingDay"],
    ["2026-02-16", "washingtonsBirthday"],
    ["2026-05-25", "memorialDay"],
    ["2026-06-19", "juneteenth"],
    ["2026-07-03", "independenceDay"],
    ["2026-07-04", "independenceDay"],
    ["2026-09-07", "laborDay"],
    ["2026-10-12", "columbusDay"],
    ["2026-11-11", "veteransDay"],
    ["2026-11-26", "thanksgivingDay"],
    ["2026-12-25", "christmasDay"],
    ["2027-01-18", "martinLutherKingDay"],
    ["2027-05-31", "memorialDay"],
    ["2027-06-18", "juneteenth"],
    ["2027-07-05", "independenceDay"],
    ["2027-12-24", "christmasDay"],
    ["2027-12-31", "newYearsDay"],
    ["2028-11-10", "veteransDay"],
    ["2028-11-23", "thanksgivingDay"],
  ])("%s is %s", (day, holiday) => {
    expect(findFederalHoliday(day)).toBe(holiday);
  });

  test.each(["2026-07-02", "2026-07-06", "2027-05-24", "2026-11-27", "2026-11-25", "2028-01-03"])(
    "%s is none",
    (day) => {
      expect(findFederalHoliday(day)).toBeNull();
    },
  );
});

describe("day warnings", () => {
  test.each([
    ["2027-04-14", []],
    ["2027-04-17", [{ code: "weekend", weekday: "saturday" }]],
    ["2027-04-18", [{ code: "weekend", weekday: "sunday" }]],
    ["2026-11-22", [{ code: "weekend", weekday: "sunday" }]],
    ["2026-11-23", [{ code: "usualBreak", name: "thanksgiving" }]],
    [
      "2026-11-26",
      [
        { code: "federalHoliday", holiday: "thanksgivingDay" },
        { code: "usualBreak", name: "thanksgiving" },
      ],
    ],
    ["2026-11-30", []],
    ["2026-12-09", []],
    ["2026-12-10", [{ code: "usualExams", term: "fall" }]],
    [
      "2026-12-15",
      [
        { code: "usualBreak", name: "winter" },
        { code: "usualExams", term: "fall" },
      ],
    ],
    ["2027-01-15", [{ code: "usualBreak", name: "winter" }]],
    ["2027-01-20", []],
    ["2027-03-01", [{ code: "usualBreak", name: "spring" }]],
    ["2027-03-22", []],
    ["2027-04-30", []],
    ["2027-05-03", [{ code: "usualExams", term: "spring" }]],
    ["2027-05-18", []],
    ["2027-05-20", [{ code: "usualBreak", name: "summer" }]],
    ["2027-08-20", [{ code: "usualBreak", name: "summer" }]],
    ["2027-08-23", []],
  ])("%s: %j", (day, warnings) => {
    expect(listDayWarnings(day)).toEqual(warnings);
  });

  test.each([
    ["2027-04-14", "open"],
    ["2027-03-02", "season"],
    ["2027-07-14", "season"],
    ["2027-07-05", "closed"],
    ["2027-03-06", "closed"],
    ["2027-04-17", "closed"],
    ["2026-11-23", "closed"],
    ["2026-12-10", "closed"],
    ["2027-01-04", "closed"],
    ["2027-05-04", "closed"],
  ])("%s is %s", (day, kind) => {
    expect(findDayKind(day)).toBe(kind);
  });

  test("a season is named once for all its days", () => {
    expect(listSeasons(["2027-03-19", "2027-03-22", "2027-05-20", "2027-05-21"])).toEqual([
      "spring",
      "summer",
    ]);
  });
});
