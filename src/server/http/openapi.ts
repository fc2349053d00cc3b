/** The OpenAPI document, made from the contract so that it cannot differ from what is answered. */
import { z } from "zod/mini";
import type { Endpoint } from "#contract/endpoint.ts";
import { problemMediaType, problemSchema } from "#contract/problem.ts";

export function openApiDocument(endpoints: readonly Endpoint[], publicUrl: string, release: string): unknown {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/:(\w+)/g, "{$1}");
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(endpoint) };
  }
  return {
    openapi: "3.1.0",
    info: { title: "Tassel", version: release },
    servers: [{ url: publicUrl }],
    paths,
    components: { securitySchemes: { token: { type: "http", scheme: "bearer", bearerFormat: "JWT" } } },
  };
}

function operationOf(endpoint: Endpoint): unknown {
  return {
    operationId: endpoint.id,
    summary: endpoint.summary,
    ...(endpoint.access === "everyone" ? {} : { security: [{ token: [] }] }),
    parameters: [...parametersOf(endpoint.params, "path"), ...parametersOf(endpoint.query, "query")],
    ...(endpoint.body === null
      ? {}
      : {
          requestBody: {
            required: true,
            content: { "application/json": { schema: schemaOf(endpoint.body) } },
          },
        }),
    responses: {
      ...(endpoint.reply === null
        ? { 204: { description: "Done; there is nothing to say." } }
        : {
            200: {
              description: "As asked.",
              content: { "application/json": { schema: schemaOf(endpoint.reply) } },
            },
          }),
      default: {
        description: "Refused, with the reason.",
        content: { [problemMediaType]: { schema: schemaOf(problemSchema) } },
      },
    },
  };
}

function parametersOf(schema: z.ZodMiniType | null, place: "path" | "query"): unknown[] {
  if (schema === null) return [];
  const { properties = {}, required = [] } = schemaOf(schema);
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === "path" || required.includes(name),
    schema: property,
  }));
}

type JsonSchema = { properties?: Record<string, unknown>; required?: string[] };

function schemaOf(schema: z.ZodMiniType): JsonSchema {
  return z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });
}
