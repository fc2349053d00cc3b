/** Days and times as text. */
import { expect, test } from "vitest";
import {
  formatAnd,
  formatClock,
  formatDate,
  formatGradePoints,
  formatHours,
  formatInteger,
  formatMonth,
  formatMonthDay,
  formatOneDecimal,
  formatOr,
  formatShare,
  formatShortDate,
  formatShortMonth,
  formatUsd,
  formatWeekday,
  joinFacts,
  nextPeriod,
} from "./format.ts";

test("whole numbers and dollars are grouped as Intl groups them, whatever the amount", () => {
  const dollars = new Intl.NumberFormat("en-US", {
    style: "currency",
    currency: "USD",
    maximumFractionDigits: 0,
  });
  const integers = new Intl.NumberFormat("en-US", { maximumFractionDigits: 0 });
  const amounts = [
    0.5,
    1.5,
    -1.5,
    2.5,
    0.49999999999999994,
    1234.5,
    9_007_199_254_740_991,
    Number.NaN,
    Infinity,
    1e21,
  ];
  for (let size = 1; size < 1e15; size *= 7) amounts.push(Math.round(size), -Math.round(size), size);
  for (const amount of amounts) {
    expect(formatInteger(amount)).toBe(integers.format(amount));
    expect(formatUsd(amount)).toBe(dollars.format(Math.round(amount)).replace("-", "\u2212"));
  }
  expect([formatUsd(-0.4), formatUsd(-1200)]).toEqual(["$0", "\u2212$1,200"]);
});

test("grade points and single decimals are written as Intl writes them", () => {
  const points = new Intl.NumberFormat("en-US", { minimumFractionDigits: 1, maximumFractionDigits: 2 });
  const single = new Intl.NumberFormat("en-US", { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const values = [0, 4, 3.855, 1234.5, -1.25, 1e-7, 1e21, Number.NaN, Infinity];
  for (let hundredth = 0; hundredth <= 12_000; hundredth += 7) values.push(hundredth / 100);
  for (const value of values) {
    expect(formatGradePoints(value)).toBe(points.format(value));
    expect(formatOneDecimal(value)).toBe(single.format(value));
  }
});

test("shares are rounded as Intl rounds them, halves too", () => {
  const percents = new Intl.NumberFormat("en-US", { style: "percent", maximumFractionDigits: 0 });
  for (let thousandth = 0; thousandth <= 2_000; thousandth += 1) {
    const share = thousandth / 1_000;
    expect(formatShare(share)).toBe(percents.format(share));
  }
  for (const share of [-0.25, 0.1449999, 0.5049999, 12.5, Number.NaN])
    expect(formatShare(share)).toBe(percents.format(share));
});

test("days are written as Intl writes them, in every month of two years, and what is no day is refused", () => {
  const write = (options: Intl.DateTimeFormatOptions, day: string) =>
    new Intl.DateTimeFormat("en-US", { ...options, timeZone: "UTC" }).format(new Date(`${day}T00:00:00Z`));
  for (let at = Date.UTC(2027, 0, 1); at < Date.UTC(2029, 0, 1); at += 5 * 86_400_000) {
    const day = new Date(at).toISOString().slice(0, 10);
    expect(formatDate(day)).toBe(write({ year: "numeric", month: "long", day: "numeric" }, day));
    expect(formatMonthDay(day)).toBe(write({ month: "long", day: "numeric" }, day));
    expect(formatShortDate(day)).toBe(write({ month: "short", day: "numeric" }, day));
    expect(formatMonth(day)).toBe(write({ year: "numeric", month: "long" }, day));
    expect(formatShortMonth(day)).toBe(write({ month: "short" }, day));
    expect(formatWeekday(day)).toBe(write({ weekday: "long", month: "long", day: "numeric" }, day));
  }
  expect(() => formatDate("soon")).toThrow(RangeError);
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
  ["2020-2024", "2025"],
])("%s is followed by %s", (period, next) => {
  expect(nextPeriod(period)).toBe(next);
});

test("facts in a row break before a dot, never inside a figure with its unit", () => {
  expect(joinFacts(["Austin, Texas", null, "4 miles", false, "Two-year"])).toBe(
    "Austin, Texas\u00a0· 4\u00a0miles\u00a0· Two-year",
  );
  expect(joinFacts([null])).toBe("");
});
