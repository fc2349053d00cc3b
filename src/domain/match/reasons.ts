/** Why a college is on the first list, and what to know before counting on it: codes with the figures behind them. */
import { isScoreBetterLeftOut } from "#domain/admission/display.ts";
import { findMajorEffect } from "#domain/admission/majorSelectivity.ts";
import { areResidentsMostlyAutomatic } from "#domain/admission/residencyRates.ts";
import { doesInterestMatter } from "#domain/admission/shownInterest.ts";
import { isTooFewToSay } from "#domain/college/tooFewToSay.ts";
import { toShownMiles } from "#domain/geography/travel.ts";
import type { Money, Profile } from "#domain/people/profile.ts";
import type { MatchPriceBand } from "./curves.ts";
import { firstListRule } from "./firstListRule.ts";
import type { PlacedBy } from "./listConstraints.ts";
import type { RankedCollege } from "./rank.ts";
import { meetsWish } from "./specialPurpose.ts";

/** The figures behind a reason or a warning: dollars a year, straight miles, shares 0-1; null where unknown. */
export type ReasonValues = Readonly<Record<string, number | string | null>>;

export type ListingReason = { code: PlacedBy; values: ReasonValues };

export type Warning = {
  code:
    | "lowGraduation"
    | "graduationUnknown"
    | "graduationTooFew"
    | "fieldNotSeen"
    | "scoreBetterLeftOut"
    | "oneRateForAll"
    | "majorRate"
    | "majorPolicy"
    | "interestCounts"
    | "mostlyAutomatic";
  values: ReasonValues;
};

/** The figures that one sentence about this college on this student's list needs. */
export function describeListing(
  row: RankedCollege<MatchPriceBand>,
  code: PlacedBy,
  profile: Profile,
  { payPerYearUsd }: Money,
): ListingReason {
  const { chance, priceBand, nearestPlace, admissionLabel, budgetLabel } = row;
  return {
    code,
    values: {
      miles: toShownMiles(row),
      distanceKind: row.distanceKind,
      place: nearestPlace?.name ?? null,
      homeState: profile.homeState,
      level: row.college.level,
      wish: profile.wishes.find((wish) => meetsWish(row.college, { wishes: [wish] })) ?? null,
      share: chance.kind === "estimate" ? chance.share : null,
      admission: admissionLabel.code,
      admissionBecause: admissionLabel.because,
      budget: budgetLabel,
      payPerYearUsd,
      highUsd: priceBand?.highUsd ?? null,
      // Only where the award decides the price, or placed the college.
      meritUsd:
        code === "merit" || priceBand?.notes?.includes("heldToMerit") === true
          ? (priceBand?.merit?.earnedUsd ?? null)
          : null,
      gpa: profile.gpa,
      satTotal: profile.satTotal,
      actComposite: profile.actComposite,
    },
  };
}

/** What a counselor would say before a family counts on this college. */
export function listWarnings(
  { college, chance, field }: RankedCollege<MatchPriceBand>,
  profile: Profile,
): readonly Warning[] {
  const warnings: Warning[] = [];
  // Only the nearest college is listed without the student's field: as a place to begin, not as one that teaches it.
  if (field?.degreesPerYear === 0)
    warnings.push({ code: "fieldNotSeen", values: { named: profile.majorPrograms.length } });
  const { completionRate, level } = college;
  if (level === "fourYear" && (completionRate ?? 0) < firstListRule.completionFromShare) {
    warnings.push(
      completionRate === null
        ? {
            code: isTooFewToSay(college, "completionRate") ? "graduationTooFew" : "graduationUnknown",
            values: {},
          }
        : { code: "lowGraduation", values: { completionRate } },
    );
  }
  if (doesInterestMatter(college)) warnings.push({ code: "interestCounts", values: {} });
  const major = findMajorEffect(college, profile);
  if (major?.rate != null) {
    const { unit, year, rate, overallRate } = major.rate;
    warnings.push({ code: "majorRate", values: { unit, year, rate, overallRate } });
  } else if (major !== null) warnings.push({ code: "majorPolicy", values: {} });
  if (chance.kind !== "estimate") return warnings;
  if (college.state === profile.homeState && areResidentsMostlyAutomatic(college.unitId)) {
    warnings.push({ code: "mostlyAutomatic", values: {} });
  }
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
