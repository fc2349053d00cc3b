/**
 * Rate limits per address and per account: generous enough that a whole school lab behind one address never
 * hits them.
 */
import rateLimit from "@fastify/rate-limit";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { LimitGroup } from "#contract/endpoint.ts";
import { refuseTooMany } from "./problems.ts";
import { sendReply } from "./sendReply.ts";

export const requestLimits = {
  /** All forms combined. */
  forms: { max: 60, windowMs: 10 * 60_000 },
  pageViews: { max: 600, windowMs: 60_000 },
  /** At most one for each page load. */
  webVitals: { max: 600, windowMs: 60_000 },
  /** One for each college that a family entered; a network's own budget for a day comes on top. */
  tallies: { max: 300, windowMs: 10 * 60_000 },
  /** Each request goes on to another server; a family rearranging its stops sends a few a minute. */
  routes: { max: 120, windowMs: 10 * 60_000 },
  /**
   * Sign-in forms: when a whole class creates accounts, each student sends a few. Attempts on one account
   * have their own limit.
   */
  identity: { max: 300, windowMs: 10 * 60_000 },
  /**
   * Challenges for passkeys, and their answers. A browser asks for one each time the sign-in form opens, so a school
   * asks for more of them than it sends forms; nobody can guess a passkey.
   */
  passkeys: { max: 1_200, windowMs: 10 * 60_000 },
  /** Looking up an invitation; no number of attempts can guess its token. */
  invitations: { max: 300, windowMs: 10 * 60_000 },
  /** The identity provider's own URLs; a signed-in page requests them every fifteen minutes. */
  signInPages: { max: 3_000, windowMs: 10 * 60_000 },
  /** Requests from signed-in users; each account has its own limit too. */
  signedIn: { max: 30_000, windowMs: 60_000 },
  /** Posted by many people's mail programs from a few addresses; the token has 384 bits. */
  stopReminders: { max: 6_000, windowMs: 60_000 },
  /**
   * Webhooks from the payment provider, many at once after an outage; each is processed only once its
   * signature checks out.
   */
  payments: { max: 6_000, windowMs: 60_000 },
  /** Computed in well under a millisecond, and nothing is stored. */
  calculations: { max: 6_000, windowMs: 60_000 },
  /**
   * Lists of matches and answers of the counselor. 40 students of a lab behind one address, each with a question every
   * ten seconds. Each takes up to some ten milliseconds in a thread of its own: 4% of a core.
   */
  matches: { max: 40 * 6, windowMs: 60_000 },
  /**
   * 40 students with two letters a minute each. One of 256 kB takes a tenth of a second in a thread of its own: 13% of
   * a core.
   */
  letters: { max: 40 * 2, windowMs: 60_000 },
  /** Each asks the language model once; a question takes up to eight, a draft one. Budgets in tokens come on top. */
  modelTurns: { max: 1_200, windowMs: 10 * 60_000 },
} as const satisfies Record<LimitName, { max: number; windowMs: number }>;

/** A calendar asks a few times an hour at most; each answer replays a plan. */
const calendarLimit = { max: 60, windowMs: 60 * 60_000 } as const;

/** Requests per account: twenty times what a busy family sends. */
export const accountLimit = { max: 1_200, windowMs: 60_000 } as const;

/** The contract's groups, and the sign-in pages, which are not part of the contract. */
export type LimitName = LimitGroup | "signInPages";

type Limiter = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply | undefined>;

/**
 * One limiter per group, run before the body is read. Counted in this process's memory, by address (IPv6 by
 * /64).
 */
export async function createLimiters(server: FastifyInstance): Promise<Readonly<Record<LimitName, Limiter>>> {
  await server.register(rateLimit, { global: false });
  return {
    forms: createLimiter(server, "forms"),
    pageViews: createLimiter(server, "pageViews"),
    webVitals: createLimiter(server, "webVitals"),
    tallies: createLimiter(server, "tallies"),
    routes: createLimiter(server, "routes"),
    identity: createLimiter(server, "identity"),
    passkeys: createLimiter(server, "passkeys"),
    invitations: createLimiter(server, "invitations"),
    signInPages: createLimiter(server, "signInPages"),
    signedIn: createLimiter(server, "signedIn"),
    calculations: createLimiter(server, "calculations"),
    matches: createLimiter(server, "matches"),
    letters: createLimiter(server, "letters"),
    modelTurns: createLimiter(server, "modelTurns"),
    stopReminders: createLimiter(server, "stopReminders"),
    payments: createLimiter(server, "payments"),
  };
}

/** Per account, once the user is known. Null: allowed. The limiter from `createLimiters` runs first. */
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

/** Seconds to wait, or null: per secret calendar address, because a calendar's company asks for many families from one network. */
export async function createCalendarLimiter(
  server: FastifyInstance,
): Promise<(request: FastifyRequest) => Promise<number | null>> {
  await server.register(rateLimit, { global: false });
  const count = server.createRateLimit({
    max: calendarLimit.max,
    timeWindow: calendarLimit.windowMs,
    keyGenerator: (request) => request.url.split("?")[0] ?? "",
  });
  return async (request) => {
    const counted = await count(request);
    return counted.isAllowed || !counted.isExceeded ? null : counted.ttlInSeconds;
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
