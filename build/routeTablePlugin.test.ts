/** What the browser downloads in place of the contract. */
import { join, resolve } from "node:path";
import { build } from "vite";
import { expect, test } from "vitest";
import { adminRouteTable } from "#contract/adminRouteTable.ts";
import { rareRouteTable } from "#contract/rareRouteTable.ts";
import { routeTable } from "#contract/routeTable.ts";
import { routeTablePlugin } from "./routeTablePlugin.ts";

const rootFolder = resolve(import.meta.dirname, "..");

test.each([
  ["routeTable", routeTable],
  ["adminRouteTable", adminRouteTable],
  ["rareRouteTable", rareRouteTable],
])("%s is built as plain data, without a schema", async (name, table) => {
  const built = await build({
    root: rootFolder,
    configFile: false,
    publicDir: false,
    logLevel: "warn",
    plugins: [routeTablePlugin()],
    build: {
      write: false,
      minify: false,
      lib: { entry: join(rootFolder, `src/contract/${name}.ts`), formats: ["es"] },
    },
  });
  const [output] = Array.isArray(built) ? built : [built];
  if (output === undefined || !("output" in output)) throw new Error("The table was not built.");
  const [{ code, moduleIds }] = output.output;
  expect(moduleIds).toHaveLength(1);
  const read: Record<string, unknown> = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  expect(read[name]).toEqual(table);
});
