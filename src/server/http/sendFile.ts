/** Sends a file from memory, or a large one from disk: the smallest encoding the browser accepts, or 304 if it already has it. */
import type { FastifyReply, FastifyRequest } from "fastify";
import { contentOf, formFor, type ServedFile } from "./servedFile.ts";

export function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: ServedFile,
  status = 200,
): FastifyReply {
  const [encoding, form] = formFor(file, request.headers["accept-encoding"]);
  reply
    .header("etag", form.etag)
    .header("cache-control", file.cacheControl)
    .header("vary", "accept-encoding");
  if (status === 200 && holds(request.headers["if-none-match"], form.etag)) return reply.code(304).send();
  if (encoding !== "identity") reply.header("content-encoding", encoding);
  reply.code(status).header("content-type", file.contentType).header("content-length", form.contentLength);
  const content = contentOf(file, form);
  if (!(content instanceof Promise)) return reply.send(content);
  void content.then(
    (bytes) => reply.send(bytes),
    (error: unknown) => reply.send(error),
  );
  return reply;
}

function holds(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  return ifNoneMatch === "*" || ifNoneMatch.split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag);
}
