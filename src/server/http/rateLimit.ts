/** How often one address, and one account, may send: so generous that a whole school lab behind one address never meets it. */
import rateLimit from "@fastify/rate-limit";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { LimitGroup } from "#contract/endpoint.ts";
import { refuseTooMany } from "./problems.ts";
import { sendReply } from "./sendReply.ts";

export const requestLimits = {
  /** All forms together. */
  forms: { max: 60, windowMs: 10 * 60_000 },
  pageViews: { max: 600, windowMs: 60_000 },
  /** Each is a question to another server; a family that moves its stops about asks a few a minute. */
  routes: { max: 120, windowMs: 10 * 60_000 },
  /** Forms of signing in: a class that makes its accounts at one time sends a few each. Tries at one account have their own limit. */
  identity: { max: 300, windowMs: 10 * 60_000 },
  /** Looking at an invitation; its token cannot be guessed in any number of tries. */
  invitations: { max: 300, windowMs: 10 * 60_000 },
  /** The provider's own addresses; a signed-in page comes back every quarter of an hour. */
  signInPages: { max: 3_000, windowMs: 10 * 60_000 },
  /** What signed-in people send; each account has its own limit too. */
  signedIn: { max: 30_000, windowMs: 60_000 },
  /** Posted by the mail programs of many people from a few addresses; what is guessed is 384 bits long. */
  stopReminders: { max: 6_000, windowMs: 60_000 },
  /** The payment provider's reports, many at a time after it was away; each is looked at only once it proves to be signed. */
  payments: { max: 6_000, windowMs: 60_000 },
  /** Worked out in well under a millisecond, and nothing is stored. */
  calculations: { max: 6_000, windowMs: 60_000 },
} as const satisfies Record<LimitName, { max: number; windowMs: number }>;

/** What one account may send: twenty times what a family at work does. */
export const accountLimit = { max: 1_200, windowMs: 60_000 } as const;

/** The contract's groups, and the sign-in pages, which are no endpoints of the contract. */
export type LimitName = LimitGroup | "signInPages";

type Limiter = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply | undefined>;

/** One limiter a group, to be run before a body is read. Counted in this process's memory, by address (IPv6 by /64). */
export async function createLimiters(server: FastifyInstance): Promise<Readonly<Record<LimitName, Limiter>>> {
  await server.register(rateLimit, { global: false });
  return {
    forms: createLimiter(server, "forms"),
    pageViews: createLimiter(server, "pageViews"),
    routes: createLimiter(server, "routes"),
    identity: createLimiter(server, "identity"),
    invitations: createLimiter(server, "invitations"),
    signInPages: createLimiter(server, "signInPages"),
    signedIn: createLimiter(server, "signedIn"),
    calculations: createLimiter(server, "calculations"),
    stopReminders: createLimiter(server, "stopReminders"),
    payments: createLimiter(server, "payments"),
  };
}

/** By account, once it is known who asks. Null: it may. The register of `createLimiters` comes first. */
export function createAccountLimiter(
  server: FastifyInstance,
): (request: FastifyRequest, reply: FastifyReply, subject: string) => Promise<FastifyReply | null> {
  const subjects = new WeakMap<FastifyRequest, string>();
  const count = server.createRateLimit({
    max: accountLimit.max,
    timeWindow: accountLimit.windowMs,
    keyGenerator: (request) => subjects.get(request) ?? "",
  });
  return async (request, reply, subject) => {
    subjects.set(request, subject);
    const counted = await count(request);
    if (counted.isAllowed || !counted.isExceeded) return null;
    const refused = refuseTooMany(
      counted.ttlInSeconds,
      "Too much was sent from your account in a short time. What you entered is still on your device.",
    );
    return sendReply(request, reply, refused);
  };
}

function createLimiter(server: FastifyInstance, group: LimitName): Limiter {
  const { max, windowMs } = requestLimits[group];
  const count = server.createRateLimit({ max, timeWindow: windowMs });
  return async (request, reply) => {
    const counted = await count(request);
    if (counted.isAllowed || !counted.isExceeded) return undefined;
    const refused = refuseTooMany(
      counted.ttlInSeconds,
      "Too much was sent from your network in a short time. Please wait a few minutes and send it again.",
    );
    return sendReply(request, reply, refused);
  };
}
