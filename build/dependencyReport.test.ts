/** The committed report of dependencies is that of the lock file, and all licenses are allowed ones. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import {
  allowedLicenses,
  listDependencies,
  mark,
  writeAsked,
  writeDirect,
  writeDirectStart,
  writeFindings,
  writeIndirect,
} from "./dependencyReport.ts";

const rootFolder = join(import.meta.dirname, "..");
const dependencies = listDependencies(rootFolder);
const [, written = ""] = readFileSync(join(rootFolder, "docs/dependencies.md"), "utf8").split(mark);

test("the committed report names what the lock file ships; `npm run dependencies:report` renews it", () => {
  const direct = dependencies.filter(({ isDirect }) => isDirect);
  expect(direct.length).toBeGreaterThan(30);
  const lines = written.split("\n");
  const asked = lines.filter((line) => line.startsWith("| ") && !line.startsWith("| Package"));
  expect(asked.map((line) => line.split(" | ").slice(0, 3).join(" | "))).toEqual(
    direct.map((one) => writeDirectStart(one).slice(0, -2)),
  );
  expect(lines.filter((line) => line.startsWith("- **"))).toEqual(writeIndirect(dependencies));
});

test("it says when it asked, and whether advisories could be checked", () => {
  expect(written).toMatch(/Asked on \d{4}-\d\d-\d\d\./);
  expect(written).toMatch(/not checked|None is known|^- \S+ .+: (?:info|low|moderate|high|critical)$/m);
});

test("a copied database says how old it is and what it found; a folder that is none is refused", () => {
  const copy = { read: 9_000, newest: "2026-11-25" };
  expect(writeFindings({ ...copy, found: [] })).toEqual([
    "None is known to a copy of the advisory database: 9000 about npm packages, the newest of 2026-11-25.",
  ]);
  const found = [{ id: "GHSA-1", name: "jose", version: "6.2.17", severity: "high", summary: "Too slow" }];
  expect(writeFindings({ ...copy, found }).at(-1)).toBe("- jose 6.2.17 (GHSA-1, Too slow): high");
  expect(() => writeFindings({ found: [], read: 0, newest: null })).toThrow(/no advisories/);
});

test("nothing is shipped under a license that is not allowed", () => {
  const allowed: readonly string[] = allowedLicenses;
  expect(dependencies.filter(({ license }) => !allowed.includes(license))).toEqual([]);
});

test("where the registry does not answer, what was known of the same version stays, and the report says so", () => {
  const one = { name: "jose", version: "6.2.17", license: "MIT", isDirect: true };
  const before = "| jose | 6.2.17 | MIT | 2026-11-09 | 6.2.18 (2026-11-18) |";
  expect(writeDirect(one, null, `\n${before}\n`)).toBe(before);
  expect(writeDirect({ ...one, version: "6.3.0" }, null, before)).toBe(
    "| jose | 6.3.0 | MIT | not known | not known |",
  );
  const releases = { own: "2026-11-09", newest: "6.3.0", newestDay: "2026-12-01" };
  expect(writeDirect(one, releases, before)).toBe(
    "| jose | 6.2.17 | MIT | 2026-11-09 | 6.3.0 (2026-12-01) |",
  );
  expect(writeAsked("2026-12-02", 0, 47)).toBe("Asked on 2026-12-02.");
  expect(writeAsked("2026-12-02", 3, 47)).toContain("did not answer for 3 of 47 packages");
});
