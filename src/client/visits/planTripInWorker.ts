/** The page's one planner of trips; its worker begins with the first trip. */
import type { TripInput } from "#domain/visits/trip.ts";
import type { PlannedTrip } from "./tripMessages.ts";
import { createTripPlanner } from "./tripPlanner.ts";

const plan = createTripPlanner(() =>
  typeof Worker === "undefined"
    ? null
    : new Worker(new URL("./planTripWorker.ts", import.meta.url), { type: "module" }),
);

export function planTripInWorker(input: TripInput): Promise<PlannedTrip> {
  return plan(input);
}
