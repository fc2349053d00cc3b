/** The points of a trip: its start, then the stops that have a place on the map. */
import type { Position } from "#domain/geography/distance.ts";
import type { Trip, TripCollege } from "./trip.ts";

/** In the order given: what `measured` is about, row by row. */
export function listTripPoints(input: {
  trip: Trip;
  colleges: readonly TripCollege[];
}): readonly { college: TripCollege | null; position: Position }[] {
  const { start, stops } = input.trip;
  if (start === null) return [];
  const byId = new Map(input.colleges.map((college) => [college.unitId, college]));
  const placed = [...new Set(stops.map((stop) => stop.unitId))].flatMap((unitId) => {
    const college = byId.get(unitId);
    const position = college?.position ?? null;
    return college === undefined || position === null || !isValidPosition(position) ? [] : [{ college, position }];
  });
  return [{ college: null, position: start }, ...placed];
}

export function isValidPosition({ latitude, longitude }: Position): boolean {
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
}
