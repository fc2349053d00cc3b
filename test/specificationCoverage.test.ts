/** docs/specification-coverage.md leaves nothing open but what is still to come, and names only files that are there. */
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, test } from "vitest";

const root = resolve(import.meta.dirname, "..");

/** Only these may say that something of them is to come; a row leaves the list when it is built. */
const stillToCome = ["The admin pages"];

const table = readFileSync(join(root, "docs", "specification-coverage.md"), "utf8");
const rows = table
  .split("\n")
  .filter((line) => line.startsWith("|") && !/^\| statement \||^\|-/.test(line))
  .map((line) => line.split("|").map((cell) => cell.trim()))
  .map(([, statement = "", kept = "", shown = "", ...rest]) => ({ statement, kept, shown, rest }));

const extractPaths = (text: string) =>
  [...text.matchAll(/(?<![\w/])(?:src|test|build|content|public|data|docs)(?:\/[\w./-]*\w)?/g)].map(
    ([path]) => path,
  );
const isTest = (path: string) => /\.test\.tsx?$/.test(path);

/** A test, or a folder with tests in it. */
function hasContent(path: string): boolean {
  const full = join(root, path);
  if (!existsSync(full) || !statSync(full).isDirectory()) return isTest(path);
  return readdirSync(full, { recursive: true, encoding: "utf8" }).some(isTest);
}

test("every file that the coverage table names exists", () => {
  const named = extractPaths(table);
  expect(named.length).toBeGreaterThan(150);
  expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

describe("the coverage table", () => {
  test("has its rows, of three cells each", () => {
    expect(rows.length).toBeGreaterThan(60);
    expect(rows.filter(({ rest }) => rest.join("") !== "" || rest.length !== 1)).toEqual([]);
  });

  test.each(rows)("$statement", ({ statement, kept, shown }) => {
    expect(extractPaths(kept).length).toBeGreaterThan(0);
    expect(extractPaths(shown).length).toBeGreaterThan(0);
    expect(extractPaths(shown).filter((path) => !hasContent(path))).toEqual([]);
    if (!stillToCome.includes(statement)) expect(`${kept} ${shown}`).not.toMatch(/to come/);
  });
});
