/**
 * `npm run dependencies`: what the product ships of others' work, written into docs/dependencies.md below its policy.
 * Names, versions and licenses come from package-lock.json; release days and known advisories from the registry, and
 * where the registry does not answer, the report says so.
 */
import { execFile } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { z } from "zod";

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
export const mark = "<!-- Written by `npm run dependencies`; do not edit below. -->";

const run = promisify(execFile);
const timesSchema = z.record(z.string(), z.string());

/** The day of this version's release, and of the newest; null if the registry does not say. */
async function askReleases({ name, version }: Dependency): Promise<{ own: string; newest: string } | null> {
  try {
    const { stdout } = await run("npm", ["view", name, "time", "--json"]);
    const { created: _created, modified: _modified, ...times } = timesSchema.parse(JSON.parse(stdout));
    const [newest = ""] = Object.values(times).toSorted().toReversed();
    return { own: (times[version] ?? "").slice(0, 10), newest: newest.slice(0, 10) };
  } catch {
    return null;
  }
}

const auditSchema = z.object({
  vulnerabilities: z.record(z.string(), z.object({ severity: z.string(), range: z.string() })),
});

/** What npm's audit knows. It runs offline too, but then finds nothing whatever there is: that is not asked. */
async function askAdvisories(): Promise<string[]> {
  const report = await run("npm", ["audit", "--omit=dev", "--json"]).then(
    ({ stdout }) => stdout,
    // Findings make it exit with an error, and the report stands on its output all the same.
    (error: { stdout?: string }) => error.stdout ?? "",
  );
  const read = auditSchema.safeParse(parseJson(report));
  if (!read.success)
    return ["The registry did not answer the question of known advisories: **not checked**."];
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

async function writeReport(rootFolder: string, day: string): Promise<void> {
  const dependencies = listDependencies(rootFolder);
  const rows: string[] = [];
  for (const one of dependencies.filter(({ isDirect }) => isDirect)) {
    const releases = await askReleases(one);
    rows.push(
      `${writeDirectStart(one)} ${releases?.own ?? "not known"} | ${releases?.newest ?? "not known"} |`,
    );
  }
  const file = join(rootFolder, "docs/dependencies.md");
  const [policy = ""] = readFileSync(file, "utf8").split(mark);
  const lines = [
    mark,
    "",
    `Asked on ${day}.`,
    "",
    "## Known advisories",
    "",
    ...(await askAdvisories()),
    "",
    "## Asked for by name",
    "",
    "| Package | Version | License | Released | Newest release |",
    "|---|---|---|---|---|",
    ...rows,
    "",
    "## Brought along by these",
    "",
    ...writeIndirect(dependencies),
    "",
  ];
  writeFileSync(file, policy + lines.join("\n"));
}

if (import.meta.main) {
  await writeReport(join(import.meta.dirname, ".."), new Date().toISOString().slice(0, 10));
  console.log("docs/dependencies.md is up to date.");
}
