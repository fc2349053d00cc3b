/** Advisories of a copied database are found by package and version, on both sides of each bound. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { findAdvisories } from "./offlineAdvisories.ts";

type Events = readonly Readonly<Record<string, string>>[];

const makeRecord = (events: Events, more: object = {}) => ({
  schema_version: "1.4.0",
  id: "GHSA-aaaa-bbbb-cccc",
  modified: "2026-09-04T10:00:00Z",
  summary: "A header ends the process",
  database_specific: { severity: "HIGH" },
  affected: [{ package: { ecosystem: "npm", name: "fastify" }, ranges: [{ type: "SEMVER", events }] }],
  ...more,
});

function findIn(records: readonly object[], version: string) {
  const folder = mkdtempSync(join(tmpdir(), "tassel-advisories-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, "2026/09"), { recursive: true });
  writeFileSync(join(folder, "README.md"), "no advisory");
  records.forEach((record, at) => {
    writeFileSync(join(folder, "2026/09", `${at}.json`), JSON.stringify(record));
  });
  return findAdvisories(folder, [{ name: "fastify", version, license: "MIT", isDirect: true }]);
}

const untilFixed: Events = [{ introduced: "0" }, { fixed: "5.12.2" }];
const untilLast: Events = [{ introduced: "5.0.0" }, { last_affected: "5.12.1" }];
const twice: Events = [
  { introduced: "0" },
  { fixed: "4.29.1" },
  { introduced: "5.0.0" },
  { fixed: "5.12.2" },
];

test.each([
  ["0.0.1", untilFixed, true],
  ["5.12.1", untilFixed, true],
  ["5.12.2-rc.1", untilFixed, true],
  ["5.12.2", untilFixed, false],
  ["5.12.10", untilFixed, false],
  ["4.9.9", untilLast, false],
  ["5.0.0", untilLast, true],
  ["5.12.1", untilLast, true],
  ["5.12.2", untilLast, false],
  ["4.29.0", twice, true],
  ["4.29.1", twice, false],
  ["5.12.1", twice, true],
  ["5.12.2", twice, false],
  ["5.12.1", [{ introduced: "0" }], true],
])("version %s within %j: %s", (version, events, isFound) => {
  const { found, read, newest } = findIn([makeRecord(events)], version);
  expect(found.map(({ id, severity }) => [id, severity])).toEqual(
    isFound ? [["GHSA-aaaa-bbbb-cccc", "high"]] : [],
  );
  expect([read, newest]).toEqual([1, "2026-09-04"]);
});

test.each([
  ["withdrawn", makeRecord(untilFixed, { withdrawn: "2026-10-01T00:00:00Z" }), 0, 0],
  [
    "of another registry",
    makeRecord([], { affected: [{ package: { ecosystem: "PyPI", name: "fastify" }, versions: ["5.12.1"] }] }),
    0,
    0,
  ],
  [
    "of another package",
    makeRecord([], { affected: [{ package: { ecosystem: "npm", name: "koa" } }] }),
    1,
    0,
  ],
  [
    "that lists versions",
    makeRecord([], { affected: [{ package: { ecosystem: "npm", name: "fastify" }, versions: ["5.12.1"] }] }),
    1,
    1,
  ],
  ["that is none", { hello: "there" }, 0, 0],
])("one %s", (_, record, read, found) => {
  const findings = findIn([record], "5.12.1");
  expect([findings.read, findings.found.length]).toEqual([read, found]);
});
