/** What may be kept as a trip, and what is refused by the name of its field. */
import { describe, expect, test } from "vitest";
import type { Trip } from "./trip.ts";
import { readTrip } from "./tripSchema.ts";

const trip: Trip = {
  id: "spring2027",
  start: { label: "60614", latitude: 41.92, longitude: -87.65 },
  stops: [
    { unitId: 147767, pinnedDay: null },
    { unitId: 144050, pinnedDay: 2 },
  ],
  firstDay: "2027-03-22",
  lastDay: "2027-03-24",
  pace: 2,
  drivingHoursADay: 6,
  withFlights: false,
  isRoundTrip: true,
  travelers: 3,
  perMileUsd: null,
  perNightUsd: 120,
  perFlightUsd: null,
  order: null,
};

describe("reading a kept trip", () => {
  test("a whole trip comes back as it was, over JSON too", () => {
    const raw: unknown = JSON.parse(JSON.stringify(trip));
    expect(readTrip(raw)).toEqual({ ok: true, value: trip });
  });

  test.each<[string, Partial<Trip>]>([
    ["nothing chosen yet", { start: null, stops: [], firstDay: null, lastDay: null }],
    ["dates the wrong way round, for the planner to say", { firstDay: "2027-03-24", lastDay: "2027-03-22" }],
    ["more stops than can be planned", { stops: makeStops(60) }],
    ["an order of the family", { order: [144050, 147767] }],
  ])("%s is kept", (_name, part) => {
    expect(readTrip({ ...trip, ...part })).toEqual({ ok: true, value: { ...trip, ...part } });
  });

  test.each<[string, object, string]>([
    ["an id with a slash", { id: "a/b" }, "id"],
    ["a date that is none", { firstDay: "2027-02-29" }, "firstDay"],
    ["a date as words", { lastDay: "tomorrow" }, "lastDay"],
    ["a start beyond the pole", { start: { label: "x", latitude: 91, longitude: 0 } }, "start.latitude"],
    ["three visits a day", { pace: 3 }, "pace"],
    ["no hours of driving", { drivingHoursADay: 0 }, "drivingHoursADay"],
    ["a whole day of driving", { drivingHoursADay: 12.5 }, "drivingHoursADay"],
    ["nobody traveling", { travelers: 0 }, "travelers"],
    ["a price below nothing", { perMileUsd: -0.01 }, "perMileUsd"],
    ["a price that is no number", { perNightUsd: Number.NaN }, "perNightUsd"],
    ["a pin on day 0", { stops: [{ unitId: 1, pinnedDay: 0 }] }, "stops.0.pinnedDay"],
    ["one college twice", { stops: [...trip.stops, ...trip.stops] }, "stops"],
    ["one college twice in the order", { order: [1, 1] }, "order"],
    ["stops that are no list", { stops: "all" }, "stops"],
  ])("%s is refused by its field", (_name, part, path) => {
    expect(readTrip({ ...trip, ...part })).toEqual({ ok: false, problem: { path } });
  });

  test.each([[null], ["trip"], [[]], [7]])("%j is no trip", (raw) => {
    expect(readTrip(raw)).toEqual({ ok: false, problem: { path: "" } });
  });
});

function makeStops(count: number) {
  return Array.from({ length: count }, (_unused, index) => ({ unitId: index + 1, pinnedDay: null }));
}
