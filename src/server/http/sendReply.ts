/** Turns a handler's reply into an HTTP response. */
import { Readable } from "node:stream";
import type { FastifyReply, FastifyRequest } from "fastify";
import { problemMediaType } from "#contract/problem.ts";
import { writeInTurns } from "#server/longWork/writeInTurns.ts";
import type { FileReply, JsonReply, StreamReply } from "./handler.ts";
import { sendFile } from "./sendFile.ts";
import type { ServedFile } from "./servedFile.ts";

export function sendReply(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: JsonReply | FileReply | StreamReply,
  isForEveryone = true,
): FastifyReply {
  if ("file" in answer) return sendFile(request, reply, isForEveryone ? answer.file : toPrivate(answer.file));
  if ("events" in answer) return sendEvents(reply, answer.events);
  const { status, body, headers = {}, isLong = false } = answer;
  reply
    .code(status)
    .header("cache-control", "no-store")
    .headers({ ...headers });
  if (body === null) return reply.send();
  if (isLong) return reply.type("application/json; charset=utf-8").send(Readable.from(writeInTurns(body)));
  if (status < 400) return reply.send(body);
  return reply.type(problemMediaType).send(JSON.stringify(body));
}

/** Only the browser that asked may keep it, and asks again each time. */
function toPrivate(file: ServedFile): ServedFile {
  return { ...file, cacheControl: `private, ${file.cacheControl}` };
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
