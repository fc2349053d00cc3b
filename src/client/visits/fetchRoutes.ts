/** Driving times of a trip from the installation's routing server, where there is one; null leaves them to the estimate. */
import { sendJson } from "#client/http/api.ts";
import { readBrowserSettings } from "#client/settings.ts";
import type { Position } from "#domain/geography/distance.ts";
import type { TripInput } from "#domain/visits/trip.ts";
import { listTripPoints } from "#domain/visits/tripPoints.ts";

/** About half a mile: the home is not told exactly. */
const keptDecimals = 2;

/** Asked anew only where a point is new: moving stops about and changing dates asks nothing. */
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
    const measured = readMeasured(await sendJson("POST", "/api/routes", { points }, signal), points.length);
    last = measured === null ? last : { key, measured };
    return measured;
  } catch {
    // Offline, refused or too slow: the estimate stands, and is named as one.
    return null;
  }
}

/** A pair without a road is -1, which the planner fills with its estimate. Null for what is no table of that size. */
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
