/** GET /api/health: whether the server is up, and which release of the program and the data it serves. */
import { z } from "zod/mini";
import type { Endpoint } from "./endpoint.ts";

export const healthEndpoint = {
  id: "health",
  method: "GET",
  path: "/api/health",
  access: "everyone",
  summary: "Whether the server is up, with the release of the program and of the data.",
  replies: { 200: z.object({ status: z.literal("ok"), release: z.string(), dataAsOf: z.string() }) },
} as const satisfies Endpoint;

export const healthEndpoints = [healthEndpoint] as const;
