/** The real figures on the home page, as published, each with its source. */
import type { Source } from "#lib/source.ts";

export const scorecard = {
  id: "scorecard",
  title: "College Scorecard",
  year: "2023-24",
  url: "https://collegescorecard.ed.gov/school/?228778",
} satisfies Source;

/** The College Scorecard's release of June 10, 2026: every institution in it. */
export const collegeCount = 5858;

export type IncomePrice = { income: string; netPriceUsd: number };

/** NPT41_PUB to NPT45_PUB, COSTT4_A (2023-24) and ADM_RATE (fall 2024) of unit 228778. */
export const exampleCollege = {
  name: "The University of Texas at Austin",
  path: "/colleges/the-university-of-texas-at-austin",
  costUsd: 31_247,
  admitShare: 0.2664,
  prices: [
    { income: "$0 to $30,000", netPriceUsd: 12_553 },
    { income: "$30,001 to $48,000", netPriceUsd: 14_297 },
    { income: "$48,001 to $75,000", netPriceUsd: 17_207 },
    { income: "$75,001 to $110,000", netPriceUsd: 24_406 },
    { income: "Over $110,000", netPriceUsd: 30_082 },
  ] satisfies IncomePrice[],
} as const;

/** A sample plan, made up and labeled as a sample wherever it is shown. */
export const samplePlan = {
  stepsDone: 18,
  steps: 25,
  byLabel: { safety: 2, likely: 2, target: 3, reach: 2 },
  chance: { low: 34, high: 48 },
  priceUsd: { low: 14_000, high: 19_500, full: 31_000 },
  plansWithYes: 94,
} as const;
