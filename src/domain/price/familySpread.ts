/** How far families of one income lie apart at one college: an assumption, for the data hold only bracket averages. */
import { latestValue } from "#facts/fact.ts";
import { netPriceExplainedShare } from "#facts/prices/research.ts";
import { netPriceCalculatorStudy } from "#facts/sources/priceResearch.ts";

export const familySpread = {
  /**
   * Share of the variation in grants that a net price calculator's inputs explain (the federal template). What it leaves
   * is taken as the spread inside a bracket: variance inside = variance between brackets × (1 - share) / share.
   */
  explainedShare: latestValue(netPriceExplainedShare),
  /** Standard deviations on each side that hold eight of ten of a normal spread. */
  standardDeviations: 1.2816,
  source: netPriceCalculatorStudy,
} as const;
