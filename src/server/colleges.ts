/** The data set in memory: read once, never changed, the same in every process. */
import type { CollegeSummary } from "#domain/college/college.ts";
import type { CollegeDetails } from "#domain/college/details.ts";
import type { CollegeRecord } from "#domain/college/record.ts";

export type Colleges = {
  /** The release the figures are from, and the day the data set was last changed (ISO dates). */
  release: string;
  asOf: string;
  /** All colleges, by state and then name. */
  summaries: readonly CollegeSummary[];
  byUnitId: (unitId: number) => CollegeSummary | null;
  bySlug: (slug: string) => CollegeSummary | null;
  /** Everything known of one college; null where there is none of this number. */
  recordOf: (unitId: number) => CollegeRecord | null;
  detailsOf: (unitId: number) => CollegeDetails | null;
};

/** Reads the data set in this folder. Throws with file, line and column where it is not whole. */
export function loadColleges(dataFolder: string): Colleges {
  throw new Error(`No data set in ${dataFolder}.`);
}
