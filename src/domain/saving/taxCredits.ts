/** The American Opportunity and the Lifetime Learning credit of one student's year. 26 USC 25A. */
import type { CreditFiling, TaxCreditTerms } from "#domain/saving/taxCreditTerms.ts";

export type CreditInput = {
  /** Tuition and required fees that no tax-free grant and no 529 plan paid. */
  tuitionUsd: number;
  /** Books and course materials, paid the same way: only the first credit counts them. */
  materialsUsd: number;
  /** Modified adjusted gross income of who claims the student. */
  incomeUsd: number;
  filing: CreditFiling;
  /** In one of the first four years of college, and at least half-time in one term. */
  isFirstFourYears: boolean;
};

export type Credits = {
  /** Of each credit the share that the income leaves, 0 to 1. */
  share: number;
  /** Whole dollars; of the first a part is paid out even where no tax is due. */
  opportunityUsd: number;
  refundableUsd: number;
  lifetimeUsd: number;
  /** Only one of the two may be claimed for a student; null where neither brings anything. */
  better: "opportunity" | "lifetime" | null;
};

/** The share that an income leaves: whole up to the lower end, nothing from the upper end on, even in between. */
export function calculateCreditShare(incomeUsd: number, filing: CreditFiling, terms: TaxCreditTerms): number {
  const { fromUsd, toUsd } = terms.phaseOut[filing];
  return Math.min(1, Math.max(0, (toUsd - incomeUsd) / (toUsd - fromUsd)));
}

/** Amounts are rounded to the nearest dollar after the share is taken. */
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

/** Where both are the same the first is better: part of it is paid out. */
function pickBetterCredit(opportunityUsd: number, lifetimeUsd: number): Credits["better"] {
  if (opportunityUsd === 0 && lifetimeUsd === 0) return null;
  return opportunityUsd >= lifetimeUsd ? "opportunity" : "lifetime";
}
