/** The page's one planner of trips; its worker begins with the first trip. */
import type { TripInput } from "#domain/visits/trip.ts";
import { askRoutes } from "./fetchRoutes.ts";
import type { PlannedTrip } from "./tripMessages.ts";
import { createTripPlanner } from "./tripPlanner.ts";

const plan = createTripPlanner(() =>
  typeof Worker === "undefined"
    ? null
    : new Worker(new URL("./planTripWorker.ts", import.meta.url), { type: "module" }),
);

/** With the routing server's driving times, where this installation has one and it answers. */
export async function planTripInWorker(input: TripInput): Promise<PlannedTrip> {
  const measured = input.measured ?? (await askRoutes(input));
  return plan({ ...input, measured });
}
