/** The figures in the tools' pictures: real ones as published, and a labeled sample. */

/** A made-up student, labeled as a sample. */
export const sample = {
  chance: { low: 34, high: 48 },
  priceUsd: { low: 14_000, middle: 16_500, high: 19_500, full: 31_000 },
  byLabel: { safety: 2, likely: 2, target: 3, reach: 2 },
} as const;

/** As published; a test compares them with the data set. */
export const compared = [
  {
    name: "UT Austin",
    slug: "the-university-of-texas-at-austin",
    admitShare: 0.2664,
    costUsd: 31_247,
    earningsUsd: 75_121,
  },
  { name: "Rice", slug: "rice-university", admitShare: 0.08, costUsd: 79_788, earningsUsd: 89_718 },
] as const;
