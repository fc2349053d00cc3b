/** One number changed in /facts changes everything that says it: rule, finder, page, list of dates and search. */
import { execFile } from "node:child_process";
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Probe } from "./support/probeFacts.ts";

const run = promisify(execFile);
const root = resolve(import.meta.dirname, "..");

/** What is changed, of each kind: the file, the record, the text in it, and the new one. */
const changes = {
  value: [
    "federal-aid/pell.yaml",
    "pellMaximum",
    "period: 2026-27, value: 7395",
    "period: 2026-27, value: 7411",
  ],
  table: ["federal-aid/loans.yaml", "loanDependentYearLimits", "[5500, 6500", "[5511, 6500"],
  date: ["dates/stateAid.yaml", "stateAidDateCA", "month: 3, day: 2", "month: 3, day: 7"],
  program: ["states/newYork.yaml", "newYorkTap", "toUsd: 5665", "toUsd: 5711"],
  admissionRule: ["admission/guarantees.yaml", "californiaCsuDirect", "value: 2.5,", "value: 2.61,"],
  majorRates: ["admission/majorRates.yaml", "illinoisMajorsRates", "rate: 0.074", "rate: 0.0711"],
  majorPolicy: ["admission/majorPolicies.yaml", "nyuNursingBound", "below: 0.05", "below: 0.0511"],
  policy: ["policies/universities.yaml", "stanfordUniversityAidPolicy", "150000", "150111"],
  merit: ["scholarships/publicMerit.yaml", "boiseStateUniversityMerit", "usd: 2500", "usd: 2511"],
  prompt: ["essays/prompts/rToT.yaml", "stanfordRoommatePrompt", "most: 250", "most: 251"],
  collegeEssays: ["essays/collegesPToZ.yaml", "williamsEssays", "demand: none", "demand: optional"],
  aiPolicy: ["essays/aiPolicies.yaml", "bowdoinAiPolicy", "translate: notAllowed", "translate: allowed"],
} as const;
type Kind = keyof typeof changes;

let folder: string;
let before: Probe;
let after: Probe;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "tassel-facts-"));
  await Promise.all([
    ...["src", "build", "content", "facts", "package.json", "test/support/probeFacts.ts"].map((name) =>
      cp(join(root, name), join(folder, name), { recursive: true }),
    ),
    ...["node_modules", "data"].map((name) => symlink(join(root, name), join(folder, name))),
  ]);
  for (const [file, id, old, next] of Object.values(changes)) await changeRecord(file, id, old, next);
  const ofProject = probe(root);
  await run(process.execPath, ["build/facts/command.ts"], { cwd: folder });
  [before, after] = await Promise.all([ofProject, probe(folder)]);
});

afterAll(async () => rm(folder, { recursive: true, force: true }));

async function probe(cwd: string): Promise<Probe> {
  const { stdout } = await run(process.execPath, ["test/support/probeFacts.ts"], {
    cwd,
    maxBuffer: 64 * 1024 * 1024,
  });
  return JSON.parse(stdout) as Probe; // Its own output.
}

async function changeRecord(file: string, id: string, old: string, next: string): Promise<void> {
  const path = join(folder, "facts", file);
  const text = await readFile(path, "utf8");
  const start = text.indexOf(`- id: ${id}\n`);
  const at = text.indexOf(old, start);
  if (start === -1 || at === -1) throw new Error(`${file} has no ${old} in ${id}.`);
  await writeFile(path, `${text.slice(0, at)}${next}${text.slice(at + old.length)}`);
}

test.each([
  ["value", "7411"],
  ["table", "5511"],
  ["date", '"day":7'],
  ["program", "5711"],
  ["admissionRule", "2.61"],
  ["majorRates", "0.0711"],
  ["majorPolicy", "0.0511"],
  ["policy", "150111"],
  ["merit", "2511"],
  ["prompt", "251"],
  ["collegeEssays", "optional"],
  ["aiPolicy", '"translate":"allowed"'],
] satisfies [Kind, string][])("the rule that reads a %s", (kind, changed) => {
  expect(JSON.stringify(before.rules[kind])).not.toContain(changed);
  expect(JSON.stringify(after.rules[kind])).toContain(changed);
});

describe.each([
  ["pellMaximum", "$7,395", "$7,411"],
  ["loanDependentYearLimits", "$5,500", "$5,511"],
  ["stateAidDateCA", "March 2, 2027", "March 7, 2027"],
  ["newYorkTap.amount", "$5,665", "$5,711"],
  ["californiaCsuDirect", "2.5", "2.61"],
  ["stanfordUniversityAidPolicy", "$150,000", "$150,111"],
])("pages that say %s", (id, old, next) => {
  test("say the new figure wherever they said the old one", () => {
    const said = before.figures.filter((one) => one.id === id && one.text === old);
    expect(said.length).toBeGreaterThan(0);
    const places = (figures: Probe["figures"]) => figures.map(({ path, block }) => `${path} ${block}`);
    expect(places(after.figures.filter((one) => one.id === id && one.text === next))).toEqual(places(said));
    expect(after.figures.filter((one) => one.id === id && one.text === old)).toEqual([]);
  });

  test("are found by it in the search of the site", () => {
    expect(after.search.filter((page) => page.includes(next)).length).toBeGreaterThan(
      before.search.filter((page) => page.includes(next)).length,
    );
  });
});

test("lists of dates", () => {
  const moved = (dates: readonly string[], day: string) =>
    dates.filter((date) => date.startsWith(day)).length;
  expect(moved(before.dates, "2027-03-02")).toBeGreaterThan(moved(after.dates, "2027-03-02"));
  expect(moved(after.dates, "2027-03-07")).toBeGreaterThan(moved(before.dates, "2027-03-07"));
});

test("the records changed are the only ones that did", () => {
  const changed = new Set<string>(Object.values(changes).map(([, id]) => id));
  const others = ({ figures }: Probe) => figures.filter(({ id }) => !changed.has(id.split(".")[0] ?? ""));
  expect(others(after)).toEqual(others(before));
});
