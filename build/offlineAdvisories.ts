/** Which known advisories touch what is shipped, by a copy of an advisory database in OSV's format; asks no network. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { compare, valid } from "semver";
import { z } from "zod";
import type { Dependency } from "./dependencyReport.ts";

/** https://ossf.github.io/osv-schema/: of all fields, those that say which versions of which package are meant. */
const advisorySchema = z.object({
  id: z.string(),
  modified: z.string(),
  withdrawn: z.optional(z.string()),
  summary: z.optional(z.string()),
  database_specific: z.optional(z.looseObject({ severity: z.optional(z.nullable(z.string())) })),
  affected: z.optional(
    z.array(
      z.object({
        package: z.optional(z.object({ ecosystem: z.string(), name: z.string() })),
        ranges: z.optional(
          z.array(
            z.object({
              type: z.string(),
              events: z.array(
                z.object({
                  introduced: z.optional(z.string()),
                  fixed: z.optional(z.string()),
                  last_affected: z.optional(z.string()),
                }),
              ),
            }),
          ),
        ),
        versions: z.optional(z.array(z.string())),
      }),
    ),
  ),
});
type Affected = NonNullable<z.infer<typeof advisorySchema>["affected"]>[number];

export type Advisory = { id: string; name: string; version: string; severity: string; summary: string };
export type AdvisoryFindings = {
  found: Advisory[];
  /** Advisories about npm's packages in the copy: with none, it is no copy of such a database. */
  read: number;
  /** The day of the newest one, which says how old the copy is; null without any. */
  newest: string | null;
};

/** `folder` holds one advisory per JSON file, at any depth. */
export function findAdvisories(folder: string, dependencies: readonly Dependency[]): AdvisoryFindings {
  const versions = Map.groupBy(dependencies, ({ name }) => name);
  const found: Advisory[] = [];
  let read = 0;
  let newest: string | null = null;
  for (const file of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    if (!file.endsWith(".json")) continue;
    const parsed = advisorySchema.safeParse(JSON.parse(readFileSync(join(folder, file), "utf8")));
    if (!parsed.success || parsed.data.withdrawn !== undefined) continue;
    const { id, modified, summary = "", affected = [], database_specific: own } = parsed.data;
    const ofNpm = affected.filter((one) => one.package?.ecosystem === "npm");
    if (ofNpm.length === 0) continue;
    read += 1;
    const day = modified.slice(0, 10);
    if (newest === null || day > newest) newest = day;
    for (const one of ofNpm)
      for (const { name, version } of versions.get(one.package?.name ?? "") ?? [])
        if (isAffected(one, version))
          found.push({ id, name, version, severity: (own?.severity ?? "not rated").toLowerCase(), summary });
  }
  return { found: found.toSorted((one, other) => one.name.localeCompare(other.name)), read, newest };
}

function isAffected({ ranges = [], versions = [] }: Affected, version: string): boolean {
  return (
    versions.includes(version) ||
    ranges.some(({ type, events }) => type === "SEMVER" && isWithin(events, version))
  );
}

/** The last event that this version has reached decides. "0" stands before every version. */
function isWithin(
  events: readonly {
    introduced?: string | undefined;
    fixed?: string | undefined;
    last_affected?: string | undefined;
  }[],
  version: string,
): boolean {
  const reached = events.flatMap(({ introduced, fixed, last_affected: last }) => {
    if (introduced !== undefined) return isFrom(introduced, version) ? [{ at: introduced, isIn: true }] : [];
    if (fixed !== undefined) return isFrom(fixed, version) ? [{ at: fixed, isIn: false }] : [];
    return last !== undefined && isFrom(last, version) && last !== version ? [{ at: last, isIn: false }] : [];
  });
  const [newest] = reached.toSorted((one, other) => compare(toVersion(other.at), toVersion(one.at)));
  return newest?.isIn ?? false;
}

const isFrom = (bound: string, version: string) =>
  valid(version) !== null && valid(toVersion(bound)) !== null && compare(version, toVersion(bound)) >= 0;

const toVersion = (bound: string) => (bound === "0" ? "0.0.0-0" : bound);
