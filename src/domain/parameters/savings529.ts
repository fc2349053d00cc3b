/** What the law lets a 529 plan do, and since when. How it counts in the Student Aid Index is in studentAidIndex.ts. */
import type { Source } from "#lib/source.ts";

export type Savings529Terms = {
  /** A year, for school before college. */
  schoolYearLimitUsd: number;
  schoolLimitSince: string;
  /** Into the beneficiary's Roth IRA, over a lifetime, from an account at least so many years old. */
  rothTotalLimitUsd: number;
  rothAccountYears: number;
  /** Money paid in within so many years stays. */
  rothRecentYears: number;
  source: Source;
};

export const savings529Terms: Savings529Terms = {
  schoolYearLimitUsd: 20_000,
  schoolLimitSince: "2026-01-01",
  rothTotalLimitUsd: 35_000,
  rothAccountYears: 15,
  rothRecentYears: 5,
  source: {
    id: "plans-529",
    title: "529 plans: rules from 2024 to 2026, 26 USC 529 as changed by Public Laws 117-328 and 119-21",
    year: "2026",
    url: "https://www.irs.gov/taxtopics/tc313",
  },
};
