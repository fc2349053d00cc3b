/**
 * Lets pages of other sites read a reply (CORS). For what is public and the same for everyone alone: never where a cookie or
 * a token decides what is said.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

export const openToOtherSites = {
  "access-control-allow-origin": "*",
  "access-control-expose-headers": "etag, retry-after",
} as const;

/** A hook: what is refused can be read as well. */
export function openReply(_request: FastifyRequest, reply: FastifyReply, done: () => void): void {
  void reply.headers(openToOtherSites);
  done();
}

/** A browser asks first where a page sends more than a plain GET, such as If-None-Match. */
export function answerPreflight(server: FastifyInstance, path: string): void {
  server.options(path, (_request, reply) =>
    reply
      .code(204)
      .headers({
        ...openToOtherSites,
        "access-control-allow-methods": "GET, HEAD",
        "access-control-allow-headers": "if-none-match",
        "access-control-max-age": "86400",
      })
      .send(),
  );
}
