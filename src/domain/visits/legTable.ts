/** How every two points of a trip are joined: by car or by flight, how far and how long. Point 0 is the start. */
import type { Position } from "#domain/geography/distance.ts";
import { estimateDriving, estimateFlight } from "./drivingEstimate.ts";
import type { TripInput } from "./trip.ts";

export type TableLeg = { by: "car" | "flight"; miles: number; hours: number; isEstimate: boolean };

export type LegTable = {
  /** Points, the start among them. */
  size: number;
  /** Null where no way leads, and from a point to itself. */
  legOf: (from: number, to: number) => TableLeg | null;
  /** By `from * size + to`; infinite where no way leads. */
  hours: Float64Array;
};

export type LegRules = { withFlights: boolean; drivingHoursADay: number; measured: TripInput["measured"] };

export function buildLegTable(points: readonly Position[], rules: LegRules): LegTable {
  const size = points.length;
  const measured = isCompleteTable(rules.measured, size) ? rules.measured : null;
  const legs: (TableLeg | null)[] = [];
  const hours = new Float64Array(size * size);
  for (const [from, fromPoint] of points.entries()) {
    for (const [to, toPoint] of points.entries()) {
      const known = getMeasuredLeg(measured, from, to);
      const leg = from === to ? null : findBestLeg(fromPoint, toPoint, known, rules);
      legs.push(leg);
      hours[from * size + to] = from === to ? 0 : (leg?.hours ?? Number.POSITIVE_INFINITY);
    }
  }
  return { size, hours, legOf: (from, to) => legs[from * size + to] ?? null };
}

/** By car where a day's driving does it; else by the faster of car and flight, where flights are taken. */
function findBestLeg(from: Position, to: Position, known: TableLeg | null, rules: LegRules): TableLeg | null {
  const car = known ?? estimateDriveLeg(from, to);
  if (!rules.withFlights || (car !== null && car.hours <= rules.drivingHoursADay)) return car;
  const flight: TableLeg = { by: "flight", ...estimateFlight(from, to), isEstimate: true };
  return car === null || flight.hours < car.hours ? flight : car;
}

function estimateDriveLeg(from: Position, to: Position): TableLeg | null {
  const estimate = estimateDriving(from, to);
  return estimate === null ? null : { by: "car", ...estimate, isEstimate: true };
}

function getMeasuredLeg(measured: TripInput["measured"], from: number, to: number): TableLeg | null {
  const hours = measured?.hours[from]?.[to] ?? -1;
  const miles = measured?.miles[from]?.[to] ?? -1;
  // A hole in the routing server's table is filled by an estimate.
  if (!Number.isFinite(hours) || !Number.isFinite(miles) || hours < 0 || miles < 0) return null;
  return { by: "car", hours, miles, isEstimate: false };
}

/** A table for other points than these says nothing about them. */
function isCompleteTable(measured: TripInput["measured"], size: number): boolean {
  return measured !== null && measured.hours.length === size && measured.miles.length === size;
}
