/** How often one address may post: so generous that a whole school lab behind one address never meets it. */
import rateLimit from "@fastify/rate-limit";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Endpoint } from "#contract/endpoint.ts";
import { sendProblem } from "./problems.ts";

export const requestLimits = {
  /** All forms together. */
  forms: { max: 60, windowMs: 10 * 60_000 },
  pageViews: { max: 600, windowMs: 60_000 },
  /** Each is a question to another server; a family that moves its stops about asks a few a minute. */
  routes: { max: 120, windowMs: 10 * 60_000 },
  /** Worked out in well under a millisecond, and nothing is stored. */
  calculations: { max: 6_000, windowMs: 60_000 },
} as const;

export type LimitGroup = keyof typeof requestLimits;

type Limiter = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply | undefined>;

/** Reading is free; what posts falls under one of the limits. */
export function limitGroupOf(endpoint: Endpoint): LimitGroup | null {
  if (endpoint.method === "GET") return null;
  if (endpoint.id === "studentAidIndex") return "calculations";
  if (endpoint.id === "routes") return "routes";
  return endpoint.id === "pageView" ? "pageViews" : "forms";
}

/** One limiter a group, to be run before a body is read. Counted in this process's memory, by address (IPv6 by /64). */
export async function createLimiters(
  server: FastifyInstance,
): Promise<Readonly<Record<LimitGroup, Limiter>>> {
  await server.register(rateLimit, { global: false });
  return {
    forms: limiterOf(server, "forms"),
    pageViews: limiterOf(server, "pageViews"),
    routes: limiterOf(server, "routes"),
    calculations: limiterOf(server, "calculations"),
  };
}

function limiterOf(server: FastifyInstance, group: LimitGroup): Limiter {
  const { max, windowMs } = requestLimits[group];
  const count = server.createRateLimit({ max, timeWindow: windowMs });
  return async (request, reply) => {
    const counted = await count(request);
    if (counted.isAllowed || !counted.isExceeded) return undefined;
    reply.header("retry-after", counted.ttlInSeconds);
    return sendProblem(
      reply,
      429,
      "Too much was sent from your network in a short time. Please wait a few minutes and send it again.",
    );
  };
}
