/** How many degrees each college awards a year, by family of majors and by program a student can name; loaded when majors are first needed. */
import { fail, type Result, succeed } from "#lib/result.ts";
import { type AwardLevel, awardLevels } from "./details.ts";
import { isMajorFamily, type MajorFamily, toMajorFamily } from "./majorFamilies.ts";
import * as packing from "./packing.ts";

/** JSON-compatible. The layout is private to this file. */
export type EncodedMajors = { version: number; asOf: string } & Record<string, unknown>;

export type MajorsIndex = {
  asOf: string;
  /** The families that occur, in code order. */
  families: readonly MajorFamily[];
  /** Each college's place in the columns. */
  rowOf: ReadonlyMap<number, number>;
  /** By family ("50") or program ("5009"). */
  columns: ReadonlyMap<string, DegreeColumns>;
  /** All degrees of each college, by place. */
  totals: Readonly<Record<AwardLevel, Uint32Array>>;
};

/** Those colleges that award any, by place from lowest to highest, and how many a year. */
export type DegreeColumns = Readonly<Record<AwardLevel, DegreeColumn>>;
type DegreeColumn = { rows: Uint16Array; degrees: Uint32Array };

/** The degrees a college awarded in one year in one program: six digits of the federal classification, "50.0901". */
export type DegreeAwards = { unitId: number; cip: string; level: AwardLevel; awards: number };

/** Under which programs the degrees of a six-digit code are counted, beside its family. */
export type ProgramsOfDegree = (cip: string) => readonly string[];

const version = 3;

/** Sums up degrees by college, family and program; a row without a degree or of an unknown family adds nothing. */
export function buildMajorsIndex(
  awarded: Iterable<DegreeAwards>,
  asOf: string,
  listPrograms: ProgramsOfDegree,
): MajorsIndex {
  const sums = new Map<string, Record<AwardLevel, Map<number, number>>>();
  const unitIds = new Set<number>();
  for (const { unitId, cip, level, awards } of awarded) {
    const family = toMajorFamily(cip);
    if (family === null || awards === 0) continue;
    unitIds.add(unitId);
    for (const code of [family, ...listPrograms(cip)]) {
      const byLevel = sums.get(code) ?? { associate: new Map(), bachelors: new Map() };
      sums.set(code, byLevel);
      byLevel[level].set(unitId, (byLevel[level].get(unitId) ?? 0) + awards);
    }
  }
  const ordered = [...unitIds].toSorted((a, b) => a - b);
  const rowOf = new Map(ordered.map((unitId, row) => [unitId, row]));
  const toColumn = (degrees: ReadonlyMap<number, number>): DegreeColumn => {
    const found = [...degrees].toSorted(([a], [b]) => a - b);
    return {
      rows: Uint16Array.from(found, ([unitId]) => rowOf.get(unitId) ?? 0),
      degrees: Uint32Array.from(found, ([, count]) => count),
    };
  };
  const columns = [...sums]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([code, { associate, bachelors }]): [string, DegreeColumns] => [
      code,
      { associate: toColumn(associate), bachelors: toColumn(bachelors) },
    ]);
  return assemble(asOf, ordered, columns);
}

