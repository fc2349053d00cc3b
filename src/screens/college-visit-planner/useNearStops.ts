/** Chooses the plan's near colleges for a new trip, until the family chooses for itself. */
import { useState } from "react";
import type { AllColleges } from "#client/colleges/allColleges.ts";
import { useColleges } from "#client/colleges/useColleges.ts";
import { usePlan } from "#client/plan/usePlan.ts";
import { toTripCollege } from "#components/trip/tripCollege.ts";
import { setStops } from "#components/trip/tripEdits.ts";
import type { PlanCollege } from "#domain/plan/plan.ts";
import { type Trip, type TripStart, tripLimits } from "#domain/visits/trip.ts";
import { listWithinHours, nearDrivingHours } from "#domain/visits/withinHours.ts";

export type NearStops = {
  /** The trip with its start's near colleges, as long as nobody chose others. */
  suggest: (trip: Trip) => Trip;
  /** Null where nothing was chosen for the family. */
  near: { count: number; start: string } | null;
  /** Of the plan's colleges that can be driven to, by estimate. */
  hoursByUnitId: ReadonlyMap<number, number>;
  /** From here on the family's own choice stands. */
  stop: () => void;
};

export function useNearStops(kept: Trip | null, start: TripStart | null): NearStops {
  const { plan } = usePlan();
  const index = useColleges();
  const all = index.status === "ready" ? index.value : null;
  // A trip of which only the start was kept, before the colleges had loaded, is still new.
  const [wasNew] = useState(kept === null || (kept.stops.length === 0 && kept.takenOut === undefined));
  const [isSuggesting, setSuggesting] = useState(wasNew);
  const reached = listReached(plan.colleges, all, start);
  return {
    suggest: (trip) =>
      isSuggesting && all !== null
        ? setStops(trip, listNear(listReached(plan.colleges, all, trip.start)))
        : trip,
    near:
      wasNew && all !== null && start !== null && plan.colleges.length > 0
        ? { count: listNear(reached).length, start: start.label }
        : null,
    hoursByUnitId: new Map(reached.map(({ place, estimate }) => [place.unitId, estimate.hours])),
    stop: () => setSuggesting(false),
  };
}

/** A college that said no is not visited. */
function listReached(colleges: readonly PlanCollege[], all: AllColleges | null, start: TripStart | null) {
  if (all === null || start === null) return [];
  const places = colleges
    .filter(({ status }) => status !== "denied")
    .flatMap(({ unitId }) => all.byUnitId.get(unitId) ?? [])
    .map((college) => toTripCollege(college, start));
  return listWithinHours(places, start, tripLimits.withinHours.most);
}

function listNear(reached: ReturnType<typeof listReached>): readonly number[] {
  return reached
    .filter(({ estimate }) => estimate.hours <= nearDrivingHours)
    .slice(0, tripLimits.stops)
    .map(({ place }) => place.unitId);
}
