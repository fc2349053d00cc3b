/**
 * GET /metrics: on the public port with a token, or on a listener of its own. Where a request comes from gives no
 * right: behind a proxy everybody comes from this machine.
 */
import { createHash, timingSafeEqual } from "node:crypto";
import { createServer as createHttpServer, type Server } from "node:http";
import type { FastifyInstance } from "fastify";
import { sendProblem } from "#server/http/problems.ts";
import type { Metrics } from "./metrics.ts";

type Served = Pick<Metrics, "contentType" | "read">;

/** Compares digests, so that neither time nor length tells anything of the token. */
export function holdsToken(authorization: string | undefined, token: string): boolean {
  const given = /^Bearer (\S+)$/i.exec(authorization ?? "")?.[1] ?? "";
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(given), digest(token));
}

export function mountMetrics(server: FastifyInstance, metrics: Served, token: string): void {
  server.get("/metrics", async (request, reply) => {
    if (!holdsToken(request.headers.authorization, token)) {
      return sendProblem(
        reply.header("www-authenticate", "Bearer"),
        401,
        "Send the token of METRICS_TOKEN as a bearer token.",
      );
    }
    return reply
      .header("cache-control", "no-store")
      .type(metrics.contentType)
      .send(await metrics.read());
  });
}

/** Resolves once it listens, and rejects as `listen` does. With a token it is asked for here, too. */
export async function listenForMetrics(
  metrics: Served,
  { host, port }: { host: string; port: number },
  token: string | null,
): Promise<Server> {
  const listener = createHttpServer((request, response) => {
    void (async () => {
      const [path] = (request.url ?? "").split("?");
      if (path !== "/metrics" || (request.method !== "GET" && request.method !== "HEAD")) {
        response.writeHead(404).end();
      } else if (token !== null && !holdsToken(request.headers.authorization, token)) {
        response.writeHead(401, { "www-authenticate": "Bearer" }).end();
      } else {
        const text = await metrics.read();
        response
          .writeHead(200, { "content-type": metrics.contentType, "cache-control": "no-store" })
          .end(text);
      }
    })().catch(() => response.destroy());
  });
  await new Promise<void>((resolve, reject) => {
    listener.once("error", reject).listen(port, host, resolve);
  });
  // It ends with the server, and keeps nothing alive.
  listener.unref();
  return listener;
}
