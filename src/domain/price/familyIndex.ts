/**
 * The Student Aid Index behind a price: the range of the family's aid answers, or, from a typed income alone, the index
 * of a typical family with that income.
 */
import type { AidEstimate } from "#domain/aid/aidEstimate.ts";
import { saiTables } from "#domain/aid/saiTables.ts";
import { calculateStudentAidIndex } from "#domain/aid/studentAidIndex.ts";
import { emptyBlock } from "#domain/aid/worksheetInput.ts";
import { latestValue } from "#facts/fact.ts";
import { jointStandardDeduction, jointTaxRates } from "#facts/federal-aid/incomeTax.ts";

/** Dollars a year, zero or more: low ≤ middle ≤ high. Estimated from an income, it is that of a family of so many people. */
export type FamilyIndex = {
  lowUsd: number;
  middleUsd: number;
  highUsd: number;
  isEstimated: boolean;
  people: number;
};

/**
 * Assumptions where only the income is typed: married parents filing one return, all income from work, this many people
 * unless the family says how many, and savings and investments between nothing and this much. Princeton counts assets
 * above this amount only; no rule says what "typical assets" are.
 */
export const typicalFamily = { people: 4, mostAssetsUsd: 150_000 } as const;

export function findFamilyIndex(
  incomeUsd: number | null,
  people: number | null,
  aid: AidEstimate | null,
): FamilyIndex | null {
  const size = Math.max(2, people ?? typicalFamily.people);
  if (aid !== null) {
    const lowUsd = Math.max(0, aid.saiLow);
    const highUsd = Math.max(0, aid.saiHigh);
    // Open questions may still reveal assets of any size, so the middle counts on typical ones.
    const middleUsd = Math.min((lowUsd + highUsd) / 2, lowUsd + typicalAssetsShareUsd / 2);
    return { lowUsd, middleUsd, highUsd, isEstimated: false, people: size };
  }
  if (incomeUsd === null) return null;
  const lowUsd = estimateIndex(incomeUsd, size, 0);
  const highUsd = estimateIndex(incomeUsd, size, typicalFamily.mostAssetsUsd);
  return { lowUsd, middleUsd: (lowUsd + highUsd) / 2, highUsd, isEstimated: true, people: size };
}

/** The index of the typical family with this income and these assets; zero where the formula gives less. */
export function estimateIndex(incomeUsd: number, people: number, assetsUsd: number): number {
  const income = Math.max(0, incomeUsd);
  const index = calculateStudentAidIndex({
    awardYear: saiTables.at(-1)?.awardYear ?? "",
    formula: "A",
    familySize: people,
    married: false,
    maxPellIndicator: 0,
    assetsExempt: false,
    parents: {
      ...emptyBlock,
      agi: income,
      incomeTaxPaid: estimateTax(income),
      cashSavings: assetsUsd,
      returns: [{ filingStatus: "mfj", earnedIncome: income }],
    },
    student: emptyBlock,
  });
  if (!index.ok) throw new Error("The tables of the newest award year are missing.");
  return Math.max(0, index.value.sai);
}

/** Federal tax of a joint return with the standard deduction, before credits. */
function estimateTax(incomeUsd: number): number {
  const taxable = Math.max(0, incomeUsd - latestValue(jointStandardDeduction));
  const rates = latestValue(jointTaxRates);
  const tax = rates.reduce((sum, { fromUsd, ratePercent }, at) => {
    const upTo = rates[at + 1]?.fromUsd ?? Number.POSITIVE_INFINITY;
    return sum + (ratePercent / 100) * Math.max(0, Math.min(taxable, upTo) - fromUsd);
  }, 0);
  return Math.round(tax);
}

/** What typical assets add to the index of a family that pays the highest rate. */
const typicalAssetsShareUsd =
  estimateIndex(300_000, 4, typicalFamily.mostAssetsUsd) - estimateIndex(300_000, 4, 0);
