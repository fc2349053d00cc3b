/** What the page and the worker that plans trips say to each other. */
import type { TripInput, TripPlan, TripProblem } from "#domain/visits/trip.ts";
import type { Result } from "#lib/result.ts";

export type PlannedTrip = Result<TripPlan, TripProblem>;

/** `id` tells the answers apart. */
export type TripAsked = { id: number; input: TripInput };
export type TripAnswered = { id: number; planned: PlannedTrip };
