/**
 * Method and path of administrators' endpoints, for their screens alone: no visitor downloads them. The build
 * replaces this module with the plain data it exports (build/routeTablePlugin.ts).
 */
import { type AdministratorId, buildRoutes, type Route } from "./routeTable.ts";

// Object.fromEntries loses the keys; the filter is what AdministratorId is derived from.
export const adminRouteTable = buildRoutes(({ access }) => access === "administrator") as Readonly<
  Record<AdministratorId, Route>
>;
