/** Equivalent SAT totals and ACT composites, from the 2018 concordance tables by the College Board and ACT. */
import { latestValue } from "#facts/fact.ts";
import { concordance2018 } from "#facts/tests/concordance.ts";

/** One ACT composite, the range of matching SAT totals, and the single SAT total to use for it. */
export type ConcordanceBand = { act: number; satFrom: number; satTo: number; satUse: number };

/** From the highest composite in the table to the lowest. */
export const concordance: readonly ConcordanceBand[] = latestValue(concordance2018);

/** The SAT total for an ACT composite; null below 9, where the table ends. */
export function convertActToSat(act: number): number | null {
  return concordance.find((band) => band.act === act)?.satUse ?? null;
}

/** The ACT composite for an SAT total; null below 590, where the table ends, and above 1600. */
export function convertSatToAct(sat: number): number | null {
  if (sat > 1600) return null;
  return concordance.find((band) => sat >= band.satFrom)?.act ?? null;
}
