/** Registers each endpoint of the contract with its handler; what comes in is limited and checked here, once. */
import type { FastifyInstance } from "fastify";
import type { z } from "zod/mini";
import type { Endpoint } from "#contract/endpoint.ts";
import { endpoints } from "#contract/endpoints.ts";
import { handlers } from "./handlers/handlers.ts";
import { checkInput } from "./http/checkInput.ts";
import { openApiDocument } from "./http/openapi.ts";
import { type FieldError, sendProblem } from "./http/problems.ts";
import { createLimiters, limitGroupOf } from "./http/rateLimit.ts";
import type { ServerParts } from "./parts.ts";

const allMethods = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;

export function registerEndpoints(server: FastifyInstance, parts: ServerParts): void {
  // In a scope of its own: the limiters are there before the first route.
  void server.register(async (scope) => {
    // Plain text can be posted from any site without being asked for; forms are sent as JSON only.
    scope.removeContentTypeParser("text/plain");
    const limiters = await createLimiters(scope);
    for (const endpoint of endpoints satisfies readonly Endpoint[]) {
      const limit = limitGroupOf(endpoint);
      registerEndpoint(scope, endpoint, parts, limit === null ? [] : [limiters[limit]]);
    }
    const document = openApiDocument(endpoints, parts.settings.publicUrl, parts.site.release);
    scope.get("/api/openapi.json", (_request, reply) =>
      reply.header("cache-control", "no-cache").send(document),
    );
  });
}

function registerEndpoint(
  server: FastifyInstance,
  endpoint: (typeof endpoints)[number],
  parts: ServerParts,
  limiters: Awaited<ReturnType<typeof createLimiters>>["forms"][],
): void {
  const handler = handlers[endpoint.id];
  server.route({
    method: endpoint.method,
    url: endpoint.path,
    onRequest: limiters,
    handler: (request, reply) => {
      const errors: FieldError[] = [];
      const check = (schema: z.ZodMiniType | null, value: unknown) => checkInput(schema, value, errors);
      const params = check(endpoint.params, request.params);
      const query = check(endpoint.query, request.query);
      const body = check(endpoint.body, request.body);
      if (errors.length > 0) return sendProblem(reply, 400, sentenceOf(errors), errors);
      return handler({ params, query, body, request, reply, parts });
    },
  });
  const allowed = endpoint.method === "GET" ? "GET, HEAD" : endpoint.method;
  server.route({
    method: allMethods.filter((method) => method !== endpoint.method),
    url: endpoint.path,
    handler: (_request, reply) =>
      sendProblem(
        reply.header("allow", allowed),
        405,
        `This address takes ${allowed.replace(", ", " and ")}.`,
      ),
  });
}

/** Each reason once, in the order of the fields. */
function sentenceOf(errors: readonly FieldError[]): string {
  return [...new Set(errors.map((error) => error.message))].join(" ");
}
