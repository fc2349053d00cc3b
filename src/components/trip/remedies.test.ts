/** Each problem of a trip with its suggested fixes, calculated by hand. */
import { describe, expect, test } from "vitest";
import type { Trip, TripProblem } from "#domain/visits/trip.ts";
import { listRemedies } from "./remedies.ts";
import { createTrip } from "./tripEdits.ts";
import { words } from "./words.ts";

const today = "2026-11-21";
const trip: Trip = {
  ...createTrip("t1", { label: "78701", latitude: 30.27, longitude: -97.74 }),
  stops: [11, 22, 33].map((unitId) => ({ unitId, pinnedDay: unitId === 11 ? null : 1 })),
  firstDay: "2027-03-08",
  lastDay: "2027-03-09",
};
const listCodes = (problem: TripProblem, of: Trip = trip) =>
  listRemedies(problem, of, today).map(({ code }) => code);
const getFirst = (problem: TripProblem, of: Trip = trip) => listRemedies(problem, of, today)[0];

describe("dates", () => {
  test("reversed ones are swapped", () => {
    const reversed = { ...trip, firstDay: "2027-03-09", lastDay: "2027-03-08" };
    const remedy = getFirst(
      { code: "datesReversed", firstDay: "2027-03-09", lastDay: "2027-03-08" },
      reversed,
    );
    expect([remedy?.trip.firstDay, remedy?.trip.lastDay]).toEqual(["2027-03-08", "2027-03-09"]);
  });

  test.each([
    // A Monday to Wednesday in October: the next Monday after today, a Saturday, is November 23.
    ["2026-10-05", "2026-10-07", "2026-11-23", "2026-11-25"],
    // It began and ended today a year ago.
    ["2025-11-21", "2025-11-21", "2026-11-27", "2026-11-27"],
    ["2026-11-20", "2026-11-20", "2026-11-27", "2026-11-27"],
  ])("those past are moved by whole weeks: %s to %s", (firstDay, lastDay, newFirst, newLast) => {
    const remedy = getFirst({ code: "datesPast", lastDay }, { ...trip, firstDay, lastDay });
    expect([remedy?.trip.firstDay, remedy?.trip.lastDay]).toEqual([newFirst, newLast]);
  });

  test("a trip over 60 days ends on its sixtieth", () => {
    const long = { ...trip, lastDay: "2027-06-30" };
    expect(getFirst({ code: "tooLong", days: 115 }, long)?.trip.lastDay).toBe("2027-05-06");
  });
});

describe("a trip on closed days", () => {
  const problem: TripProblem = {
    code: "closedDays",
    closed: [
      { day: "2027-04-10", reasons: [{ code: "weekend", weekday: "saturday" }] },
      { day: "2027-04-11", reasons: [{ code: "weekend", weekday: "sunday" }] },
    ],
    daysGiven: 3,
    next: { firstDay: "2027-04-12", lastDay: "2027-04-14" },
    daysNeeded: 4,
    fitting: [22],
    anyway: [{ unitId: 11, pinnedDay: 2 }],
  };

  test("moves to the next good days, takes longer, drops stops, or keeps the days as the family's own", () => {
    const remedies = listRemedies(problem, { ...trip, firstDay: "2027-04-09", lastDay: "2027-04-11" }, today);
    expect(remedies.map(({ code }) => code)).toEqual(["openDays", "endOn", "onlyFitting", "visitAnyway"]);
    expect([remedies[0]?.trip.firstDay, remedies[0]?.trip.lastDay]).toEqual(["2027-04-12", "2027-04-14"]);
    expect(remedies[1]?.trip.lastDay).toBe("2027-04-12");
    expect(remedies[3]?.trip.stops[0]).toEqual({ unitId: 11, pinnedDay: 2 });
  });

  test("is told which days, why, and how many are left", () => {
    expect(words.problemText(problem, (unitId) => `College ${unitId}`)).toBe(
      "It falls on a weekend (Apr 10 and Apr 11), when admission offices are usually closed or classes are not meeting, so we schedule no visits then. That leaves 1 day. On the other days you can visit College 22.",
    );
  });
});

