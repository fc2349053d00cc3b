/** One college as the calculator shows it: its years of study priced, and what loans would have to carry. */
import type { CollegeSummary } from "#domain/college/college.ts";
import { type LoanTerms, loanTerms2026 } from "#domain/loans/loanTerms.ts";
import type { PriceInput, PriceOptions } from "#domain/price/band.ts";
import { estimateStudyPrice, type StudyPrice } from "#domain/price/fourYears.ts";
import { coverByLoans, type LoanPlan } from "#domain/price/loan.ts";

export type PricedCollege = {
  college: CollegeSummary;
  family: PriceInput;
  options: PriceOptions;
  /** Null where the college publishes too little. */
  study: StudyPrice | null;
  /** Null where there is no price, or where the family has not said what it can pay. */
  loans: LoanPicture | null;
};

/** Loan plans for the two ends and the middle of the band, each year's price less what the family pays. */
export type LoanPicture = { low: LoanPlan; middle: LoanPlan; high: LoanPlan };

/** `years` null takes the usual length of the college's degree. Loan terms are of the last award year published. */
export function priceCollege(
  college: CollegeSummary,
  family: PriceInput,
  options: PriceOptions,
  years: number | null,
  payPerYearUsd: number | null,
): PricedCollege {
  const study = estimateStudyPrice(college, family, { ...options, years });
  const loans =
    study === null || payPerYearUsd === null ? null : calculateLoans(study, payPerYearUsd, loanTerms2026);
  return { college, family, options, study, loans };
}

function calculateLoans(study: StudyPrice, payPerYearUsd: number, terms: LoanTerms): LoanPicture {
  const plan = (end: "lowUsd" | "middleUsd" | "highUsd") =>
    coverByLoans(
      study.years.map((year) => year[end] - payPerYearUsd),
      terms,
    );
  return { low: plan("lowUsd"), middle: plan("middleUsd"), high: plan("highUsd") };
}
