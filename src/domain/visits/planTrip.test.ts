/** Whole trips: by hand first, then everything a family can get wrong, then what holds for every trip. */
import { describe, expect, test } from "vitest";
import { type Town, townPosition } from "#domain/visits/knownRoutes.ts";
import { createSeededRandom } from "#lib/random.ts";
import { planTrip } from "./planTrip.ts";
import type { Trip, TripCollege, TripInput, TripPlan, TripProblem } from "./trip.ts";

const today = "2026-11-21";

const towns: readonly Town[] = [
  "champaign",
  "bloomington",
  "southBend",
  "annArbor",
  "madison",
  "milwaukee",
  "grandRapids",
  "indianapolis",
  "columbus",
  "stLouis",
];
const colleges: readonly TripCollege[] = [
  ...towns.map((town, at) => makeCollege(at + 1, town, townPosition(town))),
  makeCollege(50, "honolulu", { latitude: 21.3, longitude: -157.82 }),
  makeCollege(51, "losAngeles", townPosition("losAngeles")),
  makeCollege(52, "boston", townPosition("boston")),
  makeCollege(53, "newYork", townPosition("newYork")),
  makeCollege(60, "nowhere", null),
  makeCollege(70, "durham", townPosition("durham")),
  makeCollege(71, "chapelHill", townPosition("chapelHill")),
];

/** Monday to Friday in April 2027, from Chicago, two visits and six hours of driving a day. */
const trip: Trip = {
  id: "april",
  start: { label: "60614", ...townPosition("chicago") },
  stops: [],
  firstDay: "2027-04-12",
  lastDay: "2027-04-16",
  pace: 2,
  drivingHoursADay: 6,
  withFlights: false,
  isRoundTrip: true,
  travelers: 3,
  perMileUsd: null,
  perNightUsd: null,
  perFlightUsd: null,
  order: null,
};

