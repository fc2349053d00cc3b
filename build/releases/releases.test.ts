/** The yearly release: what is in it and what must not be, a dictionary of every column, and what changed. */
import { createHash } from "node:crypto";
import { parse } from "csv-parse/sync";
import { expect, test } from "vitest";
import { splitLine } from "#domain/college/tableText.ts";
import { loadShippedColleges } from "../../test/support/shippedColleges.ts";
import { compareReleases } from "./compareReleases.ts";
import { describeChange } from "./describeChange.ts";
import { prepareRelease, readDataLines } from "./release.ts";
import { makeRelease, ownLicense, publicDomain } from "./releaseFiles.ts";

const colleges = loadShippedColleges();
const release = makeRelease(colleges, readDataLines(colleges.dataFolder));
const prepared = prepareRelease(colleges);

const headingOf = (name: string) =>
  splitLine(release.files.find((file) => file.name === name)?.lines[0] ?? "");

test("government figures and our own records alone: no figure of a Common Data Set or of the Common App's grid", () => {
  expect(new Set(release.files.map(({ license }) => license))).toEqual(new Set([publicDomain, ownLicense]));
  const columns = headingOf("colleges");
  for (const second of ["gpaImportance", "testImportance", "interestImportance", "enrolledGpa"])
    expect(columns).not.toContain(second);
  for (const own of ["admitRate", "netPriceByIncomeUsdTo30", "medianDebtUsd"]) expect(columns).toContain(own);
  const [, ...dates] = release.files.find(({ name }) => name === "college-dates")?.lines ?? [];
  expect(dates.length).toBeGreaterThan(100);
  for (const line of dates) expect(splitLine(line).at(-1)).toMatch(/^https:\/\/(?!.*commonapp)/);
});

test("each column of each file stands in the dictionary once, with meaning, year, source and license", () => {
  const named = release.dictionary.map(({ file, column }) => `${file} ${column}`);
  const columns = release.files.flatMap(({ name, lines }) =>
    splitLine(lines[0] ?? "").map((column) => `${name} ${column}`),
  );
  expect(named).toEqual(columns);
  for (const entry of release.dictionary) {
    for (const part of ["meaning", "unit", "year", "source", "publisher", "license"] as const)
      expect([entry.file, entry.column, part, entry[part] === ""]).toEqual([
        entry.file,
        entry.column,
        part,
        false,
      ]);
  }
});

test("another reader reads each file: as many rows and columns as listed, keys that name one row, no formula", () => {
  for (const file of prepared.page.files) {
    const text = prepared.files.find(({ name }) => file.path.endsWith(name))?.text ?? "";
    expect(createHash("sha256").update(text).digest("hex")).toBe(file.sha256);
    const rows = parse(text);
    expect([file.path, rows.length - 1, rows[0]?.length]).toEqual([file.path, file.rows, file.columns]);
    const risky = rows.flat().filter((cell) => /^[=+@\t]|^-(?!\d*\.?\d)/.test(cell));
    expect([file.path, risky]).toEqual([file.path, []]);
  }
  for (const { name, key, lines } of release.files) {
    const heading = splitLine(lines[0] ?? "");
    const places = key.map((column) => heading.indexOf(column));
    expect(places).not.toContain(-1);
    const keys = lines.slice(1).map((line) => {
      const cells = splitLine(line);
      return places.map((at) => cells[at]).join(" ");
    });
    expect([name, new Set(keys).size]).toEqual([name, keys.length]);
  }
});

test("license, how to cite and what an empty cell means go along with the files", () => {
  const readme = prepared.files.find(({ name }) => name === "readme.txt")?.text ?? "";
  for (const said of [publicDomain, ownLicense, "Cite as:", "never zero"]) expect(readme).toContain(said);
  const sums = prepared.files.find(({ name }) => name === "sha256sums.txt")?.text ?? "";
  expect(sums.trimEnd().split("\n")).toHaveLength(prepared.page.files.length);
});

test("what changed: rows, columns and values, by a small table worked out by hand", () => {
  const before = [
    { name: "a", key: ["id"], lines: ["id,x,gone", "1,5,a", "2,6,b", "3,7,c"] },
    { name: "old", key: ["id"], lines: ["id"] },
  ];
  const after = [
    { name: "a", key: ["id"], lines: ["id,new,x", '1,"q, r",5', "2,s,8", "4,t,9"] },
    { name: "fresh", key: ["id"], lines: ["id"] },
  ];
  const change = compareReleases(before, after);
  expect(change).toEqual({
    filesAdded: ["fresh"],
    filesRemoved: ["old"],
    files: [
      {
        name: "a",
        added: 1,
        removed: 1,
        columnsAdded: ["new"],
        columnsRemoved: ["gone"],
        values: [{ column: "x", changed: 1 }],
      },
    ],
  });
  expect(describeChange(2026, change)).toEqual([
    "Since the release of 2026:",
    "New: fresh.",
    "No longer released: old.",
    "a: 1 row added; 1 row removed; new columns new; dropped columns gone; changed values in x (1 row).",
  ]);
  expect(describeChange(2026, compareReleases(before, before))).toEqual(["Nothing changed since 2026."]);
});