describe("a trip that does not fit", () => {
  test("gets the days it needs, or the stops that fit with their pins", () => {
    const remedies = listRemedies(
      { code: "doesNotFit", daysGiven: 2, daysNeeded: 4, fitting: [22, 11] },
      trip,
      today,
    );
    expect(remedies.map(({ code }) => code)).toEqual(["endOn", "onlyFitting"]);
    expect(remedies[0]?.trip.lastDay).toBe("2027-03-11");
    expect(remedies[1]?.trip.stops).toEqual([
      { unitId: 22, pinnedDay: 1 },
      { unitId: 11, pinnedDay: null },
    ]);
  });

  test("that began yesterday needs its days from today on", () => {
    const begun = { ...trip, firstDay: "2026-11-20", lastDay: "2026-11-22" };
    const remedy = getFirst({ code: "doesNotFit", daysGiven: 2, daysNeeded: 3, fitting: [] }, begun);
    expect(remedy?.trip.lastDay).toBe("2026-11-23");
  });

  test("in the family's own order may fit in another", () => {
    const own = { ...trip, order: [33, 22, 11] };
    const remedy = getFirst({ code: "doesNotFit", daysGiven: 2, daysNeeded: 4, fitting: [22] }, own);
    expect(remedy?.code).toBe("bestOrder");
    expect(remedy?.trip.order).toBeNull();
  });

  test("is not offered more than 60 days, nor a trip without stops", () => {
    expect(listCodes({ code: "doesNotFit", daysGiven: 2, daysNeeded: 61, fitting: [] })).toEqual([]);
    expect(listCodes({ code: "doesNotFit", daysGiven: 2, daysNeeded: 60, fitting: [] })).toEqual(["endOn"]);
  });
});

describe("stops", () => {
  test("over forty, the first forty are kept", () => {
    const many = { ...trip, stops: Array.from({ length: 43 }, (_, unitId) => ({ unitId, pinnedDay: null })) };
    const remedy = getFirst({ code: "tooManyStops", stops: 43 }, many);
    expect(remedy?.trip.stops).toHaveLength(40);
    expect(remedy?.trip.stops.at(-1)?.unitId).toBe(39);
  });

  test("that want the same day are let go", () => {
    const remedy = getFirst({ code: "pinsCollide", day: 1, unitIds: [22, 33] });
    expect(remedy?.trip.stops.map(({ pinnedDay }) => pinnedDay)).toEqual([null, null, null]);
  });

  test("over water are flown to or left out", () => {
    const remedies = listRemedies({ code: "overWater", unitIds: [33] }, trip, today);
    expect(remedies.map(({ code }) => code)).toEqual(["allowFlights", "leaveOut"]);
    expect(remedies[0]?.trip.withFlights).toBe(true);
    expect(remedies[1]?.trip.stops.map(({ unitId }) => unitId)).toEqual([11, 22]);
  });

  test("a drive longer than the trip is given its days there and back, flown or left out", () => {
    const problem = { code: "legTooLong", unitId: 22, hours: 13, drivingHoursADay: 6 } as const;
    // 13 hours at 6 a day are three days, and three back.
    expect(listCodes(problem)).toEqual(["endOn", "allowFlights", "leaveOut"]);
    expect(getFirst(problem)?.trip.lastDay).toBe("2027-03-13");
    expect(getFirst(problem, { ...trip, isRoundTrip: false })?.trip.lastDay).toBe("2027-03-10");
    expect(listCodes(problem, { ...trip, withFlights: true })).toEqual(["endOn", "leaveOut"]);
  });
});

test.each([
  { code: "noStart" },
  { code: "noColleges" },
  { code: "noDates" },
  { code: "noneOnMap", unitIds: [11] },
] as const)("$code is for the form to put right", (problem) => {
  expect(listCodes(problem)).toEqual([]);
});