/** Packs it for sending. */
export function encodeMajorsIndex({ asOf, rowOf, columns }: MajorsIndex): EncodedMajors {
  const count = rowOf.size;
  const body = {
    unitIds: packing.packColumn(packing.toDifferences([...rowOf.keys()])),
    count,
    codes: [...columns.keys()],
    // Who awards what first, then how many: text of one kind compresses best.
    awarded: [...columns.values()].map((column) => packLevels(column, count)),
    degrees: [...columns.values()].map((column) =>
      awardLevels.map((level) => {
        const { least, planes } = packing.packColumn([...column[level].degrees]);
        return { least, planes };
      }),
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
  const { count, codes, awarded, degrees } = body;
  if (typeof count !== "number" || !Array.isArray(codes)) return fail("notAMajorsIndex");
  if (!Array.isArray(awarded) || !Array.isArray(degrees)) return fail("notAMajorsIndex");
  const differences = packing.unpackColumn(body.unitIds, count);
  const unitIds = differences === null ? [] : packing.toRunningSums(differences);
  const ordered = unitIds.filter((unitId) => unitId !== null);
  if (ordered.length !== count) return fail("notAMajorsIndex");
  const columns: [string, DegreeColumns][] = [];
  for (const [place, code] of codes.entries()) {
    const levels: unknown = degrees[place];
    const mask: unknown = awarded[place];
    if (typeof code !== "string" || typeof mask !== "string" || mask.length !== count)
      return fail("notAMajorsIndex");
    const associate = unpackLevel(mask, "associate", levels);
    const bachelors = unpackLevel(mask, "bachelors", levels);
    if (associate === null || bachelors === null) return fail("notAMajorsIndex");
    columns.push([code, { associate, bachelors }]);
  }
  return succeed(assemble(json.asOf, ordered, columns));
}

function assemble(
  asOf: string,
  unitIds: readonly number[],
  columns: readonly (readonly [string, DegreeColumns])[],
): MajorsIndex {
  const totals = { associate: new Uint32Array(unitIds.length), bachelors: new Uint32Array(unitIds.length) };
  for (const [code, byLevel] of columns) {
    // A program's degrees are in its family's already.
    if (!isMajorFamily(code)) continue;
    for (const level of awardLevels) {
      const { rows, degrees } = byLevel[level];
      for (const [at, row] of rows.entries()) {
        totals[level][row] = (totals[level][row] ?? 0) + (degrees[at] ?? 0);
      }
    }
  }
  return {
    asOf,
    families: columns.flatMap(([code]) => (isMajorFamily(code) ? [code] : [])),
    rowOf: new Map(unitIds.map((unitId, row) => [unitId, row])),
    columns: new Map(columns),
    totals,
  };
}

const bits: Record<AwardLevel, number> = { associate: 1, bachelors: 2 };

/** One character per college: "0" none, "1" associate, "2" bachelor's, "3" both. */
function packLevels(column: DegreeColumns, count: number): string {
  const masks = new Uint8Array(count);
  for (const level of awardLevels) {
    for (const row of column[level].rows) masks[row] = (masks[row] ?? 0) | bits[level];
  }
  return masks.join("");
}

function unpackLevel(mask: string, level: AwardLevel, levels: unknown): DegreeColumn | null {
  const packed: unknown = Array.isArray(levels) ? levels[awardLevels.indexOf(level)] : null;
  if (!isObject(packed)) return null;
  const rows: number[] = [];
  for (let row = 0; row < mask.length; row += 1) {
    // "0" to "3" end in the same two bits as the numbers.
    if ((mask.charCodeAt(row) & bits[level]) !== 0) rows.push(row);
  }
  const { least, planes } = packed;
  const degrees = packing.unpackColumn({ known: "1".repeat(rows.length), least, planes }, rows.length);
  return degrees === null
    ? null
    : { rows: Uint16Array.from(rows), degrees: Uint32Array.from(degrees, (count) => count ?? 0) };
}

/** The families this college awards degrees in, at one level or any; null if it reports no degrees. */
export function listFamilies(majors: MajorsIndex, unitId: number, level?: AwardLevel): MajorFamily[] | null {
  const row = majors.rowOf.get(unitId);
  if (row === undefined) return null;
  const levels = level === undefined ? awardLevels : [level];
  return majors.families.filter((family) => {
    const column = majors.columns.get(family);
    return column !== undefined && levels.some((one) => column[one].rows.includes(row));
  });
}

/** One column with a place for every college: for a pass over all of them. Zeros where the code does not occur. */
export function spreadColumn({ columns, rowOf }: MajorsIndex, code: string, level: AwardLevel): Uint32Array {
  const spread = new Uint32Array(rowOf.size);
  const column = columns.get(code)?.[level];
  if (column === undefined) return spread;
  for (const [at, row] of column.rows.entries()) spread[row] = column.degrees[at] ?? 0;
  return spread;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
