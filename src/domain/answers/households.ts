/**
 * Whose an answer about money is. Apart from the catalog of the FAFSA's answers, which only its tools load: every page that
 * has the plan reads these.
 */

/** "first" is the parent on the FAFSA, and in the two-households tool the first of both. */
export const households = ["student", "first", "second"] as const;
export type Household = (typeof households)[number];

/** Whole dollars, a count, a choice, or yes/no. */
export type AidAnswer = string | number | boolean;
export type AidAnswers = Readonly<Record<string, AidAnswer>>;

/** As stored below "student.citizenship". "neither" is from before "undocumented" and "international" could be told apart. */
export const citizenships = [
  "citizen",
  "eligibleNoncitizen",
  "undocumented",
  "international",
  "unsaid",
  "neither",
] as const;
