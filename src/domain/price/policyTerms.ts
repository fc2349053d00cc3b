/** What a college can promise by income, and why a price may not count a promise: the words that records and rules share. */

/** From what leaves most to pay to what leaves least. Of two lines at one income, the later one counts. */
export const policyCodes = [
  /** No loans in aid offers. It changes what a family borrows, not the price. */
  "noLoans",
  /** Part of tuition; no page says how much. */
  "partTuition",
  /** No more than the state's flagship charges. */
  "flagshipPrice",
  "halfTuition",
  /** Tuition and fees for no more than an amount. */
  "tuitionCeiling",
  "freeTuition",
  /** Tuition for free, and housing and food for no more than an amount. */
  "netCeiling",
  /** What families of some incomes pay, as the college's own table of examples. */
  "priceTable",
  "freeTuitionAndLiving",
  "noParentContribution",
] as const;
export type PolicyCode = (typeof policyCodes)[number];

/** Why a price names a promise and does not count it. */
export const policyReasons = [
  /** No page that we have read gives the income. */
  "lineNotSeen",
  /** No page says how much it comes to. */
  "amountNotPublished",
  /** A report names a line, and the college's own page does not. */
  "pagesDisagree",
  /** It changes what a family borrows. */
  "borrowingOnly",
] as const;
export type PolicyReason = (typeof policyReasons)[number];

/** A family may be so much better or worse off than the college's example with its income: half a step of the table. */
export const tableReachUsd = 25_000;

/** A policy this many years old still counts: colleges publish next year's in spring, after families have chosen. */
export const longestYears = 2;

/** A line this close below the family's income is worth knowing about. */
export const nearUsd = 25_000;
