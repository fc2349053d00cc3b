/** Back-tests the price range: hides known bracket prices, estimates them with other colleges' data, and compares. */
import {
  type CollegeSummary,
  type Control,
  incomeBrackets,
  type NetPriceByIncome,
} from "#domain/college/college.ts";
import { priceYears } from "#domain/price/priceGrowth.ts";
import { createPriceEstimator, type PriceInput } from "./band.ts";
import { type Bracket, brackets } from "./brackets.ts";
import type { EstimateBasis } from "./kind.ts";
import { fitPriceSpreads } from "./kindFit.ts";
import { calculateQuantile } from "./quantile.ts";

export type Grade = {
  basis: EstimateBasis;
  /** Null means all together. */
  control: Control | null;
  bracket: Bracket | null;
  /** Number of hidden prices estimated. */
  prices: number;
  medianErrorUsd: number;
  meanErrorUsd: number;
  /** The share of actual prices inside the range that should cover 80%. */
  heldShare: number;
  /** The share inside the range shown to families, which is wider because it covers families rather than only their average. */
  shownHeldShare: number;
};

type Trial = {
  basis: EstimateBasis;
  control: Control;
  bracket: Bracket;
  errorUsd: number;
  isHeld: boolean;
  isHeldShown: boolean;
};

/** Ten-fold cross-validation: each college is priced by a fit on the other nine tenths. */
const foldCount = 10;
const bases: readonly EstimateBasis[] = ["average", "cost"];
const noPrices: NetPriceByIncome = [null, null, null, null, null];

/**
 * Grades the estimates on every basis: overall, by control, by bracket, and by both. Dollars of 2023-24.
 * "average" hides the bracket prices; "cost" hides the average price too. Throws with too few colleges for a fit.
 */
export function gradePrices(colleges: readonly CollegeSummary[]): Grade[] {
  const known = colleges
    .filter((one) => one.level === "fourYear" && one.netPriceByIncomeUsd.some((price) => price !== null))
    .toSorted((a, b) => a.unitId - b.unitId);
  const others = colleges.filter((one) => one.level === "twoYear");
  const trials: Trial[] = [];
  for (let fold = 0; fold < foldCount; fold += 1) {
    const isLeftOut = (_: CollegeSummary, index: number) => index % foldCount === fold;
    const spreads = fitPriceSpreads([
      ...known.filter((college, index) => !isLeftOut(college, index)),
      ...others,
    ]);
    for (const bracket of brackets) {
      const family = makeAverageFamily(bracket);
      const options = { entryYear: priceYears.netPrice, spreads };
      const graded = createPriceEstimator(family, { ...options, spread: "average" });
      const shown = createPriceEstimator(family, { ...options, spread: "family" });
      for (const college of known.filter(isLeftOut)) {
        const real = college.netPriceByIncomeUsd[bracket];
        if (real === null) continue;
        for (const basis of bases) {
          const hidden = hidePrices(college, basis);
          // Only residents' prices are known, so the student is a resident.
          const band = graded(hidden);
          const wide = shown(hidden);
          if (band === null || wide === null || band.basis !== basis) continue;
          trials.push({
            basis,
            control: college.control,
            bracket,
            errorUsd: Math.abs(band.middleUsd - real),
            isHeld: band.lowUsd <= real && real <= band.highUsd,
            isHeldShown: wide.lowUsd <= real && real <= wide.highUsd,
          });
        }
      }
    }
  }
  return bases.flatMap((basis) => gradeTrials(trials, basis));
}

/** A family in the middle of the bracket, anywhere, with the college's average living arrangement. */
function makeAverageFamily(bracket: Bracket): PriceInput {
  return {
    familyIncomeUsd: incomeBrackets[bracket].fromUsd + 10_000,
    familySize: null,
    homeState: null,
    livingPlan: null,
  };
}

/** As if the college had not published these prices, and with a single tuition, so that the student is a resident. */
function hidePrices(college: CollegeSummary, basis: EstimateBasis): CollegeSummary {
  return {
    ...college,
    netPriceByIncomeUsd: noPrices,
    netPriceUsd: basis === "cost" ? null : college.netPriceUsd,
    tuitionInDistrictUsd: college.tuitionInDistrictUsd ?? college.tuitionInStateUsd,
    tuitionOutOfStateUsd: college.tuitionInStateUsd,
  };
}

function gradeTrials(trials: readonly Trial[], basis: EstimateBasis): Grade[] {
  const ofBasis = trials.filter((trial) => trial.basis === basis);
  const parts: { control: Control | null; bracket: Bracket | null }[] = [{ control: null, bracket: null }];
  const present = [...new Set(ofBasis.map((trial) => trial.control))];
  for (const control of present) parts.push({ control, bracket: null });
  for (const bracket of brackets) parts.push({ control: null, bracket });
  for (const control of present) for (const bracket of brackets) parts.push({ control, bracket });
  return parts.flatMap(({ control, bracket }) => {
    const part = ofBasis.filter(
      (trial) =>
        (control === null || trial.control === control) && (bracket === null || trial.bracket === bracket),
    );
    if (part.length === 0) return [];
    const errors = part.map((trial) => trial.errorUsd);
    const shareOf = (is: (trial: Trial) => boolean) => part.filter(is).length / part.length;
    return {
      basis,
      control,
      bracket,
      prices: part.length,
      medianErrorUsd: Math.round(calculateQuantile(errors, 0.5)),
      meanErrorUsd: Math.round(errors.reduce((sum, error) => sum + error, 0) / errors.length),
      heldShare: shareOf((trial) => trial.isHeld),
      shownHeldShare: shareOf((trial) => trial.isHeldShown),
    };
  });
}
