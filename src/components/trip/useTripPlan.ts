/** The trip planned anew whenever it changes, off the main thread; what was shown stays until the new plan is there. */
import { useEffect, useState } from "react";
import type { AllColleges } from "#client/colleges/useColleges.ts";
import { getToday } from "#client/today.ts";
import { planTripInWorker } from "#client/visits/planTripInWorker.ts";
import type { Trip, TripInput, TripPlan, TripProblem } from "#domain/visits/trip.ts";
import type { Result } from "#lib/result.ts";
import { toTripCollege } from "./tripCollege.ts";

export type TripPlanState =
  | { status: "loading" }
  /** Planning itself failed, as where its code could not be fetched. */
  | { status: "failed"; tryAgain: () => void }
  /** `isNewest` is false while a change is still being planned. */
  | { status: "ready"; outcome: Result<TripPlan, TripProblem>; isNewest: boolean };

export function useTripPlan(trip: Trip, all: AllColleges): TripPlanState {
  const [solved, setSolved] = useState<{ of: Trip; outcome: Result<TripPlan, TripProblem> } | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let isGone = false;
    planTripInWorker(buildTripInput(trip, all)).then(
      (outcome) => {
        if (isGone) return;
        setFailed(false);
        setSolved({ of: trip, outcome });
      },
      () => {
        if (!isGone) setFailed(true);
      },
    );
    return () => {
      isGone = true;
    };
    // Another try is another run.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies, react-hooks/exhaustive-deps
  }, [trip, all, tries]);
  if (hasFailed) return { status: "failed", tryAgain: () => setTries(tries + 1) };
  if (solved === null) return { status: "loading" };
  return { status: "ready", outcome: solved.outcome, isNewest: solved.of === trip };
}

function buildTripInput(trip: Trip, all: AllColleges): TripInput {
  const colleges = trip.stops.flatMap(({ unitId }) => {
    const college = all.byUnitId.get(unitId);
    return college === undefined ? [] : [toTripCollege(college)];
  });
  return { trip, colleges, today: getToday(), measured: null };
}
