/** The part of the data set that pages are written from, as the build and the server have it in memory. */
import type { Aggregates } from "#domain/college/aggregates.ts";
import type { CollegeSummary } from "#domain/college/college.ts";
import type { CollegeDetails } from "#domain/college/details.ts";
import type { CollegeRecord } from "#domain/college/record.ts";

export type CollegeData = {
  /** The day the data set last changed (ISO date). */
  asOf: string;
  /** Counts and medians of the nation and its states. */
  aggregates: Aggregates;
  summaries: readonly CollegeSummary[];
  bySlug: (slug: string) => CollegeSummary | null;
  recordOf: (unitId: number) => CollegeRecord | null;
  detailsOf: (unitId: number) => CollegeDetails;
};
