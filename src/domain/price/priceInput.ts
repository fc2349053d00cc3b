/** The input of the price rules, from what the family has answered; apart from the rules, which pages load when they ask. */

import { isTransfer } from "#domain/admission/applicantStatus.ts";
import type { AidEstimate } from "#domain/aid/aidEstimate.ts";
import { mayGetFederalAid, type Standing, usualStanding } from "#domain/aid/standing.ts";
import type { Money, Profile } from "#domain/people/profile.ts";
import type { PriceInput } from "./band.ts";
import { toHome } from "./commuteFrom.ts";
import type { Academics } from "./meritAwards.ts";

/** Turns a profile and its money into the input of the price rules. Income from aid answers takes priority over a typed one. */
export function toPriceInput(
  profile: Profile,
  money: Money,
  aid: AidEstimate | null,
  standing: Standing = usualStanding,
): PriceInput {
  return {
    familyIncomeUsd: aid?.bracketIncomeUsd ?? money.familyIncomeUsd,
    familySize: aid?.familySize ?? money.familySize,
    ...toHome(profile),
    livingPlan: profile.livingPlan,
    // Published merit tables are for first-years.
    ...(isTransfer(profile) ? { isTransfer: true } : { academics: toAcademics(profile) }),
    ...(profile.classRankTopPercent === null ? {} : { classRankTopPercent: profile.classRankTopPercent }),
    ...(aid === null || !mayGetFederalAid(standing) ? {} : { aid }),
    ...(standing.status === null && !standing.isAbroad ? {} : { standing }),
    ...(mayGetFederalAid(standing) ? {} : { isAidEligible: false }),
  };
}

export function toAcademics({ gpa, gpaScale, coreGpa, satTotal, actComposite }: Academics): Academics {
  return { gpa, gpaScale, coreGpa, satTotal, actComposite };
}
