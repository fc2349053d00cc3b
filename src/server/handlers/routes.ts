/** POST /api/routes: asks the routing server, if there is one, for a whole table. Nothing is stored or logged. */
import { z } from "zod/mini";
import type { RoutesBody, RoutesReply } from "#contract/routes.ts";
import { sendProblem } from "#server/http/problems.ts";
import type { HandlerInput } from "#server/parts.ts";

const answerTimeoutMs = 8_000;
/** 41 rows of 41 pairs of numbers are about 40 kB; way-points come with them. */
const answerBytesMost = 1_000_000;
/** Degrees are rounded to this many decimals, about half a mile, so that a home is not told exactly. */
const keptDecimals = 2;
const metersPerMile = 1_609.344;

/** OSRM's table service, version 1: seconds and meters; null where no road was found. */
const osrmTable = z.array(z.array(z.nullable(z.number())));
const osrmReply = z.object({ code: z.literal("Ok"), durations: osrmTable, distances: osrmTable });

export async function answerRoutes({ body, reply, parts }: HandlerInput) {
  const { routingUrl } = parts.settings;
  if (routingUrl === null) {
    return sendProblem(reply, 404, "This installation has no routing server. Driving times are estimated.");
  }
  // Checked against this schema by registerEndpoints.
  const { points } = body as RoutesBody;
  const table = await askTable(routingUrl, points);
  if (table === null) {
    const detail = "The routing server did not answer. Driving times are estimated until it does.";
    return sendProblem(reply, 503, detail);
  }
  return reply.header("cache-control", "no-store").send(table);
}

/** Null for every way in which the answer is not a whole table for these points. */
async function askTable(routingUrl: string, points: RoutesBody["points"]): Promise<RoutesReply | null> {
  const places = points.map(({ longitude, latitude }) => `${rounded(longitude)},${rounded(latitude)}`);
  const address = `${routingUrl}/table/v1/driving/${places.join(";")}?annotations=duration,distance`;
  try {
    const response = await fetch(address, {
      redirect: "error",
      signal: AbortSignal.timeout(answerTimeoutMs),
      headers: { accept: "application/json" },
    });
    const text = response.ok ? await readBounded(response) : null;
    const parsed = osrmReply.safeParse(text === null ? null : JSON.parse(text));
    if (!parsed.success) return null;
    const { durations, distances } = parsed.data;
    if (!isSquare(durations, points.length) || !isSquare(distances, points.length)) return null;
    return { hours: scaled(durations, 3_600), miles: scaled(distances, metersPerMile) };
  } catch {
    // Unreachable, too slow, cut short or no JSON: for the family it is one and the same.
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
