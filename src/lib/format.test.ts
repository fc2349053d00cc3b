/** Days and times as text. */
import { expect, test } from "vitest";
import { formatClock, formatHours, formatWeekday, nextPeriod } from "./format.ts";

test.each([
  [0, "12:00 AM"],
  [480, "8:00 AM"],
  [720, "12:00 PM"],
  [810, "1:30 PM"],
  [1439, "11:59 PM"],
])("minute %d is %s", (minute, text) => {
  expect(formatClock(minute)).toBe(text);
});

test.each([
  [0, "0 min"],
  [0.5, "30 min"],
  [1, "1 h"],
  [1.999, "2 h"],
  [2.675, "2 h 41 min"],
  [14.25, "14 h 15 min"],
])("%d hours are %s", (hours, text) => {
  expect(formatHours(hours)).toBe(text);
});

test("a day with its weekday", () => {
  expect(formatWeekday("2027-03-08")).toBe("Monday, March 8");
});

test.each([
  ["2026-27", "2027-28"],
  ["1998-99", "1999-00"],
  ["2026", "2027"],
  ["fall 2027", "fall 2028"],
  ["class of 2027", "class of 2028"],
])("%s is followed by %s", (period, next) => {
  expect(nextPeriod(period)).toBe(next);
});
