/** Which tuition a price counts, and what that adds to the resident price. */
import type { CollegeSummary } from "#domain/college/college.ts";
import type { StateCode } from "#domain/college/states.ts";
import type { PriceCalculation, PriceQuestion } from "./calculation.ts";
import { noteBit, wideningBit } from "./codes.ts";
import { findCollegePolicy } from "./policyRecords.ts";
import {
  calculateAgreedStep,
  calculateDistrictStep,
  calculateOutOfStateStep,
  findAgreementAt,
  getStickerTuition,
} from "./residency.ts";
import { findResidencyFor } from "./standingPrice.ts";
import type { AgreementReach } from "./tuitionAgreements.ts";

/** False if the student pays out-of-state tuition and that is not published. */
export function settleResidency(
  out: PriceCalculation,
  { bracket, home, standing, spread }: PriceQuestion,
  college: CollegeSummary,
): boolean {
  const residency = findResidencyFor(college, home, standing);
  const district = calculateDistrictStep(college);
  out.residency = residency;
  out.stickerTuitionUsd = getStickerTuition(college, residency, home);
  out.residencyLowUsd = 0;
  out.residencyMiddleUsd = 0;
  out.residencyHighUsd = 0;
  out.agreement = null;
  if (residency === "sameForAll") return true;
  if (residency === "inState") {
    out.residencyHighUsd = district;
    if (district > 0) out.wideningBits |= wideningBit.districtUnknown;
    return true;
  }
  const step = calculateOutOfStateStep(college);
  if (residency === "unknown") {
    out.wideningBits |= standing.status === null ? wideningBit.homeUnknown : wideningBit.tuitionByStatus;
    if (step === null) out.noteBits |= noteBit.outOfStateUnknown;
    out.residencyHighUsd = step ?? district;
    out.residencyMiddleUsd = out.residencyHighUsd / 2;
    return true;
  }
  if (step === null) return false;
  const isNeedMet =
    spread === "family" &&
    bracket !== null &&
    standing.status === null &&
    !standing.isAbroad &&
    findCollegePolicy(college.unitId)?.meetsFullNeed === true;
  // Where all need is met, also that of students from other states, the grant may cover the whole step.
  if (isNeedMet) out.wideningBits |= wideningBit.needMetAnywhere;
  out.residencyLowUsd = isNeedMet ? 0 : step;
  out.residencyMiddleUsd = step;
  out.residencyHighUsd = step;
  // Without lawful presence no agreement between states can be counted on.
  if (standing.status === null && !standing.isAbroad) countAgreement(out, home, college);
  return true;
}

/** Moves the ends that the agreement between home and college decides; where it decides none, says why no price counts it. */
function countAgreement(out: PriceCalculation, home: StateCode | null, college: CollegeSummary): void {
  const agreement = findAgreementAt(college, home);
  if (agreement === null) return;
  out.agreement = agreement;
  out.noteBits |= bitOfReach[agreement.reach];
  const step = agreement.rate === null ? null : calculateAgreedStep(college, agreement.rate, out.costFactor);
  if (step === null) return;
  out.residencyLowUsd = Math.min(out.residencyLowUsd, step.lowUsd);
  if (agreement.reach === "admitted") {
    out.wideningBits |= wideningBit.exchange;
    return;
  }
  out.residencyMiddleUsd = (step.lowUsd + step.highUsd) / 2;
  if (agreement.reach === "all") out.residencyHighUsd = step.highUsd;
  else out.wideningBits |= wideningBit.awayGrant;
}

const bitOfReach: Readonly<Record<AgreementReach, number>> = {
  all: 0,
  grant: 0,
  admitted: 0,
  byCounty: noteBit.rateByCounty,
  byMajor: noteBit.exchangeByMajor,
  ask: noteBit.exchangeUnknown,
  none: noteBit.exchangeNotHere,
};
