/** The kinds of rules on tuition without lawful presence; beside the records, because their schema reads it too. */
export const statusRules = [
  /** The resident price after some years at a high school of the state, and its diploma. */
  "byHighSchool",
  /** The resident price; our copy names no years. */
  "resident",
  "nonresident",
  /** The resident price with DACA or another federal work permit, the out-of-state price without. */
  "byPermit",
  "byCollege",
  /** Before a court. */
  "unsettled",
  /** Public colleges may not admit them. */
  "barred",
] as const;
export type StatusRule = (typeof statusRules)[number];
