/** Days on paper: one page for each day of visits, and no page for a day of driving alone. */
import { expect, test } from "vitest";
import type { TripDay } from "#domain/visits/trip.ts";
import { sheetsOf } from "./sheets.ts";

/** v is a day with a visit, d one of driving. */
const daysOf = (kinds: string): TripDay[] =>
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
  expect(sheetsOf(daysOf(kinds), "2027-03-03").map((sheet) => sheet.map(({ number }) => number))).toEqual(
    expected,
  );
});

test("a family that leaves on the second of its days begins with day 2", () => {
  const [first] = sheetsOf(daysOf("vv"), "2027-03-02");
  expect(first?.[0]?.number).toBe(2);
  expect(sheetsOf(daysOf("v"), null)[0]?.[0]?.number).toBe(1);
});
