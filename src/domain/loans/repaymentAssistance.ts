/** The Repayment Assistance Plan (RAP): payments are based on total income, and the balance never grows. 34 CFR 685.209. */
import type { RapTerms } from "#domain/loans/repaymentTerms.ts";
import { fail, type Result, succeed } from "#lib/result.ts";
import { calculateMonthlyInterest, type RepaidMonth, type Repayment, summarizeRepayment } from "./months.ts";

/** A year's payments as a percentage of total adjusted gross income; null where a flat amount applies. */
export function findRapPercent(agiUsd: number, terms: RapTerms): number | null {
  if (agiUsd <= terms.lowestIncomeUsd) return null;
  const begunSteps = Math.ceil((agiUsd - terms.lowestIncomeUsd) / terms.stepUsd);
  return Math.min(begunSteps, terms.mostPercent);
}

/** A year's payments in dollars before the deduction for dependents. Negative income counts as zero. */
export function calculateRapBase(agiUsd: number, terms: RapTerms): number {
  const percent = findRapPercent(agiUsd, terms);
  return percent === null ? terms.lowestBaseUsd : (agiUsd * percent) / 100;
}

/** One month's payment in cents, rounded: one-twelfth of the base minus the deduction per dependent, never below the minimum. */
export function calculateRapPayment(agiUsd: number, dependents: number, terms: RapTerms): number {
  const monthlyUsd = calculateRapBase(agiUsd, terms) / 12 - dependents * terms.perDependentUsd;
  return Math.round(Math.max(monthlyUsd, terms.leastMonthlyUsd) * 100);
}

export type RapInput = {
  debtUsd: number;
  rateShare: number;
  agiUsd: number;
  dependents: number;
  /** Annual income growth, 0.03 for 3%: an assumption, applied after every twelve payments. */
  raiseShare: number;
  /** The borrower; parent loans are not eligible. */
  borrower: "student" | "parent";
};

/** Assumes every payment is on time until the debt is paid or the last payment is made; the rest is forgiven. */
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

/** Interest first, then principal. Unpaid interest is waived, and a small reduction of principal is matched. */
function payOneMonth(debtCents: number, paymentCents: number, rateShare: number, terms: RapTerms) {
  const interestCents = calculateMonthlyInterest(debtCents, rateShare);
  const paidCents = Math.min(paymentCents, debtCents + interestCents);
  const waivedCents = Math.max(0, interestCents - paidCents);
  const principalCents = Math.max(0, paidCents - interestCents);
  // 20 USC 1087e(q): up to $50, or up to the payment if that is smaller, including the principal the payment itself covered.
  const promisedCents = Math.min(terms.principalHelpUsd * 100, paidCents);
  const leftCents = debtCents - principalCents;
  const helpedCents = Math.min(Math.max(0, promisedCents - principalCents), leftCents);
  return { paidCents, interestCents, waivedCents, helpedCents, balanceCents: leftCents - helpedCents };
}
