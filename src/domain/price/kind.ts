/** What colleges of a kind show: the price of an income bracket estimated from the average price or from the cost. */
import type { CollegeSummary, Control, Level } from "#domain/college/college.ts";

export type EstimateBasis = "average" | "cost";

/** One bracket of one kind: how its price differs from the base, and how far real colleges lie from that. */
export type KindLine = {
  /** Dollars for each of the features below, in their order; only as many as the kind's colleges can carry. */
  coefficients: readonly number[];
  /** Eight of ten real prices lie between estimate + low and estimate + high, in dollars. */
  lowUsd: number;
  highUsd: number;
};

export type KindLines = readonly [KindLine, KindLine, KindLine, KindLine, KindLine];

/** Fitted by kindFit.ts; the committed ones are in parameters/priceSpreads.ts. */
export type PriceSpreads = {
  /** Stand in for a college that does not report them: medians of the colleges fitted. */
  fills: { completionRate: number; earningsUsd: number };
  /** `full` uses every feature, `simple` the first two; a control with few colleges has only the simple one. */
  estimates: Readonly<
    Record<EstimateBasis, Readonly<Record<Control, { full: KindLines | null; simple: KindLines }>>>
  >;
  /** Median over colleges of the standard deviation between the five bracket prices, in dollars. */
  betweenBracketsUsd: Readonly<Record<Control, number>>;
};

/** Features beyond the constant and the base. Scaled so that coefficients are of like size. */
export const fullFeatureCount = 7;
export const simpleFeatureCount = 2;

/** Bracket prices are known only for colleges that mainly or partly award bachelor's degrees; others borrow, wider. */
export const borrowedWidening = 1.5;

/** A college admitting fewer than this is counted as selective, the more so the fewer it admits. */
const selectiveBelowAdmitRate = 0.3;

/** Fills `into` with the college's features and says how many hold: all seven, or two where a figure is missing. */
export function featuresOf(
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

/** The lines to use for this college, given how many features hold; borrowed from four-year colleges elsewhere. */
export function linesFor(
  spreads: PriceSpreads,
  basis: EstimateBasis,
  control: Control,
  level: Level,
  featureCount: number,
): KindLines {
  const { full, simple } = spreads.estimates[basis][control];
  return full !== null && level === "fourYear" && featureCount === fullFeatureCount ? full : simple;
}

/** Dollars a year in academic year 2023-24: base plus what the kind's line adds. */
export function estimateOf(line: KindLine, baseUsd: number, features: Float64Array): number {
  let sum = baseUsd;
  for (let index = 0; index < line.coefficients.length; index += 1) {
    sum += (line.coefficients[index] ?? 0) * (features[index] ?? 0);
  }
  return sum;
}
