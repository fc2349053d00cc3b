/** How much of a college's own price growth to believe, and the years that the price figures stand for. */

/** The fall in which the academic year of a figure began. */
export const priceYears = {
  /** Net prices, grants: academic year 2023-24. */
  netPrice: 2023,
  /** Tuition, living costs: academic year 2024-25. */
  cost: 2024,
} as const;

/**
 * Growth of published tuition at the 3,332 colleges with four years of figures, 2021-22 to 2024-25. Source: College
 * Scorecard, release of June 10, 2026, and IPEDS 2024-25. Measured by `node build/backtest/price.ts`.
 */
export const priceGrowth = {
  /** Median growth a year over the three steps. */
  nationalShare: 0.0274,
  /**
   * Weight of the college's own growth. Of 0, 0.1, ... 1 it has the smallest mean error when the step from 2023-24 to
   * 2024-25 is predicted from 2021-22 to 2023-24: 2.64 points, beside 2.74 for the national growth alone and 2.96 for
   * the college's own alone.
   */
  ownWeight: 0.3,
} as const;
