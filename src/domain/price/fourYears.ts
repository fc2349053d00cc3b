/** The price of the whole time of study: year by year, and in all. */
import type { CollegeSummary } from "#domain/college/college.ts";
import { type PriceBand, type PriceInput, type PriceOptions, estimatePrice } from "./band.ts";
import { calculateGrowthFactor, chooseGrowthShare } from "./growth.ts";

/** Whole dollars of the year named; `stickerUsd` is null where not published. */
export type YearPrice = {
  /** 1 is the first year of study. */
  studyYear: number;
  /** The fall in which it begins. */
  fallYear: number;
  lowUsd: number;
  middleUsd: number;
  highUsd: number;
  stickerUsd: number | null;
};

export type StudyPrice = {
  firstYear: PriceBand;
  growthShare: number;
  years: readonly YearPrice[];
  total: { lowUsd: number; middleUsd: number; highUsd: number; stickerUsd: number | null };
};

export const longestStudyYears = 8;

/** Years of study that a college's usual degree takes when a family names none. */
export function getProgramYears(college: CollegeSummary): number {
  return { fourYear: 4, twoYear: 2, lessThanTwoYear: 1 }[college.level];
}

/**
 * Year by year from the first year's band. Low and middle grow as prices do. At the high end grants stay the dollars they
 * are in the first year, as many are, and the family pays the whole growth of the published price.
 * Null where priceOf is. Throws a RangeError when `years` is not a whole number from 1 to 8.
 */
export function estimateStudyPrice(
  college: CollegeSummary,
  family: PriceInput,
  options: PriceOptions & { years?: number | null },
): StudyPrice | null {
  const count = options.years ?? getProgramYears(college);
  if (!Number.isInteger(count) || count < 1 || count > longestStudyYears) {
    throw new RangeError(`Years of study must be 1 to ${longestStudyYears}, not ${count}.`);
  }
  const firstYear = estimatePrice(college, family, options);
  if (firstYear === null) return null;
  const growthShare = chooseGrowthShare(college, options.growthShare ?? null);
  const years = Array.from({ length: count }, (_, index) =>
    priceYear(firstYear, index, options.entryYear, calculateGrowthFactor(growthShare, index)),
  );
  const sum = (of: (year: YearPrice) => number) => years.reduce((total, year) => total + of(year), 0);
  return {
    firstYear,
    growthShare,
    years,
    total: {
      lowUsd: sum((year) => year.lowUsd),
      middleUsd: sum((year) => year.middleUsd),
      highUsd: sum((year) => year.highUsd),
      stickerUsd: firstYear.stickerUsd === null ? null : sum((year) => year.stickerUsd ?? 0),
    },
  };
}

function priceYear(first: PriceBand, index: number, entryYear: number, factor: number): YearPrice {
  const stickerUsd = first.stickerUsd === null ? null : Math.round(first.stickerUsd * factor);
  const grownHighUsd = Math.round(first.highUsd * factor);
  const fixedGrantsHighUsd =
    stickerUsd === null || first.stickerUsd === null
      ? grownHighUsd
      : first.highUsd + stickerUsd - first.stickerUsd;
  return {
    studyYear: index + 1,
    fallYear: entryYear + index,
    lowUsd: Math.round(first.lowUsd * factor),
    middleUsd: Math.round(first.middleUsd * factor),
    highUsd: Math.max(grownHighUsd, fixedGrantsHighUsd),
    stickerUsd,
  };
}
