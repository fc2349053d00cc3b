/** The names of a trip's places, for every component that shows them. */
import type { AllColleges } from "#client/colleges/allColleges.ts";
import type { CollegeSummary } from "#domain/college/college.ts";
import type { Trip } from "#domain/visits/trip.ts";
import { moveToVisitedCampus } from "./tripCollege.ts";
import { words } from "./words.ts";

export type TripNames = {
  college: (unitId: number) => CollegeSummary | null;
  getName: (unitId: number) => string;
  /** The start as the family typed it. */
  start: string;
};

export function buildTripNames(trip: Trip, all: AllColleges): TripNames {
  const college = (unitId: number) => {
    const found = all.byUnitId.get(unitId);
    return found === undefined ? null : moveToVisitedCampus(found, trip.start);
  };
  return {
    college,
    getName: (unitId) => college(unitId)?.name ?? words.college(unitId),
    start: trip.start?.label ?? "",
  };
}
