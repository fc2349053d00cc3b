/** Replans the trip whenever it changes, off the main thread; the previous plan stays until the new one is ready. */
import { useMemo } from "react";
import type { AllColleges } from "#client/colleges/allColleges.ts";
import { createQuestion, useAnswer } from "#client/engine/useAnswer.ts";
import { getToday } from "#client/today.ts";
import { askTrip } from "#client/visits/askTrip.ts";
import type { Trip, TripInput, TripPlan, TripProblem } from "#domain/visits/trip.ts";
import type { Result } from "#lib/result.ts";
import { toTripCollege } from "./tripCollege.ts";

export type TripPlanState =
  | { status: "loading" }
  /** Planning itself failed, as where its code could not be fetched. */
  | { status: "failed"; tryAgain: () => void }
  /** `isNewest` is false while a change is still being planned. */
  | { status: "ready"; outcome: Result<TripPlan, TripProblem>; isNewest: boolean };

const question = createQuestion(askTrip);

export function useTripPlan(trip: Trip, all: AllColleges): TripPlanState {
  const request = useMemo(() => buildTripInput(trip, all), [trip, all]);
  const answer = useAnswer(question, request);
  if (answer.status === "failed") return { status: "failed", tryAgain: answer.tryAgain };
  if (answer.status === "loading") return answer;
  return { status: "ready", outcome: answer.value, isNewest: answer.isNewest };
}

function buildTripInput(trip: Trip, all: AllColleges): TripInput {
  const colleges = trip.stops.flatMap(({ unitId }) => {
    const college = all.byUnitId.get(unitId);
    return college === undefined ? [] : [toTripCollege(college, trip.start)];
  });
  return { trip, colleges, today: getToday(), measured: null };
}
