/** Whether a student applies as a first-year or as a transfer. Apart from the agreements, which few students need. */
import type { Profile } from "#domain/people/profile.ts";

/** About one full-time semester: below it, most colleges read an application as a first-year's. */
export const transferCreditsFrom = 12;

/**
 * "transfer": has earned credits at a college after high school. "firstYearWithCredits": has told a college or credits, but
 * applies as a first-year: still in high school, or with less than a full-time semester.
 */
export type ApplicantStatus = "firstYear" | "firstYearWithCredits" | "transfer";

export function findApplicantStatus({
  gradeYear,
  transfer,
}: Pick<Profile, "gradeYear" | "transfer">): ApplicantStatus {
  if (transfer === null) return "firstYear";
  const { unitId, credits, degree } = transfer;
  // College classes taken in high school, even a whole associate degree, leave a student a first-year nearly everywhere.
  if (gradeYear !== null && gradeYear <= 12) return "firstYearWithCredits";
  if (degree !== "none") return "transfer";
  if (credits !== null) return credits < transferCreditsFrom ? "firstYearWithCredits" : "transfer";
  return unitId === null ? "firstYear" : "transfer";
}

/** Whom to ask what they have done since high school: nobody in it is a transfer student or a veteran. */
export function isPastHighSchool({ gradeYear, transfer }: Pick<Profile, "gradeYear" | "transfer">): boolean {
  return gradeYear === 13 || (gradeYear === null && transfer !== null);
}

export function isTransfer(profile: Pick<Profile, "gradeYear" | "transfer">): boolean {
  return findApplicantStatus(profile) === "transfer";
}
