/** A campus trip: what the family asks, and the plan that comes out. Times are minutes after midnight, local. */

import type { Position } from "#domain/geography/distance.ts";
import type { Day } from "#lib/dates.ts";
import type { Source, WorkingLine } from "#lib/source.ts";

export const tripLimits = {
  stops: 40,
  /** Up to here the order is exact. */
  exactStops: 12,
  days: 60,
  /** Days ahead that a trip may begin. */
  daysAhead: 1_000,
  drivingHours: { least: 1, most: 12 },
  withinHours: { least: 0.5, most: 12 },
} as const;

export type TripStart = Position & {
  /** As the family said it: a ZIP code or a city. */
  label: string;
};

export type TripStop = {
  unitId: number;
  /** Keep this stop on that day of the trip (1 is the first); null leaves it to the planner. */
  pinnedDay: number | null;
};

/** What is kept in the plan. */
export type Trip = {
  /** Letters and digits, at most 32. */
  id: string;
  start: TripStart | null;
  stops: readonly TripStop[];
  firstDay: Day | null;
  lastDay: Day | null;
  /** Visits a day, 1 or 2. */
  pace: 1 | 2;
  drivingHoursADay: number;
  withFlights: boolean;
  isRoundTrip: boolean;
  travelers: number;
  perMileUsd: number | null;
  perNightUsd: number | null;
  perFlightUsd: number | null;
  /** unitIds in the order that the family moved them to; null takes the best order. */
  order: readonly number[] | null;
  /** Stops that the family took out and may put back; missing where there are none. */
  takenOut?: readonly TripStop[] | undefined;
};

export type TripCollege = {
  unitId: number;
  name: string;
  city: string;
  state: string;
  /** Null where the data has none: it cannot be placed, and is named apart. */
  position: Position | null;
};

export type TripInput = {
  trip: Trip;
  colleges: readonly TripCollege[];
  today: Day;
  /** Hours and miles between points (0 is the start, then the stops in the order given), where a routing server told them; null estimates from distance. */
  measured: { hours: readonly (readonly number[])[]; miles: readonly (readonly number[])[] } | null;
};

export type Leg = {
  /** Null is the start. */
  fromUnitId: number | null;
  toUnitId: number | null;
  by: "car" | "flight";
  miles: number;
  hours: number;
  /** False where a routing server told it. */
  isEstimate: boolean;
};

/** Why a day may be a bad one on campus. */
export type DayWarning =
  | { code: "weekend"; weekday: "saturday" | "sunday" }
  | { code: "federalHoliday"; holiday: string }
  | { code: "usualBreak"; name: "thanksgiving" | "winter" | "spring" | "summer" }
  | { code: "usualExams"; term: "fall" | "spring" };

export type DayItem =
  | { kind: "leg"; startMinute: number; endMinute: number; leg: Leg }
  | { kind: "visit"; startMinute: number; endMinute: number; unitId: number; isPinned: boolean }
  | { kind: "break"; startMinute: number; endMinute: number };

/** The town of a night on a drive that takes longer than a day. */
export const onTheWay = "on the way";

export type TripDay = {
  day: Day;
  items: readonly DayItem[];
  drivingHours: number;
  /** Where the night is spent: at the college's town, or on the way; null at home. */
  lodging: { town: string; nearUnitId: number } | null;
  warnings: readonly DayWarning[];
};

export type TripCostLine = "fuel" | "lodging" | "flights";

export type TripPlan = {
  /** unitIds in the order visited. */
  order: readonly number[];
  days: readonly TripDay[];
  totalMiles: number;
  totalDrivingHours: number;
  /** False over `tripLimits.exactStops`, where the family moved a stop, or where a shorter order does not fit the days. */
  isBestOrder: boolean;
  cost: { lines: readonly WorkingLine<TripCostLine>[]; totalUsd: number };
  /** Stops that could not be placed on the map: named, never dropped in silence. */
  unplaced: readonly number[];
  sources: readonly Source[];
};

export type TripProblem =
  | { code: "noStart" }
  | { code: "noColleges" }
  | { code: "tooManyStops"; stops: number }
  | { code: "noneOnMap"; unitIds: readonly number[] }
  | { code: "noDates" }
  | { code: "datesReversed"; firstDay: Day; lastDay: Day }
  | { code: "datesPast"; lastDay: Day }
  | { code: "tooLong"; days: number }
  /** What would fit: that many days, or these stops in the days there are (the nearest first left out). */
  | { code: "doesNotFit"; daysGiven: number; daysNeeded: number; fitting: readonly number[] }
  | { code: "pinsCollide"; day: number; unitIds: readonly number[] }
  | { code: "overWater"; unitIds: readonly number[] }
  | { code: "legTooLong"; unitId: number; hours: number; drivingHoursADay: number };
