/** Plans a trip, in slices. Driving times come with the request, if there are measured ones. */
import { runInSlices } from "#client/runInSlices.ts";
import { planTripInSteps } from "#domain/visits/planTrip.ts";
import type { Engine } from "./engine.ts";

export const answerTrip: Engine["trip"] = async (input) => runInSlices(planTripInSteps(input));
