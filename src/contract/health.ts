/** GET /api/health, for balancers: whether this process is up. GET /api/ready, for alarms: whether everything works. */
import { z } from "zod/mini";
import type { Endpoint } from "./endpoint.ts";
import { problemSchema } from "./problem.ts";

export const healthEndpoint = {
  id: "health",
  method: "GET",
  path: "/api/health",
  access: "everyone",
  summary:
    "Whether the server is up, with the release of the program and of the data, and what its clock says.",
  replies: {
    200: z.object({ status: z.literal("ok"), release: z.string(), dataAsOf: z.string(), now: z.string() }),
  },
} as const satisfies Endpoint;

export const readinessPartSchema = z.object({
  part: z.enum(["store", "saving", "keys", "clock", "processes", "migrations", "disk", "mail", "jobs"]),
  isOk: z.boolean(),
  says: z.string(),
});
const partStates = z.array(readinessPartSchema);

/** A balancer must not ask it: a full disk is no reason to take every process out of service. */
export const readyEndpoint = {
  id: "ready",
  method: "GET",
  path: "/api/ready",
  access: "everyone",
  summary:
    "Whether the database answers and takes writes, the keys to what it holds are there, the clock can be right, its tables are up to date, there is room on the disk, and mail and jobs go on. Reads only.",
  replies: {
    200: z.object({ status: z.literal("ready"), parts: partStates }),
    503: z.extend(problemSchema, { parts: partStates }),
  },
} as const satisfies Endpoint;

export const healthEndpoints = [healthEndpoint, readyEndpoint] as const;