describe("a trip by hand", () => {
  test("one college two hours away is one day, without a night", () => {
    const plan = makePlan({ stops: makeStops([1]), perMileUsd: 0.5 });
    // 125.7 straight miles are 118 + 25.7 * 1.12 = 146.8 by road: 5 at 30, 25 at 55, 116.8 at 66 are 143 minutes.
    expect(plan.days).toHaveLength(1);
    const [day] = plan.days;
    expect(day?.day).toBe("2027-04-12");
    expect(day?.items.map((item) => [item.kind, item.startMinute, item.endMinute])).toEqual([
      // With one rest that is too long for ten o'clock from eight: the afternoon visit it is.
      ["leg", 14 * 60 - 158, 14 * 60],
      ["visit", 14 * 60, 17 * 60],
      ["leg", 17 * 60, 17 * 60 + 158],
    ]);
    expect(day?.lodging).toBeNull();
    expect(day?.warnings).toEqual([]);
    expect(plan.totalMiles).toBeCloseTo(293.6, 0);
    expect(plan.totalDrivingHours).toBeCloseTo(4.8, 1);
    expect(plan.cost.lines).toEqual([
      { line: "fuel", amountUsd: 147, values: { miles: 294, perMileUsd: 0.5 }, source: null },
      expect.objectContaining({ line: "lodging", amountUsd: 0 }),
    ]);
    expect(plan.isBestOrder).toBe(true);
  });

  test("two near campuses a day: ten and two o'clock, with a break between", () => {
    const start = { label: "27601", ...townPosition("raleigh") };
    const plan = makePlan({ start, stops: makeStops([70, 71]) });
    expect(plan.days).toHaveLength(1);
    expect(plan.days[0]?.items.map((item) => item.kind)).toEqual([
      "leg",
      "visit",
      "leg",
      "break",
      "visit",
      "leg",
    ]);
    expect(listVisits(plan).map((visit) => visit.startMinute)).toEqual([600, 840]);
  });

  test("where home is near, the nights are at home and cost nothing", () => {
    const start = { label: "27601", ...townPosition("raleigh") };
    const plan = makePlan({ start, stops: makeStops([70, 71]), pace: 1 });
    expect(plan.days.map((day) => day.lodging)).toEqual([null, null]);
    expect(plan.cost.lines[1]?.amountUsd).toBe(0);
  });

  test("one visit a day takes the days it needs, with the nights in campus towns", () => {
    const plan = makePlan({ stops: makeStops([1, 2, 3]), pace: 1 });
    expect(plan.days.map((day) => day.day)).toEqual(["2027-04-12", "2027-04-13", "2027-04-14"]);
    const nights = plan.days.map((day) => day.lodging?.town ?? null);
    expect(nights.at(-1)).toBeNull();
    expect(nights.slice(0, 2).every((town) => town !== null && town.endsWith(", XX"))).toBe(true);
    expect(plan.cost.lines[1]?.values).toEqual({ nights: 2, rooms: 1, travelers: 3, perNightUsd: 110 });
    expect(plan.cost.lines[1]?.amountUsd).toBe(220);
  });

  test("five travelers take two rooms", () => {
    const plan = makePlan({ stops: makeStops([1, 2, 3]), pace: 1, travelers: 5, perNightUsd: 100 });
    expect(plan.cost.lines[1]?.amountUsd).toBe(400);
    expect(plan.cost.totalUsd).toBe((plan.cost.lines[0]?.amountUsd ?? 0) + 400);
  });

  test("a weekend is left out where the dates leave room, and taken with a warning where they do not", () => {
    const withRoom = makePlan({ stops: makeStops([1]), firstDay: "2027-04-10", lastDay: "2027-04-12" });
    expect(withRoom.days.map((day) => day.day)).toEqual(["2027-04-12"]);
    const without = makePlan({ stops: makeStops([1]), firstDay: "2027-04-10", lastDay: "2027-04-11" });
    expect(without.days).toEqual([
      expect.objectContaining({
        day: "2027-04-10",
        warnings: [{ code: "weekend", weekday: "saturday" }],
      }),
    ]);
  });

  test("three visits around a weekend: Friday, then Monday, not Saturday", () => {
    const plan = makePlan({
      stops: makeStops([1, 2, 8]),
      pace: 1,
      drivingHoursADay: 4,
      firstDay: "2027-04-15",
      lastDay: "2027-04-20",
    });
    expect(listVisitDays(plan)).toEqual(["2027-04-15", "2027-04-16", "2027-04-19"]);
  });

  test("a holiday in the week moves the visit", () => {
    // Memorial Day 2027 is Monday, May 31; June 1 falls in the usual summer break, which weighs less.
    const plan = makePlan({ stops: makeStops([1]), firstDay: "2027-05-31", lastDay: "2027-06-01" });
    expect(listVisitDays(plan)).toEqual(["2027-06-01"]);
    expect(plan.days[0]?.warnings).toEqual([{ code: "usualBreak", name: "summer" }]);
  });

  test("a pinned stop falls on its day", () => {
    const plan = makePlan({ stops: [...makeStops([1, 3]), { unitId: 5, pinnedDay: 3 }] });
    const visit = plan.days
      .find((day) => day.day === "2027-04-14")
      ?.items.find((item) => item.kind === "visit");
    expect(visit).toMatchObject({ unitId: 5, isPinned: true });
  });

  test("the family's order is kept, and is not called the best", () => {
    const plan = makePlan({ stops: makeStops([1, 2, 3]), order: [3, 1, 2] });
    expect(plan.order).toEqual([3, 1, 2]);
    expect(plan.isBestOrder).toBe(false);
  });

  test("one way ends at the last campus", () => {
    const plan = makePlan({ stops: makeStops([1]), isRoundTrip: false });
    expect(plan.days[0]?.items.map((item) => item.kind)).toEqual(["leg", "visit"]);
  });

  test("a drive that no day holds is split, with a night on the way", () => {
    const plan = makePlan({ stops: makeStops([52]), isRoundTrip: false, drivingHoursADay: 8 });
    expect(plan.days[0]?.lodging).toEqual({ town: "on the way", nearUnitId: 52 });
    expect(plan.days[0]?.drivingHours).toBeCloseTo(8, 2);
    // 850 straight miles are 958 by road, 14.8 hours: eight, then nearly seven and the afternoon visit or the next day's.
    expect(plan.totalDrivingHours).toBeCloseTo(14.7, 0);
    const miles = plan.days
      .flatMap((day) => day.items)
      .reduce((sum, item) => sum + (item.kind === "leg" ? item.leg.miles : 0), 0);
    expect(miles).toBeCloseTo(plan.totalMiles, 6);
  });

  test("Hawaii by flight: a ticket each way for everyone, and no drive over the sea", () => {
    const plan = makePlan({ stops: makeStops([50]), withFlights: true, perFlightUsd: 300 });
    const legs = plan.days
      .flatMap((day) => day.items)
      .flatMap((item) => (item.kind === "leg" ? [item.leg] : []));
    expect(legs.every((leg) => leg.by === "flight")).toBe(true);
    expect(plan.totalMiles).toBe(0);
    expect(plan.cost.lines[2]).toEqual({
      line: "flights",
      amountUsd: 1_800,
      values: { flights: 2, travelers: 3, perFlightUsd: 300 },
      source: null,
    });
  });

  test("a start in Hawaii with flights works as well", () => {
    const plan = makePlan({
      start: { label: "96822", latitude: 21.3, longitude: -157.82 },
      stops: makeStops([51]),
      withFlights: true,
    });
    expect(plan.order).toEqual([51]);
  });

  test("what a routing server measured is used and not called an estimate", () => {
    const measured = {
      hours: [
        [0, 2],
        [2, 0],
      ],
      miles: [
        [0, 130],
        [130, 0],
      ],
    };
    const plan = makePlan({ stops: makeStops([1]) }, measured);
    expect(plan.totalMiles).toBe(260);
    expect(plan.totalDrivingHours).toBe(4);
    expect(plan.sources.map((source) => source.id)).not.toContain("driveCheck");
    expect(listVisits(plan)[0]?.startMinute).toBe(600);
  });

  test("a measured table for other points is not used", () => {
    expect(makePlan({ stops: makeStops([1, 2]) }, { hours: [[0]], miles: [[0]] }).totalMiles).toBeGreaterThan(300);
  });

  test("a campus without coordinates is named apart", () => {
    const plan = makePlan({ stops: makeStops([1, 60, 999]) });
    expect(plan.order).toEqual([1]);
    expect(plan.unplaced).toEqual([60, 999]);
  });

  test("a trip that has begun is planned from today on", () => {
    const result = planTrip(makeInput({ stops: makeStops([1]) }, null, "2027-04-14"));
    expect(result.ok && result.value.days[0]?.day).toBe("2027-04-14");
  });
});

