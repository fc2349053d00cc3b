/**
 * Method and path of every endpoint, for the browser. The build replaces this module with the plain data it
 * exports (build/routeTablePlugin.ts), so that no contract schema ends up in a page's scripts.
 */
import type { Endpoint } from "./endpoint.ts";
import { type EndpointId, endpoints } from "./endpoints.ts";

/** The path without its /api/ prefix. Personal: the reply depends on who asks. */
export type Route = readonly [method: Endpoint["method"], path: string, isPersonal: boolean];

export const routeTable: Readonly<Record<EndpointId, Route>> = buildTable();

function buildTable(): Record<EndpointId, Route> {
  const rows = endpoints.map((endpoint: Endpoint): [string, Route] => {
    const { id, method, path, access, isPersonal = access !== "everyone" } = endpoint;
    return [id, [method, path.slice("/api/".length), isPersonal]];
  });
  // Object.fromEntries loses the keys; `endpoints` holds every id, which is what EndpointId is derived from.
  return Object.fromEntries(rows) as Record<EndpointId, Route>;
}
