/** Days on paper: one page for each day of visits, and no page for a day of driving alone. */
import { expect, test } from "vitest";
import type { TripDay } from "#domain/visits/trip.ts";
import { buildSheets } from "./sheets.ts";

/** v is a day with a visit, d one of driving. */
const makeDays = (kinds: string): TripDay[] =>
  Array.from(kinds).map((kind, index) => ({
    day: `2027-03-0${index + 3}`,
    items:
      kind === "v" ? [{ kind: "visit", startMinute: 600, endMinute: 780, unitId: 1, isPinned: false }] : [],
    drivingHours: 0,
    lodging: null,
    warnings: [],
  }));

test.each([
  ["vvv", [[1], [2], [3]]],
  ["dv", [[1, 2]]],
  ["ddvv", [[1, 2, 3], [4]]],
  ["vdv", [[1], [2, 3]]],
  ["vd", [[1, 2]]],
  ["vvdd", [[1], [2, 3, 4]]],
  ["d", [[1]]],
  ["", []],
])("%s", (kinds, expected) => {
  expect(buildSheets(makeDays(kinds), "2027-03-03").map((sheet) => sheet.map(({ number }) => number))).toEqual(
    expected,
  );
});

test("a family that leaves on the second of its days begins with day 2", () => {
  const [first] = buildSheets(makeDays("vv"), "2027-03-02");
  expect(first?.[0]?.number).toBe(2);
  expect(buildSheets(makeDays("v"), null)[0]?.[0]?.number).toBe(1);
});
