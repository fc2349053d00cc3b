/** What a day's parts are called, on the screen, on paper and in a calendar alike. */

import type { TripNames } from "#components/trip/tripNames.ts";
import { type DayItem, type Leg, onTheWay, type TripDay, type TripPlan } from "#domain/visits/trip.ts";
import { words } from "./words.ts";

export type DayLine = { title: string; detail: string | null };

const text = words.day;

export function lineOf(item: DayItem, plan: Pick<TripPlan, "days">, names: TripNames): DayLine {
  switch (item.kind) {
    case "leg":
      return { title: legTitle(item.leg, plan, names), detail: text.legDetail(item.leg) };
    case "visit": {
      const college = names.college(item.unitId);
      return {
        title: text.visit(names.nameOf(item.unitId)),
        detail: college === null ? null : text.visitDetail(college.city, college.state, item.isPinned),
      };
    }
    default:
      return { title: text.break, detail: null };
  }
}

export function legTitle(leg: Leg, plan: Pick<TripPlan, "days">, names: TripNames): string {
  const to = leg.toUnitId === null ? text.home(names.start) : names.nameOf(leg.toUnitId);
  if (leg.by === "flight") return arrives(leg, plan) ? text.fly(to) : text.flyTowards(to);
  return arrives(leg, plan) ? text.drive(to) : text.towards(to);
}

/** A way that goes on with another part, after a night in between, does not arrive yet. */
function arrives(leg: Leg, plan: Pick<TripPlan, "days">): boolean {
  const parts = plan.days
    .flatMap(({ items }) => items.flatMap((item) => (item.kind === "leg" ? [item.leg] : [])))
    .filter((other) => other.fromUnitId === leg.fromUnitId && other.toUnitId === leg.toUnitId);
  return parts.at(-1) === leg;
}

export function nightOf(day: TripDay, names: TripNames): string | null {
  return day.lodging === null ? null : nightTitle(day.lodging, names);
}

export function nightTitle(lodging: NonNullable<TripDay["lodging"]>, names: TripNames): string {
  const { town, nearUnitId } = lodging;
  return town === onTheWay ? text.nightOnTheWay(names.nameOf(nearUnitId)) : text.night(town);
}
