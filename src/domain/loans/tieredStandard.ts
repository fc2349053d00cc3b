/** The Tiered Standard plan: a fixed monthly payment over a term that depends on the size of the debt. 34 CFR 685.208. */
import type { TieredStandardTerms } from "#domain/loans/repaymentTerms.ts";
import { calculateMonthlyPayment } from "./monthlyPayment.ts";
import { calculateMonthlyInterest, type RepaidMonth, type Repayment, summarizeRepayment } from "./months.ts";

/** Years of repayment for a debt in whole dollars when payments begin: 24,999 is 10 years, 25,000 is 15. */
export function findTierYears(debtUsd: number, terms: TieredStandardTerms): number {
  const tier = terms.tiers.find(({ belowUsd }) => debtUsd < belowUsd) ?? terms.tiers.at(-1);
  return tier?.years ?? 10;
}

/** Month by month in cents at `rateShare` a year: the payment is rounded up to a cent, and the last one pays the rest. */
export function repayInYears(debtUsd: number, rateShare: number, years: number): Repayment {
  const paymentCents = Math.ceil(calculateMonthlyPayment(debtUsd, rateShare, years) * 100 - 1e-6);
  const months: RepaidMonth[] = [];
  let balanceCents = Math.round(debtUsd * 100);
  for (let month = 1; balanceCents > 0 && month <= years * 12; month += 1) {
    const interestCents = calculateMonthlyInterest(balanceCents, rateShare);
    const paidCents = Math.min(paymentCents, balanceCents + interestCents);
    balanceCents -= paidCents - interestCents;
    months.push({ month, paidCents, interestCents, waivedCents: 0, helpedCents: 0, balanceCents });
  }
  return summarizeRepayment(months, 0);
}

export function repayTieredStandard(debtUsd: number, rateShare: number, terms: TieredStandardTerms) {
  const years = findTierYears(debtUsd, terms);
  return { years, ...repayInYears(debtUsd, rateShare, years) };
}
