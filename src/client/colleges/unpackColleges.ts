/** Unpacks the college index into look-up tables, in slices so that the page stays responsive. */
import { runInSlices } from "#client/runInSlices.ts";
import type { CollegeSummary } from "#domain/college/college.ts";
import { decodeInSteps } from "#domain/college/collegeIndex.ts";

export type AllColleges = {
  release: string;
  /** The day the data set was made, YYYY-MM-DD. */
  asOf: string;
  colleges: readonly CollegeSummary[];
  byUnitId: ReadonlyMap<number, CollegeSummary>;
  bySlug: ReadonlyMap<string, CollegeSummary>;
};

/** Rejects if the index is malformed. */
export async function unpackColleges(json: unknown): Promise<AllColleges> {
  const decoded = await runInSlices(decodeInSteps(json));
  if (!decoded.ok) throw new Error("The college index came damaged.");
  const { release, asOf, colleges } = decoded.value;
  return {
    release,
    asOf,
    colleges,
    byUnitId: new Map(colleges.map((college) => [college.unitId, college])),
    bySlug: new Map(colleges.map((college) => [college.slug, college])),
  };
}
