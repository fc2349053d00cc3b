/** The two federal yardsticks that states use: whether any Pell Grant is due, and the poverty guideline. */
import { pellTermsOf } from "#domain/aid/pellTerms.ts";

/** The newest award year whose guidelines and amounts are known. */
export const federalYear = "2027-28";

/**
 * Whether any Pell Grant is due by the index alone; null where income decides as well. Below the maximum less the
 * minimum a grant is worked out; from twice the maximum on there is none.
 */
export function calculatePellByIndex(sai: { low: number; high: number } | null): boolean | null {
  const terms = pellTermsOf(federalYear);
  if (sai === null || terms === null) return null;
  if (sai.high <= terms.maximumUsd - terms.minimumUsd) return true;
  return terms.endsAtIndexUsd !== null && sai.low >= terms.endsAtIndexUsd ? false : null;
}

/** This many percent of the guideline of the 48 states and DC, whole dollars a year. The last guideline known is used. */
export function calculatePovertyLine(familySize: number, percent: number): number {
  const terms = pellTermsOf(federalYear);
  if (terms === null) throw new Error(`No poverty guideline is known for ${federalYear}.`);
  const { firstPersonUsd, eachMoreUsd } = terms.poverty.states;
  return Math.round(((firstPersonUsd + Math.max(familySize - 1, 0) * eachMoreUsd) * percent) / 100);
}
