/** The price of the whole degree: year by year, and in total. */
import type { CollegeSummary } from "#domain/college/college.ts";
import { estimatePrice, type PriceBand, type PriceInput, type PriceOptions } from "./band.ts";
import { calculateGrowthFactor, chooseGrowthShare } from "./growth.ts";

/** Whole dollars of that year; `stickerUsd` is null if not published. */
export type YearPrice = {
  /** 1 is the first year of college. */
  studyYear: number;
  /** The fall it starts. */
  fallYear: number;
  lowUsd: number;
  middleUsd: number;
  highUsd: number;
  stickerUsd: number | null;
  /** The high end is the ceiling of an aid policy. */
  isCeiling: boolean;
};

export type StudyPrice = {
  firstYear: PriceBand;
  growthShare: number;
  years: readonly YearPrice[];
  total: {
    lowUsd: number;
    middleUsd: number;
    highUsd: number;
    stickerUsd: number | null;
    isCeiling: boolean;
  };
};

export const longestStudyYears = 8;

/** The usual length of a degree at the college when the family names none. */
export function getProgramYears(college: CollegeSummary): number {
  return { fourYear: 4, twoYear: 2, lessThanTwoYear: 1 }[college.level];
}

/**
 * Projects each year from the first year's range. Low and middle grow with prices. At the high end grants stay flat, as
 * many do, and the family pays the whole increase in the sticker price, unless an aid policy holds it. Null if there is no first-year price.
 * Throws a RangeError unless `years` is a whole number from 1 to 8.
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
      isCeiling: firstYear.isCeiling,
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
    // Under an aid policy the grant grows with what it covers, and only what is left to pay rises.
    highUsd: first.isCeiling ? grownHighUsd : Math.max(grownHighUsd, fixedGrantsHighUsd),
    stickerUsd,
    isCeiling: first.isCeiling,
  };
}
