/** Published figures and back-test results shown on marketing pages. A test compares each with the data set and the rules. */

import { incomeBrackets } from "#domain/college/college.ts";
import { formatUsd } from "#lib/format.ts";

/** Every institution in the College Scorecard’s release of June 2026. */
export const institutionCount = 5858;

/** Colleges with an application date that they published for the cycle of 2026-27. */
export const datedColleges = { count: 761, cycle: "2026-27" } as const;

/** Colleges whose essay prompts are on record. */
export const essayColleges = 80;

/** The largest Pell Grant of an award year, in whole dollars. */
export const largestPell = { amountUsd: 7_395, awardYear: "2026-27" } as const;

/** The most that a timeline of eight colleges asks a student to do, held by a test of the timeline. */
export const mostActions = { colleges: 8, actions: 35 } as const;

/** Average price after grants in 2023-24 by income bracket, and the cost of that year before grants, in whole dollars. */
export const pricesByIncome = {
  incomes: incomeBrackets.map(({ fromUsd, toUsd }) =>
    toUsd === null ? `Over ${formatUsd(fromUsd - 1)}` : `${formatUsd(fromUsd)} to ${formatUsd(toUsd)}`,
  ),
  rice: {
    name: "Rice University",
    path: "/colleges/rice-university",
    costUsd: 79_788,
    pricesUsd: [5_827, 563, 3_217, 17_755, 48_466],
  },
  austin: {
    name: "The University of Texas at Austin",
    path: "/colleges/the-university-of-texas-at-austin",
    costUsd: 31_247,
    pricesUsd: [12_553, 14_297, 17_207, 24_406, 30_082],
  },
  year: "2023-24",
} as const;

/**
 * The back-test of chances: groups of applicants, labels that were right, labels too optimistic, ranges that
 * held, mean error in percentage points.
 */
export const chanceTest = {
  groups: 36,
  labelsRight: 36,
  tooOptimistic: 0,
  rangesHeld: 35,
  meanErrorPoints: 4.9,
  /** The same for a rule that only knows the admit rate. */
  aloneLabelsRight: 20,
  aloneTooOptimistic: 8,
  aloneErrorPoints: 19.9,
} as const;

/** The back-test of prices, predicting held-out prices from the average price. */
export const priceTest = { prices: 8_510, medianErrorUsd: 1_471, heldShare: 0.79 } as const;

/** Each group of the chance back-test in whole percent: predicted, actually admitted, and the college's admit rate. */
export const chanceTestGroups: readonly (readonly [predicted: number, actual: number, admitRate: number])[] =
  [
    [32, 30, 15],
    [16, 11, 15],
    [5, 2, 15],
    [1, 1, 15],
    [83, 85, 39],
    [59, 55, 39],
    [19, 23, 39],
    [4, 10, 39],
    [52, 60, 21],
    [27, 31, 21],
    [7, 14, 21],
    [1, 1, 21],
    [19, 29, 11],
    [10, 6, 11],
    [3, 1, 11],
    [1, 0, 11],
    [100, 97, 95],
    [99, 98, 95],
    [97, 96, 95],
    [91, 89, 95],
    [94, 97, 56],
    [83, 92, 56],
    [44, 62, 56],
    [11, 23, 56],
    [76, 75, 30],
    [50, 35, 30],
    [14, 5, 30],
    [2, 1, 30],
    [69, 73, 26],
    [40, 28, 26],
    [10, 4, 26],
    [2, 1, 26],
    [92, 91, 47],
    [77, 81, 47],
    [35, 46, 47],
    [8, 9, 47],
  ];
