/** What one college comes to over the whole study: by the offer in the plan where there is one, else by the estimate. */
import type { CollegeSummary } from "#domain/college/college.ts";
import { loanTerms2026 } from "#domain/loans/loanTerms.ts";
import type { Offer } from "#domain/offers/offer.ts";
import { summarizeOffer } from "#domain/offers/summarizeOffer.ts";
import type { PriceInput, PriceOptions } from "#domain/price/band.ts";
import { estimateStudyPrice, getProgramYears } from "#domain/price/fourYears.ts";
import { chooseGrowthShare } from "#domain/price/growth.ts";
import { coverByLoans, type LoanPlan } from "#domain/price/loan.ts";

export type Range = { lowUsd: number; highUsd: number };

export type FinalFigures = {
  basis: "offer" | "estimate";
  firstYear: Range;
  study: Range;
  years: number;
  /** For the high end of each year, less what the family pays; null where that is not known. */
  loans: LoanPlan | null;
};

export type FinalInput = {
  college: CollegeSummary;
  offer: Offer | null;
  family: PriceInput;
  options: PriceOptions;
  payPerYearUsd: number | null;
};

/** Null where neither an offer with its cost nor an estimate is there. */
export function calculateFinalFigures({
  college,
  offer,
  family,
  options,
  payPerYearUsd,
}: FinalInput): FinalFigures | null {
  const years = getProgramYears(college);
  const growthShare = chooseGrowthShare(college, options.growthShare ?? null);
  const figures =
    offer === null ? null : summarizeOffer(offer, { growthShare, years, loanTerms: loanTerms2026 });
  const byOffer = figures?.years.map(({ netLowUsd, netHighUsd }) => ({
    lowUsd: netLowUsd,
    highUsd: netHighUsd,
  }));
  if (byOffer !== undefined && byOffer.length > 0) return sumYears("offer", byOffer, payPerYearUsd);
  const estimate = estimateStudyPrice(college, family, { ...options, years });
  return estimate === null ? null : sumYears("estimate", estimate.years, payPerYearUsd);
}

function sumYears(
  basis: FinalFigures["basis"],
  years: readonly Range[],
  payPerYearUsd: number | null,
): FinalFigures {
  const [first = { lowUsd: 0, highUsd: 0 }] = years;
  const sum = (of: (year: Range) => number) => years.reduce((total, year) => total + of(year), 0);
  return {
    basis,
    firstYear: { lowUsd: first.lowUsd, highUsd: first.highUsd },
    study: { lowUsd: sum(({ lowUsd }) => lowUsd), highUsd: sum(({ highUsd }) => highUsd) },
    years: years.length,
    loans:
      payPerYearUsd === null
        ? null
        : coverByLoans(
            years.map(({ highUsd }) => highUsd - payPerYearUsd),
            loanTerms2026,
          ),
  };
}
