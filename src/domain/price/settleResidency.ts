/** Which tuition a price counts, and what that adds to the resident price. */
import type { CollegeSummary } from "#domain/college/college.ts";
import type { PriceCalculation, PriceQuestion } from "./calculation.ts";
import { noteBit, wideningBit } from "./codes.ts";
import { findCollegePolicy } from "./policyLines.ts";
import {
  calculateDistrictStep,
  calculateOutOfStateStep,
  findExchange,
  getResidentTuition,
  getStickerTuition,
} from "./residency.ts";
import { findResidencyFor } from "./standingPrice.ts";

/** False if the student pays out-of-state tuition and that is not published. */
export function settleResidency(
  out: PriceCalculation,
  { bracket, home, standing, spread }: PriceQuestion,
  college: CollegeSummary,
): boolean {
  const residency = findResidencyFor(college, home, standing);
  const district = calculateDistrictStep(college);
  out.residency = residency;
  out.stickerTuitionUsd = getStickerTuition(college, residency);
  out.residencyLowUsd = 0;
  out.residencyMiddleUsd = 0;
  out.residencyHighUsd = 0;
  out.exchange = null;
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
    spread === "family" && bracket !== null && findCollegePolicy(college.unitId)?.meetsFullNeed === true;
  // Where all need is met, also that of students from other states, the grant may cover the whole step.
  if (isNeedMet) out.wideningBits |= wideningBit.needMetAnywhere;
  out.residencyLowUsd = isNeedMet ? 0 : step;
  out.residencyMiddleUsd = step;
  out.residencyHighUsd = step;
  const exchange = residency === "exchange" ? findExchange(college, home) : null;
  const resident = getResidentTuition(college);
  if (exchange !== null && resident !== null) {
    const residentRate = resident + district;
    out.residencyLowUsd = Math.min(
      out.residencyLowUsd,
      residentRate * exchange.residentRateMultiple - resident,
    );
    out.exchange = exchange;
    out.wideningBits |= wideningBit.exchange;
  }
  return true;
}
