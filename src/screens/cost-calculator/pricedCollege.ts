/** One college as the calculator shows it: its priced years of study, and the loans needed. */
import type { CollegeSummary } from "#domain/college/college.ts";
import { type LoanTerms, loanTerms2026 } from "#domain/loans/loanTerms.ts";
import type { PriceInput, PriceOptions } from "#domain/price/band.ts";
import type { StudyPrice } from "#domain/price/fourYears.ts";
import { type Borrower, coverByLoans, type LoanPlan, toBorrower } from "#domain/price/loan.ts";

export type PricedCollege = {
  college: CollegeSummary;
  family: PriceInput;
  options: PriceOptions;
  /** Null if the college publishes too little. */
  study: StudyPrice | null;
  /** Null if there is no price, if the family has not said what it can pay, or if federal loans are not open to the student. */
  loans: LoanPicture | null;
};

/** Loan plans for both ends and the middle of the band: each year's price minus what the family pays. */
export type LoanPicture = { low: LoanPlan; middle: LoanPlan; high: LoanPlan };

/** Loan terms are those of the latest published award year. */
export function priceCollege(
  college: CollegeSummary,
  family: PriceInput,
  options: PriceOptions,
  study: StudyPrice | null,
  payPerYearUsd: number | null,
): PricedCollege {
  const borrower = toBorrower(family);
  const loans =
    study === null || payPerYearUsd === null || borrower === null
      ? null
      : calculateLoans(study, payPerYearUsd, borrower, loanTerms2026);
  return { college, family, options, study, loans };
}

function calculateLoans(
  study: StudyPrice,
  payPerYearUsd: number,
  borrower: Borrower,
  terms: LoanTerms,
): LoanPicture {
  const plan = (end: "lowUsd" | "middleUsd" | "highUsd") =>
    coverByLoans(
      study.years.map((year) => year[end]),
      payPerYearUsd,
      borrower,
      terms,
    );
  return { low: plan("lowUsd"), middle: plan("middleUsd"), high: plan("highUsd") };
}
