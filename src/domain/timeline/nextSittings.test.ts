/** The next test days as they stood on November 21, 2026. */
import { expect, test } from "vitest";
import { findNextSittings } from "./nextSittings.ts";

test("the SAT of December 5 can still be registered for late, and March 6 in time", () => {
  const [december, march] = findNextSittings("sat", "2026-11-21", 2);
  expect(december).toMatchObject({
    date: "2026-12-05",
    isDateExpected: false,
    registerBy: null,
    lateBy: "2026-11-24",
    isLateByExpected: true,
  });
  expect(march).toMatchObject({
    date: "2027-03-06",
    registerBy: "2027-02-19",
    isRegisterByExpected: false,
    lateBy: "2027-02-23",
  });
});

test.each([
  ["the last late day still counts", "2026-11-24", "2026-12-05"],
  ["the day after it is over", "2026-11-25", "2027-03-06"],
])("%s", (_name, today, first) => {
  expect(findNextSittings("sat", today, 1)[0]?.date).toBe(first);
});

test("a test day that is only announced is marked, and where nothing is known nothing is listed", () => {
  expect(findNextSittings("sat", "2027-07-01", 1)[0]).toMatchObject({ date: "2027-08-28", isDateExpected: true });
  expect(findNextSittings("act", "2028-01-01", 3)).toEqual([]);
});
