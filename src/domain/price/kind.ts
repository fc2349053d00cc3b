/** Estimates a bracket's price from the average price or the cost, using what similar colleges charge. */
import type { CollegeSummary, Control } from "#domain/college/college.ts";

export type EstimateBasis = "average" | "cost";

/** One bracket for one kind of college: how its price differs from the base, and how far real colleges deviate. */
export type KindLine = {
  /** One coefficient in dollars for each feature below, in order; only as many as the data support. */
  coefficients: readonly number[];
  /** 80% of actual prices fall between estimate + low and estimate + high, in dollars. */
  lowUsd: number;
  highUsd: number;
};

export type KindLines = readonly [KindLine, KindLine, KindLine, KindLine, KindLine];

/** Fitted by kindFit.ts; the committed values are in parameters/priceSpreads.ts. */
export type PriceSpreads = {
  /** Fallbacks for colleges that do not report them: medians of the colleges in the fit. */
  fills: { completionRate: number; earningsUsd: number };
  /** `full` uses all features, `simple` the first two; a control with few colleges has only the simple one. */
  estimates: Readonly<
    Record<EstimateBasis, Readonly<Record<Control, { full: KindLines | null; simple: KindLines }>>>
  >;
  /** Median over colleges of the standard deviation between the five bracket prices, in dollars. */
  betweenBracketsUsd: Readonly<Record<Control, number>>;
  twoYear: TwoYearSpreads;
};

/** What two-year colleges with prices by income show, in 2023-24 dollars. */
export type TwoYearSpreads = {
  /** As above, at two-year colleges; the highest bracket is left out, because it is of another year. */
  betweenBracketsUsd: Readonly<Record<Control, number>>;
  /** How far a bracket's price lies from the college's average at least, at nine of ten colleges. */
  fromAverageUsd: Readonly<Record<Control, readonly [number, number, number, number, number]>>;
  /** What first-years with federal aid got in grants, by bracket: at nine of ten colleges at most this much on average. */
  grantsUsd: Readonly<Record<Control, readonly [number, number, number, number, number]>>;
  /** Where a college does not report its average cost, 80% of real ones lie this close to the one we work out. */
  costUsd: number;
};

/** Features besides the constant and the base, scaled so that coefficients are of similar size. */
export const fullFeatureCount = 7;
export const simpleFeatureCount = 2;

/** Margins of a borrowed line are widened by this factor: an assumption, because no data exist to measure it. */
export const borrowedWidening = 1.5;

/** Colleges that admit fewer than this count as selective, more so the fewer they admit. */
const selectiveBelowAdmitRate = 0.3;

/** Fills `into` with the college's features and returns how many are known: all seven, or two if a figure is missing. */
export function fillFeatures(
  college: CollegeSummary,
  baseUsd: number,
  fills: PriceSpreads["fills"],
  into: Float64Array,
): number {
  into[0] = 1;
  into[1] = baseUsd / 10_000;
  if (college.tuitionInStateUsd === null || college.averageGrantUsd === null) return simpleFeatureCount;
  into[2] = college.tuitionInStateUsd / 10_000;
  into[3] = college.averageGrantUsd / 10_000;
  into[4] = college.completionRate ?? fills.completionRate;
  into[5] = (college.earningsUsd ?? fills.earningsUsd) / 10_000;
  into[6] = Math.max(0, selectiveBelowAdmitRate - (college.admitRate ?? 1));
  return fullFeatureCount;
}

/**
 * Whether no similar college publishes bracket prices: below four years, and public colleges that award bachelor's
 * degrees but mainly others. They borrow the simple line of their control's four-year colleges.
 */
export function isKindBorrowed(college: CollegeSummary): boolean {
  return college.level !== "fourYear" || (college.control === "public" && !college.isBachelorsCollege);
}

/** The lines to use for this college, given how many features are known. */
export function chooseLines(
  spreads: PriceSpreads,
  basis: EstimateBasis,
  college: CollegeSummary,
  featureCount: number,
): KindLines {
  const { full, simple } = spreads.estimates[basis][college.control];
  return full !== null && featureCount === fullFeatureCount && !isKindBorrowed(college) ? full : simple;
}

/** Dollars a year in 2023-24: the base plus the kind's adjustment. */
export function estimateFromLine(line: KindLine, baseUsd: number, features: Float64Array): number {
  let sum = baseUsd;
  for (let index = 0; index < line.coefficients.length; index += 1) {
    sum += (line.coefficients[index] ?? 0) * (features[index] ?? 0);
  }
  return sum;
}
