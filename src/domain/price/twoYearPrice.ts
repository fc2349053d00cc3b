/**
 * What a two-year college's price starts from. Prices by income exist for students with federal aid alone: they are a price
 * in the brackets where most first-years have it, and the low end where few do. Where there is none, and above $75,000, the
 * price is the published cost less the grants that are certain.
 */
import type { CollegeSummary } from "#domain/college/college.ts";
import type { LivingPlan } from "#domain/people/profile.ts";
import { type Bracket, brackets, topBracket } from "./brackets.ts";
import type { TwoYearSpreads } from "./kind.ts";
import { calculateLivingCost } from "./living.ts";
import { getResidentTuition } from "./residency.ts";

/** In the brackets up to this one ($75,000) most first-years with a FAFSA get grants; above, those with aid are the few who do. */
export const lastAidedBracket: Bracket = 2;

/** Where the low end comes from: the bracket's own price, that of one below, the college's average, or the grants of its kind. */
export type LowEndBasis = "aided" | "below" | "average" | "kind";

/** The price of a college whose bracket has no price of its own; null elsewhere. */
export type PublishedPrice = {
  /** The cost is that of living at home as prices by income count it, without food and housing there. */
  isHomeCounted: boolean;
  lowFrom: LowEndBasis;
  /** The price behind the low end, and its year. */
  lowPriceUsd: number;
  lowYear: "2023-24" | "2022-23";
};

/** A two-year college whose prices by income the College Scorecard does not have. */
export function isPricedAsTwoYear({ level, netPriceByIncomeUsd }: CollegeSummary): boolean {
  return level === "twoYear" && netPriceByIncomeUsd.every((price) => price === null);
}

/** The bracket's price in 2023-24 dollars: the fifth is of the year before and grows by one. Null if none can be used. */
export function findAidedPrice(
  college: CollegeSummary,
  bracket: Bracket,
  growthShare: number,
): number | null {
  const price = college.aidedPriceByIncomeUsd[bracket];
  if (price === null) return null;
  return bracket === topBracket && price > 0 ? price * (1 + growthShare) : price;
}

/**
 * The lowest price that a family of this bracket should expect where the bracket's own cannot be its price, in 2023-24
 * dollars: what its students with aid paid, or the highest of three figures that nine in ten prices lie above: what those in a
 * bracket below paid here, the average with what its kind shows for the bracket, and the cost less the grants of its kind.
 * Null if the college publishes neither its average nor a cost.
 */
export function findLowEnd(
  college: CollegeSummary,
  bracket: Bracket,
  growthShare: number,
  spreads: TwoYearSpreads,
): { priceUsd: number; from: LowEndBasis } | null {
  const aided = findAidedPrice(college, bracket, growthShare);
  if (aided !== null) return { priceUsd: aided - (college.aidedPriceGapUsd[bracket] ?? 0), from: "aided" };
  const { netPriceUsd, aidedCostUsd, control } = college;
  const lows: { priceUsd: number; from: LowEndBasis }[] = [];
  if (aidedCostUsd !== null)
    lows.push({ priceUsd: aidedCostUsd - spreads.grantsUsd[control][bracket], from: "kind" });
  if (netPriceUsd !== null)
    lows.push({ priceUsd: netPriceUsd + spreads.fromAverageUsd[control][bracket], from: "average" });
  for (const below of brackets) {
    const price = below < bracket ? college.aidedPriceByIncomeUsd[below] : null;
    if (price !== null)
      lows.push({ priceUsd: price - (college.aidedPriceGapUsd[below] ?? 0), from: "below" });
  }
  const [first, ...rest] = lows;
  return first === undefined
    ? null
    : rest.reduce((high, low) => (low.priceUsd > high.priceUsd ? low : high), first);
}

/** The lowest of all brackets, for a family whose income is unknown. */
export function findLowestPrice(
  college: CollegeSummary,
  growthShare: number,
  spreads: TwoYearSpreads,
): number | null {
  const lows = brackets.flatMap(
    (bracket) => findLowEnd(college, bracket, growthShare, spreads)?.priceUsd ?? [],
  );
  return lows.length === 0 ? null : Math.min(...lows);
}

/** The highest of the prices of lower brackets; minus infinity where none can be used. */
export function findPaidBelow({ aidedPriceByIncomeUsd }: CollegeSummary, bracket: Bracket): number {
  return Math.max(
    ...aidedPriceByIncomeUsd.slice(0, bracket).map((price) => price ?? Number.NEGATIVE_INFINITY),
  );
}

/**
 * In 2024-25 dollars: from the cost that the prices by income were counted from to that of the arrangement, and, at home, that
 * cost, without food and housing, which those prices leave out. Null where it is not known, or no arrangement is asked for.
 */
export function findOwnLiving(
  college: CollegeSummary,
  livingPlan: LivingPlan | null,
  growthShare: number,
): { stepUsd: number; countedUsd: number; homeUsd: number | null } | null {
  const { aidedCostUsd, aidedHomeCostUsd } = college;
  if (aidedCostUsd === null || livingPlan === null || !isPricedAsTwoYear(college)) return null;
  const countedUsd = aidedCostUsd * (1 + growthShare);
  if (livingPlan === "withFamily") {
    if (aidedHomeCostUsd === null) return null;
    const homeUsd = aidedHomeCostUsd * (1 + growthShare);
    return { stepUsd: homeUsd - countedUsd, countedUsd, homeUsd };
  }
  const tuition = getResidentTuition(college);
  const living = calculateLivingCost(college, livingPlan);
  return tuition === null || living === null
    ? null
    : { stepUsd: tuition + living - countedUsd, countedUsd, homeUsd: null };
}
