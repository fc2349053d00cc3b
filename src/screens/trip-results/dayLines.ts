/** What a day's parts are called, on the screen, on paper and in a calendar alike. */

import type { TripNames } from "#components/trip/tripNames.ts";
import { type DayItem, type Leg, onTheWay, type TripDay, type TripPlan } from "#domain/visits/trip.ts";
import { words } from "./words.ts";

export type DayLine = { title: string; detail: string | null };

const text = words.day;

export function toDayLine(item: DayItem, plan: Pick<TripPlan, "days">, names: TripNames): DayLine {
  switch (item.kind) {
    case "leg":
      return { title: getLegTitle(item.leg, plan, names), detail: text.legDetail(item.leg) };
    case "visit": {
      const college = names.college(item.unitId);
      return {
        title: text.visit(names.getName(item.unitId)),
        detail: college === null ? null : text.visitDetail(college.city, college.state, item.isPinned),
      };
    }
    default:
      return { title: text.break, detail: null };
  }
}

export function getLegTitle(leg: Leg, plan: Pick<TripPlan, "days">, names: TripNames): string {
  const to = leg.toUnitId === null ? text.home(names.start) : names.getName(leg.toUnitId);
  if (leg.by === "flight") return isArrival(leg, plan) ? text.fly(to) : text.flyTowards(to);
  return isArrival(leg, plan) ? text.drive(to) : text.towards(to);
}

/** A way that goes on with another part, after a night in between, does not arrive yet. */
function isArrival(leg: Leg, plan: Pick<TripPlan, "days">): boolean {
  const parts = plan.days
    .flatMap(({ items }) => items.flatMap((item) => (item.kind === "leg" ? [item.leg] : [])))
    .filter((other) => other.fromUnitId === leg.fromUnitId && other.toUnitId === leg.toUnitId);
  return parts.at(-1) === leg;
}

export function describeNight(day: TripDay, names: TripNames): string | null {
  return day.lodging === null ? null : getNightTitle(day.lodging, names);
}

export function getNightTitle(lodging: NonNullable<TripDay["lodging"]>, names: TripNames): string {
  const { town, nearUnitId } = lodging;
  return town === onTheWay ? text.nightOnTheWay(names.getName(nearUnitId)) : text.night(town);
}
