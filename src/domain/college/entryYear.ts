/** The fall in which a student starts college. */

/**
 * `gradeYear` is 9-12, or 13 for a high school graduate; `asOf` is a date
 * YYYY-MM-DD. School years run July to June. A graduate starts next fall, like a senior, and so does a student whose
 * grade is unknown.
 */
export function toEntryYear(gradeYear: number | null, asOf: string): number {
  const year = Number(asOf.slice(0, 4));
  const month = Number(asOf.slice(5, 7));
  const schoolYearEnds = month >= 7 ? year + 1 : year;
  return schoolYearEnds + Math.max(0, 12 - (gradeYear ?? 12));
}
