/**
 * Method and path of endpoints that a single screen calls, and rarely, so that no other page downloads them. The
 * build replaces this module with the plain data it exports (build/routeTablePlugin.ts).
 */
import { buildRoutes, type RareId, type Route } from "./routeTable.ts";

// Object.fromEntries loses the keys; the filter is what RareId is derived from.
export const rareRouteTable = buildRoutes(({ isRare }) => isRare === true) as Readonly<Record<RareId, Route>>;
