/**
 * What the aid answers so far say for a price: the income that decides the federal price bracket, the span of the
 * Student Aid Index, and the Pell Grant that is due at least and at most.
 */
import { walkFafsa } from "./fafsaFlow.ts";
import { getFamilySize, getNumber, getTaxHousehold } from "./fafsaFlowFamily.ts";
import { type AidOutcome, calculateHighOutcome, calculateSaiRange } from "./fafsaFlowInput.ts";
import { type AidAnswers, toAidKey } from "./households.ts";
import { calculatePellGrant } from "./pell.ts";

export type AidEstimate = {
  awardYear: string;
  /** The same once every question is answered; before that the span of what is still open. */
  saiLow: number;
  saiHigh: number;
  /** Of the parents, or of an independent student; 0 where no return had to be filed. */
  agiUsd: number;
  /** The income that the federal prices go by: the parents' with the student's own, or an independent student's. */
  bracketIncomeUsd: number;
  /** Null where it is not told, or not asked. */
  familySize: number | null;
  /** A year at full time. The low one is due whatever the open questions come to. */
  pellUsd: { low: number; high: number };
  /** True where the award year's Pell amounts are not published yet, and another year's stand in. */
  isPellAssumed: boolean;
};

/**
 * Null until the answers give an index: income, and whose counts. `homeState` is a postal code.
 * Also null for who cannot file the FAFSA: no federal grant may be counted on.
 */
export function estimateAid(aid: AidAnswers, homeState: string | null): AidEstimate | null {
  const walk = walkFafsa(aid, homeState);
  const { used, next } = walk;
  if (used["student.citizenship"] === "neither") return null;
  const household = getTaxHousehold(used);
  const band = calculateSaiRange(used);
  const worst = calculateHighOutcome(used);
  if (household === null || band === null || worst === null) return null;
  const agiUsd = getNumber(used, toAidKey(household, "agi")) ?? 0;
  const ownUsd = household === "student" ? 0 : (getNumber(used, "student.agi") ?? 0);
  return {
    awardYear: band.awardYear,
    saiLow: band.lowSai,
    saiHigh: band.highSai,
    agiUsd,
    bracketIncomeUsd: agiUsd + ownUsd,
    familySize: getFamilySize(used),
    pellUsd: findPellRange(worst, band.lowSai, next === null),
    isPellAssumed: worst.pell.isAssumed,
  };
}

/**
 * An open question may still turn up savings of any size, so before the last answer only the maximum grant is sure: it
 * goes by income and family alone.
 */
function findPellRange(worst: AidOutcome, lowSai: number, isWhole: boolean): AidEstimate["pellUsd"] {
  const { award, maxPellIndicator } = worst.pell;
  if (isWhole) return { low: award, high: award };
  const best = calculatePellGrant({ ...worst.pellInput, singleParent: true }, lowSai);
  return {
    low: maxPellIndicator === 0 ? 0 : award,
    high: best.ok ? Math.max(best.value.award, award) : award,
  };
}
