/**
 * Whether the Student Aid Index tells a price better than income does, at colleges that say they meet full need: each
 * bracket's published price is hidden and drawn between its neighbors, once by income and once by the index.
 */
import { calculateStudentAidIndex } from "#domain/aid/studentAidIndex.ts";
import { emptyBlock } from "#domain/aid/worksheetInput.ts";
import type { CollegeSummary } from "#domain/college/college.ts";
import { calculateQuantile } from "./quantile.ts";

export type IndexCheck = {
  colleges: number;
  /** Median of how far each way lies from the hidden price. */
  byIncomeUsd: number;
  byIndexUsd: number;
  /** Eight of ten distances from the index to the price lie within a span of so many dollars, in the three middle brackets. */
  spanUsd: number;
};

/** An income for each bracket: middles, and an assumed one for the last, which has no upper end. */
const incomesUsd = [15_000, 39_000, 61_500, 92_500, 160_000] as const;

/** Prices of 2023-24 are compared with the earliest index there is, for a couple with one income and two children. */
const awardYear = "2024-25";
const familySize = 4;

/** About what the couple pays: the joint standard deduction of 2022, then the two lowest rates and the third. */
function calculateTax(incomeUsd: number): number {
  const taxable = Math.max(incomeUsd - 25_900, 0);
  const [first, second] = [20_550, 83_550];
  const at = (rate: number, from: number, to: number) => rate * Math.max(Math.min(taxable, to) - from, 0);
  return Math.round(at(0.1, 0, first) + at(0.12, first, second) + at(0.22, second, Number.POSITIVE_INFINITY));
}

function calculateIndex(incomeUsd: number): number {
  const index = calculateStudentAidIndex({
    awardYear,
    formula: "A",
    familySize,
    married: false,
    maxPellIndicator: 0,
    assetsExempt: true,
    parents: {
      ...emptyBlock,
      agi: incomeUsd,
      incomeTaxPaid: calculateTax(incomeUsd),
      returns: [{ filingStatus: "mfj", earnedIncome: incomeUsd }],
    },
    student: emptyBlock,
  });
  if (!index.ok) throw new Error("The tables of the award year are missing.");
  return Math.max(index.value.sai, 0);
}

/** `meetsFullNeed` are the colleges of the aid policies that say so. Throws where none has all five prices. */
export function checkIndex(meetsFullNeed: readonly CollegeSummary[]): IndexCheck {
  const indexes = incomesUsd.map(calculateIndex);
  const byIncome: number[] = [];
  const byIndex: number[] = [];
  const distances: number[] = [];
  let colleges = 0;
  for (const { netPriceByIncomeUsd } of meetsFullNeed) {
    const prices = netPriceByIncomeUsd.flatMap((price) => price ?? []);
    if (prices.length < incomesUsd.length) continue;
    colleges += 1;
    for (const at of [1, 2, 3]) {
      const real = prices[at] ?? 0;
      byIncome.push(Math.abs(interpolate(prices, incomesUsd, at) - real));
      byIndex.push(Math.abs(interpolate(prices, indexes, at) - real));
      distances.push(real - (indexes[at] ?? 0));
    }
  }
  return {
    colleges,
    byIncomeUsd: Math.round(calculateQuantile(byIncome, 0.5)),
    byIndexUsd: Math.round(calculateQuantile(byIndex, 0.5)),
    spanUsd: Math.round(calculateQuantile(distances, 0.9) - calculateQuantile(distances, 0.1)),
  };
}

/** The price at a bracket on the line between its two neighbors, measured along `by`. */
function interpolate(prices: readonly number[], by: readonly number[], at: number): number {
  const [low, high] = [prices[at - 1] ?? 0, prices[at + 1] ?? 0];
  const [from, to] = [by[at - 1] ?? 0, by[at + 1] ?? 0];
  const share = to === from ? 1 / 2 : ((by[at] ?? 0) - from) / (to - from);
  return low + share * (high - low);
}
