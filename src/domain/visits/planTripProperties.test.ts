/** What holds for every trip: each stop once, within the limits, and on days on which a college can be visited. */
import { describe, expect, test } from "vitest";
import { addDays, type Day } from "#lib/dates.ts";
import { createSeededRandom } from "#lib/random.ts";
import { listVisits, makeInput, makePlan } from "../../../test/support/sampleTrips.ts";
import { findDayKind } from "./dayWarnings.ts";
import { planTrip } from "./planTrip.ts";
import type { Trip, TripPlan } from "./trip.ts";

describe("for every trip", () => {
  test("each stop once, days within limits and in order, consecutive legs, costs that add up", () => {
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
          // A drive continues where it stopped for the night, or starts where the last one ended.
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

describe("for every trip, whatever its dates", () => {
  test("no visit is on a day that warns, unless the family set it; what is refused is explained and can be mended", () => {
    const random = createSeededRandom(11);
    const counts = { planned: 0, set: 0, refused: 0, mended: 0 };
    for (let turn = 0; turn < 60; turn++) {
      const part = makeAnyTrip(random, addDays("2026-11-22", Math.floor(random() * 380)));
      const result = planTrip(makeInput(part));
      if (result.ok) {
        counts.planned += 1;
        counts.set += countVisitsOnClosedDays(result.value, part);
        continue;
      }
      const { problem } = result;
      if (problem.code !== "closedDays") continue;
      counts.refused += 1;
      expect(problem.closed.length).toBeGreaterThan(0);
      expect(problem.closed.every(({ day }) => findDayKind(day) === "closed")).toBe(true);
      if (problem.next === null) continue;
      counts.mended += 1;
      countVisitsOnClosedDays(makePlan({ ...part, ...problem.next }), part);
      const stops = (part.stops ?? []).map(
        (stop) => problem.anyway.find(({ unitId }) => unitId === stop.unitId) ?? stop,
      );
      if (problem.anyway.length > 0) expect(planTrip(makeInput({ ...part, stops })).ok).toBe(true);
    }
    expect(counts.planned).toBeGreaterThan(10);
    expect(counts.set).toBeGreaterThan(0);
    expect(counts.mended).toBeGreaterThan(5);
  });
});

/** Each of these is set by the family. */
function countVisitsOnClosedDays(plan: TripPlan, part: Partial<Trip>): number {
  const pinned = new Set(
    (part.stops ?? []).flatMap((stop) => (stop.pinnedDay === null ? [] : [stop.unitId])),
  );
  let count = 0;
  for (const { day, items, warnings } of plan.days) {
    const visits = items.flatMap((item) => (item.kind === "visit" ? [item.unitId] : []));
    const isClosed = findDayKind(day) === "closed";
    expect(warnings.length > 0).toBe(isClosed && visits.length > 0);
    if (!isClosed) continue;
    expect(visits.every((unitId) => pinned.has(unitId))).toBe(true);
    count += visits.length;
  }
  return count;
}

function makeAnyTrip(random: () => number, firstDay: Day = "2027-04-05"): Partial<Trip> {
  const among = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 52, 53];
  const unitIds = among.filter(() => random() < 0.4);
  const days = 2 + Math.floor(random() * 9);
  return {
    stops: unitIds.map((unitId) => ({
      unitId,
      pinnedDay: random() < 0.1 ? 1 + Math.floor(random() * days) : null,
    })),
    firstDay,
    lastDay: addDays(firstDay, days - 1),
    pace: random() < 0.5 ? 1 : 2,
    drivingHoursADay: 3 + Math.floor(random() * 8),
    withFlights: random() < 0.3,
    isRoundTrip: random() < 0.7,
  };
}
