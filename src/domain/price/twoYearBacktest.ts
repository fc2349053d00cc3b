/** Back-tests the prices of two-year colleges: hides the prices by income, prices the college without them, and compares. */
import { type CollegeSummary, type Control, controls } from "#domain/college/college.ts";
import { priceYears } from "#domain/price/priceGrowth.ts";
import { createPriceEstimator } from "./band.ts";
import { type Bracket, brackets } from "./brackets.ts";
import { typicalFamily } from "./familyIndex.ts";
import { fitPriceSpreads } from "./kindFit.ts";
import { calculateQuantile } from "./quantile.ts";
import { findAidedPrice } from "./twoYearPrice.ts";

/** Dollars of the price's own year. */
export type TwoYearGrade = {
  /** Null means all together. */
  control: Control | null;
  bracket: Bracket | null;
  /** Number of hidden prices estimated. */
  prices: number;
  /** Between the published average and the middle of the range. */
  medianErrorUsd: number;
  meanErrorUsd: number;
  /** The share of published averages that lie in the range, below it, and above it. */
  heldShare: number;
  belowShare: number;
  aboveShare: number;
};

type Trial = {
  control: Control;
  bracket: Bracket;
  actualUsd: number;
  low: number;
  middle: number;
  high: number;
};

/** Ten-fold cross-validation, as for four-year colleges. */
const foldCount = 10;
/** In the middle of each bracket; the highest has none. */
const middleIncomesUsd = [15_000, 39_000, 61_500, 92_500, 140_000] as const;
const nothing = [null, null, null, null, null] as const;

/**
 * The family is a typical one in the middle of the bracket, in no state, so that no state grant counts. The published cost is
 * the one that the hidden price was counted from, without food and housing at home. The Pell Grant is by the rules of 2024-25,
 * while the students behind the prices had the year's before: part of the error.
 */
export function gradeTwoYearPrices(colleges: readonly CollegeSummary[]): TwoYearGrade[] {
  const sorted = colleges.toSorted((a, b) => a.unitId - b.unitId);
  const known = sorted.filter((one) => one.aidedPriceByIncomeUsd.some((price) => price !== null));
  const trials: Trial[] = [];
  for (let fold = 0; fold < foldCount; fold += 1) {
    const leftOut = new Set(known.filter((_, index) => index % foldCount === fold));
    const spreads = fitPriceSpreads(sorted.filter((one) => !leftOut.has(one)));
    for (const bracket of brackets) {
      const estimate = createPriceEstimator(
        {
          familyIncomeUsd: middleIncomesUsd[bracket],
          familySize: typicalFamily.people,
          homeState: null,
          livingPlan: "withFamily",
        },
        { entryYear: priceYears.cost, growthShare: 0, spreads },
      );
      for (const college of leftOut) {
        const actual = findAidedPrice(college, bracket, 0);
        const cost = college.aidedCostUsd;
        const band = actual === null || cost === null ? null : estimate(hidePrices(college, cost));
        if (actual === null || band === null) continue;
        const { control } = college;
        const { lowUsd: low, middleUsd: middle, highUsd: high } = band;
        // A price below zero is shown as zero.
        trials.push({ control, bracket, actualUsd: Math.max(0, actual), low, middle, high });
      }
    }
  }
  const parts: { control: Control | null; bracket: Bracket | null }[] = [
    { control: null, bracket: null },
    ...controls.map((control) => ({ control, bracket: null })),
    ...brackets.map((bracket) => ({ control: null, bracket })),
    ...controls.flatMap((control) => brackets.map((bracket) => ({ control, bracket }))),
  ];
  return parts.flatMap(({ control, bracket }) => {
    const part = trials.filter(
      (trial) =>
        (control === null || trial.control === control) && (bracket === null || trial.bracket === bracket),
    );
    return part.length === 0 ? [] : { control, bracket, ...gradeTrials(part) };
  });
}

/** As if its prices by income were not published, with one tuition and one living cost that come to this cost. */
function hidePrices(college: CollegeSummary, costUsd: number): CollegeSummary {
  return {
    ...college,
    aidedPriceByIncomeUsd: nothing,
    tuitionInDistrictUsd: 0,
    tuitionInStateUsd: 0,
    tuitionOutOfStateUsd: 0,
    livingOnCampusUsd: costUsd,
    livingOffCampusUsd: costUsd,
    livingWithFamilyUsd: costUsd,
    aidedHomeCostUsd: costUsd,
    isOnlineOnly: true,
  };
}

function gradeTrials(trials: readonly Trial[]): Omit<TwoYearGrade, "control" | "bracket"> {
  const errors = trials.map(({ actualUsd, middle }) => Math.abs(middle - actualUsd));
  const shareOf = (is: (trial: Trial) => boolean) => trials.filter(is).length / trials.length;
  const belowShare = shareOf(({ actualUsd, low }) => actualUsd < low);
  const aboveShare = shareOf(({ actualUsd, high }) => actualUsd > high);
  return {
    prices: trials.length,
    medianErrorUsd: Math.round(calculateQuantile(errors, 0.5)),
    meanErrorUsd: Math.round(errors.reduce((sum, error) => sum + error, 0) / errors.length),
    heldShare: 1 - belowShare - aboveShare,
    belowShare,
    aboveShare,
  };
}
