/** The committed report of dependencies is that of the lock file, and all licenses are allowed ones. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import {
  allowedLicenses,
  listDependencies,
  mark,
  writeDirectStart,
  writeIndirect,
} from "./dependencyReport.ts";

const rootFolder = join(import.meta.dirname, "..");
const dependencies = listDependencies(rootFolder);
const [, written = ""] = readFileSync(join(rootFolder, "docs/dependencies.md"), "utf8").split(mark);

test("the committed report names what the lock file ships; `npm run dependencies` renews it", () => {
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
