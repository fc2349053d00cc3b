/** Two federal benchmarks that states use: Pell Grant eligibility and the poverty guideline. */
import { findPellTerms } from "#domain/aid/pellTerms.ts";

/** The newest award year with published guidelines and amounts. */
export const federalYear = "2027-28";

/**
 * Whether the index alone decides Pell eligibility; null if income matters as well. Below maximum minus minimum, a grant
 * is calculated; from twice the maximum up, there is none.
 */
export function calculatePellByIndex(sai: { low: number; high: number } | null): boolean | null {
  const terms = findPellTerms(federalYear);
  if (sai === null || terms === null) return null;
  if (sai.high <= terms.maximumUsd - terms.minimumUsd) return true;
  return terms.endsAtIndexUsd !== null && sai.low >= terms.endsAtIndexUsd ? false : null;
}

/** This percentage of the guideline for the 48 states and D.C., whole dollars a year. Uses the last published guideline. */
export function calculatePovertyLine(familySize: number, percent: number): number {
  const terms = findPellTerms(federalYear);
  if (terms === null) throw new Error(`No poverty guideline is known for ${federalYear}.`);
  const { firstPersonUsd, eachMoreUsd } = terms.poverty.states;
  return Math.round(((firstPersonUsd + Math.max(familySize - 1, 0) * eachMoreUsd) * percent) / 100);
}
