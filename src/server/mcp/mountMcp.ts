/**
 * POST /mcp: Tassel's functions for assistants, by the Model Context Protocol (streamable HTTP, stateless, no sign-in). It
 * only reads, and neither what is asked nor what is answered is stored or logged.
 */
import { Readable } from "node:stream";
import type { ReadableStream } from "node:stream/web";
import { createMcpHandler } from "@modelcontextprotocol/server";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { fail } from "#lib/result.ts";
import { longWorkOf, WorkRefused } from "#server/longWork/longWork.ts";
import type { ServerParts } from "#server/parts.ts";
import { describeServer, type RunTool, toToolCall } from "./describeServer.ts";
import { findCost } from "./toolTable.ts";
import { createWorkBudget } from "./workBudget.ts";

/** A letter of 256,000 characters, as JSON in any script. */
const bodyLimitBytes = 1_000_000;
/** A sixth of one core at most. */
const workMsAMinute = 10_000;
/** Together they wait in one line, behind families' own work by turns. */
const asker = "mcp";

/** What a page of another site may send and read: everything here is public. */
const crossOrigin = {
  "access-control-allow-origin": "*",
  "access-control-allow-headers": "content-type, accept, mcp-protocol-version, mcp-method, mcp-name",
  "access-control-expose-headers": "mcp-protocol-version",
} as const;

export function mountMcp(server: FastifyInstance, parts: ServerParts): void {
  const { settings, site, now } = parts;
  const budget = createWorkBudget(workMsAMinute);
  const run: RunTool = async (name, given) => {
    const seconds = budget.take(name, findCost(name, given), now().getTime());
    if (seconds !== null) return fail(sayBusy(seconds));
    try {
      const call = toToolCall(name, given, now(), settings.publicUrl);
      return await longWorkOf(parts).run("callTool", asker, call);
    } catch (error) {
      if (error instanceof WorkRefused) return fail(sayBusy(1));
      throw error;
    }
  };
  const { fetch: answer } = createMcpHandler(() => describeServer(site.release, run), { keepAliveMs: 0 });
  // In a scope of its own, so that its body comes as bytes: the handler answers what is no JSON in its own form.
  void server.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      "*",
      { parseAs: "buffer", bodyLimit: bodyLimitBytes },
      (_request, body, next) => {
        next(null, body);
      },
    );
    scope.options("/mcp", (_request, reply) =>
      reply
        .code(204)
        .headers({ ...crossOrigin, "access-control-allow-methods": "POST" })
        .send(),
    );
    scope.route({
      method: ["GET", "POST", "DELETE"],
      url: "/mcp",
      bodyLimit: bodyLimitBytes,
      handler: async (request, reply) =>
        sendResponse(reply, await answer(toWebRequest(request, settings.publicUrl))),
    });
    done();
  });
}

function sayBusy(seconds: number): string {
  return `Many assistants are asking right now. Try again in ${seconds} ${seconds === 1 ? "second" : "seconds"}.`;
}

function toWebRequest(request: FastifyRequest, site: string): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers))
    if (typeof value === "string") headers.set(name, value);
  const { method, body } = request;
  const bytes = Buffer.isBuffer(body) && method === "POST" ? new Uint8Array(body) : null;
  return new Request(`${site}/mcp`, { method, headers, body: bytes });
}

function sendResponse(reply: FastifyReply, response: Response): FastifyReply {
  for (const [name, value] of response.headers) if (name !== "connection") void reply.header(name, value);
  void reply.code(response.status).headers({ ...crossOrigin, "cache-control": "no-store" });
  // The same stream by another declaration.
  const body = response.body as ReadableStream | null;
  return body === null ? reply.send() : reply.send(Readable.fromWeb(body));
}
