/** Days and times as text. */
import { expect, test } from "vitest";
import {
  formatAnd,
  formatClock,
  formatHours,
  formatInteger,
  formatOr,
  formatUsd,
  formatWeekday,
  nextPeriod,
} from "./format.ts";

test("whole numbers and dollars are grouped as Intl groups them, whatever the amount", () => {
  const dollars = new Intl.NumberFormat("en-US", {
    style: "currency",
    currency: "USD",
    maximumFractionDigits: 0,
  });
  const integers = new Intl.NumberFormat("en-US", { maximumFractionDigits: 0 });
  const amounts = [1.5, -1.5, 1234.5, 9_007_199_254_740_991, Number.NaN, Infinity, 1e21];
  for (let size = 1; size < 1e15; size *= 7) amounts.push(Math.round(size), -Math.round(size), size);
  for (const amount of amounts) {
    expect(formatInteger(amount)).toBe(integers.format(amount));
    expect(formatUsd(amount)).toBe(dollars.format(Math.round(amount)).replace("-", "\u2212"));
  }
  expect([formatUsd(-0.4), formatUsd(-1200)]).toEqual(["$0", "\u2212$1,200"]);
});

test.each([[], ["Ohio"], ["Ohio", "Iowa"], ["Ohio", "Iowa", "Utah"], ["a, b", "c", "d", "e"]])(
  "a list of names reads as Intl writes it",
  (...names) => {
    expect(formatAnd(names)).toBe(new Intl.ListFormat("en-US").format(names));
    expect(formatOr(names)).toBe(new Intl.ListFormat("en-US", { type: "disjunction" }).format(names));
  },
);

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
