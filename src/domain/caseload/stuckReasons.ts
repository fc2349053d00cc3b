/** What a student of a caseload can be stuck on, apart from the rules that find it: lists and filters need the names alone. */

/** The most urgent first: this order is the order of the list. */
export const stuckReasons = [
  "dueSoon",
  "overdue",
  "fafsa",
  "noColleges",
  "noSafety",
  "noYear",
  "proposal",
  "quiet",
] as const;
export type StuckReason = (typeof stuckReasons)[number];
