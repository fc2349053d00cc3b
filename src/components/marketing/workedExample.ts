/** An example at real colleges: what the product's rules calculate for one made-up student. A test recalculates it. */
import type { AdmissionLabel } from "#domain/admission/label.ts";
import type { BudgetLabel } from "#domain/price/budgetLabel.ts";

/** Made up, and labeled as a sample wherever it is shown. Money is whole dollars a year. */
export const sampleStudent = {
  gpa: 3.6,
  satTotal: 1220,
  homeState: "TX",
  familyIncomeUsd: 60_000,
  payPerYearUsd: 18_000,
  /** The fall in which the student starts college. */
  entryYear: 2027,
} as const;

export type WorkedCollege = {
  name: string;
  shortName: string;
  path: `/colleges/${string}`;
  admission: AdmissionLabel;
  budget: BudgetLabel;
  /** Shares from 0 to 1, to the thousandth. */
  chance: { share: number; low: number; high: number };
  band: { lowUsd: number; middleUsd: number; highUsd: number; stickerUsd: number };
};

export const worked = {
  sanAntonio: {
    name: "The University of Texas at San Antonio",
    shortName: "UT San Antonio",
    path: "/colleges/the-university-of-texas-at-san-antonio",
    admission: "safety",
    budget: "within",
    chance: { share: 0.982, low: 0.937, high: 0.995 },
    band: { lowUsd: 7_012, middleUsd: 10_986, highUsd: 14_960, stickerUsd: 29_354 },
  },
  texasState: {
    name: "Texas State University",
    shortName: "Texas State",
    path: "/colleges/texas-state-university",
    admission: "safety",
    budget: "maybe",
    chance: { share: 0.987, low: 0.952, high: 0.996 },
    band: { lowUsd: 12_421, middleUsd: 16_290, highUsd: 20_160, stickerUsd: 31_092 },
  },
  houston: {
    name: "University of Houston",
    shortName: "Houston",
    path: "/colleges/university-of-houston",
    admission: "likely",
    budget: "maybe",
    chance: { share: 0.902, low: 0.649, high: 0.984 },
    band: { lowUsd: 10_426, middleUsd: 14_729, highUsd: 19_032, stickerUsd: 29_405 },
  },
  southwestern: {
    name: "Southwestern University",
    shortName: "Southwestern",
    path: "/colleges/southwestern-university",
    admission: "target",
    budget: "over",
    chance: { share: 0.76, low: 0.463, high: 0.921 },
    band: { lowUsd: 27_905, middleUsd: 32_746, highUsd: 37_586, stickerUsd: 79_226 },
  },
  austin: {
    name: "The University of Texas at Austin",
    shortName: "UT Austin",
    path: "/colleges/the-university-of-texas-at-austin",
    admission: "reach",
    budget: "maybe",
    chance: { share: 0.048, low: 0.014, high: 0.158 },
    band: { lowUsd: 15_195, middleUsd: 19_753, highUsd: 21_941, stickerUsd: 34_294 },
  },
  rice: {
    name: "Rice University",
    shortName: "Rice",
    path: "/colleges/rice-university",
    admission: "reach",
    budget: "within",
    chance: { share: 0.03, low: 0.006, high: 0.132 },
    band: { lowUsd: 0, middleUsd: 5_041, highUsd: 6_776, stickerUsd: 98_346 },
  },
} as const satisfies Record<string, WorkedCollege>;

/** From the safest to the boldest. */
export const workedList: readonly WorkedCollege[] = [
  worked.sanAntonio,
  worked.houston,
  worked.southwestern,
  worked.austin,
  worked.rice,
];

/** Out of 100 plans, as the plan page shows them; `affordable` counts a four-year college that admits the student and whose price fits. */
export const workedOdds = {
  /** The list without its safety school. */
  without: { any: 97, affordable: 80 },
  with: { any: 99, affordable: 99 },
  /** The list with its safety school, after that one has admitted or rejected the student. */
  afterYes: 100,
  afterNo: 80,
} as const;
