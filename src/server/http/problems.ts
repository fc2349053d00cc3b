/** How the server refuses: problem documents of RFC 9457 for the API, without ids or amounts in their words. */
import type { FastifyReply } from "fastify";
import { type Problem, problemMediaType } from "#contract/problem.ts";

export type FieldError = { field: string; message: string };

const titles: Record<number, string> = {
  400: "Some of what was sent is not valid",
  404: "Nothing is there",
  405: "This address does not take that method",
  413: "That is too large",
  414: "That address is too long",
  500: "Something went wrong on our side",
};

export function problemOf(status: number, detail: string, errors: readonly FieldError[] = []): Problem {
  const problem = { type: "about:blank", title: titles[status] ?? "The request was refused", status, detail };
  return errors.length === 0 ? problem : { ...problem, errors: [...errors] };
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
    .send(JSON.stringify(problemOf(status, detail, errors)));
}
