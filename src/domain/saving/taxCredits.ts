/** The American Opportunity and Lifetime Learning credits for one student and one year. 26 USC 25A. */
import type { CreditFiling, TaxCreditTerms } from "#domain/saving/taxCreditTerms.ts";

export type CreditInput = {
  /** Tuition and required fees not paid by tax-free grants or a 529 plan. */
  tuitionUsd: number;
  /** Books and course materials, paid the same way; only the first credit covers them. */
  materialsUsd: number;
  /** Modified adjusted gross income of whoever claims the student. */
  incomeUsd: number;
  filing: CreditFiling;
  /** In one of the first four years of college, and at least half-time for one term. */
  isFirstFourYears: boolean;
};

export type Credits = {
  /** The share of each credit left after the income phase-out, 0 to 1. */
  share: number;
  /** Whole dollars; part of the first credit is refundable. */
  opportunityUsd: number;
  refundableUsd: number;
  lifetimeUsd: number;
  /** Only one of the two may be claimed per student; null if neither is worth anything. */
  better: "opportunity" | "lifetime" | null;
};

/** The phase-out: full credit up to the lower limit, none from the upper limit, linear in between. */
export function calculateCreditShare(incomeUsd: number, filing: CreditFiling, terms: TaxCreditTerms): number {
  const { fromUsd, toUsd } = terms.phaseOut[filing];
  return Math.min(1, Math.max(0, (toUsd - incomeUsd) / (toUsd - fromUsd)));
}

/** Rounded to the nearest dollar after the phase-out. */
export function calculateTaxCredits(input: CreditInput, terms: TaxCreditTerms): Credits {
  const { opportunity, lifetime } = terms;
  const share = calculateCreditShare(input.incomeUsd, input.filing, terms);
  const costsUsd = input.tuitionUsd + input.materialsUsd;
  const wholeUsd = Math.min(costsUsd, opportunity.wholeUsd);
  const partUsd = Math.min(costsUsd - wholeUsd, opportunity.partUsd);
  const fullUsd = wholeUsd + (partUsd * opportunity.partPercent) / 100;
  const opportunityUsd = input.isFirstFourYears ? Math.round(fullUsd * share) : 0;
  const lifetimeUsd = Math.round(
    (Math.min(input.tuitionUsd, lifetime.costsUsd) * lifetime.percent * share) / 100,
  );
  return {
    share,
    opportunityUsd,
    refundableUsd: Math.round((opportunityUsd * opportunity.refundablePercent) / 100),
    lifetimeUsd,
    better: pickBetterCredit(opportunityUsd, lifetimeUsd),
  };
}

/** If both are equal the first is better, because part of it is refundable. */
function pickBetterCredit(opportunityUsd: number, lifetimeUsd: number): Credits["better"] {
  if (opportunityUsd === 0 && lifetimeUsd === 0) return null;
  return opportunityUsd >= lifetimeUsd ? "opportunity" : "lifetime";
}
