/** A time on the wall as a moment: one, none where the clock skips it, or two where it is shown twice. */
import { expect, test } from "vitest";
import { findLocalDay, findMoment, isTimeZone } from "./localTime.ts";

test.each([
  ["2026-12-01", "09:00", "America/Los_Angeles", { kind: "one", at: "2026-12-01T17:00:00.000Z" }],
  ["2027-03-14", "01:59", "America/Chicago", { kind: "one", at: "2027-03-14T07:59:00.000Z" }],
  ["2027-03-14", "03:00", "America/Chicago", { kind: "one", at: "2027-03-14T08:00:00.000Z" }],
  [
    "2027-03-14",
    "02:30",
    "America/Chicago",
    { kind: "lost", before: "2027-03-14T07:30:00.000Z", after: "2027-03-14T08:30:00.000Z" },
  ],
  [
    "2026-11-01",
    "01:30",
    "America/New_York",
    { kind: "doubled", earlier: "2026-11-01T05:30:00.000Z", later: "2026-11-01T06:30:00.000Z" },
  ],
  ["2027-03-14", "02:30", "America/Phoenix", { kind: "one", at: "2027-03-14T09:30:00.000Z" }],
  ["2026-02-30", "09:00", "UTC", { kind: "unreadable" }],
  ["2026-12-01", "25:00", "UTC", { kind: "unreadable" }],
  ["2026-12-01", "09:00", "Mars/Olympus", { kind: "unreadable" }],
])("%s %s in %s", (day, time, zone, moment) => {
  expect(findMoment(day, time, zone)).toEqual(moment);
});

test("the day is that of the zone", () => {
  expect(findLocalDay("2026-12-01T03:00:00Z", "America/New_York")).toBe("2026-11-30");
  expect(isTimeZone("")).toBe(false);
});
