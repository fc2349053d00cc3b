/** How federal loans would cover the gap between the price and what a family can pay, what they cost, and what stays uncovered. */
import { mayGetFederalAid } from "#domain/aid/standing.ts";
import type { LoanTerms } from "#domain/loans/loanTerms.ts";
import { type BorrowedYear, calculateMonthlyPayment, calculateOwed } from "#domain/loans/monthlyPayment.ts";
import { tieredStandardTerms } from "#domain/loans/repaymentTerms.ts";
import { listStudentLimits, type StudyYearLimit } from "#domain/loans/studentLimits.ts";
import { findTierYears } from "#domain/loans/tieredStandard.ts";
import type { PriceInput } from "./band.ts";

/** What decides a student's limits and whether interest runs during college. */
export type Borrower = {
  /** The range of the Student Aid Index; null if the family has not worked it out. */
  index: { low: number; high: number } | null;
  isIndependent: boolean;
};

/** Null for a student to whom federal loans are not open. */
export function toBorrower({ aid, standing }: PriceInput): Borrower | null {
  if (standing !== undefined && !mayGetFederalAid(standing)) return null;
  return aid === undefined
    ? { index: null, isIndependent: false }
    : { index: { low: aid.saiLow, high: aid.saiHigh }, isIndependent: aid.isIndependent };
}

/** Estimated prices are shown in hundreds, so a smaller gap is not one: nobody takes out a loan of $3. */
const leastGapUsd = 50;

export type LoanYear = {
  studyYear: number;
  /** Price minus what the family can pay; zero below the least that counts. */
  gapUsd: number;
  /** Most that the student may borrow this year. */
  limitUsd: number;
  /** Borrowed by the student this year, within the annual and the total limit. */
  borrowedUsd: number;
  /** Of it subsidized: at least, and at most. They differ while the family's need is not known. */
  subsidizedLowUsd: number;
  subsidizedHighUsd: number;
  /** Deducted as the loan fee; the college receives the rest. */
  feeUsd: number;
  uncoveredUsd: number;
};

export type Payment = { lowUsd: number; highUsd: number };

/** A payment over a plan's own number of years. */
export type PlanPayment = Payment & { years: number };

export type ParentLoan = {
  borrowedUsd: number;
  /** Of what stays uncovered, the part this loan pays after its fee, and the part beyond its limits. */
  coveredUsd: number;
  beyondUsd: number;
  /** On the Tiered Standard plan, the only one open to parents: interest paid during college, or left to grow until after it. */
  monthly: PlanPayment;
};

export type LoanPlan = {
  years: readonly LoanYear[];
  borrowedUsd: number;
  subsidizedLowUsd: number;
  subsidizedHighUsd: number;
  uncoveredUsd: number;
  /** Owed when payments begin: most of it subsidized, and least. Whole dollars. */
  owed: Payment;
  /** A month over `terms.repaymentYears`: the same term for every debt, so that colleges can be compared. */
  monthly: Payment;
  /** A month over the years that the Tiered Standard plan gives a debt of this size. */
  tiered: PlanPayment;
  /** What a parent could borrow for the uncovered part; null if nothing is uncovered, or the student borrows as independent. Never counted as covered. */
  parent: ParentLoan | null;
  terms: LoanTerms;
};

/**
 * The loan plan for each year's price, in whole dollars. One award year's terms are used for all years, because later ones
 * are not published. Need is the price less the index: without it no part is subsidized.
 */
export function coverByLoans(
  pricesUsd: readonly number[],
  payPerYearUsd: number,
  borrower: Borrower,
  terms: LoanTerms,
): LoanPlan {
  const limits = listStudentLimits(terms, borrower.isIndependent ? "independent" : "dependent", 8);
  const years = pricesUsd.map((priceUsd, index): LoanYear => {
    const limit = limits[index] ?? { mostUsd: 0, subsidizedMostUsd: 0 };
    const missingUsd = Math.round(priceUsd - payPerYearUsd);
    const gapUsd = missingUsd < leastGapUsd ? 0 : missingUsd;
    const borrowedUsd = Math.min(limit.mostUsd, borrowToReceive(gapUsd, terms.studentFeeShare));
    const feeUsd = Math.round(borrowedUsd * terms.studentFeeShare);
    const subsidize = (studentAidIndex: number) =>
      Math.min(
        borrowedUsd,
        limit.subsidizedMostUsd,
        Math.max(0, Math.round(priceUsd - Math.max(0, studentAidIndex))),
      );
    return {
      studyYear: index + 1,
      gapUsd,
      limitUsd: limit.mostUsd,
      borrowedUsd,
      subsidizedLowUsd: subsidize(borrower.index?.high ?? Number.POSITIVE_INFINITY),
      subsidizedHighUsd: subsidize(borrower.index?.low ?? 0),
      feeUsd,
      uncoveredUsd: Math.max(0, gapUsd - (borrowedUsd - feeUsd)),
    };
  });
  const sum = (of: (year: LoanYear) => number) => years.reduce((total, year) => total + of(year), 0);
  const borrowedUsd = sum((year) => year.borrowedUsd);
  return {
    years,
    borrowedUsd,
    subsidizedLowUsd: sum((year) => year.subsidizedLowUsd),
    subsidizedHighUsd: sum((year) => year.subsidizedHighUsd),
    uncoveredUsd: sum((year) => year.uncoveredUsd),
    ...payBack(
      years.map((year) => splitLoan(year, year.subsidizedHighUsd)),
      years.map((year) => splitLoan(year, year.subsidizedLowUsd)),
      years.length,
      terms,
    ),
    parent: borrower.isIndependent ? null : planParentLoan(years, terms),
    terms,
  };
}

