/** What colleges of a kind show: the price of an income bracket estimated from the average price or from the cost. */
import type { CollegeSummary, Control } from "#domain/college/college.ts";

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

/** Fitted by kindFit.ts; the committed ones are in priceSpreads.ts. */
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

/** A borrowed line's margins are taken so many times as wide: an assumption, for nothing is published to measure it. */
export const borrowedWidening = 1.5;

/** A college admitting fewer than this is counted as selective, the more so the fewer it admits. */
const selectiveBelowAdmitRate = 0.3;

/** Fills `into` with the college's features and says how many hold: all seven, or two where a figure is missing. */
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
 * Whether no college of this one's kind publishes bracket prices: below four years, and public colleges that award
 * bachelor's degrees but mainly others. They borrow the simple line of their control's four-year colleges.
 */
export function isKindBorrowed(college: CollegeSummary): boolean {
  return college.level !== "fourYear" || (college.control === "public" && !college.isBachelorsCollege);
}

/** The lines to use for this college, given how many features hold. */
export function chooseLines(
  spreads: PriceSpreads,
  basis: EstimateBasis,
  college: CollegeSummary,
  featureCount: number,
): KindLines {
  const { full, simple } = spreads.estimates[basis][college.control];
  return full !== null && featureCount === fullFeatureCount && !isKindBorrowed(college) ? full : simple;
}

/** Dollars a year in academic year 2023-24: base plus what the kind's line adds. */
export function estimateFromLine(line: KindLine, baseUsd: number, features: Float64Array): number {
  let sum = baseUsd;
  for (let index = 0; index < line.coefficients.length; index += 1) {
    sum += (line.coefficients[index] ?? 0) * (features[index] ?? 0);
  }
  return sum;
}
