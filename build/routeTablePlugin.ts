/** Replaces the contract's three route tables by the plain data they export, so the browser downloads no schema for an address. */
import { join } from "node:path";
import type { Plugin } from "vite";
import { adminRouteTable } from "#contract/adminRouteTable.ts";
import { rareRouteTable } from "#contract/rareRouteTable.ts";
import { routeTable } from "#contract/routeTable.ts";

const contractFolder = join(import.meta.dirname, "../src/contract").replaceAll("\\", "/");
const tables: Readonly<Record<string, string>> = {
  [`${contractFolder}/routeTable.ts`]: `export const routeTable = ${JSON.stringify(routeTable)};`,
  [`${contractFolder}/adminRouteTable.ts`]: `export const adminRouteTable = ${JSON.stringify(adminRouteTable)};`,
  [`${contractFolder}/rareRouteTable.ts`]: `export const rareRouteTable = ${JSON.stringify(rareRouteTable)};`,
};

export function routeTablePlugin(): Plugin {
  return {
    name: "route-table",
    load: (id) => tables[id] ?? null,
  };
}
