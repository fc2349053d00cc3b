/** Ten practices of a clear aid offer, after the report GAO-23-104708, and what the report found. */
import { latestValue } from "#facts/fact.ts";
import * as facts from "#facts/offers/practices.ts";
import { gaoAidOffers } from "#facts/sources/awardLetters.ts";

export const practiceCodes = [
  "itemizesCosts",
  "givesTotalCost",
  "givesNetPrice",
  "keepsKindsApart",
  "labelsEachKind",
  "namesSources",
  "leavesOutParentLoans",
  "givesNextSteps",
  "explainsTerms",
  "hasPlainTitle",
] as const;
export type PracticeCode = (typeof practiceCodes)[number];

export type Practice = {
  code: PracticeCode;
  /** Read off the lines of an offer, or asked of who holds the letter. */
  knownBy: "lines" | "answer";
  /** "report": as the report words it. "advice": from it and the Department's advice of 2019, in our words. */
  wording: "report" | "advice";
};

export const practices: readonly Practice[] = latestValue(facts.offerPractices);

/** Offers of a sample of colleges that stands for the nation. */
export const practiceFindings = {
  colleges: latestValue(facts.offersExamined),
  followingAll: latestValue(facts.offersFollowingAll),
  followingHalfOrFewerShare: latestValue(facts.offersFollowingHalfOrFewer),
  netPriceMissingOrTooLowShare: latestValue(facts.offersWithoutTrueNetPrice),
  source: gaoAidOffers,
} as const;
