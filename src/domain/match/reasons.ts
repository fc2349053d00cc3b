/** Why a college is on the first list, and what to know before counting on it: codes with the figures behind them. */

import { isTransfer } from "#domain/admission/applicantStatus.ts";
import { isScoreBetterLeftOut } from "#domain/admission/display.ts";
import { findMajorEffect } from "#domain/admission/majorSelectivity.ts";
import { isChoiceSaid } from "#domain/admission/programChoice.ts";
import { findRankAdmission } from "#domain/admission/residencyRates.ts";
import { doesInterestMatter } from "#domain/admission/shownInterest.ts";
import { findTransferChance, listTransferRules, type TransferStart } from "#domain/admission/transfer.ts";
import type { TransferRule } from "#domain/admission/transferRules.ts";
import type { CollegeSummary } from "#domain/college/college.ts";
import { type FieldCaution, findFieldCaution } from "#domain/college/fieldOfStudy.ts";
import { isTooFewToSay } from "#domain/college/tooFewToSay.ts";
import { toShownMiles } from "#domain/geography/travelDistance.ts";
import type { Money, Profile } from "#domain/people/profile.ts";
import { describeSourceYear } from "#facts/describePeriod.ts";
import type { MatchPriceBand } from "./curves.ts";
import { firstListRule } from "./firstListRule.ts";
import type { PlacedBy } from "./listConstraints.ts";
import { listFieldValues } from "./match.ts";
import type { RankedCollege } from "./rank.ts";
import { meetsWish } from "./specialPurpose.ts";

/** The figures behind a reason or a warning: dollars a year, straight miles, shares 0-1; null where unknown. */
export type ReasonValues = Readonly<Record<string, number | string | null>>;

/** The fall of the federal survey that says who takes part (data/yellowRibbon.csv). */
const yellowRibbonFall = 2023;

export type ListingReason = { code: PlacedBy; values: ReasonValues };

export type Warning = {
  code:
    | "lowGraduation"
    | "graduationUnknown"
    | "graduationTooFew"
    | FieldCaution
    | "fieldFew"
    | "fieldByTransfer"
    | "programChooses"
    | "nursingChooses"
    | "scoreBetterLeftOut"
    | "oneRateForAll"
    | "majorRate"
    | "majorPolicy"
    | "interestCounts"
    | "yellowRibbon"
    | "noYellowRibbon"
    | "transferAgreement"
    | "transferCredits"
    | "mostlyAutomatic"
    | "belowMinimum"
    | "scoreTooLate";
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
  { college, chance, field, programChoice, missedFloor, missingScore }: RankedCollege<MatchPriceBand>,
  profile: Profile,
  start: TransferStart | null = null,
): readonly Warning[] {
  const warnings: Warning[] = [];
  // A college that admits everyone, or has promised a place, holds nobody to it.
  if (missedFloor !== null && chance.kind === "estimate") {
    const { name, year, wouldMeet } = missedFloor;
    warnings.push({ code: "belowMinimum", values: { rule: name, year, ...wouldMeet } });
  }
  if (missingScore !== undefined) {
    warnings.push({ code: "scoreTooLate", values: { nextTest: missingScore.nextTest } });
  }
  const fieldCode = field === null ? null : findFieldCaution(field);
  if (fieldCode !== null) warnings.push({ code: fieldCode, values: listFieldValues(field) });
  if (programChoice !== null && isChoiceSaid(programChoice, chance)) {
    const share = chance.kind === "estimate" ? chance.share : null;
    const code = programChoice.isCertain ? "programChooses" : "nursingChooses";
    warnings.push({ code, values: { program: programChoice.code, share } });
  }
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
  warnings.push(...listServiceNotes(college, profile), ...listTransferNotes(college, profile, start));
  if (chance.kind !== "estimate") return warnings;
  const byRank = college.state === profile.homeState ? findRankAdmission(college.unitId) : null;
  if (byRank !== null) {
    const { classRankTopPercent } = profile;
    warnings.push({ code: "mostlyAutomatic", values: { ...byRank, classRankTopPercent } });
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

/**
 * Yellow Ribbon adds to the GI Bill where tuition is above what that pays: at private colleges, and at public ones for students
 * from other states.
 */
function listServiceNotes(
  { control, state, takesYellowRibbon }: CollegeSummary,
  { isVeteran, isVeteranDependent, homeState }: Profile,
): readonly Warning[] {
  if (isVeteran !== true && isVeteranDependent !== true) return [];
  if (control === "public" && (state === homeState || takesYellowRibbon !== true)) return [];
  const code = takesYellowRibbon === true ? "yellowRibbon" : "noYellowRibbon";
  return [{ code, values: { fall: yellowRibbonFall } }];
}

/** Which agreements bear on a transfer student here; what they ask is listed with the rules. */
function listTransferNotes(
  college: CollegeSummary,
  profile: Profile,
  start: TransferStart | null,
): readonly Warning[] {
  if (!isTransfer(profile)) return [];
  const found = findTransferChance(college, profile, start);
  const others = listTransferRules(college, profile);
  const name = (rule: TransferRule) => ({ name: rule.name, year: describeSourceYear(rule.source) });
  return [
    ...(found.kind === "agreement" && found.closedOn === null
      ? [
          {
            code: "transferAgreement" as const,
            values: {
              ...name(found.rule),
              missing: found.missing.join(","),
              confirm: found.confirm.join(","),
            },
          },
        ]
      : []),
    ...others.map((rule) => ({
      code: "transferCredits" as const,
      values: { ...name(rule), promises: rule.promises },
    })),
  ];
}
