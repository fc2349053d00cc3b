/** docs/specification-coverage.md names only files that are there. */
import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";

const root = resolve(import.meta.dirname, "..");

test("every file that the coverage table names exists", () => {
  const table = readFileSync(join(root, "docs", "specification-coverage.md"), "utf8");
  const named = [...table.matchAll(/\b(?:src|test|build)\/[\w./-]*\w/g)].map(([path]) => path);
  expect(named.length).toBeGreaterThan(40);
  expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});
