/**
 * `npm run dependencies:report`: what the product ships of others' work, written into docs/dependencies.md below its policy.
 * Names, versions and licenses come from package-lock.json; release days and known advisories from the registry, and
 * where the registry does not answer, the report says so. `-- --advisories <folder>` reads advisories from a copied
 * database instead.
 */
import { execFile } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs, promisify } from "node:util";
import { z } from "zod";
import { type AdvisoryFindings, findAdvisories } from "./offlineAdvisories.ts";

export type Dependency = { name: string; version: string; license: string; isDirect: boolean };

const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      license: z.string().optional(),
      dev: z.boolean().optional(),
      devOptional: z.boolean().optional(),
      peer: z.boolean().optional(),
      optional: z.boolean().optional(),
      dependencies: z.record(z.string(), z.string()).optional(),
    }),
  ),
});

/** Licenses that may be shipped: they ask for no more than their text. */
export const allowedLicenses = [
  "MIT",
  "MIT-0",
  "ISC",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "0BSD",
  "Apache-2.0",
  "BlueOak-1.0.0",
  "CC0-1.0",
  "Unlicense",
  "OFL-1.1",
  "(AFL-2.1 OR BSD-3-Clause)",
] as const;

/** What `npm ci --omit=dev` installs, by name. One that is installed in two versions is listed twice. */
export function listDependencies(rootFolder: string): Dependency[] {
  const { packages } = lockSchema.parse(
    JSON.parse(readFileSync(join(rootFolder, "package-lock.json"), "utf8")),
  );
  const direct = new Set(Object.keys(packages[""]?.dependencies ?? {}));
  const listed = Object.entries(packages).flatMap(([path, one]): Dependency[] => {
    if (path === "" || one.dev === true || one.devOptional === true || one.optional === true) return [];
    const name = path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);
    const isDirect = direct.has(name) && path === `node_modules/${name}`;
    return [{ name, version: one.version ?? "", license: one.license ?? "not stated", isDirect }];
  });
  return listed.toSorted((one, other) => (toKey(one) < toKey(other) ? -1 : 1));
}

const toKey = ({ name, version }: Dependency) => `${name} ${version}`;

/** The part of the report that the lock file decides, line by line; a test holds the committed report to it. */
export function writeIndirect(dependencies: readonly Dependency[]): string[] {
  const byLicense = Map.groupBy(
    dependencies.filter(({ isDirect }) => !isDirect),
    ({ license }) => license,
  );
  return [...byLicense]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([license, own]) => {
      const names = [...new Set(own.map(({ name, version }) => `${name} ${version}`))];
      return `- **${license}** (${names.length}): ${names.join(", ")}`;
    });
}

export const writeDirectStart = ({ name, version, license }: Dependency) =>
  `| ${name} | ${version} | ${license} |`;

/** Below this line the command writes; above it stands the policy. */
export const mark = "<!-- Written by `npm run dependencies:report`; do not edit below. -->";

const run = promisify(execFile);
const releasesSchema = z.object({
  time: z.record(z.string(), z.string()),
  "dist-tags": z.object({ latest: z.string() }),
});

/** The day of this version's release; the newest version for everyone, and its day. */
export type Releases = { own: string; newest: string; newestDay: string };

/** Null if the registry does not say. */
async function askReleases({ name, version }: Dependency): Promise<Releases | null> {
  try {
    const { stdout } = await run("npm", ["view", name, "time", "dist-tags", "--json"]);
    const { time, "dist-tags": tags } = releasesSchema.parse(JSON.parse(stdout));
    const toDay = (one: string) => (time[one] ?? "not known").slice(0, 10);
    return { own: toDay(version), newest: tags.latest, newestDay: toDay(tags.latest) };
  } catch {
    return null;
  }
}

/**
 * A row of the table. Where the registry did not answer, the days of the same version in the report before stay: they
 * were true then, and the line above the table says so.
 */
