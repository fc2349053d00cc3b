/** Every table of the Student Aid Index worksheets by award year. A year that is not here is not published yet. */
import type { Source } from "#lib/source.ts";

/** An allowance by family size: `values[0]` is for `from` people; above the last, `eachMoreUsd` is added a person. */
export type AllowanceBySize = { from: number; valuesUsd: readonly number[]; eachMoreUsd: number };

/** One step of the schedule: up to `upToUsd` the contribution is `baseUsd` plus the rate on what is over the step below. */
export type ScheduleStep = { upToUsd: number; baseUsd: number; ratePercent: number };

export type SaiTables = {
  awardYear: string;
  /** The calendar year whose tax returns are asked for. */
  taxYear: number;
  incomeProtection: {
    /** Formula A, by the parents' family size. */
    parents: AllowanceBySize;
    /** Formula A, the dependent student. */
    studentUsd: number;
    /** Formula B, by whether the student is married. */
    unmarriedUsd: number;
    marriedUsd: number;
    /** Formula C, by whether the student is married. */
    unmarriedWithDependents: AllowanceBySize;
    marriedWithDependents: AllowanceBySize;
  };
  /** The most of the employment expense allowance; it is 35% of earnings below that. */
  employmentExpenseMostUsd: number;
  /** Earnings of one person on which Social Security tax was due in the tax year. */
  socialSecurityBaseUsd: number;
  /** Tables A5 and C6. Below `belowUsd` the contribution is `leastUsd`. */
  contribution: { belowUsd: number; leastUsd: number; steps: readonly ScheduleStep[] };
  /** Tables A3, B2 and C4: net worth up to each limit counts at 40, 50 and 60 percent, above the last whole. */
  businessLimitsUsd: readonly [number, number, number];
  /** Whether the student's part of the income may lower the index below what the parents' part gives (2024-25 only). */
  isStudentPartNegative: boolean;
  source: Source;
};

/** Limits and bases of the schedule become steps: 22% first, then 25, 29, 34, 40 and 47. */
function schedule(limitsUsd: readonly number[], basesUsd: readonly number[]): ScheduleStep[] {
  const rates = [22, 25, 29, 34, 40, 47];
  return rates.map((ratePercent, index) => ({
    upToUsd: limitsUsd[index] ?? Number.POSITIVE_INFINITY,
    baseUsd: index === 0 ? 0 : (basesUsd[index - 1] ?? 0),
    ratePercent,
  }));
}

function guide(awardYear: string): Source {
  return {
    id: `sai-guide-${awardYear}`,
    title: `Student Aid Index and Pell Grant Eligibility Guide ${awardYear}, Federal Student Aid`,
    year: awardYear,
    url: "https://fsapartners.ed.gov/knowledge-center/library/resource-type/Student%20Aid%20Index%20%28SAI%29%20and%20Pell%20Grant%20Eligibility%20Guides",
  };
}

