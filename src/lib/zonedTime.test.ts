/** Wall clocks of several places, on the days on which some of them are changed. */
import { describe, expect, test, vi } from "vitest";
import { isTimeZone, toWallTime } from "./zonedTime.ts";

describe("what the wall says", () => {
  test.each([
    // The Energy Policy Act of 2005: from 2 a.m. on the second Sunday of March to 2 a.m. on the first of November.
    ["New York, winter", "America/New_York", "2026-11-22T22:00:00Z", "2026-11-22", 17],
    ["New York, the minute before summer time", "America/New_York", "2026-03-08T06:59:00Z", "2026-03-08", 1],
    ["New York, after it: 2 a.m. was skipped", "America/New_York", "2026-03-08T07:00:00Z", "2026-03-08", 3],
    ["New York, the first 1 a.m. of November", "America/New_York", "2026-11-01T05:30:00Z", "2026-11-01", 1],
    ["New York, the second 1 a.m.", "America/New_York", "2026-11-01T06:30:00Z", "2026-11-01", 1],
    ["Phoenix keeps its time in summer", "America/Phoenix", "2026-07-01T00:00:00Z", "2026-06-30", 17],
    ["and in winter", "America/Phoenix", "2026-12-01T00:00:00Z", "2026-11-30", 17],
    ["Honolulu, ten hours behind", "Pacific/Honolulu", "2026-07-01T00:00:00Z", "2026-06-30", 14],
    ["Denver in summer", "America/Denver", "2026-07-01T00:00:00Z", "2026-06-30", 18],
    ["midnight is 0", "UTC", "2026-11-22T00:00:00Z", "2026-11-22", 0],
    ["half an hour beside the others", "Asia/Kolkata", "2026-11-22T18:29:00Z", "2026-11-22", 23],
  ])("%s", (_, zone, instant, day, hour) => {
    expect(toWallTime(zone, new Date(instant))).toEqual({ day, hour });
  });
});

test("one zone in many spellings is made once", () => {
  const making = vi.spyOn(Intl, "DateTimeFormat");
  for (let letter = 0; letter < 12; letter += 1) {
    const name = "antarctica/mcmurdo";
    expect(isTimeZone(name.slice(0, letter).toUpperCase() + name.slice(letter))).toBe(true);
  }
  expect(making).toHaveBeenCalledTimes(1);
  making.mockRestore();
});

test.each([
  ["America/New_York", true],
  ["US/Eastern", true],
  ["America/Argentina/Buenos_Aires", true],
  ["Etc/GMT+5", true],
  ["UTC", true],
  ["", false],
  ["+05:00", false],
  ["America/Nowhere", false],
  ["America/New York", false],
  ["x".repeat(65), false],
])("%j is a time zone: %s", (name, expected) => {
  expect(isTimeZone(name)).toBe(expected);
});
