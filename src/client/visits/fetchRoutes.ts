/** Driving times for a trip from the installation's routing server, if there is one; null falls back to the estimate. */
import { call } from "#client/http/api.ts";
import { readBrowserSettings } from "#client/settings.ts";
import type { Position } from "#domain/geography/distance.ts";
import type { TripInput } from "#domain/visits/trip.ts";
import { listTripPoints } from "#domain/visits/tripPoints.ts";

/** About half a mile, so that the exact home address is not disclosed. */
const keptDecimals = 2;

/** Fetched again only when a point is new; reordering stops and changing dates fetches nothing. */
let last: { key: string; measured: TripInput["measured"] } | null = null;

export async function askRoutes(
  input: Pick<TripInput, "trip" | "colleges">,
  signal?: AbortSignal,
): Promise<TripInput["measured"]> {
  if (!readBrowserSettings(document).hasRouting) return null;
  const points = listTripPoints(input).map((point) => roundPosition(point.position));
  if (points.length < 2) return null;
  const key = JSON.stringify(points);
  if (last?.key === key) return last.measured;
  try {
    const measured = readMeasured(await call("routes", { points }, { signal }), points.length);
    last = measured === null ? last : { key, measured };
    return measured;
  } catch {
    // Offline, refused or too slow: use the estimate, which is labeled as one.
    return null;
  }
}

/** A pair without a road is -1, which the planner fills with its estimate. Null if the table does not have that size. */
export function readMeasured(reply: unknown, size: number): TripInput["measured"] {
  if (typeof reply !== "object" || reply === null) return null;
  const hours = readTable(Reflect.get(reply, "hours"), size);
  const miles = readTable(Reflect.get(reply, "miles"), size);
  return hours === null || miles === null ? null : { hours, miles };
}

function readTable(value: unknown, size: number): number[][] | null {
  if (!Array.isArray(value) || value.length !== size) return null;
  const rows: number[][] = [];
  for (const row of value as unknown[]) {
    if (!Array.isArray(row) || row.length !== size) return null;
    rows.push(row.map((cell: unknown) => (typeof cell === "number" ? cell : -1)));
  }
  return rows;
}

function roundPosition({ latitude, longitude }: Position): Position {
  return {
    latitude: Number(latitude.toFixed(keptDecimals)),
    longitude: Number(longitude.toFixed(keptDecimals)),
  };
}
