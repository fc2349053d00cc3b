/** A campus trip: the family's request, and the resulting plan. Times are minutes after midnight, local. */

import type { Position } from "#domain/geography/distance.ts";
import type { Day } from "#lib/dates.ts";
import type { Source, WorkingLine } from "#lib/source.ts";

export const tripLimits = {
  stops: 40,
  /** Up to this many stops the order is optimal. */
  exactStops: 12,
  days: 60,
  /** How many days ahead a trip may start. */
  daysAhead: 1_000,
  drivingHours: { least: 1, most: 12 },
  withinHours: { least: 0.5, most: 12 },
} as const;

export type TripStart = Position & {
  /** As entered by the family: a ZIP code or a city. */
  label: string;
};

export type TripStop = {
  unitId: number;
  /** Pins the stop to that day of the trip (1 is the first); null leaves it to the planner. */
  pinnedDay: number | null;
};

/** The stored part of a trip. */
export type Trip = {
  /** Letters and digits, at most 32. */
  id: string;
  start: TripStart | null;
  stops: readonly TripStop[];
  firstDay: Day | null;
  lastDay: Day | null;
  /** Visits per day, 1 or 2. */
  pace: 1 | 2;
  drivingHoursADay: number;
  withFlights: boolean;
  isRoundTrip: boolean;
  travelers: number;
  perMileUsd: number | null;
  perNightUsd: number | null;
  perFlightUsd: number | null;
  /** unitIds in the family's order; null uses the best order. */
  order: readonly number[] | null;
  /** Stops the family removed and may put back; missing if there are none. */
  takenOut?: readonly TripStop[] | undefined;
};

export type TripCollege = {
  unitId: number;
  name: string;
  city: string;
  state: string;
  /** Null if the data set has none: the college cannot be placed and is listed separately. */
  position: Position | null;
};

export type TripInput = {
  trip: Trip;
  colleges: readonly TripCollege[];
  today: Day;
  /** Hours and miles between points (0 is the start, then the stops in order) from a routing server; null estimates them from distance. */
  measured: { hours: readonly (readonly number[])[]; miles: readonly (readonly number[])[] } | null;
};

export type Leg = {
  /** Null is the start. */
  fromUnitId: number | null;
  toUnitId: number | null;
  by: "car" | "flight";
  miles: number;
  hours: number;
  /** False if it came from a routing server. */
  isEstimate: boolean;
};

/** Weeks in which campuses differ too much to warn about a day: most colleges have one week off in March, and tours in summer. */
export type VisitSeason = "spring" | "summer";

/** Why a day may be bad for a campus visit. */
export type DayWarning =
  | { code: "weekend"; weekday: "saturday" | "sunday" }
  | { code: "federalHoliday"; holiday: string }
  | { code: "usualBreak"; name: "thanksgiving" | "winter" | "spring" | "summer" }
  | { code: "usualExams"; term: "fall" | "spring" };

export type DayItem =
  | { kind: "leg"; startMinute: number; endMinute: number; leg: Leg }
  | { kind: "visit"; startMinute: number; endMinute: number; unitId: number; isPinned: boolean }
  | { kind: "break"; startMinute: number; endMinute: number };

/** The town for a night on a drive of more than one day. */
export const onTheWay = "on the way";

export type TripDay = {
  day: Day;
  items: readonly DayItem[];
  drivingHours: number;
  /** Where the night is spent: in the college's town, or on the way; null at home. */
  lodging: { town: string; nearUnitId: number } | null;
  /** Only on a day that the family chose for a visit. */
  warnings: readonly DayWarning[];
};

export type TripCostLine = "fuel" | "lodging" | "flights";

export type TripPlan = {
  /** unitIds in the order visited. */
  order: readonly number[];
  days: readonly TripDay[];
  totalMiles: number;
  totalDrivingHours: number;
  /** False above `tripLimits.exactStops`, if the family moved a stop, or if a shorter order does not fit the days. */
  isBestOrder: boolean;
  /** That a visit falls into, to be checked with the colleges. */
  seasons: readonly VisitSeason[];
  cost: { lines: readonly WorkingLine<TripCostLine>[]; totalUsd: number };
  /** Stops without a known location: always listed, never dropped silently. */
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
  /** What would fit: that many days, or these stops in the available days (the nearest first left out). */
  | {
      code: "doesNotFit";
      daysGiven: number;
      daysNeeded: number;
      fitting: readonly number[];
      /** Days of the trip without visits, if there are any. */
      closed?: ClosedDaysProblem["closed"];
    }
  | ClosedDaysProblem
  | { code: "pinsCollide"; day: number; unitIds: readonly number[] }
  | { code: "overWater"; unitIds: readonly number[] }
  | { code: "legTooLong"; unitId: number; hours: number; drivingHoursADay: number };

/** The visits would fit if offices were open on all of these days. */
export type ClosedDaysProblem = {
  code: "closedDays";
  closed: readonly { day: Day; reasons: readonly DayWarning[] }[];
  daysGiven: number;
  /** The next days, as many as were given, on which all visits fit; null if there are none within months. */
  next: { firstDay: Day; lastDay: Day } | null;
  /** As of the first day; more than `tripLimits.days` if waiting does not help. */
  daysNeeded: number;
  /** The stops that fit on the open days. */
  fitting: readonly number[];
  /** The days on which the others would be visited, should their colleges be open; empty if that does not work out. */
  anyway: readonly { unitId: number; pinnedDay: number }[];
};
