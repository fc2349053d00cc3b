/**
 * Method and path of every endpoint that visitors and families use, for the browser. The build replaces this
 * module with the plain data it exports (build/routeTablePlugin.ts), so that no contract schema ends up in a
 * page's scripts. Administrators' endpoints are in adminRouteTable.ts, and those that a single screen calls in
 * rareRouteTable.ts.
 */
import type { Endpoint } from "./endpoint.ts";
import { type EndpointId, type EndpointOf, endpoints } from "./endpoints.ts";

/** The path without its /api/ prefix. Personal: the reply depends on who asks. */
export type Route = readonly [method: Endpoint["method"], path: string, isPersonal: boolean];

/** The endpoints that only an administrator may call. */
export type AdministratorId = {
  [Id in EndpointId]: EndpointOf<Id> extends { access: "administrator" } ? Id : never;
}[EndpointId];
/** The endpoints that a single screen calls, and rarely. */
export type RareId = {
  [Id in EndpointId]: EndpointOf<Id> extends { isRare: true } ? Id : never;
}[EndpointId];
export type PublicId = Exclude<EndpointId, AdministratorId | RareId>;

// Object.fromEntries loses the keys; `endpoints` holds every id, which is what PublicId is derived from.
export const routeTable = buildRoutes(
  ({ access, isRare }) => access !== "administrator" && isRare !== true,
) as Readonly<Record<PublicId, Route>>;

export function buildRoutes(isListed: (endpoint: Endpoint) => boolean): Record<string, Route> {
  const rows = endpoints.filter(isListed).map((endpoint: Endpoint): [string, Route] => {
    const { id, method, path, access, isPersonal = access !== "everyone" } = endpoint;
    return [id, [method, path.slice("/api/".length), isPersonal]];
  });
  return Object.fromEntries(rows);
}
