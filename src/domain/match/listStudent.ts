/** What about a student decides which constraints a first list is made under. */
import { isTransfer } from "#domain/admission/applicantStatus.ts";
import type { Money, Profile } from "#domain/people/profile.ts";
import type { MatchPriceBand } from "./curves.ts";
import { type Candidate, firstListRule, hasAcademics } from "./firstListRule.ts";

export type Student = {
  wishes: Profile["wishes"];
  hasAcademics: boolean;
  isTransfer: boolean;
  /** Asked for two-year colleges, or lives at home. */
  wantsTwoYear: boolean;
  /** Two-year colleges alone were asked for. */
  wantsTwoYearOnly: boolean;
  /** Among the top tenth of those enrolled nearly everywhere near home. */
  isStrong: boolean;
  payPerYearUsd: number | null;
};

export function describeStudent(
  candidates: readonly Candidate<MatchPriceBand>[],
  profile: Profile,
  money: Money,
): Student {
  const { levels, livingPlan, wishes } = profile;
  return {
    wishes,
    hasAcademics: hasAcademics(profile),
    isTransfer: isTransfer(profile),
    wantsTwoYear: levels.includes("twoYear") || livingPlan === "withFamily",
    wantsTwoYearOnly: levels.includes("twoYear") && !levels.includes("fourYear"),
    isStrong: isStrong(candidates),
    payPerYearUsd: money.payPerYearUsd,
  };
}

function isStrong(candidates: readonly Candidate<MatchPriceBand>[]): boolean {
  const { strongFromZ, strongAtShare, strongWithinMiles } = firstListRule;
  let compared = 0;
  let above = 0;
  for (const { row, miles, isTwoYear, isHomePublic } of candidates) {
    const { chance } = row;
    if (chance.kind !== "estimate" || isTwoYear) continue;
    if (!isHomePublic && (miles ?? Infinity) > strongWithinMiles) continue;
    compared += 1;
    if (chance.enrolledZ >= strongFromZ) above += 1;
  }
  return compared > 0 && above / compared >= strongAtShare;
}
