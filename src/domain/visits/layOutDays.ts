/** Turns simulated days into what the family sees: dates, items with breaks, nights, and day warnings. */
import { dayShape } from "#domain/visits/travelTerms.ts";
import { addDays, type Day } from "#lib/dates.ts";
import { listClosings, listDayWarnings } from "./dayWarnings.ts";
import type { LegTable } from "./legTable.ts";
import type { ScheduledDay } from "./schedule.ts";
import type { Night, SimulatedItem } from "./simulateDay.ts";
import { type DayItem, type Leg, onTheWay, type TripCollege, type TripDay } from "./trip.ts";

export type Placed = {
  table: LegTable;
  /** By point; null is the start. */
  colleges: readonly (TripCollege | null)[];
  pinnedDays: Int32Array;
};

export function layOutDays(days: readonly ScheduledDay[], firstDay: Day, placed: Placed): readonly TripDay[] {
  return days.map((played) => {
    const day = addDays(firstDay, played.dayNumber - 1);
    const items = addBreaks(played.items.map((item) => toDayItem(item, placed)));
    return {
      day,
      items,
      drivingHours: sumLegs(items, (leg) => (leg.by === "car" ? leg.hours : 0)),
      lodging: findLodging(played.night, placed),
      warnings: items.some((item) => item.kind === "visit") ? listClosings(listDayWarnings(day)) : [],
    };
  });
}

/** Adds up a value over all legs of a day. */
export function sumLegs(items: readonly DayItem[], valueOf: (leg: Leg) => number): number {
  return items.reduce((sum, item) => (item.kind === "leg" ? sum + valueOf(item.leg) : sum), 0);
}

function toDayItem(item: SimulatedItem, placed: Placed): DayItem {
  const { startMinute, endMinute } = item;
  if (item.kind === "visit") {
    const unitId = placed.colleges[item.point]?.unitId ?? 0;
    const isPinned = (placed.pinnedDays[item.point] ?? 0) > 0;
    return { kind: "visit", startMinute, endMinute, unitId, isPinned };
  }
  const whole = placed.table.legOf(item.from, item.to);
  const leg: Leg = {
    fromUnitId: placed.colleges[item.from]?.unitId ?? null,
    toUnitId: placed.colleges[item.to]?.unitId ?? null,
    by: whole?.by ?? "car",
    miles: (whole?.miles ?? 0) * item.share,
    hours: (whole?.hours ?? 0) * item.share,
    isEstimate: whole?.isEstimate ?? true,
  };
  return { kind: "leg", startMinute, endMinute, leg };
}

function addBreaks(items: readonly DayItem[]): readonly DayItem[] {
  return items.flatMap((item, at) => {
    const before = items[at - 1];
    if (before === undefined || item.startMinute - before.endMinute < dayShape.breakMinutes) return [item];
    return [{ kind: "break", startMinute: before.endMinute, endMinute: item.startMinute }, item];
  });
}

function findLodging(night: Night | null, placed: Placed): TripDay["lodging"] {
  const college = night === null ? null : placed.colleges[night.point];
  if (night === null || college === null || college === undefined) return null;
  const { city, state, unitId } = college;
  return { town: night.isOnTheWay ? onTheWay : `${city}, ${state}`, nearUnitId: unitId };
}
