/** Turns a handler's reply into an HTTP response. */
import { Readable } from "node:stream";
import type { FastifyReply, FastifyRequest } from "fastify";
import { problemMediaType } from "#contract/problem.ts";
import type { FileReply, JsonReply, StreamReply } from "./handler.ts";
import { sendFile } from "./sendFile.ts";

export function sendReply(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: JsonReply | FileReply | StreamReply,
): FastifyReply {
  if ("file" in answer) return sendFile(request, reply, answer.file);
  if ("events" in answer) return sendEvents(reply, answer.events);
  const { status, body, headers = {} } = answer;
  reply
    .code(status)
    .header("cache-control", "no-store")
    .headers({ ...headers });
  if (body === null) return reply.send();
  if (status < 400) return reply.send(body);
  return reply.type(problemMediaType).send(JSON.stringify(body));
}

/** Neither stored nor collected on the way: `no-transform` keeps proxies from compressing it, the last header nginx from buffering. */
function sendEvents(reply: FastifyReply, events: AsyncIterable<unknown>): FastifyReply {
  return reply
    .code(200)
    .header("cache-control", "no-store, no-transform")
    .header("x-accel-buffering", "no")
    .type("text/event-stream; charset=utf-8")
    .send(Readable.from(writeEvents(events), { objectMode: false, highWaterMark: 1 }));
}

async function* writeEvents(events: AsyncIterable<unknown>): AsyncGenerator<Buffer, void> {
  for await (const event of events) yield Buffer.from(`data: ${JSON.stringify(event)}\n\n`);
}
