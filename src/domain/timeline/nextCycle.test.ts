/** Deadlines carried from one admission cycle to another. */
import { describe, expect, test } from "vitest";
import { findDeadlineClass, moveByYears } from "./nextCycle.ts";

describe("a deadline expected in another year", () => {
  test.each([
    { what: "a fixed day", date: "2027-01-15", years: 1, expected: "2028-01-15" },
    { what: "a Sunday that the colleges kept", date: "2026-11-01", years: 1, expected: "2027-11-01" },
    // November 1, 2026 is a Sunday: Monday the 2nd was moved from it, and is not a 2nd every year.
    { what: "a Monday put off from Sunday the 1st", date: "2026-11-02", years: 1, expected: "2027-11-01" },
    // November 15, 2025 was a Saturday.
    { what: "a Monday put off from Saturday the 15th", date: "2025-11-17", years: 1, expected: "2026-11-15" },
    // Monday, January 4, 2027 comes after Saturday the 2nd and Sunday the 3rd.
    { what: "a Monday after no first or fifteenth", date: "2027-01-04", years: 1, expected: "2028-01-04" },
    {
      what: "the end of February in a year without a 29th",
      date: "2028-02-29",
      years: 1,
      expected: "2029-02-28",
    },
    { what: "an earlier year", date: "2027-01-15", years: -1, expected: "2026-01-15" },
    { what: "the same year, as published", date: "2026-11-02", years: 0, expected: "2026-11-02" },
  ])("$what: $date, $years", ({ date, years, expected }) => {
    expect(moveByYears(date, years)).toBe(expected);
  });
});

describe("the class a deadline is for", () => {
  test.each([
    { date: "2026-11-01", readOn: "2026-10-09", expected: 2027 },
    { date: "2027-01-15", readOn: "2026-10-09", expected: 2027 },
    { date: "2027-08-25", readOn: "2026-10-09", expected: 2027 },
    { date: null, readOn: "2026-10-09", expected: 2027 },
    { date: "2027-11-01", readOn: "2027-06-01", expected: 2028 },
    { date: "2028-01-15", readOn: "2027-08-02", expected: 2028 },
  ])("$date, read on $readOn: $expected", ({ date, readOn, expected }) => {
    expect(findDeadlineClass({ date, asOf: readOn })).toBe(expected);
  });
});