export const saiTables: readonly SaiTables[] = [
  {
    awardYear: "2024-25",
    taxYear: 2022,
    incomeProtection: {
      parents: { from: 2, valuesUsd: [27_600, 34_350, 42_430, 50_060, 58_560], eachMoreUsd: 6_610 },
      studentUsd: 11_130,
      unmarriedUsd: 17_310,
      marriedUsd: 27_750,
      // From size 4 on worked out from the law's base and the year's price factor, as every other value fits it.
      unmarriedWithDependents: {
        from: 2,
        valuesUsd: [51_960, 64_700, 79_880, 94_260, 110_230],
        eachMoreUsd: 12_460,
      },
      marriedWithDependents: { from: 3, valuesUsd: [54_580, 67_400, 79_530, 93_010], eachMoreUsd: 10_510 },
    },
    employmentExpenseMostUsd: 4_730,
    socialSecurityBaseUsd: 147_000,
    contribution: {
      belowUsd: -6_820,
      leastUsd: -1_500,
      steps: schedule([20_600, 25_800, 31_000, 36_300, 41_500], [4_532, 5_832, 7_340, 9_142, 11_222]),
    },
    businessLimitsUsd: [165_000, 490_000, 820_000],
    isStudentPartNegative: true,
    source: guide("2024-25"),
  },
  {
    awardYear: "2025-26",
    taxYear: 2023,
    incomeProtection: {
      parents: { from: 2, valuesUsd: [28_530, 35_510, 43_870, 51_750, 60_540], eachMoreUsd: 6_840 },
      studentUsd: 11_510,
      unmarriedUsd: 17_890,
      marriedUsd: 28_690,
      unmarriedWithDependents: {
        from: 2,
        valuesUsd: [53_710, 66_880, 82_570, 97_440, 113_950],
        eachMoreUsd: 12_880,
      },
      marriedWithDependents: { from: 3, valuesUsd: [56_430, 69_670, 82_220, 96_150], eachMoreUsd: 10_860 },
    },
    employmentExpenseMostUsd: 4_890,
    socialSecurityBaseUsd: 160_200,
    contribution: {
      belowUsd: -8_300,
      leastUsd: -1_826,
      steps: schedule([21_300, 26_700, 32_000, 37_500, 42_900], [4_686, 6_036, 7_573, 9_443, 11_603]),
    },
    businessLimitsUsd: [170_000, 510_000, 850_000],
    isStudentPartNegative: false,
    source: guide("2025-26"),
  },
  {
    awardYear: "2026-27",
    taxYear: 2024,
    incomeProtection: {
      parents: { from: 2, valuesUsd: [29_190, 36_330, 44_880, 52_950, 61_930], eachMoreUsd: 6_990 },
      studentUsd: 11_770,
      unmarriedUsd: 18_310,
      marriedUsd: 29_350,
      unmarriedWithDependents: {
        from: 2,
        valuesUsd: [54_950, 68_430, 84_480, 99_700, 116_590],
        eachMoreUsd: 13_180,
      },
      marriedWithDependents: { from: 3, valuesUsd: [57_730, 71_280, 84_120, 98_370], eachMoreUsd: 11_110 },
    },
    employmentExpenseMostUsd: 5_000,
    socialSecurityBaseUsd: 168_600,
    contribution: {
      belowUsd: -8_500,
      leastUsd: -1_870,
      steps: schedule([21_800, 27_300, 32_800, 38_400, 43_900], [4_796, 6_171, 7_766, 9_670, 11_870]),
    },
    businessLimitsUsd: [175_000, 520_000, 870_000],
    isStudentPartNegative: false,
    source: guide("2026-27"),
  },
  {
    awardYear: "2027-28",
    taxYear: 2025,
    incomeProtection: {
      parents: { from: 2, valuesUsd: [30_300, 37_720, 46_590, 54_970, 64_290], eachMoreUsd: 7_260 },
      studentUsd: 12_220,
      unmarriedUsd: 19_000,
      marriedUsd: 30_470,
      unmarriedWithDependents: {
        from: 2,
        valuesUsd: [57_050, 71_040, 87_700, 103_500, 121_030],
        eachMoreUsd: 13_680,
      },
      marriedWithDependents: { from: 3, valuesUsd: [59_930, 74_000, 87_320, 102_120], eachMoreUsd: 11_530 },
    },
    employmentExpenseMostUsd: 5_200,
    socialSecurityBaseUsd: 176_100,
    contribution: {
      belowUsd: -8_900,
      leastUsd: -1_958,
      steps: schedule([22_600, 28_300, 34_000, 39_900, 45_600], [4_972, 6_397, 8_050, 10_056, 12_336]),
    },
    businessLimitsUsd: [180_000, 540_000, 905_000],
    isStudentPartNegative: false,
    source: guide("2027-28"),
  },
];

/** The share, in percent, of each asset sum that counts: formula A's parents and student, B and C. */
export const assetRatePercent = { A: 12, student: 20, B: 20, C: 7 } as const;

/** The share, in percent, of available income that counts for a student: lines A 29 and B 10. */
export const incomeRatePercent = 50;
export const employmentExpensePercent = 35;

/** In hundredths of a percent. Above the threshold Medicare takes the higher rate; the thresholds never moved. */
export const payroll = {
  medicareRate: 145,
  medicareHighRate: 235,
  socialSecurityRate: 620,
  medicareThresholdUsd: { single: 200_000, hoh: 200_000, qss: 200_000, mfj: 250_000, mfs: 125_000 },
} as const;

export const saiLimits = { leastUsd: -1_500, mostUsd: 999_999 } as const;

/** The tables of an award year written "2026-27"; null where they are not published, never another year's. */
export function saiTablesOf(awardYear: string): SaiTables | null {
  return saiTables.find((tables) => tables.awardYear === awardYear) ?? null;
}