export function writeDirect(one: Dependency, releases: Releases | null, before: string): string {
  const start = writeDirectStart(one);
  const known = before.split("\n").find((row) => row.startsWith(start));
  if (releases === null && known !== undefined) return known;
  if (releases === null) return `${start} not known | not known |`;
  return `${start} ${releases.own} | ${releases.newest} (${releases.newestDay}) |`;
}

/** When the registry was asked, and for how many packages it did not answer. */
export function writeAsked(day: string, unanswered: number, all: number): string {
  if (unanswered === 0) return `Asked on ${day}.`;
  return `Asked on ${day}. The registry did not answer for ${unanswered} of ${all} packages: their days are those of an earlier report, or not known.`;
}

const auditSchema = z.object({
  vulnerabilities: z.record(z.string(), z.object({ severity: z.string(), range: z.string() })),
});

const notChecked = "The registry did not answer the question of known advisories: **not checked**.";

/** What a copied database knows. Throws where it is no such copy, because finding nothing in it would say nothing. */
export function writeFindings({ found, read, newest }: AdvisoryFindings): string[] {
  if (read === 0) throw new Error("This folder holds no advisories about npm packages in OSV's format.");
  const copy = `a copy of the advisory database: ${read} about npm packages, the newest of ${newest}`;
  if (found.length === 0) return [`None is known to ${copy}.`];
  return [
    `By ${copy}:`,
    "",
    ...found.map(
      ({ id, name, version, severity, summary }) => `- ${name} ${version} (${id}, ${summary}): ${severity}`,
    ),
  ];
}

/** What npm's audit knows. It runs offline too, but then finds nothing whatever there is: that is not asked. */
async function askAdvisories(): Promise<string[]> {
  const report = await run("npm", ["audit", "--omit=dev", "--json"]).then(
    ({ stdout }) => stdout,
    // Findings make it exit with an error, and the report stands on its output all the same.
    (error: { stdout?: string }) => error.stdout ?? "",
  );
  const read = auditSchema.safeParse(parseJson(report));
  if (!read.success) return [notChecked];
  const found = Object.entries(read.data.vulnerabilities);
  if (found.length === 0) return ["None is known to the registry."];
  return found.map(([name, { severity, range }]) => `- ${name} ${range}: ${severity}`);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** What the registry did not answer, in a sentence each. */
async function writeReport(rootFolder: string, day: string, copyFolder: string | null): Promise<string[]> {
  const dependencies = listDependencies(rootFolder);
  const file = join(rootFolder, "docs/dependencies.md");
  const [policy = "", before = ""] = readFileSync(file, "utf8").split(mark);
  const rows: string[] = [];
  let unanswered = 0;
  for (const one of dependencies.filter(({ isDirect }) => isDirect)) {
    const releases = await askReleases(one);
    if (releases === null) unanswered += 1;
    rows.push(writeDirect(one, releases, before));
  }
  const asked = writeAsked(day, unanswered, rows.length);
  const advisories =
    copyFolder === null ? await askAdvisories() : writeFindings(findAdvisories(copyFolder, dependencies));
  const lines = [
    mark,
    "",
    asked,
    "",
    "## Known advisories",
    "",
    ...advisories,
    "",
    "## Asked for by name",
    "",
    "| Package | Version | License | Released | Newest version |",
    "|---|---|---|---|---|",
    ...rows,
    "",
    "## Brought along by these",
    "",
    ...writeIndirect(dependencies),
    "",
  ];
  writeFileSync(file, policy + lines.join("\n"));
  return [...(unanswered === 0 ? [] : [asked]), ...(advisories[0] === notChecked ? [notChecked] : [])];
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { advisories: { type: "string" } } });
  const day = new Date().toISOString().slice(0, 10);
  const left = await writeReport(join(import.meta.dirname, ".."), day, values.advisories ?? null);
  console.log(["docs/dependencies.md was written.", ...left].join("\n"));
  if (left.length > 0) process.exitCode = 1;
}
