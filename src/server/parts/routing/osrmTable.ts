/** Requests a table of driving times and miles from a routing server (OSRM). Nothing is stored or logged. */
import { z } from "zod/mini";
import type { RoutesBody, RoutesReply } from "#contract/routes.ts";

const answerTimeoutMs = 8_000;
/** 41 rows of 41 pairs of numbers are about 40 kB; waypoints come on top. */
const answerBytesMost = 1_000_000;
/**
 * Degrees are rounded to this many decimals, about half a mile, so that a home's exact location is not
 * disclosed.
 */
const keptDecimals = 2;
const metersPerMile = 1_609.344;

/** OSRM's table service, version 1: seconds and meters; null where no road was found. */
const tableSchema = z.array(z.array(z.nullable(z.number())));
const replySchema = z.object({ code: z.literal("Ok"), durations: tableSchema, distances: tableSchema });

/** Null for any response that is not a complete table for these points. */
export async function osrmTable(
  routingUrl: string,
  points: RoutesBody["points"],
): Promise<RoutesReply | null> {
  const places = points.map(({ longitude, latitude }) => `${rounded(longitude)},${rounded(latitude)}`);
  const address = `${routingUrl}/table/v1/driving/${places.join(";")}?annotations=duration,distance`;
  try {
    const response = await fetch(address, {
      redirect: "error",
      signal: AbortSignal.timeout(answerTimeoutMs),
      headers: { accept: "application/json" },
    });
    const text = response.ok ? await readBounded(response) : null;
    const parsed = replySchema.safeParse(text === null ? null : JSON.parse(text));
    if (!parsed.success) return null;
    const { durations, distances } = parsed.data;
    if (!isSquare(durations, points.length) || !isSquare(distances, points.length)) return null;
    return { hours: scaled(durations, 3_600), miles: scaled(distances, metersPerMile) };
  } catch {
    // Unreachable, too slow, cut short or not JSON: for the family it makes no difference.
    return null;
  }
}

function rounded(degrees: number): string {
  return degrees.toFixed(keptDecimals);
}

async function readBounded(response: Response): Promise<string | null> {
  const decoder = new TextDecoder();
  let text = "";
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > answerBytesMost) return null;
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

function isSquare(table: RoutesReply["hours"], size: number): boolean {
  return table.length === size && table.every((row) => row.length === size);
}

function scaled(table: RoutesReply["hours"], unit: number): RoutesReply["hours"] {
  return table.map((row) => row.map((value) => (value === null || value < 0 ? null : value / unit)));
}
