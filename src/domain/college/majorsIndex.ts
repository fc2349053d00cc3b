/** Which families of majors each college awards degrees in: loaded beside the index when majors are first asked for. */
import { fail, type Result, succeed } from "#lib/result.ts";
import type { AwardLevel } from "./details.ts";
import { isMajorFamily, type MajorFamily } from "./majorFamilies.ts";
import * as packing from "./packing.ts";

/** JSON-able; its inside is this file's own business. */
export type EncodedMajors = { version: number; asOf: string } & Record<string, unknown>;

export type MajorsIndex = {
  asOf: string;
  /** Families that occur, in the order of their codes. */
  families: readonly MajorFamily[];
  /** By college: one character a family; "0" none, "1" associate, "2" bachelor's, "3" both. */
  awards: ReadonlyMap<number, string>;
};

export type DegreeAwards = { unitId: number; family: MajorFamily; level: AwardLevel };

const version = 1;
const bits: Record<AwardLevel, number> = { associate: 1, bachelors: 2 };

/** Packs which degrees are awarded; the order of the list and repeats in it do not matter. */
export function encodeMajorsIndex(awarded: Iterable<DegreeAwards>, asOf: string): EncodedMajors {
  const byCollege = new Map<number, Map<MajorFamily, number>>();
  const occurring = new Set<MajorFamily>();
  for (const { unitId, family, level } of awarded) {
    const levels = byCollege.get(unitId) ?? new Map<MajorFamily, number>();
    levels.set(family, (levels.get(family) ?? 0) | bits[level]);
    byCollege.set(unitId, levels);
    occurring.add(family);
  }
  const families = [...occurring].toSorted();
  const unitIds = [...byCollege.keys()].toSorted((a, b) => a - b);
  const body = {
    families,
    unitIds: packing.packColumn(packing.toDifferences(unitIds)),
    count: unitIds.length,
    // One text a family: colleges with neighboring numbers resemble each other.
    awards: families.map((family) =>
      unitIds.map((unitId) => String(byCollege.get(unitId)?.get(family) ?? 0)).join(""),
    ),
  };
  return { version, asOf, checksum: packing.calculateChecksum(JSON.stringify(body)), body };
}

/** Reads what was sent; what was cut or altered is a problem, never a throw. */
export function decodeMajorsIndex(json: unknown): Result<MajorsIndex, "notAMajorsIndex"> {
  if (!isObject(json) || json.version !== version || typeof json.asOf !== "string") {
    return fail("notAMajorsIndex");
  }
  const { body } = json;
  if (!isObject(body) || packing.calculateChecksum(JSON.stringify(body)) !== json.checksum) {
    return fail("notAMajorsIndex");
  }
  const { count, families: codes, awards: columns } = body;
  if (typeof count !== "number" || !Array.isArray(codes) || !Array.isArray(columns))
    return fail("notAMajorsIndex");
  const families: MajorFamily[] = [];
  for (const code of codes) {
    if (typeof code !== "string" || !isMajorFamily(code)) return fail("notAMajorsIndex");
    families.push(code);
  }
  const texts = columns.filter((column): column is string => typeof column === "string");
  if (texts.length !== families.length || texts.some((text) => text.length !== count)) {
    return fail("notAMajorsIndex");
  }
  const unitIds = packing.unpackColumn(body.unitIds, count);
  if (unitIds === null) return fail("notAMajorsIndex");
  const awards = new Map<number, string>();
  for (const [row, unitId] of packing.toRunningSums(unitIds).entries()) {
    if (unitId !== null) awards.set(unitId, texts.map((text) => text[row] ?? "0").join(""));
  }
  return succeed({ asOf: json.asOf, families, awards });
}

/** The families this college awards degrees in, of one level or any; null where it reports no degrees at all. */
export function listFamilies(majors: MajorsIndex, unitId: number, level?: AwardLevel): MajorFamily[] | null {
  const awarded = majors.awards.get(unitId);
  if (awarded === undefined) return null;
  const wanted = level === undefined ? 3 : bits[level];
  return majors.families.filter((_, index) => (Number(awarded[index]) & wanted) !== 0);
}

/** How many of these families (codes such as "11") the college awards degrees in; null where it reports none at all. */
export function listFamiliesOffered(
  majors: MajorsIndex,
  unitId: number,
  codes: readonly string[],
  level?: AwardLevel,
): number | null {
  const awarded = majors.awards.get(unitId);
  if (awarded === undefined) return null;
  const wanted = level === undefined ? 3 : bits[level];
  let offered = 0;
  for (const code of codes) {
    const index = majors.families.findIndex((family) => family === code);
    if (index >= 0 && (Number(awarded[index]) & wanted) !== 0) offered += 1;
  }
  return offered;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
