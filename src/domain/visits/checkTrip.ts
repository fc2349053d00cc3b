/** Validates a trip: the first thing the family should fix, or everything the planner needs. */
import { addDays, countDaysBetween, type Day, isDay } from "#lib/dates.ts";
import { fail, type Result, succeed } from "#lib/result.ts";
import { type DayKind, findDayKind } from "./dayWarnings.ts";
import { buildLegTable, type LegTable } from "./legTable.ts";
import { type Trip, type TripCollege, type TripInput, type TripProblem, tripLimits } from "./trip.ts";
import { isValidPosition, listTripPoints } from "./tripPoints.ts";

export type ReadyTrip = {
  trip: Trip;
  /** By point: null is the start, then the stops with a known location, in the given order. */
  colleges: readonly (TripCollege | null)[];
  table: LegTable;
  /** By point; 0 is not pinned. */
  pinnedDays: Int32Array;
  /** Points in the order the family moved them to. */
  moved: readonly number[] | null;
  unplaced: readonly number[];
  firstDay: Day;
  /** Days from the first to the last, inclusive. */
  days: number;
  /** The number of the first day that is not in the past. */
  firstUsable: number;
  /** By number of the day; also past the last. */
  kindOf: (dayNumber: number) => DayKind;
};

export function checkTrip(input: TripInput): Result<ReadyTrip, TripProblem> {
  const { trip, today } = input;
  const { start, stops } = trip;
  if (start === null || !isValidPosition(start)) return fail({ code: "noStart" });
  if (stops.length === 0) return fail({ code: "noColleges" });
  if (stops.length > tripLimits.stops) return fail({ code: "tooManyStops", stops: stops.length });
  const points = listTripPoints(input);
  const placedIds = new Set(
    points.flatMap((point) => (point.college === null ? [] : [point.college.unitId])),
  );
  const unplaced = stops.map((stop) => stop.unitId).filter((unitId) => !placedIds.has(unitId));
  if (placedIds.size === 0) return fail({ code: "noneOnMap", unitIds: unplaced });
  const dates = checkDates(trip, today);
  if (!dates.ok) return dates;
  const colleges = points.map((point) => point.college);
  const drivingHoursADay = getDrivingHours(trip);
  const table = buildLegTable(
    points.map((point) => point.position),
    { withFlights: trip.withFlights, drivingHoursADay, measured: input.measured },
  );
  const cutOff = colleges.filter((_college, point) => point > 0 && isUnreachable(table, point));
  if (cutOff.length > 0) return fail({ code: "overWater", unitIds: listUnitIds(cutOff) });
  const pinnedDays = Int32Array.from(colleges, (college) => findPin(trip, college));
  const collision = findPinCollision(trip, colleges, pinnedDays, dates.value);
  if (collision !== null) return fail(collision);
  const moved = trip.order?.flatMap((unitId) => {
    const point = colleges.findIndex((college) => college?.unitId === unitId);
    return point > 0 ? [point] : [];
  });
  return succeed({
    trip: { ...trip, drivingHoursADay, pace: trip.pace === 1 ? 1 : 2 },
    colleges,
    table,
    pinnedDays,
    moved: moved === undefined || moved.length === 0 ? null : [...new Set(moved)],
    unplaced,
    ...dates.value,
    kindOf: createDayKinds(dates.value.firstDay),
  });
}

/** Each day is looked up once: many orders of the stops are tried on the same days. */
function createDayKinds(firstDay: Day): ReadyTrip["kindOf"] {
  const known: DayKind[] = [];
  return (dayNumber) => (known[dayNumber] ??= findDayKind(addDays(firstDay, dayNumber - 1)));
}

type TripDates = { firstDay: Day; days: number; firstUsable: number };

function checkDates({ firstDay, lastDay }: Trip, today: Day): Result<TripDates, TripProblem> {
  if (firstDay === null || lastDay === null || !isDay(firstDay) || !isDay(lastDay)) {
    return fail({ code: "noDates" });
  }
  if (lastDay < firstDay) return fail({ code: "datesReversed", firstDay, lastDay });
  if (lastDay < today) return fail({ code: "datesPast", lastDay });
  const days = countDaysBetween(firstDay, lastDay) + 1;
  if (days > tripLimits.days) return fail({ code: "tooLong", days });
  return succeed({ firstDay, days, firstUsable: Math.max(1, countDaysBetween(firstDay, today) + 1) });
}

/** More pins on a day than visits allowed, or a pin on a day the trip does not have. */
function findPinCollision(
  trip: Trip,
  colleges: readonly (TripCollege | null)[],
  pinnedDays: Int32Array,
  { days, firstUsable }: TripDates,
): TripProblem | null {
  const taken = [...new Set(pinnedDays)].filter((day) => day > 0).toSorted((left, right) => left - right);
  for (const day of taken) {
    const onDay = colleges.filter((_college, point) => pinnedDays[point] === day);
    if (onDay.length > trip.pace || day > days || day < firstUsable) {
      return { code: "pinsCollide", day, unitIds: listUnitIds(onDay) };
    }
  }
  return null;
}

function isUnreachable({ size, hours }: LegTable, point: number): boolean {
  return (hours[point] ?? 0) === Number.POSITIVE_INFINITY || hours[point * size] === Number.POSITIVE_INFINITY;
}

function findPin({ stops }: Trip, college: TripCollege | null): number {
  if (college === null) return 0;
  return stops.find((stop) => stop.unitId === college.unitId)?.pinnedDay ?? 0;
}

function getDrivingHours({ drivingHoursADay }: Trip): number {
  const { least, most } = tripLimits.drivingHours;
  return Number.isFinite(drivingHoursADay) ? Math.min(most, Math.max(least, drivingHoursADay)) : least;
}

export function listUnitIds(colleges: readonly (TripCollege | null | undefined)[]): readonly number[] {
  return colleges.flatMap((college) => (college === null || college === undefined ? [] : [college.unitId]));
}
