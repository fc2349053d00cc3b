/** Pell Grant amounts, the poverty guidelines they are tested against, and the tests, by award year. */
import { latestValue, periodsOf, requireValue, valueIn } from "#facts/fact.ts";
import { pellPovertyGuidelinesOrigins } from "#facts/federal-aid/pell.origins.ts";
import * as facts from "#facts/federal-aid/pell.ts";
import type { Source } from "#lib/source.ts";

export type PovertyGuideline = { firstPersonUsd: number; eachMoreUsd: number };

export type PellTerms = {
  awardYear: string;
  maximumUsd: number;
  minimumUsd: number;
  /** True where the amounts are not published yet and those of the year before are taken for an estimate. */
  isAssumed: boolean;
  /** Guidelines of the tax year, not of the award year. */
  poverty: { states: PovertyGuideline; alaska: PovertyGuideline; hawaii: PovertyGuideline };
  /** From 2026-27 foreign earned income counts in the income tested, and a high index ends every grant. */
  countsForeignIncome: boolean;
  /** No grant of any kind from this index on; null where there is no such rule. */
  endsAtIndexUsd: number | null;
  source: Source;
};

/** Every award year whose guidelines are known. Where its amounts are not published, those of the newest year stand in. */
export const pellTerms: readonly PellTerms[] = periodsOf(facts.pellPovertyGuidelines).map((awardYear) => {
  const isAssumed = valueIn(facts.pellMaximum, awardYear) === null;
  const endsAtIndexUsd = valueIn(facts.pellEndsAtIndex, awardYear);
  return {
    awardYear,
    maximumUsd: valueIn(facts.pellMaximum, awardYear) ?? latestValue(facts.pellMaximum),
    minimumUsd: valueIn(facts.pellMinimum, awardYear) ?? latestValue(facts.pellMinimum),
    isAssumed,
    poverty: requireValue(facts.pellPovertyGuidelines, awardYear),
    countsForeignIncome: requireValue(facts.pellCountsForeignIncome, awardYear),
    endsAtIndexUsd: isAssumed ? latestValue(facts.pellEndsAtIndex) : endsAtIndexUsd,
    source: requireValue(pellPovertyGuidelinesOrigins, awardYear).source,
  };
});

/** Percent of the poverty guideline up to which each test is passed: 20 USC 1070a(b)(1). */
export const povertyPercent = latestValue(facts.pellPovertyPercent);

/** A calculated award is rounded to the nearest of these. */
export const pellRoundingUsd = latestValue(facts.pellRounding);

/** The terms of an award year written "2026-27"; null where nothing is known of it. */
export function findPellTerms(awardYear: string): PellTerms | null {
  return pellTerms.find((terms) => terms.awardYear === awardYear) ?? null;
}

export const fullGiftAidResults = [
  /** Neither figure is known, so the rule was not tested. */
  "notGiven",
  "costMissing",
  "giftAidMissing",
  /** The award year is before the rule. */
  "notYetLaw",
  "belowCost",
  "coversCost",
] as const;
export type FullGiftAidResult = (typeof fullGiftAidResults)[number];

/**
 * Grants from the state, the college and private donors count, and reaching the cost exactly is enough. Loans never count.
 * Both in whole dollars for the same period; null if not known. A letter may not say its year: null is read as a year under the law of today.
 */
export function checkFullGiftAid(
  awardYear: string | null,
  cost: number | null,
  giftAid: number | null,
): FullGiftAidResult {
  if (cost === null) return giftAid === null ? "notGiven" : "costMissing";
  if (giftAid === null) return "giftAidMissing";
  const isLaw =
    awardYear === null
      ? latestValue(facts.pellEndsAtFullGiftAid)
      : valueIn(facts.pellEndsAtFullGiftAid, awardYear);
  if (isLaw !== true) return "notYetLaw";
  return giftAid >= cost ? "coversCost" : "belowCost";
}