/** The debt and the payments for a student's loans, if as much as possible of them is subsidized and if as little. */
export function payBack(
  mostSubsidized: readonly BorrowedYear[],
  leastSubsidized: readonly BorrowedYear[],
  studyYears: number,
  terms: LoanTerms,
): Pick<LoanPlan, "owed" | "monthly" | "tiered"> {
  const rateShare = terms.studentRateShare;
  const owed = {
    lowUsd: Math.round(calculateOwed(mostSubsidized, studyYears, rateShare)),
    highUsd: Math.round(calculateOwed(leastSubsidized, studyYears, rateShare)),
  };
  const borrowedUsd = mostSubsidized.reduce(
    (sum, year) => sum + year.subsidizedUsd + year.unsubsidizedUsd,
    0,
  );
  return {
    owed,
    monthly: payOver(owed, rateShare, terms.repaymentYears),
    tiered: payOver(owed, rateShare, findTierYears(borrowedUsd, tieredStandardTerms)),
  };
}

/** The same for a student who borrows the most in every year. */
export function payBackLimits(limits: readonly StudyYearLimit[], terms: LoanTerms) {
  const split = ({ studyYear, mostUsd }: StudyYearLimit, subsidizedUsd: number) =>
    splitLoan({ studyYear, borrowedUsd: mostUsd }, subsidizedUsd);
  return payBack(
    limits.map((limit) => split(limit, limit.subsidizedMostUsd)),
    limits.map((limit) => split(limit, 0)),
    limits.length,
    terms,
  );
}

/** The parents' own loan for what the student's does not cover, as far as its limits go. */
function planParentLoan(years: readonly LoanYear[], terms: LoanTerms): ParentLoan | null {
  let borrowedUsd = 0;
  let coveredUsd = 0;
  let uncoveredUsd = 0;
  const byYearUsd: number[] = [];
  for (const year of years) {
    const loanUsd = Math.min(
      borrowToReceive(year.uncoveredUsd, terms.parentFeeShare),
      terms.parentYearLimitUsd,
      terms.parentTotalLimitUsd - borrowedUsd,
    );
    borrowedUsd += loanUsd;
    coveredUsd += Math.min(year.uncoveredUsd, loanUsd - Math.round(loanUsd * terms.parentFeeShare));
    byYearUsd.push(loanUsd);
    uncoveredUsd += year.uncoveredUsd;
  }
  if (borrowedUsd === 0) return null;
  return {
    borrowedUsd,
    coveredUsd,
    beyondUsd: uncoveredUsd - coveredUsd,
    monthly: payBackParentLoans(byYearUsd, terms),
  };
}

/** The payment for a parent's loans of each year: with the interest paid during college, and left to grow until after it. */
export function payBackParentLoans(byYearUsd: readonly number[], terms: LoanTerms): PlanPayment {
  const borrowed = byYearUsd.map((loanUsd, index) => ({
    studyYear: index + 1,
    subsidizedUsd: 0,
    unsubsidizedUsd: loanUsd,
  }));
  const lowUsd = byYearUsd.reduce((sum, loanUsd) => sum + loanUsd, 0);
  const highUsd = calculateOwed(borrowed, byYearUsd.length, terms.parentRateShare);
  return payOver({ lowUsd, highUsd }, terms.parentRateShare, findTierYears(lowUsd, tieredStandardTerms));
}

function payOver(owed: Payment, rateShare: number, years: number): PlanPayment {
  const pay = (usd: number) => Math.round(calculateMonthlyPayment(usd, rateShare, years));
  return { lowUsd: pay(owed.lowUsd), highUsd: pay(owed.highUsd), years };
}

function splitLoan(
  { studyYear, borrowedUsd }: Pick<LoanYear, "studyYear" | "borrowedUsd">,
  subsidizedUsd: number,
): BorrowedYear {
  return { studyYear, subsidizedUsd, unsubsidizedUsd: borrowedUsd - subsidizedUsd };
}

/** The loan that leaves this much after its fee, rounded up to a dollar. */
function borrowToReceive(usd: number, feeShare: number): number {
  return Math.ceil(usd / (1 - feeShare));
}
