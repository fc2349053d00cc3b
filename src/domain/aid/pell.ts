/** The Pell Grant: maximum by income, calculated from the index, or minimum by income, in the order of the law. 20 USC 1070a. */
import {
  checkFullGiftAid,
  type FullGiftAidResult,
  findPellTerms,
  type PellTerms,
  type PovertyGuideline,
  pellRoundingUsd,
  povertyPercent,
} from "#domain/aid/pellTerms.ts";
import { fail, type Result, succeed } from "#lib/result.ts";
import { roundHalfAway } from "./rounding.ts";

export type PellInput = {
  awardYear: string;
  dependencyStatus: "dependent" | "independent";
  familySize: number;
  /** Postal code of the state of residence; only Alaska and Hawaii have their own guidelines. */
  state: string | null;
  /** Adjusted gross income of the parents, or of an independent student with a spouse. */
  agi: number;
  foreignIncomeExclusion: number;
  /** Nobody whose income counts had to file taxes. */
  nonfiler: boolean;
  /** A tax status rather than a marital one (see singleParent.ts), of a dependent student's parent or of the student. */
  singleParent: boolean;
  /** An independent student who is a parent. */
  isParent: boolean;
  /** At the college the grant is for; absent while no college is in question. */
  giftAid?: { costOfAttendanceUsd: number | null; nonFederalGiftAidUsd: number | null };
};

export type PellAnswer = {
  maxPellIndicator: 0 | 1 | 2 | 3;
  /** 0 none, 1 and 2 dependent students, 3 to 5 independent ones. Used only if nothing better applies. */
  minPellIndicator: 0 | 1 | 2 | 3 | 4 | 5;
  /** Whole dollars for a full year, full-time, before a college holds it to its cost of attendance. */
  award: number;
  /** Whether other gift aid leaves room for a grant; if it covers the cost, the award is 0 whatever the indicators say. */
  fullGiftAid: FullGiftAidResult;
  /** True if the award year's amounts are not published yet. */
  isAssumed: boolean;
};

/** The maximum Pell indicator. It does not depend on the index; the worksheet depends on it. */
export function findMaxPellIndicator(
  input: PellInput,
): Result<PellAnswer["maxPellIndicator"], "yearNotPublished"> {
  const terms = findPellTerms(input.awardYear);
  return terms === null ? fail("yearNotPublished") : succeed(findMaximumIndicator(input, terms));
}

/** The grant for an index. Fails if nothing is known about the award year. */
export function calculatePellGrant(input: PellInput, sai: number): Result<PellAnswer, "yearNotPublished"> {
  const byNeed = calculateByNeed(input, sai);
  if (!byNeed.ok) return byNeed;
  const { costOfAttendanceUsd: cost = null, nonFederalGiftAidUsd: giftAid = null } = input.giftAid ?? {};
  const fullGiftAid = checkFullGiftAid(input.awardYear, cost, giftAid);
  const award = fullGiftAid === "coversCost" ? 0 : byNeed.value.award;
  return succeed({ ...byNeed.value, award, fullGiftAid });
}

function calculateByNeed(
  input: PellInput,
  sai: number,
): Result<Omit<PellAnswer, "fullGiftAid">, "yearNotPublished"> {
  const terms = findPellTerms(input.awardYear);
  if (terms === null) return fail("yearNotPublished");
  const { maximumUsd, minimumUsd, endsAtIndexUsd, isAssumed } = terms;
  const maximum = findMaximumIndicator(input, terms);
  const answer = { maxPellIndicator: maximum, minPellIndicator: 0, award: 0, isAssumed } as const;
  if (maximum !== 0 || sai <= 0) return succeed({ ...answer, award: maximumUsd });
  if (endsAtIndexUsd !== null && sai >= endsAtIndexUsd) return succeed(answer);
  // An index of 6,656 gives no grant, even though the difference would round to the minimum.
  if (sai <= maximumUsd - minimumUsd) {
    return succeed({ ...answer, award: roundHalfAway(maximumUsd - sai, pellRoundingUsd) * pellRoundingUsd });
  }
  const minimum = findMinimumIndicator(input, terms);
  return succeed({ ...answer, minPellIndicator: minimum, award: minimum === 0 ? 0 : minimumUsd });
}

function findMaximumIndicator(input: PellInput, terms: PellTerms): PellAnswer["maxPellIndicator"] {
  if (input.nonfiler) return 1;
  const income = findTestedIncome(input, terms);
  // An income of 0 or less passes neither test.
  if (income <= 0) return 0;
  if (input.singleParent) {
    return isWithinPovertyShare(income, povertyPercent.maximumSingleParent, input, terms) ? 2 : 0;
  }
  return isWithinPovertyShare(income, povertyPercent.maximumOthers, input, terms) ? 3 : 0;
}

function findMinimumIndicator(input: PellInput, terms: PellTerms): PellAnswer["minPellIndicator"] {
  const income = findTestedIncome(input, terms);
  const passes = (percent: number) => isWithinPovertyShare(income, percent, input, terms);
  if (input.dependencyStatus === "dependent") {
    if (input.singleParent) return passes(povertyPercent.minimumDependentSingleParent) ? 1 : 0;
    return passes(povertyPercent.minimumDependentOthers) ? 2 : 0;
  }
  if (input.singleParent) return passes(povertyPercent.minimumIndependentSingleParent) ? 3 : 0;
  if (input.isParent) return passes(povertyPercent.minimumIndependentParent) ? 4 : 0;
  return passes(povertyPercent.minimumIndependentOthers) ? 5 : 0;
}

function findTestedIncome(input: PellInput, terms: PellTerms): number {
  return input.agi + (terms.countsForeignIncome ? Math.abs(input.foreignIncomeExclusion) : 0);
}

function isWithinPovertyShare(income: number, percent: number, input: PellInput, terms: PellTerms): boolean {
  return income <= roundHalfAway(calculateGuideline(input, terms) * percent, 100);
}

/** The family's poverty guideline, in whole dollars a year. */
function calculateGuideline({ state, familySize }: PellInput, { poverty }: PellTerms): number {
  const { firstPersonUsd, eachMoreUsd } = chooseGuideline(state, poverty);
  return firstPersonUsd + Math.max(familySize - 1, 0) * eachMoreUsd;
}

function chooseGuideline(state: string | null, poverty: PellTerms["poverty"]): PovertyGuideline {
  if (state === "AK") return poverty.alaska;
  if (state === "HI") return poverty.hawaii;
  return poverty.states;
}
