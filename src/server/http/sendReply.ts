/** Turns a handler's reply into an HTTP response. */
import type { FastifyReply, FastifyRequest } from "fastify";
import { problemMediaType } from "#contract/problem.ts";
import type { FileReply, JsonReply } from "./handler.ts";
import { sendFile } from "./sendFile.ts";

export function sendReply(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: JsonReply | FileReply,
): FastifyReply {
  if ("file" in answer) return sendFile(request, reply, answer.file);
  const { status, body, headers = {} } = answer;
  reply
    .code(status)
    .header("cache-control", "no-store")
    .headers({ ...headers });
  if (body === null) return reply.send();
  if (status < 400) return reply.send(body);
  return reply.type(problemMediaType).send(JSON.stringify(body));
}
