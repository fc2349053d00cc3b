/** Which year each kind of figure is from. Updated with each yearly import and shown with every figure. */

export const dataYears = {
  characteristics: "2024-25",
  /** Applications, scores, enrollment and retention. */
  admissions: "fall 2024",
  /** Tuition and cost totals. */
  cost: "2024-25",
  /** Net price, grants, loans, and the housing and food split. */
  aid: "2023-24",
  /** Prices by income at two-year colleges: four bands of one year, the highest of the year before. */
  aidedPrices: "2023-24, highest bracket 2022-23",
  aidedGaps: "2021-22 to 2022-23",
  /** The cohort whose completion is measured. */
  completion: "entered fall 2018",
  earnings: "2022 dollars",
  factors: "2024-26",
  growth: "2021-22 to 2024-25",
  applicationFee: "2023-24",
  carnegie: "2021",
  tuition1: "2021-22",
  tuition2: "2022-23",
  tuition3: "2023-24",
} as const;
