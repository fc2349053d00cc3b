/** What a page knows of colleges by itself: single ones, read from the index's columns when they are shown. */
import type { CollegeSummary } from "#domain/college/college.ts";
import {
  type CollegeTable,
  countDegreeGranting,
  createCollegeReader,
  type DegreeCounts,
} from "#domain/college/collegeTable.ts";
import { once } from "#lib/once.ts";

type Lookup<Key> = { get: (key: Key) => CollegeSummary | undefined; has: (key: Key) => boolean };

export type AllColleges = {
  release: string;
  /** The day the data set was made, YYYY-MM-DD. */
  asOf: string;
  count: number;
  unitIds: () => readonly number[];
  /** Always the same object for a college. */
  byUnitId: Lookup<number>;
  bySlug: Lookup<string>;
  countDegreeGranting: () => DegreeCounts;
};

export function openColleges(table: CollegeTable): AllColleges {
  const { release, asOf, count } = table;
  const read = once(() => createCollegeReader(table));
  const kept = new Map<number, CollegeSummary>();
  const rowOfUnitId = once(() => {
    const rows = new Map<number, number>();
    for (const [row, unitId] of (table.numbers.unitId?.cells ?? []).entries()) rows.set(unitId, row);
    return rows;
  });
  const rowOfSlug = once(() => new Map(table.slugs.split("\n").map((slug, row) => [slug, row])));
  const collegeAt = (row: number | undefined): CollegeSummary | undefined => {
    if (row === undefined) return undefined;
    const college = kept.get(row) ?? read()(row);
    kept.set(row, college);
    return college;
  };
  return {
    release,
    asOf,
    count,
    unitIds: once(() => [...(table.numbers.unitId?.cells ?? [])]),
    byUnitId: {
      get: (unitId) => collegeAt(rowOfUnitId().get(unitId)),
      has: (unitId) => rowOfUnitId().has(unitId),
    },
    bySlug: {
      get: (slug) => collegeAt(rowOfSlug().get(slug)),
      has: (slug) => rowOfSlug().has(slug),
    },
    countDegreeGranting: once(() => countDegreeGranting(table)),
  };
}
