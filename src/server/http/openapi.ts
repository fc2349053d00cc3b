/** The OpenAPI document, generated from the contract so that it always matches the responses. */
import { z } from "zod/mini";
import type { Endpoint } from "#contract/endpoint.ts";
import { problemMediaType, problemSchema } from "#contract/problem.ts";

export function buildOpenApiDocument(
  endpoints: readonly Endpoint[],
  publicUrl: string,
  release: string,
): unknown {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/:(\w+)/g, "{$1}");
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: toOperation(endpoint) };
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Tassel",
      version: release,
      description:
        "Operations that say so are public: no sign-in, and pages of other sites may read them. The others belong to this site’s own pages and may change with any release. Keep the source and the year beside a figure.",
    },
    externalDocs: { description: "Examples, limits, data releases", url: `${publicUrl}/developers` },
    servers: [{ url: publicUrl }],
    paths,
    components: { securitySchemes: { token: { type: "http", scheme: "bearer", bearerFormat: "JWT" } } },
  };
}

function toOperation(endpoint: Endpoint): unknown {
  return {
    operationId: endpoint.id,
    summary: endpoint.summary,
    ...(endpoint.isOpen === true ? { description: "Public: pages of other sites may read it." } : {}),
    ...(endpoint.access === "everyone" ? {} : { security: [{ token: [] }] }),
    parameters: [...toParameters(endpoint.params, "path"), ...toParameters(endpoint.query, "query")],
    ...(endpoint.body === undefined
      ? {}
      : {
          requestBody: {
            required: true,
            content: { "application/json": { schema: toSchema(endpoint.body) } },
          },
        }),
    responses: {
      ...Object.fromEntries(
        Object.entries(endpoint.replies).map(([status, schema]) => [
          status,
          toResponse(Number(status), schema, endpoint.isStream === true),
        ]),
      ),
      default: {
        description: "Refused, with the reason.",
        content: { [problemMediaType]: { schema: toSchema(problemSchema) } },
      },
    },
  };
}

function toResponse(status: number, schema: z.ZodMiniType | null, isStream: boolean): unknown {
  if (status >= 300 && status < 400) return { description: "Redirects to a page." };
  if (schema === null) return { description: "Done; there is nothing to say." };
  const media = isStream ? "text/event-stream" : "application/json";
  const content = { [status < 400 ? media : problemMediaType]: { schema: toSchema(schema) } };
  return { description: status < 400 ? "As asked." : "Refused, with more than the reason.", content };
}

function toParameters(schema: z.ZodMiniType | undefined, place: "path" | "query"): unknown[] {
  if (schema === undefined) return [];
  const { properties = {}, required = [] } = toSchema(schema);
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === "path" || required.includes(name),
    schema: property,
  }));
}

type JsonSchema = { properties?: Record<string, unknown>; required?: string[] };

function toSchema(schema: z.ZodMiniType): JsonSchema {
  return z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });
}
