/**
 * What the aid answers so far mean for a price: the income that decides the federal price bracket, the range of the
 * Student Aid Index, and the smallest and largest Pell Grant.
 */

import { type AidAnswers, toAidKey } from "#domain/answers/households.ts";
import { walkFafsa } from "./fafsaFlow.ts";
import { getFamilySize, getNumber, getTaxHousehold } from "./fafsaFlowFamily.ts";
import { type AidOutcome, calculateHighOutcome, calculateSaiRange } from "./fafsaFlowInput.ts";
import { calculatePellGrant } from "./pell.ts";
import { citizenshipKey, mayGetFederalAid, readStanding } from "./standing.ts";

export type AidEstimate = {
  awardYear: string;
  /** A single value once every question is answered; until then the range still possible. */
  saiLow: number;
  saiHigh: number;
  /** Borrows under the limits of an independent student; parents cannot borrow for one. */
  isIndependent: boolean;
  /** Of the parents, or of an independent student; 0 if no return had to be filed. */
  agiUsd: number;
  /** The income used in federal price data: the parents' plus the student's own, or an independent student's. */
  bracketIncomeUsd: number;
  /** Null if not answered, or not asked. */
  familySize: number | null;
  /** Per year, full-time. The low end is certain whatever the open answers turn out to be. */
  pellUsd: { low: number; high: number };
  /** Savings, investments and other worth that the index counts for sure; omitted if not known. */
  countedAssetsUsd?: number;
  /** True if the award year's Pell amounts are not published yet and another year's are used. */
  isPellAssumed: boolean;
};

/**
 * Null until the answers give an index: whose income counts, and how much it is. `homeState` is a postal code.
 * Also null for students who cannot file the FAFSA, because no federal grant can be expected.
 */
export function estimateAid(aid: AidAnswers, homeState: string | null): AidEstimate | null {
  const walk = walkFafsa(aid, homeState);
  const { used, next } = walk;
  if (!mayGetFederalAid(readStanding(aid))) return null;
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
    isIndependent: household === "student",
    agiUsd,
    bracketIncomeUsd: agiUsd + ownUsd,
    familySize: getFamilySize(used),
    // Not saying the citizenship leaves it open, as any open question does.
    pellUsd: findPellRange(worst, band.lowSai, next === null && used[citizenshipKey] !== "unsaid"),
    countedAssetsUsd: band.lowAssetsUsd,
    isPellAssumed: worst.pell.isAssumed,
  };
}

/**
 * An open question may still reveal savings of any size, so until the last answer only the maximum grant, which depends on
 * income and family alone, is certain.
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
