/** Has a trip planned by the engine, with the routing server's driving times if this installation has one and it answers. */
import { askEngine } from "#client/engine/askEngine.ts";
import type { TripReply } from "#client/engine/engine.ts";
import type { TripInput } from "#domain/visits/trip.ts";
import { askRoutes } from "./fetchRoutes.ts";

const plan = askEngine("trip");

export async function askTrip(input: TripInput, signal: AbortSignal): Promise<TripReply> {
  const measured = input.measured ?? (await askRoutes(input));
  return plan({ ...input, measured }, signal);
}