describe("what cannot be planned", () => {
  test.each<[string, Partial<Trip>, TripProblem]>([
    ["no start", { start: null, stops: makeStops([1]) }, { code: "noStart" }],
    ["no colleges", {}, { code: "noColleges" }],
    ["forty-one colleges", { stops: makeStops(listTo(41)) }, { code: "tooManyStops", stops: 41 }],
    ["none on the map", { stops: makeStops([60]) }, { code: "noneOnMap", unitIds: [60] }],
    ["no dates", { stops: makeStops([1]), firstDay: null }, { code: "noDates" }],
    ["a date that is none", { stops: makeStops([1]), firstDay: "2027-02-30" }, { code: "noDates" }],
    [
      "dates the wrong way round",
      { stops: makeStops([1]), lastDay: "2027-04-11" },
      { code: "datesReversed", firstDay: "2027-04-12", lastDay: "2027-04-11" },
    ],
    [
      "dates that are past",
      { stops: makeStops([1]), firstDay: "2026-04-12", lastDay: "2026-04-16" },
      { code: "datesPast", lastDay: "2026-04-16" },
    ],
    ["61 days", { stops: makeStops([1]), lastDay: "2027-06-11" }, { code: "tooLong", days: 61 }],
    ["Hawaii by car", { stops: makeStops([1, 50]) }, { code: "overWater", unitIds: [50] }],
    [
      "three pins on a day of two visits",
      { stops: [1, 2, 3].map((unitId) => ({ unitId, pinnedDay: 2 })) },
      { code: "pinsCollide", day: 2, unitIds: [1, 2, 3] },
    ],
    [
      "a pin on a day that is not in the trip",
      { stops: [{ unitId: 1, pinnedDay: 6 }] },
      { code: "pinsCollide", day: 6, unitIds: [1] },
    ],
    [
      "two pins too far apart for one day",
      {
        stops: [
          { unitId: 10, pinnedDay: 2 },
          { unitId: 9, pinnedDay: 2 },
        ],
      },
      { code: "pinsCollide", day: 2, unitIds: [10, 9] },
    ],
  ])("%s", (_name, part, problem) => {
    expect(planTrip(makeInput(part))).toEqual({ ok: false, problem });
  });

  test("Los Angeles in one day from Chicago: the drive alone is too long", () => {
    const result = planTrip(makeInput({ stops: makeStops([51]), lastDay: "2027-04-13" }));
    expect(result).toMatchObject({
      ok: false,
      problem: { code: "legTooLong", unitId: 51, drivingHoursADay: 6 },
    });
    if (!result.ok && result.problem.code === "legTooLong") expect(result.problem.hours).toBeGreaterThan(25);
  });

  test("a trip that does not fit says the days it needs and the stops that fit, and both are true", () => {
    const part = { stops: makeStops([1, 2, 3, 5, 6, 8]), lastDay: "2027-04-13" };
    const result = planTrip(makeInput(part));
    if (result.ok || result.problem.code !== "doesNotFit")
      throw new Error("it was to be too much for two days");
    const { daysGiven, daysNeeded, fitting } = result.problem;
    expect(daysGiven).toBe(2);
    expect(daysNeeded).toBeGreaterThan(2);
    expect(fitting.length).toBeGreaterThanOrEqual(3);
    const lastDay = `2027-04-${11 + daysNeeded}`;
    expect(planTrip(makeInput({ ...part, lastDay })).ok).toBe(true);
    expect(planTrip(makeInput({ ...part, lastDay: `2027-04-${10 + daysNeeded}` })).ok).toBe(false);
    expect(planTrip(makeInput({ ...part, stops: makeStops(fitting) })).ok).toBe(true);
  });
});

