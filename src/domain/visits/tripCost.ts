/** What a trip costs in fuel, rooms and tickets, each with its price and where that comes from. Food is not in. */
import {
  perFlightPrice,
  perMilePrice,
  perNightPrice,
  type TravelPrice,
  travelersARoom,
} from "#domain/visits/travelTerms.ts";
import type { WorkingLine } from "#lib/source.ts";
import type { Trip, TripCostLine, TripPlan } from "./trip.ts";

export type TripUse = { roadMiles: number; nights: number; flights: number };

/** Whole dollars a line; the total is their sum. A price of the family's own has no source. */
export function calculateTripCost(trip: Trip, use: TripUse): TripPlan["cost"] {
  const rooms = Math.ceil(trip.travelers / travelersARoom);
  const perMile = pickPrice(trip.perMileUsd, perMilePrice);
  const perNight = pickPrice(trip.perNightUsd, perNightPrice);
  const perFlight = pickPrice(trip.perFlightUsd, perFlightPrice);
  const lines: WorkingLine<TripCostLine>[] = [
    {
      line: "fuel",
      amountUsd: Math.round(Math.round(use.roadMiles) * perMile.amountUsd),
      values: { miles: Math.round(use.roadMiles), perMileUsd: perMile.amountUsd },
      source: perMile.source,
    },
    {
      line: "lodging",
      amountUsd: Math.round(use.nights * rooms * perNight.amountUsd),
      values: { nights: use.nights, rooms, travelers: trip.travelers, perNightUsd: perNight.amountUsd },
      source: perNight.source,
    },
  ];
  if (use.flights > 0) {
    lines.push({
      line: "flights",
      amountUsd: Math.round(use.flights * trip.travelers * perFlight.amountUsd),
      values: { flights: use.flights, travelers: trip.travelers, perFlightUsd: perFlight.amountUsd },
      source: perFlight.source,
    });
  }
  return { lines, totalUsd: lines.reduce((sum, line) => sum + (line.amountUsd ?? 0), 0) };
}

function pickPrice(
  own: number | null,
  assumed: TravelPrice,
): Pick<WorkingLine, "source"> & { amountUsd: number } {
  return own === null ? assumed : { amountUsd: own, source: null };
}
