/** The data of /developers: what the contract says of the endpoints that everyone may use, and this year's release. */
import type { DevelopersEndpoint, DevelopersPage } from "#contract/developersPage.ts";
import type { Endpoint } from "#contract/endpoint.ts";
import { endpoints } from "#contract/endpoints.ts";
import type { Colleges } from "#server/colleges.ts";
import { buildOpenApiDocument } from "#server/http/openapi.ts";
import { requestLimits } from "#server/http/rateLimit.ts";
import { prepareRelease } from "./releases/release.ts";

/** Calculations that store nothing: posted from a program, not from pages of other sites. */
const calculations: ReadonlySet<string> = new Set([
  "studentAidIndex",
  "collegeMatches",
  "aidOfferReading",
  "counselorAnswer",
]);

export function buildDevelopersData(colleges: Colleges): DevelopersPage {
  const shown = (endpoints as readonly Endpoint[]).filter(
    ({ id, isOpen }) => isOpen === true || calculations.has(id),
  );
  const { paths } = buildOpenApiDocument(shown, "", "") as OpenApiDocument;
  return {
    otherEndpoints: endpoints.length - shown.length,
    endpoints: shown.map((endpoint) => describeEndpoint(endpoint, paths)),
    release: prepareRelease(colleges).page,
  };
}

type Schema = {
  type?: string | string[];
  enum?: unknown[];
  const?: string | number | boolean;
  items?: Schema;
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
};
type Content = { content?: Record<string, { schema: Schema }> };
type Operation = {
  parameters: { name: string; in: string; required: boolean; schema: Schema }[];
  requestBody?: Content;
  responses: Record<string, Content>;
};
type OpenApiDocument = { paths: Record<string, Record<string, Operation>> };

function describeEndpoint(endpoint: Endpoint, paths: OpenApiDocument["paths"]): DevelopersEndpoint {
  const path = endpoint.path.replace(/:(\w+)/g, "{$1}");
  const operation = paths[path]?.[endpoint.method.toLowerCase()];
  if (operation === undefined) throw new Error(`The OpenAPI document does not have ${endpoint.id}.`);
  const body = readSchema(operation.requestBody);
  const reply = readSchema(operation.responses["200"]);
  return {
    id: endpoint.id,
    method: endpoint.method,
    path,
    summary: endpoint.summary,
    isOpen: endpoint.isOpen === true,
    perMinute:
      endpoint.limit === undefined
        ? null
        : Math.round((requestLimits[endpoint.limit].max * 60_000) / requestLimits[endpoint.limit].windowMs),
    parameters: [
      ...operation.parameters.map(({ name, in: place, required, schema }) => ({
        name,
        place,
        isRequired: required,
        type: describeType(schema),
      })),
      ...listFields(body).map(({ name, type }) => ({
        name,
        place: "body",
        isRequired: body?.required?.includes(name) ?? false,
        type,
      })),
    ],
    fields: listFields(reply),
  };
}

function readSchema(given: Content | undefined): Schema | undefined {
  return given?.content?.["application/json"]?.schema;
}

function listFields(schema: Schema | undefined): { name: string; type: string }[] {
  const shape =
    schema?.properties ?? schema?.anyOf?.find(({ properties }) => properties !== undefined)?.properties;
  return Object.entries(shape ?? {}).map(([name, field]) => ({ name, type: describeType(field) }));
}

/** Choices beyond these are counted. */
const mostChoices = 6;

function describeType({ type, enum: choices, const: only, items, anyOf, properties }: Schema): string {
  if (only !== undefined) return String(only);
  if (choices !== undefined) {
    const more = choices.length - mostChoices;
    const named = choices.slice(0, mostChoices).map(String).join(" | ");
    return more > 0 ? `${named} and ${more} more` : named;
  }
  if (anyOf !== undefined) return [...new Set(anyOf.map(describeType))].join(" or ");
  if (items !== undefined) return `list of ${describeType(items)}`;
  if (properties !== undefined) return "object";
  return Array.isArray(type) ? type.join(" or ") : (type ?? "any");
}
