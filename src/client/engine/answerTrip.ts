/** Plans a trip, in its own worker where there is one, with driving times from the installation's routing server if it has one. */
import { planTripInWorker } from "#client/visits/planTripInWorker.ts";
import type { Engine } from "./engine.ts";

export const answerTrip: Engine["trip"] = planTripInWorker;
