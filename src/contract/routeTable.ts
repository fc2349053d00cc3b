/**
 * Method and path of every endpoint, for the browser. The build replaces this module by the plain data it exports
 * (build/routeTablePlugin.ts), so no schema of the contract enters a page's scripts.
 */
import { type EndpointId, endpoints } from "./endpoints.ts";

/** "POST plans/:planId/restore": the path without its /api/. */
export type Route = `${"GET" | "POST" | "PUT" | "DELETE"} ${string}`;

export const routeTable: Readonly<Record<EndpointId, Route>> = buildTable();

function buildTable(): Record<EndpointId, Route> {
  const rows = endpoints.map(({ id, method, path }) => [id, `${method} ${path.slice("/api/".length)}`]);
  // Object.fromEntries forgets the keys; `endpoints` holds every id, which is where EndpointId comes from.
  return Object.fromEntries(rows) as Record<EndpointId, Route>;
}
