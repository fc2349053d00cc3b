/** When each kind of period ends. */
import { expect, test } from "vitest";
import { periodPattern } from "#authoring/facts/periodSchema.ts";
import { findPeriodEnd } from "#facts/period.ts";

test.each([
  ["2026-27", "2027-06-30"],
  ["1999-00", "2000-06-30"],
  ["2026", "2026-12-31"],
  ["2026 Q2", "2026-12-31"],
  ["fall 2027", "2027-12-31"],
  ["spring 2027", "2027-06-30"],
  ["class of 2027", "2027-06-30"],
  ["fiscal year 2026", "2026-09-30"],
  ["tax year 2026", "2026-12-31"],
  ["tax years 2025 to 2032", "2032-12-31"],
  ["since 2024-25", null],
  ["since fall 2024", null],
  ["2018-2020", "2020-12-31"],
])("%s ends on %s", (period, end) => {
  expect(period).toMatch(periodPattern);
  expect(findPeriodEnd(period)).toBe(end);
});
