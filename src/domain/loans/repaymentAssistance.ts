/** The Repayment Assistance Plan (RAP): the payment follows the whole income, and no debt grows. 34 CFR 685.209. */
import type { RapTerms } from "#domain/loans/repaymentTerms.ts";
import { fail, type Result, succeed } from "#lib/result.ts";
import { calculateMonthlyInterest, type RepaidMonth, type Repayment, summarizeRepayment } from "./months.ts";

/** Percent of the whole adjusted gross income that a year's payments come to; null where a fixed sum stands instead. */
export function findRapPercent(agiUsd: number, terms: RapTerms): number | null {
  if (agiUsd <= terms.lowestIncomeUsd) return null;
  const begunSteps = Math.ceil((agiUsd - terms.lowestIncomeUsd) / terms.stepUsd);
  return Math.min(begunSteps, terms.mostPercent);
}

/** A year's payments in dollars before anything is taken off for dependents. An income below zero counts as none. */
export function calculateRapBase(agiUsd: number, terms: RapTerms): number {
  const percent = findRapPercent(agiUsd, terms);
  return percent === null ? terms.lowestBaseUsd : (agiUsd * percent) / 100;
}

/** One month's payment in cents, rounded to the nearest: a twelfth of the base less so much a dependent, never under the least. */
export function calculateRapPayment(agiUsd: number, dependents: number, terms: RapTerms): number {
  const monthlyUsd = calculateRapBase(agiUsd, terms) / 12 - dependents * terms.perDependentUsd;
  return Math.round(Math.max(monthlyUsd, terms.leastMonthlyUsd) * 100);
}

export type RapInput = {
  debtUsd: number;
  rateShare: number;
  agiUsd: number;
  dependents: number;
  /** Growth of the income a year, 0.03 for 3%: an assumption, applied after every twelve payments. */
  raiseShare: number;
  /** Who borrowed: a parent's loan is shut out. */
  borrower: "student" | "parent";
};

/** Every payment on time until the debt is gone or the last payment is made; what is left then is forgiven. */
export function repayByRap(input: RapInput, terms: RapTerms): Result<Repayment, "parentLoanExcluded"> {
  if (input.borrower === "parent") return fail("parentLoanExcluded");
  const months: RepaidMonth[] = [];
  let balanceCents = Math.round(input.debtUsd * 100);
  let agiUsd = input.agiUsd;
  for (let month = 1; balanceCents > 0 && month <= terms.payments; month += 1) {
    if (month > 1 && month % 12 === 1) agiUsd *= 1 + input.raiseShare;
    const paymentCents = calculateRapPayment(agiUsd, input.dependents, terms);
    const entry = { month, ...payOneMonth(balanceCents, paymentCents, input.rateShare, terms) };
    months.push(entry);
    balanceCents = entry.balanceCents;
  }
  return succeed(summarizeRepayment(months, balanceCents));
}

/** Interest first, then the debt; interest left over is not charged, and a small step down is made up. */
function payOneMonth(debtCents: number, paymentCents: number, rateShare: number, terms: RapTerms) {
  const interestCents = calculateMonthlyInterest(debtCents, rateShare);
  const paidCents = Math.min(paymentCents, debtCents + interestCents);
  const waivedCents = Math.max(0, interestCents - paidCents);
  const principalCents = Math.max(0, paidCents - interestCents);
  // 20 USC 1087e(q): up to $50, or up to the payment where that is smaller, counting what the payment itself took off.
  const promisedCents = Math.min(terms.principalHelpUsd * 100, paidCents);
  const leftCents = debtCents - principalCents;
  const helpedCents = Math.min(Math.max(0, promisedCents - principalCents), leftCents);
  return { paidCents, interestCents, waivedCents, helpedCents, balanceCents: leftCents - helpedCents };
}
