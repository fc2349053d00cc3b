/** Messages between the page and the trip planning worker. */
import type { TripInput, TripPlan, TripProblem } from "#domain/visits/trip.ts";
import type { Result } from "#lib/result.ts";

export type PlannedTrip = Result<TripPlan, TripProblem>;

/** `id` matches answers to requests. */
export type TripAsked = { id: number; input: TripInput };
export type TripAnswered = { id: number; planned: PlannedTrip };
