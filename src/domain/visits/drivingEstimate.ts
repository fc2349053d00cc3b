/** Estimates road miles and driving hours between two places from the distance over land. */
import { calculateDistanceMiles, type Position } from "#domain/geography/distance.ts";
import { calculateOverlandMiles } from "#domain/geography/drive.ts";
import { areJoinedByRoad } from "#domain/geography/roadNetworks.ts";
import { flightShape, roadParts, speedParts } from "#domain/visits/travelTerms.ts";

export type DrivingEstimate = { miles: number; hours: number };

/** Null without a road: islands, and between Alaska and the other states, which no family drives for a visit. */
export function estimateDriving(from: Position, to: Position): DrivingEstimate | null {
  if (!areJoinedByRoad(from, to)) return null;
  const miles = calculateRoadMiles(calculateOverlandMiles(from, to));
  return { miles, hours: calculateDrivingHours(miles) };
}

/** Door-to-door hours and straight-line miles. */
export function estimateFlight(from: Position, to: Position): DrivingEstimate {
  const miles = calculateDistanceMiles(from, to);
  const { toAirportHours, beforeFlightHours, onTopHours, milesPerHour, fromAirportHours } = flightShape;
  const onGround = toAirportHours + beforeFlightHours + onTopHours + fromAirportHours;
  return { miles, hours: onGround + miles / milesPerHour };
}

/** The longest straight-line distance that could be within that many hours; anything farther needs no estimate. */
export function calculateFarthestMiles(hours: number): number {
  let miles = 0;
  let hoursLeft = hours;
  let from = 0;
  for (const part of speedParts) {
    const partHours = (part.upToMiles - from) / part.milesPerHour;
    miles += Math.min(partHours, hoursLeft) * part.milesPerHour;
    hoursLeft -= Math.min(partHours, hoursLeft);
    from = part.upToMiles;
  }
  return miles / Math.min(...roadParts.map((part) => part.roadMilesPerMile));
}

function calculateRoadMiles(straightMiles: number): number {
  let miles = 0;
  let from = 0;
  for (const part of roadParts) {
    miles += Math.max(0, Math.min(straightMiles, part.upToMiles) - from) * part.roadMilesPerMile;
    from = part.upToMiles;
  }
  return miles;
}

function calculateDrivingHours(roadMiles: number): number {
  let hours = 0;
  let from = 0;
  for (const part of speedParts) {
    hours += Math.max(0, Math.min(roadMiles, part.upToMiles) - from) / part.milesPerHour;
    from = part.upToMiles;
  }
  return hours;
}