describe("what holds for every trip", () => {
  test("each stop once, days within their limits and in order, legs that follow each other, costs that add up", () => {
    const random = createSeededRandom(3);
    let plans = 0;
    for (let turn = 0; turn < 60; turn++) {
      const part = makeAnyTrip(random);
      const result = planTrip(makeInput(part));
      if (!result.ok) continue;
      plans += 1;
      const plan = result.value;
      const asked = (part.stops ?? []).map((stop) => stop.unitId);
      expect(listVisits(plan).map((visit) => visit.unitId)).toEqual(plan.order);
      expect(plan.order.toSorted((a, b) => a - b)).toEqual(asked.toSorted((a, b) => a - b));
      expect(plan.cost.totalUsd).toBe(plan.cost.lines.reduce((sum, line) => sum + (line.amountUsd ?? 0), 0));
      let at: number | null = null;
      let lastLeg = "";
      let before = "";
      for (const day of plan.days) {
        expect(day.day > before && day.day >= (part.firstDay ?? "") && day.day <= (part.lastDay ?? "")).toBe(
          true,
        );
        before = day.day;
        expect(day.drivingHours).toBeLessThanOrEqual((part.drivingHoursADay ?? 0) + 0.02);
        expect(day.items.filter((item) => item.kind === "visit").length).toBeLessThanOrEqual(part.pace ?? 0);
        let clock = 8 * 60;
        for (const item of day.items) {
          expect(item.startMinute).toBeGreaterThanOrEqual(clock);
          expect(item.endMinute).toBeGreaterThan(item.startMinute);
          clock = item.endMinute;
          if (item.kind === "visit") at = item.unitId;
          if (item.kind !== "leg") continue;
          // A way goes on where it was left for the night, or begins where the last one ended.
          const leg = `${item.leg.fromUnitId} ${item.leg.toUnitId}`;
          if (leg !== lastLeg) expect(item.leg.fromUnitId).toBe(at);
          lastLeg = leg;
          at = item.leg.toUnitId;
        }
        expect(clock).toBeLessThanOrEqual(21 * 60);
      }
      if (part.isRoundTrip === true) {
        expect(plan.days.at(-1)?.items.at(-1)).toMatchObject({ kind: "leg", leg: { toUnitId: null } });
        expect(plan.days.at(-1)?.lodging).toBeNull();
      }
      expect(planTrip(makeInput(part))).toEqual(result);
    }
    expect(plans).toBeGreaterThan(25);
  });
});

function makeAnyTrip(random: () => number): Partial<Trip> {
  const among = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 52, 53];
  const unitIds = among.filter(() => random() < 0.4);
  const days = 2 + Math.floor(random() * 9);
  return {
    stops: unitIds.map((unitId) => ({
      unitId,
      pinnedDay: random() < 0.1 ? 1 + Math.floor(random() * days) : null,
    })),
    firstDay: "2027-04-05",
    lastDay: `2027-04-${String(4 + days).padStart(2, "0")}`,
    pace: random() < 0.5 ? 1 : 2,
    drivingHoursADay: 3 + Math.floor(random() * 8),
    withFlights: random() < 0.3,
    isRoundTrip: random() < 0.7,
  };
}

function makeInput(part: Partial<Trip>, measured: TripInput["measured"] = null, day = today): TripInput {
  return { trip: { ...trip, ...part }, colleges, today: day, measured };
}

function makePlan(part: Partial<Trip>, measured: TripInput["measured"] = null): TripPlan {
  const result = planTrip(makeInput(part, measured));
  if (!result.ok) throw new Error(JSON.stringify(result.problem));
  return result.value;
}

function listVisits(plan: TripPlan) {
  return plan.days.flatMap((day) => day.items).flatMap((item) => (item.kind === "visit" ? [item] : []));
}

function listVisitDays(plan: TripPlan): readonly string[] {
  return plan.days.filter((day) => day.items.some((item) => item.kind === "visit")).map((day) => day.day);
}

function makeStops(unitIds: readonly number[]) {
  return unitIds.map((unitId) => ({ unitId, pinnedDay: null }));
}

function listTo(to: number): number[] {
  return Array.from({ length: to }, (_unused, at) => at + 1);
}

function makeCollege(unitId: number, name: string, position: TripCollege["position"]): TripCollege {
  return { unitId, name, city: name, state: "XX", position };
}
