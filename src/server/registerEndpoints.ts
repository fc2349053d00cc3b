/** Registers each endpoint of the contract with its handler; who asks and what comes in is checked here, once. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { z } from "zod/mini";
import type { Endpoint } from "#contract/endpoint.ts";
import { endpoints } from "#contract/endpoints.ts";
import { handlers } from "./handlers.ts";
import { refusalFor, sendRefusal, whoAsks } from "./http/access.ts";
import { checkInput } from "./http/checkInput.ts";
import { openApiDocument } from "./http/openapi.ts";
import { type FieldError, sendProblem } from "./http/problems.ts";
import { createAccountLimiter, createLimiters, limitGroupOf } from "./http/rateLimit.ts";
import type { Handler, ServerParts } from "./parts.ts";

const allMethods = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;

export function registerEndpoints(server: FastifyInstance, parts: ServerParts): void {
  // In a scope of its own: the limiters are there before the first route.
  void server.register(async (scope) => {
    // Plain text can be posted from any site without being asked for; forms are sent as JSON only.
    scope.removeContentTypeParser("text/plain");
    const limiters = await createLimiters(scope);
    const limitAccount = createAccountLimiter(scope);
    for (const endpoint of endpoints satisfies readonly Endpoint[]) {
      const limit = limitGroupOf(endpoint);
      // In a scope of its own: what it takes, the others do not.
      void scope.register((own, _options, done) => {
        if ("takesForms" in endpoint) takeForms(own);
        if (isBodyRaw(endpoint)) takeBytes(own);
        own.route({
          method: endpoint.method,
          url: endpoint.path,
          onRequest: limit === null ? [] : [limiters[limit]],
          handler: answererOf(endpoint, handlers[endpoint.id], parts, limitAccount),
          ...bodyLimitOf(endpoint),
        });
        done();
      });
    }
    for (const path of new Set(endpoints.map((endpoint) => endpoint.path))) refuseOtherMethods(scope, path);
    const document = openApiDocument(endpoints, parts.settings.publicUrl, parts.site.release);
    scope.get("/api/openapi.json", (_request, reply) =>
      reply.header("cache-control", "no-cache").send(document),
    );
  });
}

/** As mail programs post them: a field or two. Of a form in parts only that is read which stands in every one (RFC 8058). */
function takeForms(server: FastifyInstance): void {
  const asText = { parseAs: "string" } as const;
  server.addContentTypeParser("application/x-www-form-urlencoded", asText, (_request, body, done) => {
    done(null, Object.fromEntries(new URLSearchParams(body.toString())));
  });
  server.addContentTypeParser("multipart/form-data", asText, (_request, body, done) => {
    done(null, /name="?List-Unsubscribe"?/i.test(body.toString()) ? { "List-Unsubscribe": "One-Click" } : {});
  });
}

function bodyLimitOf({ bodyLimitBytes }: Endpoint): { bodyLimit?: number } {
  return bodyLimitBytes === undefined ? {} : { bodyLimit: bodyLimitBytes };
}

function isBodyRaw(endpoint: Endpoint): boolean {
  return endpoint.isBodyRaw === true;
}

/** In this scope bodies of every kind are handed on as they came. */
function takeBytes(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, done) => done(null, body));
}

function answererOf(
  endpoint: Endpoint,
  handler: Handler,
  parts: ServerParts,
  limitAccount: ReturnType<typeof createAccountLimiter>,
) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const asking = await whoAsks(request, parts.identity);
    const refused = refusalFor(endpoint.access, asking);
    if (refused !== null) return sendRefusal(reply, refused, asking);
    const identity = asking.who === "person" ? asking.identity : null;
    if (identity !== null && endpoint.access !== "everyone") {
      const limited = await limitAccount(request, reply, identity.subject);
      if (limited !== null) return limited;
    }
    const errors: FieldError[] = [];
    const check = (schema: z.ZodMiniType | null, value: unknown) => checkInput(schema, value, errors);
    const params = check(endpoint.params, request.params);
    const query = check(endpoint.query, request.query);
    const body = check(endpoint.body, request.body);
    if (errors.length > 0) return sendProblem(reply, 400, sentenceOf(errors), errors);
    const isUnchecked = asking.who === "unchecked";
    return handler({ params, query, body, identity, isUnchecked, request, reply, parts });
  };
}

/** All endpoints of one path together say which methods it takes. */
function refuseOtherMethods(server: FastifyInstance, path: string): void {
  const taken = new Set<string>(
    endpoints.filter((endpoint) => endpoint.path === path).map((endpoint) => endpoint.method),
  );
  const allowed = [...taken].flatMap((method) => (method === "GET" ? ["GET", "HEAD"] : [method]));
  server.route({
    method: allMethods.filter((method) => !taken.has(method)),
    url: path,
    handler: (_request, reply) =>
      sendProblem(
        reply.header("allow", allowed.join(", ")),
        405,
        `This address takes ${allowed.join(" and ")}.`,
      ),
  });
}

/** Each reason once, in the order of the fields. */
function sentenceOf(errors: readonly FieldError[]): string {
  return [...new Set(errors.map((error) => error.message))].join(" ");
}
