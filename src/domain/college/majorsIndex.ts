/** Which families of majors, and which programs a student can name, each college awards degrees in; loaded when majors are first needed. */
import { fail, type Result, succeed } from "#lib/result.ts";
import type { AwardLevel } from "./details.ts";
import { isMajorFamily, type MajorFamily } from "./majorFamilies.ts";
import { isMajorProgram, type MajorProgram } from "./majorPrograms.ts";
import * as packing from "./packing.ts";

/** JSON-compatible. The layout is private to this file. */
export type EncodedMajors = { version: number; asOf: string } & Record<string, unknown>;

export type MajorsIndex = {
  asOf: string;
  /** The families that occur, in code order. */
  families: readonly MajorFamily[];
  /** The programs that occur, in code order. */
  programs: readonly MajorProgram[];
  /** Per college, one character per family, then per program: "0" none, "1" associate, "2" bachelor's, "3" both. */
  awards: ReadonlyMap<number, string>;
};

export type DegreeAwards = {
  unitId: number;
  family: MajorFamily;
  programs: readonly MajorProgram[];
  level: AwardLevel;
};

const version = 2;
const bits: Record<AwardLevel, number> = { associate: 1, bachelors: 2 };

/** Packs the degrees awarded; order and repeats in the list do not matter. */
export function encodeMajorsIndex(awarded: Iterable<DegreeAwards>, asOf: string): EncodedMajors {
  const byCollege = new Map<number, Map<MajorFamily | MajorProgram, number>>();
  const familiesFound = new Set<MajorFamily>();
  const programsFound = new Set<MajorProgram>();
  for (const { unitId, family, programs: named, level } of awarded) {
    const levels = byCollege.get(unitId) ?? new Map<MajorFamily | MajorProgram, number>();
    for (const code of [family, ...named]) levels.set(code, (levels.get(code) ?? 0) | bits[level]);
    byCollege.set(unitId, levels);
    familiesFound.add(family);
    for (const program of named) programsFound.add(program);
  }
  const families = [...familiesFound].toSorted();
  const programs = [...programsFound].toSorted();
  const unitIds = [...byCollege.keys()].toSorted((a, b) => a - b);
  const body = {
    families,
    programs,
    unitIds: packing.packColumn(packing.toDifferences(unitIds)),
    count: unitIds.length,
    // One string per family or program, because colleges with neighboring ids are similar.
    awards: [...families, ...programs].map((code) =>
      unitIds.map((unitId) => String(byCollege.get(unitId)?.get(code) ?? 0)).join(""),
    ),
  };
  return { version, asOf, checksum: packing.calculateChecksum(JSON.stringify(body)), body };
}

/** Decodes the index; truncated or altered input returns a problem and never throws. */
export function decodeMajorsIndex(json: unknown): Result<MajorsIndex, "notAMajorsIndex"> {
  if (!isObject(json) || json.version !== version || typeof json.asOf !== "string") {
    return fail("notAMajorsIndex");
  }
  const { body } = json;
  if (!isObject(body) || packing.calculateChecksum(JSON.stringify(body)) !== json.checksum) {
    return fail("notAMajorsIndex");
  }
  const { count, families: codes, programs: named, awards: columns } = body;
  if (typeof count !== "number" || !Array.isArray(columns)) return fail("notAMajorsIndex");
  if (!Array.isArray(codes) || !Array.isArray(named)) return fail("notAMajorsIndex");
  const families: MajorFamily[] = [];
  for (const code of codes) {
    if (typeof code !== "string" || !isMajorFamily(code)) return fail("notAMajorsIndex");
    families.push(code);
  }
  const programs: MajorProgram[] = [];
  for (const code of named) {
    if (typeof code !== "string" || !isMajorProgram(code)) return fail("notAMajorsIndex");
    programs.push(code);
  }
  const texts = columns.filter((column): column is string => typeof column === "string");
  if (texts.length !== families.length + programs.length || texts.some((text) => text.length !== count)) {
    return fail("notAMajorsIndex");
  }
  const unitIds = packing.unpackColumn(body.unitIds, count);
  if (unitIds === null) return fail("notAMajorsIndex");
  const awards = new Map<number, string>();
  for (const [row, unitId] of packing.toRunningSums(unitIds).entries()) {
    if (unitId !== null) awards.set(unitId, texts.map((text) => text[row] ?? "0").join(""));
  }
  return succeed({ asOf: json.asOf, families, programs, awards });
}

/** The families this college awards degrees in, at one level or any; null if it reports no degrees. */
export function listFamilies(majors: MajorsIndex, unitId: number, level?: AwardLevel): MajorFamily[] | null {
  const awarded = majors.awards.get(unitId);
  if (awarded === undefined) return null;
  const wanted = level === undefined ? 3 : bits[level];
  return majors.families.filter((_, index) => (Number(awarded[index]) & wanted) !== 0);
}

/** How many of these families (codes such as "11") the college offers; null if it reports no degrees. */
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

/**
 * How many of the student's fields the college offers; null if it reports no degrees. Where the student named programs inside
 * a field, such as nursing in health, it has to award degrees in one of them: other health degrees lead elsewhere.
 */
export function countFieldsOffered(
  majors: MajorsIndex,
  unitId: number,
  { majorFamilies, majorPrograms }: Readonly<Record<"majorFamilies" | "majorPrograms", readonly string[]>>,
): number | null {
  const awarded = majors.awards.get(unitId);
  if (awarded === undefined) return null;
  const offersProgram = (program: MajorProgram) =>
    awarded[majors.families.length + majors.programs.indexOf(program)] !== "0";
  const fields = majorFamilies.filter((family) => {
    const wanted = majors.programs.filter(
      (program) => program.startsWith(family) && majorPrograms.includes(program),
    );
    return wanted.length === 0
      ? listFamiliesOffered(majors, unitId, [family]) === 1
      : wanted.some(offersProgram);
  });
  return fields.length;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
