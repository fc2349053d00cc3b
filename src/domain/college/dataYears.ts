/** The years of the figures in the data set, by kind: changed with each yearly import, shown with every figure. */

export const dataYears = {
  characteristics: "2024-25",
  /** Applications, scores, enrollment and return for a second year. */
  admissions: "fall 2024",
  /** Tuition and cost totals. */
  cost: "2024-25",
  /** Net price, grants, loans, and the split of housing and food. */
  aid: "2023-24",
  /** The students whose completion is followed. */
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
