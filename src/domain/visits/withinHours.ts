/** The places within that many driving hours of a start, nearest first, by estimate. */
import type { CollegeSummary } from "#domain/college/college.ts";
import { calculateDistanceMiles, type Position } from "#domain/geography/distance.ts";
import { calculateFarthestMiles, type DrivingEstimate, estimateDriving } from "./drivingEstimate.ts";

/** A college that a family drives to and back with at most one night away: our assumption of what is near. */
export const nearDrivingHours = 4;

export type Reached<Place> = { place: Place; estimate: DrivingEstimate };

/** Places without a location are skipped. */
export function listWithinHours<Place extends { position: Position | null }>(
  places: readonly Place[],
  start: Position,
  hours: number,
): readonly Reached<Place>[] {
  const farthest = calculateFarthestMiles(hours);
  const reached: Reached<Place>[] = [];
  for (const place of places) {
    if (place.position === null || calculateDistanceMiles(start, place.position) > farthest) continue;
    const estimate = estimateDriving(start, place.position);
    if (estimate !== null && estimate.hours <= hours) reached.push({ place, estimate });
  }
  return reached.toSorted((left, right) => left.estimate.hours - right.estimate.hours);
}

export const visitKinds = ["any", "public", "private", "twoYear"] as const;
export type VisitKind = (typeof visitKinds)[number];

/** Degree-granting colleges of a kind that take first-years; "any" is one that mainly awards bachelor's degrees. */
export function isOfVisitKind(college: CollegeSummary, kind: VisitKind): boolean {
  if (!college.isDegreeGranting || college.changeStatus === "takesNoFirstYears") return false;
  if (kind === "twoYear") return college.level === "twoYear";
  if (!college.isBachelorsCollege) return false;
  if (kind === "any") return true;
  return kind === "public" ? college.control === "public" : college.control !== "public";
}
