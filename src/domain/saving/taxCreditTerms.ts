/** The two federal tax credits for college costs: amounts, and the incomes over which they shrink to nothing. */
import { latestValue } from "#facts/fact.ts";
import { creditPhaseOut, lifetimeCredit, opportunityCredit } from "#facts/federal-aid/taxCredits.ts";
import { educationCreditsSource } from "#facts/sources/paying.ts";
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
  opportunity: latestValue(opportunityCredit),
  lifetime: latestValue(lifetimeCredit),
  phaseOut: latestValue(creditPhaseOut),
  source: educationCreditsSource,
};
