/** Pell Grant amounts, the poverty guidelines they are tested against, and the tests, by award year. */
import type { Source } from "#lib/source.ts";

export type PovertyGuideline = { firstPersonUsd: number; eachMoreUsd: number };

export type PellTerms = {
  awardYear: string;
  maximumUsd: number;
  minimumUsd: number;
  /** True where the amounts are not published yet and those of the year before are taken for an estimate. */
  isAssumed: boolean;
  /** Guidelines of the tax year, not of the award year. */
  poverty: { states: PovertyGuideline; alaska: PovertyGuideline; hawaii: PovertyGuideline };
  /** From 2026-27 foreign earned income counts in the income tested, and a high index ends every grant. */
  countsForeignIncome: boolean;
  /** No grant of any kind from this index on; null where there is no such rule. */
  endsAtIndexUsd: number | null;
  source: Source;
};

const guidelines = {
  2022: { states: [13_590, 4_720], alaska: [16_990, 5_900], hawaii: [15_630, 5_430] },
  2023: { states: [14_580, 5_140], alaska: [18_210, 6_430], hawaii: [16_770, 5_910] },
  2024: { states: [15_060, 5_380], alaska: [18_810, 6_730], hawaii: [17_310, 6_190] },
  2025: { states: [15_650, 5_500], alaska: [19_550, 6_870], hawaii: [17_990, 6_230] },
} as const;

function povertyOf(year: keyof typeof guidelines): PellTerms["poverty"] {
  const guideline = ([firstPersonUsd, eachMoreUsd]: readonly [number, number]) => ({
    firstPersonUsd,
    eachMoreUsd,
  });
  const { states, alaska, hawaii } = guidelines[year];
  return { states: guideline(states), alaska: guideline(alaska), hawaii: guideline(hawaii) };
}

const paymentSchedules = "https://fsapartners.ed.gov/knowledge-center/library/dear-colleague-letters";

export const pellTerms: readonly PellTerms[] = [
  {
    awardYear: "2024-25",
    maximumUsd: 7_395,
    minimumUsd: 740,
    isAssumed: false,
    poverty: povertyOf(2022),
    countsForeignIncome: false,
    endsAtIndexUsd: null,
    source: {
      id: "pell-2024-25",
      title: "2024-25 Federal Pell Grant maximum and minimum awards",
      year: "2024-25",
      url: paymentSchedules,
    },
  },
  {
    awardYear: "2025-26",
    maximumUsd: 7_395,
    minimumUsd: 740,
    isAssumed: false,
    poverty: povertyOf(2023),
    countsForeignIncome: false,
    endsAtIndexUsd: null,
    source: {
      id: "pell-2025-26",
      title: "2025-26 Federal Pell Grant maximum and minimum awards, GEN-25-02",
      year: "2025-26",
      url: paymentSchedules,
    },
  },
  {
    awardYear: "2026-27",
    maximumUsd: 7_395,
    minimumUsd: 740,
    isAssumed: false,
    poverty: povertyOf(2024),
    countsForeignIncome: true,
    endsAtIndexUsd: 14_790,
    source: {
      id: "pell-2026-27",
      title: "2026-27 Federal Pell Grant maximum and minimum awards, GEN-26-01",
      year: "2026-27",
      url: paymentSchedules,
    },
  },
  {
    awardYear: "2027-28",
    // Due by February 1, 2027: until then the amounts of 2026-27 stand in, and every result says so.
    maximumUsd: 7_395,
    minimumUsd: 740,
    isAssumed: true,
    poverty: povertyOf(2025),
    countsForeignIncome: true,
    endsAtIndexUsd: 14_790,
    source: {
      id: "pell-2027-28",
      title: "Not published yet: the amounts of 2026-27, GEN-26-01",
      year: "2026-27",
      url: paymentSchedules,
    },
  },
];

/** Percent of the poverty guideline up to which each test is passed: 20 USC 1070a(b)(1). */
export const povertyPercent = {
  maximumSingleParent: 225,
  maximumOthers: 175,
  minimumDependentSingleParent: 325,
  minimumDependentOthers: 275,
  minimumIndependentSingleParent: 400,
  minimumIndependentParent: 350,
  minimumIndependentOthers: 275,
} as const;

/** A calculated award is rounded to the nearest of these. */
export const pellRoundingUsd = 5;

/** The terms of an award year written "2026-27"; null where nothing is known of it. */
export function pellTermsOf(awardYear: string): PellTerms | null {
  return pellTerms.find((terms) => terms.awardYear === awardYear) ?? null;
}
