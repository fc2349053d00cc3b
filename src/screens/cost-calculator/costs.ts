/** The calculator's data: the chosen colleges priced for this family, and the year it is for. */
import type { CollegeSummary } from "#domain/college/college.ts";
import type { PriceInput, PriceOptions } from "#domain/price/band.ts";
import type { StudyPrice } from "#domain/price/fourYears.ts";

export type CollegePrice = {
  college: CollegeSummary;
  /** Null if the college publishes too little. */
  study: StudyPrice | null;
};

export type Costs = {
  prices: readonly CollegePrice[];
  family: PriceInput;
  options: PriceOptions;
  payPerYearUsd: number | null;
};
