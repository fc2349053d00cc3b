/** Calendar days: what exists, and counting over months, leap years and clock changes. */
import { describe, expect, test } from "vitest";
import { addDays, countDaysBetween, isDay, findLastDayOfMonth, getWeekday } from "./dates.ts";

describe("calendar days", () => {
  test.each([
    ["2026-11-21", true],
    ["2028-02-29", true],
    ["2026-02-29", false],
    ["2026-13-01", false],
    ["2026-11-31", false],
    ["2026-1-1", false],
    ["tomorrow", false],
    ["", false],
  ])("%s exists: %s", (text, exists) => {
    expect(isDay(text)).toBe(exists);
  });

  test.each([
    ["2026-12-31", 1, "2027-01-01"],
    ["2028-02-28", 1, "2028-02-29"],
    ["2027-03-01", -1, "2027-02-28"],
    ["2026-10-31", 2, "2026-11-02"],
  ])("%s and %i days", (from, days, to) => {
    expect(addDays(from, days)).toBe(to);
    expect(countDaysBetween(from, to)).toBe(days);
  });

  test.each([
    ["2026-11-21", 6],
    ["2026-11-22", 0],
    ["2027-05-01", 6],
    ["2028-05-01", 1],
  ])("%s falls on weekday %i", (day, weekday) => {
    expect(getWeekday(day)).toBe(weekday);
  });

  test("a month's last day", () => {
    expect([findLastDayOfMonth(2026, 2), findLastDayOfMonth(2028, 2), findLastDayOfMonth(2026, 12)]).toEqual([
      "2026-02-28",
      "2028-02-29",
      "2026-12-31",
    ]);
  });
});
