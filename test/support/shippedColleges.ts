/** The data set that ships, read once per process: reading it takes a good tenth of a second. */
import { join, resolve } from "node:path";
import type { CollegeSummary } from "#domain/college/college.ts";
import { type Colleges, loadColleges } from "#server/colleges.ts";

let loaded: Colleges | null = null;

export function loadShippedColleges(): Colleges {
  loaded ??= loadColleges(join(resolve(import.meta.dirname, "..", ".."), "data"));
  return loaded;
}

/** Throws if the data set does not have it. */
export function findShippedCollege(unitId: number): CollegeSummary {
  const college = loadShippedColleges().byUnitId(unitId);
  if (college === null) throw new RangeError(`no college ${unitId} in the data set`);
  return college;
}
