/** Replaces contract/routeTable.ts by the plain data it exports, so the browser downloads no schema for an address. */
import { join } from "node:path";
import type { Plugin } from "vite";
import { routeTable } from "#contract/routeTable.ts";

const moduleFile = join(import.meta.dirname, "../src/contract/routeTable.ts").replaceAll("\\", "/");

export function routeTablePlugin(): Plugin {
  return {
    name: "route-table",
    load(id) {
      return id === moduleFile ? `export const routeTable = ${JSON.stringify(routeTable)};` : null;
    },
  };
}
