/** Which tuition a student pays at a college, and what that adds to the resident price. */
import type { CollegeSummary } from "#domain/college/college.ts";
import type { StateCode } from "#domain/college/states.ts";
import { type Exchange, sharedExchange } from "#domain/price/exchanges.ts";

export type Residency = "inState" | "outOfState" | "unknown" | "exchange" | "sameForAll";

/** Residency of a student whose home state is `home`; null if unknown. */
export function findResidency(college: CollegeSummary, home: StateCode | null): Residency {
  if (college.control !== "public") return "sameForAll";
  const { tuitionInDistrictUsd: district, tuitionInStateUsd: state, tuitionOutOfStateUsd: out } = college;
  if (state !== null && state === out && (district === null || district === state)) return "sameForAll";
  if (home === null) return "unknown";
  if (home === college.state) return "inState";
  return sharedExchange(home, college.state) === null ? "outOfState" : "exchange";
}

/** The tuition exchange behind residency "exchange"; otherwise null. */
export function findExchange(college: CollegeSummary, home: StateCode | null): Exchange | null {
  return home !== null && college.control === "public" ? sharedExchange(home, college.state) : null;
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

/** The highest published tuition (2024-25 dollars) this residency can be charged; null if unknown. */
export function getStickerTuition(college: CollegeSummary, residency: Residency): number | null {
  const resident = getResidentTuition(college);
  if (residency === "sameForAll")
    return college.tuitionInStateUsd ?? resident ?? college.tuitionOutOfStateUsd;
  if (residency === "inState") return resident === null ? null : resident + calculateDistrictStep(college);
  const step = calculateOutOfStateStep(college);
  if (resident !== null && step !== null) return resident + step;
  return residency === "unknown" ? null : college.tuitionOutOfStateUsd;
}
