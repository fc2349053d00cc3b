/** Whole trips: by hand first, then everything a family can get wrong. */
import { describe, expect, test } from "vitest";
import { getTownPosition } from "#domain/visits/knownRoutes.ts";
import { listVisits, makeInput, makePlan, makeStops } from "../../../test/support/sampleTrips.ts";
import { planTrip } from "./planTrip.ts";
import type { Trip, TripPlan, TripProblem } from "./trip.ts";

describe("a trip by hand", () => {
  test("one college two hours away is one day, without a night", () => {
    const plan = makePlan({ stops: makeStops([1]), perMileUsd: 0.5 });
    // 125.7 straight miles are 118 + 25.7 * 1.12 = 146.8 by road: 5 at 30, 25 at 55, 116.8 at 66 are 143 minutes.
    expect(plan.days).toHaveLength(1);
    const [day] = plan.days;
    expect(day?.day).toBe("2027-04-12");
    expect(day?.items.map((item) => [item.kind, item.startMinute, item.endMinute])).toEqual([
      // With one rest that is too long to arrive at ten when leaving at eight, so it is the afternoon visit.
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

  test("two nearby campuses a day: ten and two o'clock, with a break between", () => {
    const start = { label: "27601", ...getTownPosition("raleigh") };
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

  test("a campus next door is no distance, and not unknown", () => {
    const start = { label: "60614", ...getTownPosition("champaign") };
    const plan = makePlan({ start, stops: makeStops([1]) });
    expect(plan.totalMiles).toBe(0);
    expect(plan.totalDrivingHours).toBeLessThan(0.1);
  });

  test("close to home, nights are at home and cost nothing", () => {
    const start = { label: "27601", ...getTownPosition("raleigh") };
    const plan = makePlan({ start, stops: makeStops([70, 71]), pace: 1 });
    expect(plan.days.map((day) => day.lodging)).toEqual([null, null]);
    expect(plan.cost.lines[1]?.amountUsd).toBe(0);
  });

  test("one visit a day takes as many days as needed, with nights in campus towns", () => {
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

  test("a visit moves past the weekend to the Monday", () => {
    const plan = makePlan({ stops: makeStops([1]), firstDay: "2027-04-10", lastDay: "2027-04-12" });
    expect(plan.days.map((day) => day.day)).toEqual(["2027-04-12"]);
  });

  test("a weekend alone is refused with the reason, the next good days, and the way to keep it", () => {
    const part = { stops: makeStops([1]), firstDay: "2027-04-10", lastDay: "2027-04-11" };
    const result = planTrip(makeInput(part));
    expect(result).toEqual({
      ok: false,
      problem: {
        code: "closedDays",
        closed: [
          { day: "2027-04-10", reasons: [{ code: "weekend", weekday: "saturday" }] },
          { day: "2027-04-11", reasons: [{ code: "weekend", weekday: "sunday" }] },
        ],
        daysGiven: 2,
        next: { firstDay: "2027-04-12", lastDay: "2027-04-13" },
        daysNeeded: 3,
        fitting: [],
        anyway: [{ unitId: 1, pinnedDay: 1 }],
      },
    });
    const kept = makePlan({ ...part, stops: [{ unitId: 1, pinnedDay: 1 }] });
    expect(kept.days).toEqual([
      expect.objectContaining({ day: "2027-04-10", warnings: [{ code: "weekend", weekday: "saturday" }] }),
    ]);
  });

  test("winter break is waited out at home: the next good days are after Martin Luther King Jr. Day", () => {
    const result = planTrip(
      makeInput({ stops: makeStops([1]), firstDay: "2026-12-21", lastDay: "2026-12-22" }),
    );
    expect(result).toMatchObject({
      ok: false,
      problem: {
        code: "closedDays",
        next: { firstDay: "2027-01-19", lastDay: "2027-01-20" },
        daysNeeded: 30,
      },
    });
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
    // Memorial Day 2027 is Monday, May 31; June 1 falls in summer, when tours run.
    const plan = makePlan({ stops: makeStops([1]), firstDay: "2027-05-31", lastDay: "2027-06-01" });
    expect(listVisitDays(plan)).toEqual(["2027-06-01"]);
    expect(plan.days[0]?.warnings).toEqual([]);
    expect(plan.seasons).toEqual(["summer"]);
  });

  test("a pinned stop is on its day", () => {
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

  test("a one-way trip ends at the last campus", () => {
    const plan = makePlan({ stops: makeStops([1]), isRoundTrip: false });
    expect(plan.days[0]?.items.map((item) => item.kind)).toEqual(["leg", "visit"]);
  });

  test("a drive too long for a day is split, with a night on the way", () => {
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

  test("Hawaii by plane: a round-trip ticket for everyone, and no drive across the ocean", () => {
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

  test("routing server figures are used and not marked as estimates", () => {
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
    expect(makePlan({ stops: makeStops([1, 2]) }, { hours: [[0]], miles: [[0]] }).totalMiles).toBeGreaterThan(
      300,
    );
  });

  test("a campus without a location is listed separately", () => {
    const plan = makePlan({ stops: makeStops([1, 60, 999]) });
    expect(plan.order).toEqual([1]);
    expect(plan.unplaced).toEqual([60, 999]);
  });

  test("a trip that has already started is planned from today on", () => {
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

  test("a trip that does not fit reports the days it needs and the stops that fit, and both are true", () => {
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

function listVisitDays(plan: TripPlan): readonly string[] {
  return plan.days.filter((day) => day.items.some((item) => item.kind === "visit")).map((day) => day.day);
}

function listTo(to: number): number[] {
  return Array.from({ length: to }, (_unused, at) => at + 1);
}
