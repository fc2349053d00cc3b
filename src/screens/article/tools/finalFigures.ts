/** What one college comes to over the whole study: by the offer in the plan where there is one, else by the estimate. */
import type { CollegeSummary } from "#domain/college/college.ts";
import { loanTerms2026 } from "#domain/loans/loanTerms.ts";
import type { Offer } from "#domain/offers/offer.ts";
import { reckonOffer } from "#domain/offers/reckonOffer.ts";
import type { PriceInput, PriceOptions } from "#domain/price/band.ts";
import { fourYearPrice, usualYears } from "#domain/price/fourYears.ts";
import { growthShareOf } from "#domain/price/growth.ts";
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

export type FinalAsked = {
  college: CollegeSummary;
  offer: Offer | null;
  family: PriceInput;
  options: PriceOptions;
  payPerYearUsd: number | null;
};

/** Null where neither an offer with its cost nor an estimate is there. */
export function finalFigures({
  college,
  offer,
  family,
  options,
  payPerYearUsd,
}: FinalAsked): FinalFigures | null {
  const years = usualYears(college);
  const growthShare = growthShareOf(college, options.growthShare ?? null);
  const figures =
    offer === null ? null : reckonOffer(offer, { growthShare, years, loanTerms: loanTerms2026 });
  const byOffer = figures?.years.map(({ netLowUsd, netHighUsd }) => ({
    lowUsd: netLowUsd,
    highUsd: netHighUsd,
  }));
  if (byOffer !== undefined && byOffer.length > 0) return sumOf("offer", byOffer, payPerYearUsd);
  const estimate = fourYearPrice(college, family, { ...options, years });
  return estimate === null ? null : sumOf("estimate", estimate.years, payPerYearUsd);
}

function sumOf(
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
