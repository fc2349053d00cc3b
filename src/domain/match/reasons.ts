/** Why a college is on the first list, and what to know before counting on it: codes with the figures behind them. */
import { isScoreBetterLeftOut } from "#domain/admission/chance.ts";
import type { Money, Profile } from "#domain/people/profile.ts";
import type { MatchPriceBand } from "./curves.ts";
import type { ListReason } from "./firstList.ts";
import { firstListRule } from "./firstListRule.ts";
import type { RankedCollege } from "./rank.ts";

/** The figures behind a reason or a warning: dollars a year, straight miles, shares 0-1; null where unknown. */
export type ReasonValues = Readonly<Record<string, number | string | null>>;

export type ListingReason = { code: ListReason; values: ReasonValues };

export type Warning = {
  code: "lowGraduation" | "graduationUnknown" | "scoreBetterLeftOut" | "oneRateForAll";
  values: ReasonValues;
};

/** The figures that one sentence about this college on this student's list needs. */
export function describeListing(
  row: RankedCollege<MatchPriceBand>,
  code: ListReason,
  profile: Profile,
  { payPerYearUsd }: Money,
): ListingReason {
  const { chance, priceBand, distanceMiles, admissionLabel, budgetLabel } = row;
  return {
    code,
    values: {
      miles: distanceMiles,
      homeState: profile.homeState,
      share: chance.kind === "estimate" ? chance.share : null,
      admission: admissionLabel.code,
      budget: budgetLabel,
      payPerYearUsd,
      highUsd: priceBand?.highUsd ?? null,
      gpa: profile.gpa,
      satTotal: profile.satTotal,
      actComposite: profile.actComposite,
    },
  };
}

export function listWarnings({ college, chance }: RankedCollege<MatchPriceBand>): readonly Warning[] {
  const warnings: Warning[] = [];
  const { completionRate, level } = college;
  if (level === "fourYear" && (completionRate ?? 0) < firstListRule.completionFromShare) {
    warnings.push(
      completionRate === null
        ? { code: "graduationUnknown", values: {} }
        : { code: "lowGraduation", values: { completionRate } },
    );
  }
  if (chance.kind !== "estimate") return warnings;
  if (isScoreBetterLeftOut(chance)) {
    warnings.push({
      code: "scoreBetterLeftOut",
      values: { share: chance.share, shareWithScore: chance.shareWithScore },
    });
  }
  if (chance.widenedBecause.includes("oneRateForAll")) {
    warnings.push({ code: "oneRateForAll", values: { admitRate: chance.admitRate } });
  }
  return warnings;
}
