/** How a trip from outside is read: storage, a file, another tab. Dates that clash are kept; the planner says so. */
import { z } from "zod/mini";
import { isDay } from "#lib/dates.ts";
import { fail, type Result, succeed } from "#lib/result.ts";
import { type Trip, tripLimits } from "./trip.ts";

/** A trip may be kept with more stops than can be planned, so that the planner can say it and nothing is lost. */
export const keptStops = 500;
export const tripAmountLimits = { perMileUsd: 10, perNightUsd: 5_000, perFlightUsd: 10_000, travelers: 12 };

export const tripIdSchema = z.string().check(z.regex(/^[A-Za-z0-9]{1,32}$/));
const unitIdSchema = z.number().check(z.int(), z.minimum(1), z.maximum(99_999_999));
const daySchema = z.string().check(z.refine(isDay));

const startSchema = z.object({
  label: z.string().check(z.maxLength(120)),
  latitude: z.number().check(z.minimum(-90), z.maximum(90)),
  longitude: z.number().check(z.minimum(-180), z.maximum(180)),
});
const stopSchema = z.object({
  unitId: unitIdSchema,
  pinnedDay: z.nullable(z.number().check(z.int(), z.minimum(1), z.maximum(tripLimits.days))),
});

const stopsSchema = z.array(stopSchema).check(
  z.maxLength(keptStops),
  z.refine((stops) => areDistinct(stops.map((stop) => stop.unitId))),
);

export const tripSchema = z.object({
  id: tripIdSchema,
  start: z.nullable(startSchema),
  stops: stopsSchema,
  firstDay: z.nullable(daySchema),
  lastDay: z.nullable(daySchema),
  pace: z.union([z.literal(1), z.literal(2)]),
  drivingHoursADay: z
    .number()
    .check(z.minimum(tripLimits.drivingHours.least), z.maximum(tripLimits.drivingHours.most)),
  withFlights: z.boolean(),
  isRoundTrip: z.boolean(),
  travelers: z.number().check(z.int(), z.minimum(1), z.maximum(tripAmountLimits.travelers)),
  perMileUsd: makeAmountSchema(tripAmountLimits.perMileUsd),
  perNightUsd: makeAmountSchema(tripAmountLimits.perNightUsd),
  perFlightUsd: makeAmountSchema(tripAmountLimits.perFlightUsd),
  order: z.nullable(z.array(unitIdSchema).check(z.maxLength(keptStops), z.refine(areDistinct))),
  takenOut: z.optional(stopsSchema),
});

/** `path` names the broken field. */
export type TripReadProblem = { path: string };

/** A trip from outside, or the field that cannot be read. */
export function readTrip(raw: unknown): Result<Trip, TripReadProblem> {
  const parsed = tripSchema.safeParse(raw);
  if (parsed.success) return succeed(parsed.data);
  return fail({ path: (parsed.error.issues[0]?.path ?? []).map(String).join(".") });
}

/** Null leaves the amount to the stated assumption. */
function makeAmountSchema(mostUsd: number) {
  return z.nullable(z.number().check(z.minimum(0), z.maximum(mostUsd)));
}

function areDistinct(unitIds: readonly number[]): boolean {
  return new Set(unitIds).size === unitIds.length;
}
