/** specificationCoverage.md leaves nothing open, and names only files and tests that are there. */
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, test } from "vitest";

const root = resolve(import.meta.dirname, "..");

const table = readFileSync(join(root, "test", "specificationCoverage.md"), "utf8");
const [covered = "", apart = ""] = table.split("\n## Listed by the specification and not applicable here");
const rows = covered
  .split("\n")
  .filter((line) => line.startsWith("|") && !/^\| statement \||^\|-/.test(line))
  .map((line) => line.split("|").map((cell) => cell.trim()))
  .map(([, statement = "", kept = "", shown = "", ...rest]) => ({ statement, kept, shown, rest }));

/** The files that a text names; what a test's title says is no file. */
const extractPaths = (text: string) =>
  [
    ...text
      .replaceAll(/ \(".+?"\)(?=,| \||$)/gm, "")
      .matchAll(/(?<![\w/])(?:src|test|build|content|public|data|docs)(?:\/[\w./-]*\w)?/g),
  ].map(([path]) => path);
const isTest = (path: string) => /\.test\.tsx?$/.test(path);

/** Tests that a cell names by their title, as in: a/file.test.ts ("what it shows"). */
const extractTitles = (text: string) =>
  [...text.matchAll(/([\w./-]+\.test\.tsx?) \("(.+?)"\)(?=,|$)/g)].map(([, path = "", title = ""]) => ({
    path,
    title,
  }));

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

  test.each(rows)("$statement", ({ kept, shown }) => {
    expect(extractPaths(kept).length).toBeGreaterThan(0);
    expect(extractPaths(shown).length).toBeGreaterThan(0);
    expect(extractPaths(shown).filter((path) => !hasContent(path))).toEqual([]);
    const named = extractTitles(shown);
    expect(named.length).toBeGreaterThan(0);
    for (const { path, title } of named) expect(listTitles(path), path).toContain(title);
    expect(`${kept} ${shown}`).not.toMatch(/to come/);
  });
});

/** The titles that a file gives its tests and groups; each file is read once. */
const titlesOf = new Map<string, readonly string[]>();
function listTitles(path: string): readonly string[] {
  const known = titlesOf.get(path);
  if (known !== undefined) return known;
  const text = readFileSync(join(root, path), "utf8");
  const found = [...text.matchAll(/(?:\b(?:test|describe)|\])\)?\(\s*(["'`])((?:\\.|(?!\1).)*)\1/gs)];
  const titles = found.map(([, , title = ""]) => title.replaceAll("\\", ""));
  titlesOf.set(path, titles);
  return titles;
}

test("what is not applicable says why, and what takes its place", () => {
  const lines = apart.split("\n").filter((line) => line.startsWith("| ") && !line.startsWith("| statement"));
  expect(lines.length).toBeGreaterThan(2);
  for (const line of lines) {
    const [, , why = "", instead = ""] = line.split("|").map((cell) => cell.trim());
    expect(why.length, line).toBeGreaterThan(20);
    expect(extractPaths(instead).length, line).toBeGreaterThan(0);
  }
});
