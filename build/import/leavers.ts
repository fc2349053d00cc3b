/**
 * Names the colleges that left the federal directory or the Common App's grid since the data set in place: each has to
 * be looked at, because a college that is gone from a list may have closed, merged, or only been left out of a copy.
 */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { findChange } from "#domain/college/changes.ts";
import type { Deadline } from "#domain/college/deadline.ts";
import type { CollegeRecord } from "#domain/college/record.ts";
import type { Requirements } from "#domain/college/requirements.ts";
import { type Row, readTable } from "./readTable.ts";

type NewRelease = {
  /** The data set in place. */
  present: string;
  colleges: readonly Pick<CollegeRecord, "unitId" | "name" | "state">[];
  /** Null if no grid was given: then nothing can have left it. */
  requirements: readonly Requirements[] | null;
  deadlines: readonly Deadline[];
};

export function listLeavers(release: NewRelease): string[] {
  return [...listDirectoryLeavers(release), ...listGridLeavers(release)];
}

function listDirectoryLeavers({ present, colleges }: NewRelease): string[] {
  const known = new Set(colleges.map(({ unitId }) => unitId));
  const inGrid = new Map(
    readPresent(present, "requirements.csv", ["unitId", "cycle"]).map((row) => [
      readUnitId(row),
      row.text("cycle") ?? "",
    ]),
  );
  return readPresent(present, "colleges.csv", ["unitId", "name", "state"])
    .filter((row) => !known.has(readUnitId(row)))
    .map((row) => {
      const unitId = readUnitId(row);
      const cycle = inGrid.get(unitId);
      const signs = [
        ...listSigns(unitId),
        ...(cycle === undefined ? [] : [`it was in the Common App’s grid of ${cycle}`]),
      ];
      const what = `${row.text("name") ?? ""} (${row.text("state") ?? ""}, ${unitId})`;
      return `To be looked at: ${what} is no longer in the federal directory; ${describe(signs)}`;
    });
}

/** A college that an earlier release had for a newer cycle, and one that is only in last cycle's grid. */
function listGridLeavers({ present, colleges, requirements, deadlines }: NewRelease): string[] {
  if (requirements === null) return [];
  const names = new Map(colleges.map(({ unitId, name, state }) => [unitId, `${name} (${state}, ${unitId})`]));
  const cycleOf = new Map(requirements.map(({ unitId, cycle }) => [unitId, cycle]));
  const newest = requirements.reduce((last, { cycle }) => (cycle > last ? cycle : last), "");
  // Some dates come from other copies of the same grid, which hold what ours lacks.
  const dated = new Set(
    deadlines
      .filter(({ source, cycle }) => source === "commonAppGrid" && cycle === newest)
      .map(({ unitId }) => unitId),
  );
  const gone = readPresent(present, "requirements.csv", ["unitId", "cycle"]).flatMap((row) => {
    const unitId = readUnitId(row);
    const before = row.text("cycle") ?? "";
    const now = cycleOf.get(unitId);
    const name = names.get(unitId);
    if (name === undefined || dated.has(unitId) || (now !== undefined && now >= before)) return [];
    return [
      `To be looked at: ${name} was in the Common App’s grid of ${before}, now ${now === undefined ? "in none" : `only in that of ${now}`}; ${describe(listSigns(unitId))}`,
    ];
  });
  const missing = requirements.filter(({ unitId, cycle }) => cycle < newest && !dated.has(unitId));
  const withSigns = missing.flatMap(({ unitId, cycle }) => {
    const signs = listSigns(unitId);
    const name = names.get(unitId);
    if (signs.length === 0 || name === undefined) return [];
    return [
      `To be looked at: ${name} is in the Common App’s grid of ${cycle} and not in our copy of ${newest}; ${describe(signs)}`,
    ];
  });
  const others = missing.flatMap(({ unitId }) =>
    listSigns(unitId).length === 0 ? (names.get(unitId) ?? []) : [],
  );
  const copy = requirements.length - requirements.filter(({ cycle }) => cycle < newest).length;
  const rest =
    others.length === 0
      ? []
      : [
          `To be looked at: ${others.length} more colleges of the grid before are not in our copy of ${newest}, which has ${copy}, so most are probably still members: ${others.slice(0, namedLeavers).join("; ")}${others.length > namedLeavers ? "; …" : ""}`,
        ];
  return [...gone, ...withSigns, ...rest];
}

/** Of those that only our copy of the grid lacks. */
const namedLeavers = 10;

function listSigns(unitId: number): string[] {
  const change = findChange(unitId);
  if (change === null) return [];
  const when = change.date === null ? "" : `, ${change.date}`;
  return [`our record says: ${change.event}${when} (${change.factId})`];
}

function describe(signs: readonly string[]): string {
  return signs.length === 0 ? "nothing else is known" : signs.join("; ");
}

/** Read by its own heading, because the release in place may have other columns. */
function readPresent(present: string, file: string, needed: readonly string[]): Row[] {
  const path = join(present, file);
  // A table without rows is what an import makes that was given nothing for it.
  if (!existsSync(path) || readFileSync(path, "utf8").split("\n").length <= 2) return [];
  return readTable(path, { needed, optional: [] }).rows;
}

const readUnitId = (row: Row) => Number(row.text("unitId"));
