/** Error responses: RFC 9457 problem documents for the API, with no ids or amounts in their text. */
import type { FastifyReply } from "fastify";
import {
  type Problem,
  problemMediaType,
  savingOffType,
  storeAwayType,
  storeBusyType,
} from "#contract/problem.ts";
import type { StoreFault } from "#server/store/savingLog.ts";

export type FieldError = { field: string; message: string };

const titles: Record<number, string> = {
  400: "Some of what was sent is not valid",
  401: "You are not signed in",
  403: "This is not yours to see",
  404: "Nothing is there",
  405: "This address does not take that method",
  408: "That took too long",
  413: "That is too large",
  414: "That address is too long",
  415: "That was sent in another form than expected",
  422: "This cannot be read",
  429: "Too many requests",
  412: "This has changed in the meantime",
  431: "The headers are too long",
  500: "Something went wrong on our side",
  503: "This is not available just now",
};

/** Errors the framework raises before a handler runs, worded so that the reader knows what to do. */
const refusals: Record<string, string> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: "Send this as JSON, with the content type application/json.",
  FST_ERR_CTP_EMPTY_JSON_BODY: "Nothing was sent. Send the fields of this request as a JSON object.",
  FST_ERR_CTP_INVALID_JSON_BODY: "What was sent is not valid JSON.",
  FST_ERR_CTP_BODY_TOO_LARGE: "What was sent is too long. Please shorten it.",
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: "What was sent was cut short. Please send it again.",
};

export function findRefusal(error: { code?: string; statusCode?: number }): string {
  return refusals[error.code ?? ""] ?? "The request could not be read.";
}

export function createProblem(status: number, detail: string, errors: readonly FieldError[] = []): Problem {
  const problem = { type: "about:blank", title: titles[status] ?? "The request was refused", status, detail };
  return errors.length === 0 ? problem : { ...problem, errors: [...errors] };
}

/** What the browser is told; its own waits grow from `retryAfterSeconds` with each try. */
type StoreProblem = { retryAfterSeconds: number; problem: Problem };

const storeProblems: Readonly<Record<"away" | "busy" | "saving", StoreProblem>> = {
  /** The store does not answer. */
  away: {
    retryAfterSeconds: 1,
    problem: {
      type: storeAwayType,
      title: "This is not available just now",
      status: 503,
      detail:
        "We can’t reach our records right now. What you entered is still on your device. Please try again in a minute.",
    },
  },
  /** The store answers, but not in time: more is asked of it than it can do. */
  busy: {
    retryAfterSeconds: 2,
    problem: {
      type: storeBusyType,
      title: "There is more to do than we can do at once",
      status: 503,
      detail:
        "We’re very busy right now, so this was not done. What you entered is still on your device. Please try again in a minute.",
    },
  },
  /** The store takes no writes. Nothing was kept here, and nothing is lost: the browser has it. */
  saving: {
    retryAfterSeconds: 60,
    problem: {
      type: savingOffType,
      title: "Nothing can be saved just now",
      status: 503,
      detail:
        "We can’t save anything new right now. What you entered is still on your device. Please try again in a few minutes.",
    },
  },
};

export function describeStoreFault({ cause }: StoreFault): StoreProblem {
  return storeProblems[cause === "away" || cause === "busy" ? cause : "saving"];
}

export function sendStoreFault(reply: FastifyReply, fault: StoreFault): FastifyReply {
  const { retryAfterSeconds, problem } = describeStoreFault(fault);
  return reply
    .code(problem.status)
    .header("cache-control", "no-store")
    .header("retry-after", retryAfterSeconds)
    .type(problemMediaType)
    .send(JSON.stringify(problem));
}

/** "busy": more long work is waiting than can be done soon. "tooLong": what was sent would take too long. */
export function sendWorkRefused(reply: FastifyReply, why: "busy" | "tooLong"): FastifyReply {
  if (why === "busy") {
    const { retryAfterSeconds, problem } = storeProblems.busy;
    return sendProblem(reply.header("retry-after", retryAfterSeconds), 503, problem.detail ?? "");
  }
  return sendProblem(reply, 422, "Working this out took too long, so we stopped. Please send less at once.");
}

/** The errors any endpoint may return besides its own replies. */
export type ProblemStatus = 400 | 401 | 403 | 404 | 409 | 422 | 428 | 429 | 503;
export type ProblemReply = {
  status: ProblemStatus;
  body: Problem;
  headers?: Readonly<Record<string, string | number>>;
};

/** An error returned by a handler. */
export function refuse(
  status: ProblemStatus,
  detail: string,
  { errors = [], headers = {} }: { errors?: readonly FieldError[]; headers?: ProblemReply["headers"] } = {},
): ProblemReply {
  return { status, body: createProblem(status, detail, errors), headers };
}

/** 429, with the seconds to wait. */
export function refuseTooMany(retryAfterSeconds: number, detail: string): ProblemReply {
  return refuse(429, detail, { headers: { "retry-after": retryAfterSeconds } });
}

export function sendProblem(
  reply: FastifyReply,
  status: number,
  detail: string,
  errors: readonly FieldError[] = [],
): FastifyReply {
  return reply
    .code(status)
    .header("cache-control", "no-store")
    .type(problemMediaType)
    .send(JSON.stringify(createProblem(status, detail, errors)));
}
