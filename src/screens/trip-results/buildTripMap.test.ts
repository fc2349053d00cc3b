/** What the map is handed: each place once, each way once. */
import { expect, test } from "vitest";
import type { DayItem, Leg, TripDay } from "#domain/visits/trip.ts";
import { makeCollege } from "../../../test/support/sampleCollege.ts";
import { buildTripMap } from "./buildTripMap.ts";

const colleges = [
  makeCollege({ unitId: 1, city: "Waco", state: "TX", latitude: 31.5, longitude: -97.1 }),
  makeCollege({ unitId: 2, city: "Dallas", state: "TX", latitude: 32.8, longitude: -96.8 }),
  makeCollege({ unitId: 3, city: "Nowhere", latitude: null, longitude: null }),
];
const makeCollege = (unitId: number) => colleges.find((college) => college.unitId === unitId) ?? null;
const makeLeg = (fromUnitId: number | null, toUnitId: number | null, by: Leg["by"] = "car"): DayItem => ({
  kind: "leg",
  startMinute: 480,
  endMinute: 600,
  leg: { fromUnitId, toUnitId, by, miles: 100, hours: 2, isEstimate: true },
});
const makeDay = (...items: DayItem[]): TripDay => ({
  day: "2027-03-08",
  items,
  drivingHours: 2,
  lodging: null,
  warnings: [],
});

test("a drive over two days is one way, and there and back are two", () => {
  const days = [makeDay(makeLeg(null, 1)), makeDay(makeLeg(null, 1), makeLeg(1, 2, "flight")), makeDay(makeLeg(2, null))];
  const start = { label: "78701", latitude: 30.27, longitude: -97.74 };
  const { places, legs } = buildTripMap({ start }, { order: [1, 2], days }, makeCollege);
  expect(places.map(({ number, label, state }) => [number, label, state])).toEqual([
    [null, "Start", null],
    [1, "Waco", "TX"],
    [2, "Dallas", "TX"],
  ]);
  expect(legs).toEqual([
    { from: 0, to: 1, by: "car" },
    { from: 1, to: 2, by: "flight" },
    { from: 2, to: 0, by: "car" },
  ]);
});

test("a college without a position is left out with its ways", () => {
  const start = { label: "Austin, TX", latitude: 30.27, longitude: -97.74 };
  const days = [makeDay(makeLeg(null, 3), makeLeg(3, 1))];
  const { places, legs } = buildTripMap({ start }, { order: [3, 1], days }, makeCollege);
  expect(places.map(({ number, label }) => [number, label])).toEqual([
    [null, "Austin, TX"],
    [2, "Waco"],
  ]);
  expect(legs).toEqual([]);
});
