/** Dates of a trip: what a field may hold, and trips that overlap. */
import { describe, expect, test } from "vitest";
import { countDays, readTripDay, findOverlappingTrips } from "./tripDates.ts";
import { createTrip } from "./tripEdits.ts";

const today = "2026-11-21";

describe("a date field", () => {
  test.each([
    ["nothing", "", false, { kind: "empty" }],
    ["half a date", "", true, { kind: "notADay" }],
    ["a day that is none", "2027-02-30", false, { kind: "notADay" }],
    ["a year of five digits", "12027-02-03", false, { kind: "notADay" }],
    ["yesterday", "2026-11-20", false, { kind: "past" }],
    ["today", today, false, { kind: "day", day: today }],
    // 1,000 days after November 21, 2026.
    ["the last day ahead", "2029-08-17", false, { kind: "day", day: "2029-08-17" }],
    ["one day more", "2029-08-18", false, { kind: "tooFarAhead", latest: "2029-08-17" }],
  ])("%s", (_name, text, isBroken, expected) => {
    expect(readTripDay(text, isBroken, today)).toEqual(expected);
  });
});

describe("trips on the same days", () => {
  const on = (id: string, firstDay: string | null, lastDay: string | null) => ({
    ...createTrip(id, null),
    firstDay,
    lastDay,
  });
  const march = on("march", "2027-03-08", "2027-03-10");

  test.each([
    ["the day after", "2027-03-11", "2027-03-12", false],
    ["the last day", "2027-03-10", "2027-03-12", true],
    ["all around it", "2027-03-01", "2027-03-31", true],
    ["inside it", "2027-03-09", "2027-03-09", true],
    ["ends on its first day", "2027-03-05", "2027-03-08", true],
    ["ends the day before", "2027-03-05", "2027-03-07", false],
    ["reversed", "2027-03-10", "2027-03-08", false],
    ["without a last day", "2027-03-09", null, false],
  ])("%s", (_name, firstDay, lastDay, isOverlap) => {
    const other = on("other", firstDay, lastDay);
    expect(findOverlappingTrips(march, [march, other])).toEqual(isOverlap ? [other] : []);
  });

  test("the number of days", () => {
    expect(countDays(march)).toBe(3);
    expect(countDays(on("x", "2027-03-10", "2027-03-10"))).toBe(1);
    expect(countDays(on("x", "2027-03-10", "2027-03-09"))).toBeNull();
  });
});
