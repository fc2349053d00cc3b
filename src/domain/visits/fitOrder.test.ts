/** Pinned days and short trips are met if any order meets them: by hand, and compared with every order. */
import { describe, expect, test } from "vitest";
import { createSeededRandom } from "#lib/random.ts";
import { runToEnd } from "#lib/steps.ts";
import { checkTrip } from "./checkTrip.ts";
import { findFittingOrder } from "./fitOrder.ts";
import { planTrip } from "./planTrip.ts";
import { scheduleTrip } from "./schedule.ts";
import { toScheduleRules } from "./solveTrip.ts";
import type { Trip, TripCollege, TripInput, TripPlan } from "./trip.ts";

/** Austin is the start; locations from federal data, rounded. */
const texas: readonly TripCollege[] = [
  makeCollege(1, "Waco", 31.55, -97.12),
  makeCollege(2, "San Antonio", 29.46, -98.48),
  makeCollege(3, "San Marcos", 29.89, -97.94),
  makeCollege(4, "Georgetown", 30.63, -97.67),
  makeCollege(5, "Austin", 30.28, -97.74),
];

/** Tuesday to Thursday, during the term. */
const trip: Trip = {
  id: "texas",
  start: { label: "78701", latitude: 30.27, longitude: -97.74 },
  stops: [],
  firstDay: "2027-02-02",
  lastDay: "2027-02-04",
  pace: 2,
  drivingHoursADay: 6,
  withFlights: false,
  isRoundTrip: true,
  travelers: 2,
  perMileUsd: null,
  perNightUsd: null,
  perFlightUsd: null,
  order: null,
};

describe("five Texas colleges in three days, two visits a day", () => {
  test.each(texas.flatMap(({ unitId, city }) => [1, 2, 3].map((day) => [city, day, unitId] as const)))(
    "%s can be kept to day %i",
    (_city, day, unitId) => {
      const plan = makePlan(texas, { [unitId]: day });
      expect(findVisitDay(plan, unitId)).toBe(`2027-02-0${day + 1}`);
      expect(plan.order.toSorted((one, other) => one - other)).toEqual([1, 2, 3, 4, 5]);
    },
  );

  test("Waco on the first day and back, then the two close to home, then the two to the south", () => {
    const plan = makePlan(texas, { 1: 1 });
    const visits = plan.days.map(({ items }) =>
      items.flatMap((item) => (item.kind === "visit" ? [item.unitId] : [])).toSorted((a, b) => a - b),
    );
    expect(visits).toEqual([[1], [4, 5], [2, 3]]);
    // Each of these days ends close enough to home, so no hotel is needed.
    expect(plan.days.map(({ lodging }) => lodging)).toEqual([null, null, null]);
  });

  test("two ends of the trip on one day: that day's pins are reported, not the others", () => {
    const result = planTrip(makeInput(texas, { 1: 2, 2: 2, 5: 1 }));
    // Waco to San Antonio takes over 3 hours, so no afternoon visit is possible after the morning's.
    expect(result).toEqual({ ok: false, problem: { code: "pinsCollide", day: 2, unitIds: [1, 2] } });
  });

  test("the family's own order stays, except for the pinned stop", () => {
    const plan = makePlan(texas, { 1: 1 }, { order: [5, 4, 1, 3, 2] });
    expect(findVisitDay(plan, 1)).toBe("2027-02-02");
    expect(plan.order.filter((unitId) => unitId !== 1)).toEqual([5, 4, 3, 2]);
  });
});

test("forty stops with four pins stay on their days", () => {
  const random = createSeededRandom(11);
  const many = Array.from({ length: 40 }, (_unused, at) =>
    makeCollege(at + 1, `town ${at + 1}`, 38 + random() * 5, -92 + random() * 12),
  );
  const plan = makePlan(
    many,
    { 3: 2, 17: 9, 29: 20, 40: 4 },
    {
      start: { label: "Indianapolis, IN", latitude: 39.77, longitude: -86.16 },
      firstDay: "2027-09-13",
      lastDay: "2027-10-31",
    },
  );
  expect([3, 17, 29, 40].map((unitId) => findVisitDay(plan, unitId))).toEqual([
    "2027-09-14",
    "2027-09-21",
    "2027-10-02",
    "2027-09-16",
  ]);
});

test("if any order at all fits the pins and days, one is found", () => {
  const random = createSeededRandom(5);
  let possible = 0;
  let impossible = 0;
  for (let turn = 0; turn < 120; turn++) {
    const size = 3 + Math.floor(random() * 3);
    const days = 2 + Math.floor(random() * 3);
    const some = Array.from({ length: size }, (_unused, at) =>
      makeCollege(at + 1, `town ${at + 1}`, 30 + random() * 4, -98 + random() * 4),
    );
    const pins = Object.fromEntries(
      some.flatMap(({ unitId }) => (random() < 0.3 ? [[unitId, 1 + Math.floor(random() * days)]] : [])),
    );
    const part: Partial<Trip> = {
      lastDay: `2027-02-0${1 + days}`,
      pace: random() < 0.3 ? 1 : 2,
      isRoundTrip: random() < 0.6,
    };
    const asked = makeInput(some, pins, part);
    const checked = checkTrip(asked);
    if (!checked.ok) continue;
    const ready = checked.value;
    const isPossible = listOrders(some.map((_college, at) => at + 1)).some(
      (order) => scheduleTrip(toScheduleRules(ready, order)) !== null,
    );
    if (isPossible) possible += 1;
    else impossible += 1;
    expect(planTrip(asked).ok).toBe(isPossible);
    expect(runToEnd(findFittingOrder(ready, ready.days)) !== null).toBe(isPossible);
  }
  expect(possible).toBeGreaterThan(30);
  expect(impossible).toBeGreaterThan(10);
});

function listOrders(points: readonly number[]): readonly (readonly number[])[] {
  if (points.length < 2) return [points];
  return points.flatMap((point) =>
    listOrders(points.filter((other) => other !== point)).map((rest) => [point, ...rest]),
  );
}

function findVisitDay(plan: TripPlan, unitId: number): string | undefined {
  return plan.days.find(({ items }) => items.some((item) => item.kind === "visit" && item.unitId === unitId))
    ?.day;
}

function makePlan(
  colleges: readonly TripCollege[],
  pins: Readonly<Record<number, number>>,
  part: Partial<Trip> = {},
): TripPlan {
  const result = planTrip(makeInput(colleges, pins, part));
  if (!result.ok) throw new Error(JSON.stringify(result.problem));
  return result.value;
}

function makeInput(
  colleges: readonly TripCollege[],
  pins: Readonly<Record<number, number>>,
  part: Partial<Trip> = {},
): TripInput {
  const stops = colleges.map(({ unitId }) => ({ unitId, pinnedDay: pins[unitId] ?? null }));
  return { trip: { ...trip, stops, ...part }, colleges, today: "2026-11-21", measured: null };
}

function makeCollege(unitId: number, city: string, latitude: number, longitude: number): TripCollege {
  return { unitId, name: `College of ${city}`, city, state: "TX", position: { latitude, longitude } };
}
