/** The two federal tax credits for college costs: amounts, and the incomes over which they shrink to nothing. */
import type { Source } from "#lib/source.ts";

export type CreditFiling = "single" | "joint";

export type TaxCreditTerms = {
  /** American Opportunity: for each student, in the first four years of college. */
  opportunity: {
    /** This much of the costs counts whole, and as much again in part. */
    wholeUsd: number;
    partUsd: number;
    partPercent: number;
    /** Of the credit, paid out even where no tax is due. */
    refundablePercent: number;
    years: number;
  };
  /** Lifetime Learning: for each return, in any year and for single courses. */
  lifetime: { costsUsd: number; percent: number };
  /** Both are whole up to `fromUsd` of modified adjusted gross income and gone at `toUsd`. */
  phaseOut: Readonly<Record<CreditFiling, { fromUsd: number; toUsd: number }>>;
  source: Source;
};

/** 26 USC 25A. The limits have been the same for both credits since tax year 2021 and do not move with prices. */
export const taxCreditTerms: TaxCreditTerms = {
  opportunity: { wholeUsd: 2_000, partUsd: 2_000, partPercent: 25, refundablePercent: 40, years: 4 },
  lifetime: { costsUsd: 10_000, percent: 20 },
  phaseOut: {
    single: { fromUsd: 80_000, toUsd: 90_000 },
    joint: { fromUsd: 160_000, toUsd: 180_000 },
  },
  source: {
    id: "education-credits",
    title: "Education credits, Internal Revenue Service",
    year: "Since tax year 2021",
    url: "https://www.irs.gov/credits-deductions/individuals/education-credits-aotc-llc",
  },
};
