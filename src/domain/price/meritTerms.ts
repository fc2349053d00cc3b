/** The codes of automatic merit awards: why a row is shown but not subtracted, and what comes with one beside money. */

/** Why a row of a table is shown at most, never subtracted. */
export const leftOutCodes = [
  /** The page names a range or a ceiling. */
  "range",
  /** The table is three or more years old. */
  "old",
  /** The page does not say that everyone who qualifies gets it. */
  "selection",
  /** The page does not say whether grades and scores are both asked. */
  "andOrOr",
  /** Amounts are official, which cell each belongs to is partly inferred. */
  "cellsInferred",
  /** Whether residents alone get it, or what non-residents still pay, is not in our copy. */
  "residency",
  /** Also asks for a Pell Grant. */
  "pellOnly",
  /** One weak source. */
  "weakSource",
  /** The price counts this tuition exchange already. */
  "pricedAsExchange",
] as const;
export type LeftOutCode = (typeof leftOutCodes)[number];

/** What an award gives beside its amount. */
export const meritExtras = ["extras", "housing", "firstYearHousing"] as const;
export type MeritExtra = (typeof meritExtras)[number];
