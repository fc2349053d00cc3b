/** Mounts the provider's URLs on the server: requests are passed through unread, under the public address. */
import type { EventEmitter } from "node:events";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { describeStoreFault } from "#server/http/problems.ts";
import { createLimiters } from "#server/http/rateLimit.ts";
import { signInPageHeaders } from "#server/http/securityHeaders.ts";
import { endSession } from "#server/identity/store.ts";
import { findStoreFault } from "#server/store/savingLog.ts";
import type { Database } from "#server/store/tables.ts";
import { logoutRefusedPage, logoutUnavailablePage } from "./pages.ts";
import { type Provider, reuseEvent, sessionCookie } from "./provider.ts";

const addresses = [
  ["GET", "/authorize"],
  ["GET", "/authorize/:uid"],
  ["POST", "/oauth/token"],
  ["OPTIONS", "/oauth/token"],
  ["POST", "/oauth/revoke"],
  ["OPTIONS", "/oauth/revoke"],
  ["POST", "/oauth/end-session/confirm"],
  ["GET", "/userinfo"],
  ["POST", "/userinfo"],
  ["OPTIONS", "/userinfo"],
  ["GET", "/.well-known/openid-configuration"],
  ["OPTIONS", "/.well-known/openid-configuration"],
  ["GET", "/.well-known/oauth-authorization-server"],
  ["GET", "/.well-known/jwks.json"],
  ["OPTIONS", "/.well-known/jwks.json"],
] as const;

export type MountSurroundings = {
  provider: Provider;
  database: Database;
  publicUrl: string;
  clientId: string;
};

export function mountProvider(server: FastifyInstance, surroundings: MountSurroundings): void {
  const { provider, publicUrl } = surroundings;
  const headers = Object.entries(signInPageHeaders(publicUrl.startsWith("https:")));
  const { protocol, host } = new URL(publicUrl);
  const answer = provider.callback();
  // Only the message: the rest of the request may be secret. A fault of the store is named with what to do.
  const logFailure = (error: unknown) =>
    server.log.error(findStoreFault(error) ?? { err: error }, "signing in failed");
  provider.on("server_error", (_ctx, error) => logFailure(error));
  Object.assign(provider, { onerror: logFailure });
  // Nothing of whose it was: the person finds out by having to sign in again.
  const events: EventEmitter = provider;
  events.on(reuseEvent, (model: string) =>
    server.log.warn({ model }, "a code or refresh token was used twice; its session was ended"),
  );
  void server.register(async (scope) => {
    // The provider parses bodies itself.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", (_request, _payload, done) => done(null));
    // For signing out, too, whose cookies say whether they are for https.
    scope.addHook("onRequest", (request, _reply, done) => {
      request.raw.headers["x-forwarded-proto"] = protocol.slice(0, -1);
      request.raw.headers["x-forwarded-host"] = host;
      // The server knows which proxies to trust; the provider would believe anyone.
      request.raw.headers["x-forwarded-for"] = request.ip;
      done();
    });
    const limiters = await createLimiters(scope);
    for (const [method, url] of addresses) {
      scope.route({
        method,
        url,
        exposeHeadRoute: false,
        onRequest: [limiters.signInPages],
        handler(request, reply) {
          reply.hijack();
          for (const [name, value] of headers) reply.raw.setHeader(name, value);
          return answer(request.raw, reply.raw);
        },
      });
    }
    scope.get("/v2/logout", { onRequest: [limiters.signInPages] }, (request, reply) =>
      logOut(surroundings, request, reply).catch((error: unknown) => {
        const fault = findStoreFault(error);
        if (fault === null) throw error;
        const { problem, retryAfterSeconds } = describeStoreFault(fault);
        return reply
          .code(problem.status)
          .headers({ "cache-control": "no-store", "retry-after": retryAfterSeconds })
          .type("text/html; charset=utf-8")
          .send(logoutUnavailablePage);
      }),
    );
  });
}

/** Ends the session and every token it issued, then redirects to our own site only. */
async function logOut(
  { provider, database, publicUrl, clientId }: MountSurroundings,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const asked = new Map(Object.entries(Object(request.query)));
  const returnTo = asked.has("returnTo") ? ownAddress(asked.get("returnTo"), publicUrl) : `${publicUrl}/`;
  const isKnownClient = !asked.has("client_id") || asked.get("client_id") === clientId;
  reply.header("cache-control", "no-store");
  if (returnTo === null || !isKnownClient) {
    return reply.code(400).type("text/html; charset=utf-8").send(logoutRefusedPage);
  }
  const context = provider.createContext(request.raw, reply.raw);
  const session = await provider.Session.get(context);
  if (session.accountId !== undefined) {
    for (const { grantId } of Object.values(session.authorizations ?? {})) {
      if (grantId !== undefined) await endSession(database, { grantId, sessionUid: session.uid });
    }
    await session.destroy();
  }
  context.cookies.set(sessionCookie, null, { path: "/", httpOnly: true, sameSite: "lax", signed: true });
  return reply.redirect(returnTo, 302);
}

/** As the browser will parse it; null for any address that is not ours. */
function ownAddress(asked: unknown, publicUrl: string): string | null {
  const address = typeof asked === "string" ? URL.parse(asked) : null;
  if (address === null || address.origin !== publicUrl) return null;
  return address.username === "" && address.password === "" ? address.href : null;
}
