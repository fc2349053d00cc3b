/** Registers each endpoint of the contract with its handler; what comes in is checked here, once. */
import type { FastifyInstance } from "fastify";
import type { z } from "zod/mini";
import type { Endpoint } from "#contract/endpoint.ts";
import { endpoints } from "#contract/endpoints.ts";
import { handlers } from "./handlers/handlers.ts";
import { openApiDocument } from "./http/openapi.ts";
import { type FieldError, sendProblem } from "./http/problems.ts";
import type { ServerParts } from "./parts.ts";

export function registerEndpoints(server: FastifyInstance, parts: ServerParts): void {
  for (const endpoint of endpoints) {
    const handler = handlers[endpoint.id];
    server.route({
      method: endpoint.method,
      url: endpoint.path,
      handler: (request, reply) => {
        const errors: FieldError[] = [];
        const params = check(endpoint.params, request.params, errors);
        const query = check(endpoint.query, request.query, errors);
        const body = check(endpoint.body, request.body, errors);
        if (errors.length > 0) return sendProblem(reply, 400, sentenceOf(errors), errors);
        return handler({ params, query, body, request, reply, parts });
      },
    });
  }
  const document = openApiDocument(
    endpoints satisfies readonly Endpoint[],
    parts.settings.publicUrl,
    parts.site.release,
  );
  server.get("/api/openapi.json", (_request, reply) =>
    reply.header("cache-control", "no-cache").send(document),
  );
}

function check(schema: z.ZodMiniType | null, value: unknown, errors: FieldError[]): unknown {
  if (schema === null) return null;
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  for (const issue of parsed.error.issues) {
    errors.push({ field: issue.path.join("."), message: issue.message });
  }
  return null;
}

function sentenceOf(errors: readonly FieldError[]): string {
  return errors.map((error) => error.message).join(" ");
}
