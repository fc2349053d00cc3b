/** Which tuition a student pays at a college, and what that adds to the resident price. */
import type { CollegeSummary } from "#domain/college/college.ts";
import type { StateCode } from "#domain/college/states.ts";
import { priceYears } from "#domain/price/priceGrowth.ts";
import { type AgreementRate, findAgreement, type TuitionAgreement } from "#domain/price/tuitionAgreements.ts";
import { calculateGrowthFactor, chooseGrowthShare } from "./growth.ts";

/**
 * "agreement": every student from this home is charged a rate that the states or the college agreed on. "exchange": so are those
 * admitted to a tuition exchange. "grant": the student's own government pays part of out-of-state tuition.
 */
export type Residency =
  | "inState"
  | "outOfState"
  | "unknown"
  | "agreement"
  | "exchange"
  | "grant"
  | "sameForAll";

/** Residency of a student whose home state is `home`; null if unknown. */
export function findResidency(college: CollegeSummary, home: StateCode | null): Residency {
  if (college.control !== "public") return "sameForAll";
  const { tuitionInDistrictUsd: district, tuitionInStateUsd: state, tuitionOutOfStateUsd: out } = college;
  if (state !== null && state === out && (district === null || district === state)) return "sameForAll";
  if (home === null) return "unknown";
  if (home === college.state) return "inState";
  const agreement = findAgreementAt(college, home);
  if (agreement === null || agreement.rate === null) return "outOfState";
  return residencyByReach[agreement.reach];
}

const residencyByReach = {
  all: "agreement",
  grant: "grant",
  admitted: "exchange",
  byCounty: "outOfState",
  byMajor: "outOfState",
  ask: "outOfState",
  none: "outOfState",
} as const;

/** The agreement between home and a public college of another state; null where there is none or its rate saves nothing. */
export function findAgreementAt(college: CollegeSummary, home: StateCode | null): TuitionAgreement | null {
  const agreement = college.control === "public" ? findAgreement(college, home) : null;
  if (agreement === null || agreement.rate === null) return agreement;
  const step = calculateAgreedStep(college, agreement.rate);
  const most = calculateOutOfStateStep(college);
  return step !== null && most !== null && step.lowUsd < most ? agreement : null;
}

/** Whether a student from `home` may be charged less than out-of-state tuition at this college of another state. */
export function mayPayLess(college: CollegeSummary, home: StateCode): boolean {
  return (findAgreementAt(college, home)?.rate ?? null) !== null;
}

/**
 * What a rate adds to the tuition that `getResidentTuition` returns, in the same dollars: both ends are the same unless the rate
 * is a range. Never more than out-of-state tuition adds, and null if that or the resident tuition is unknown.
 */
export function calculateAgreedStep(
  college: CollegeSummary,
  rate: AgreementRate,
): { lowUsd: number; highUsd: number } | null {
  const base = getResidentTuition(college);
  const most = calculateOutOfStateStep(college);
  if (base === null || most === null) return null;
  const district = calculateDistrictStep(college);
  const resident = base + district;
  const outOfState = base + most;
  const hold = (tuitionUsd: number) => Math.min(most, Math.max(district, tuitionUsd - base));
  if (rate.kind === "higherOfResident")
    return {
      lowUsd: hold(Math.max(resident, rate.pairLowUsd)),
      highUsd: hold(Math.max(resident, rate.pairHighUsd)),
    };
  const stepUsd = hold(findAgreedTuition());
  return { lowUsd: stepUsd, highUsd: stepUsd };

  function findAgreedTuition(): number {
    switch (rate.kind) {
      case "timesResident":
        return resident * rate.value;
      case "aboveResident":
        return resident + toTuitionYear(college, rate.usd, rate.year);
      case "tuitionAndFees":
        return toTuitionYear(college, rate.usd, rate.year);
      case "belowOutOfState":
        return outOfState - toTuitionYear(college, rate.usd, rate.year);
      default:
        return resident;
    }
  }
}

/** Dollars of the fall of `year` in those of the published tuition, by the college's own growth; null is any year. */
function toTuitionYear(college: CollegeSummary, usd: number, year: number | null): number {
  if (year === null) return usd;
  return usd / calculateGrowthFactor(chooseGrowthShare(college, null), year - priceYears.cost);
}

/** The tuition that the federal average price is based on: in-district if there is one. */
export function getResidentTuition(college: CollegeSummary): number | null {
  return college.tuitionInDistrictUsd ?? college.tuitionInStateUsd;
}

/** Dollars a year added for living in the state but outside the district; 0 if there is one resident price. */
export function calculateDistrictStep(college: CollegeSummary): number {
  const { tuitionInDistrictUsd: district, tuitionInStateUsd: state } = college;
  return district === null || state === null ? 0 : Math.max(0, state - district);
}

/** Dollars a year added for living in another state; null if a tuition is unknown. */
export function calculateOutOfStateStep(college: CollegeSummary): number | null {
  const resident = getResidentTuition(college);
  const out = college.tuitionOutOfStateUsd;
  return resident === null || out === null ? null : Math.max(calculateDistrictStep(college), out - resident);
}

/**
 * The highest published tuition (2024-25 dollars) this residency can be charged; null if unknown. `home` is the state behind
 * residency "agreement".
 */
export function getStickerTuition(
  college: CollegeSummary,
  residency: Residency,
  home: StateCode | null,
): number | null {
  const resident = getResidentTuition(college);
  if (residency === "sameForAll")
    return college.tuitionInStateUsd ?? resident ?? college.tuitionOutOfStateUsd;
  if (residency === "inState") return resident === null ? null : resident + calculateDistrictStep(college);
  const rate = residency === "agreement" ? (findAgreementAt(college, home)?.rate ?? null) : null;
  const step =
    rate === null ? calculateOutOfStateStep(college) : (calculateAgreedStep(college, rate)?.highUsd ?? null);
  if (resident !== null && step !== null) return resident + step;
  return residency === "unknown" ? null : college.tuitionOutOfStateUsd;
}
