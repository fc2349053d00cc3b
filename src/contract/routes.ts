/**
 * POST /api/routes: driving times and distances between the points of a campus trip, from the installation's
 * routing server. Points are rounded to a hundredth of a degree; nothing is stored or logged.
 */
import { z } from "zod/mini";
import type { Endpoint } from "./endpoint.ts";

/** The start and forty stops. */
export const routePointsMost = 41;

const point = z.object({
  latitude: z
    .number("A latitude is a number of degrees.")
    .check(z.minimum(-90, "A latitude is at least -90."), z.maximum(90, "A latitude is at most 90.")),
  longitude: z
    .number("A longitude is a number of degrees.")
    .check(z.minimum(-180, "A longitude is at least -180."), z.maximum(180, "A longitude is at most 180.")),
});

/** Row by row: from each point to each. Null if no road was found. */
const table = z.array(z.array(z.nullable(z.number())));

export const routesEndpoint = {
  id: "routes",
  method: "POST",
  path: "/api/routes",
  access: "everyone",
  limit: "routes",
  summary:
    "Driving hours and miles between all points of a trip, where a routing server is set up; 404 where none is, or where it does not answer.",
  body: z.object({
    points: z
      .array(point, "Send a list of points.")
      .check(
        z.minLength(2, "Send two points at least."),
        z.maxLength(routePointsMost, `Send ${routePointsMost} points at most.`),
      ),
  }),
  replies: { 200: z.object({ hours: table, miles: table }) },
} as const satisfies Endpoint;

export type RoutesBody = z.infer<typeof routesEndpoint.body>;
export type RoutesReply = z.infer<(typeof routesEndpoint.replies)[200]>;

export const routeEndpoints = [routesEndpoint] as const;
