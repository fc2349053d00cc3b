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

test("nothing is shipped under a license that is not allowed", () => {
  const allowed: readonly string[] = allowedLicenses;
  expect(dependencies.filter(({ license }) => !allowed.includes(license))).toEqual([]);
});

test("where the registry does not answer, what was known of the same version stays, and the report says so", () => {
  const one = { name: "jose", version: "6.2.17", license: "MIT", isDirect: true };
  const before = "| jose | 6.2.17 | MIT | 2026-11-09 | 2026-11-18 |";
  expect(writeDirect(one, null, `\n${before}\n`)).toBe(before);
  expect(writeDirect({ ...one, version: "6.3.0" }, null, before)).toBe(
    "| jose | 6.3.0 | MIT | not known | not known |",
  );
  expect(writeDirect(one, { own: "2026-11-09", newest: "2026-12-01" }, before)).toBe(
    "| jose | 6.2.17 | MIT | 2026-11-09 | 2026-12-01 |",
  );
  expect(writeAsked("2026-12-02", 0, 47)).toBe("Asked on 2026-12-02.");
  expect(writeAsked("2026-12-02", 3, 47)).toContain("did not answer for 3 of 47 packages");
});
