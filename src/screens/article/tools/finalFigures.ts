/** The total cost of one college: from the plan's offer if there is one, else from the estimate. */
import type { CollegeSummary } from "#domain/college/college.ts";
import { loanTerms2026 } from "#domain/loans/loanTerms.ts";
import type { Offer } from "#domain/offers/offer.ts";
import { summarizeOffer } from "#domain/offers/summarizeOffer.ts";
import type { PriceInput, PriceOptions } from "#domain/price/band.ts";
import type { StudyPrice } from "#domain/price/fourYears.ts";
import { chooseGrowthShare } from "#domain/price/growth.ts";
import { type Borrower, coverByLoans, type LoanPlan, toBorrower } from "#domain/price/loan.ts";
import { getProgramYears } from "#domain/price/programYears.ts";

export type Range = { lowUsd: number; highUsd: number };

export type FinalFigures = {
  /** "partOfCosts": the offer leaves some out, so its prices are too low. */
  basis: "offer" | "partOfCosts" | "estimate";
  firstYear: Range;
  study: Range;
  years: number;
  /** For each year's high end, minus what the family pays; null if that is unknown. */
  loans: LoanPlan | null;
};

export type FinalInput = {
  college: CollegeSummary;
  offer: Offer | null;
  /** The family's price over the usual years of the degree; null if the college publishes too little. */
  estimate: StudyPrice | null;
  /** What the estimate was made from. */
  family: PriceInput;
  options: PriceOptions;
  payPerYearUsd: number | null;
};

/** Null if there is neither an offer with its cost nor an estimate. */
export function calculateFinalFigures({
  college,
  offer,
  estimate,
  family,
  options,
  payPerYearUsd,
}: FinalInput): FinalFigures | null {
  const years = getProgramYears(college);
  const borrower = toBorrower(family);
  const growthShare = chooseGrowthShare(college, options.growthShare ?? null);
  const figures =
    offer === null ? null : summarizeOffer(offer, { growthShare, years, loanTerms: loanTerms2026 });
  const byOffer = figures?.years.map(({ netLowUsd, netHighUsd }) => ({
    lowUsd: netLowUsd,
    highUsd: netHighUsd,
  }));
  if (figures !== null && byOffer !== undefined && byOffer.length > 0) {
    const basis = figures.missing.length > 0 ? "partOfCosts" : "offer";
    return sumYears(basis, byOffer, payPerYearUsd, borrower);
  }
  return estimate === null ? null : sumYears("estimate", estimate.years, payPerYearUsd, borrower);
}

function sumYears(
  basis: FinalFigures["basis"],
  years: readonly Range[],
  payPerYearUsd: number | null,
  borrower: Borrower | null,
): FinalFigures {
  const [first = { lowUsd: 0, highUsd: 0 }] = years;
  const sum = (of: (year: Range) => number) => years.reduce((total, year) => total + of(year), 0);
  return {
    basis,
    firstYear: { lowUsd: first.lowUsd, highUsd: first.highUsd },
    study: { lowUsd: sum(({ lowUsd }) => lowUsd), highUsd: sum(({ highUsd }) => highUsd) },
    years: years.length,
    loans:
      payPerYearUsd === null || borrower === null
        ? null
        : coverByLoans(
            years.map(({ highUsd }) => highUsd),
            payPerYearUsd,
            borrower,
            loanTerms2026,
          ),
  };
}
