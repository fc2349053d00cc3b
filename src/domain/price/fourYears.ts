/** The price of the whole degree: year by year, and in total. */
import type { CollegeSummary } from "#domain/college/college.ts";
import { priceYears } from "#domain/price/priceGrowth.ts";
import { estimatePrice, type PriceBand, type PriceInput, type PriceOptions } from "./band.ts";
import { chooseLivingPlan } from "./commute.ts";
import { calculateGrowthFactor, chooseGrowthShare } from "./growth.ts";
import type { PricedAward } from "./pricedAwards.ts";
import { getProgramYears } from "./programYears.ts";
import { getStickerTuition } from "./residency.ts";
import type { PriceEnds } from "./shareUnder.ts";
import { findTuitionGuarantee, type TuitionGuarantee } from "./tuitionGuarantees.ts";

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
  /** Without an income, where the range is too wide to be an answer (byIncome.ts). */
  pricesByIncome?: readonly PriceEnds[];
};

export type StudyPrice = {
  firstYear: PriceBand;
  growthShare: number;
  /** Keeps part of the price from growing; null if none does. */
  guarantee: HeldPrice | null;
  years: readonly YearPrice[];
  total: {
    lowUsd: number;
    middleUsd: number;
    highUsd: number;
    stickerUsd: number | null;
    isCeiling: boolean;
    pricesByIncome?: readonly PriceEnds[];
  };
};

/** `heldUsd` of the first year's published price stays the same for the guarantee's years. */
export type HeldPrice = TuitionGuarantee & { heldUsd: number };

export const longestStudyYears = 8;

/**
 * Projects each year from the first year's range. Low and middle grow with prices, except for what a tuition guarantee
 * holds. At the high end grants stay flat, as many do, and the family pays the whole increase in the sticker price, unless
 * an aid policy holds it. Null if there is no first-year price.
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
  const { academics: _, ...unawarded } = family;
  const merit = firstYear.merit;
  const hasAward = merit !== undefined && merit.mostUsd + merit.onExchangeUsd > 0;
  const later = listLaterYears(college, family, options, count, firstYear);
  const withoutAward = hasAward ? (estimatePrice(college, unawarded, options) ?? firstYear) : firstYear;
  const growthShare = chooseGrowthShare(college, options.growthShare ?? null);
  const guarantee = holdPrice(college, family, firstYear, {
    growthShare,
    entryYear: options.entryYear,
  });
  const years = Array.from({ length: count }, (_none, index) => {
    const factor = holdGrowth(calculateGrowthFactor(growthShare, index), index, firstYear, guarantee);
    const year = payYear(
      priceYear(withoutAward, index, options.entryYear, factor),
      firstYear,
      later[index],
      factor,
    );
    return hasAward ? awardYear(year, firstYear, index, merit.renewsForYears) : year;
  });
  const sum = (of: (year: YearPrice) => number) => years.reduce((total, year) => total + of(year), 0);
  return {
    firstYear,
    growthShare,
    guarantee,
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

/** The first-year price as if in each year of college, where state programs pay otherwise later; empty where none is near. */
function listLaterYears(
  college: CollegeSummary,
  family: PriceInput,
  options: PriceOptions,
  count: number,
  firstYear: PriceBand,
): readonly (PriceBand | null)[] {
  const years = Array.from({ length: count }, (_none, index) =>
    index === 0 ? firstYear : estimatePrice(college, family, { ...options, studyYear: index + 1 }),
  );
  return years.some((year) => year?.awards !== undefined) ? years : [];
}

/**
 * A state program pays by year of study: what it pays more or less than in the first year comes off or on, and a program that
 * covers tuition only later holds that year's price.
 */
function payYear(
  year: YearPrice,
  first: PriceBand,
  at: PriceBand | null | undefined,
  factor: number,
): YearPrice {
  if (at == null) return year;
  const moreUsd = sumAwards(at) - sumAwards(first);
  const isNewlyCovered = hasLastDollar(at) && !hasLastDollar(first);
  const most = (end: "lowUsd" | "middleUsd" | "highUsd") =>
    isNewlyCovered ? Math.round(at[end] * factor) : Number.POSITIVE_INFINITY;
  const held = (usd: number, mostUsd: number) => Math.max(0, Math.min(usd - moreUsd, mostUsd));
  const sticker = year.stickerUsd ?? Number.POSITIVE_INFINITY;
  return {
    ...year,
    lowUsd: held(year.lowUsd, most("lowUsd")),
    middleUsd: Math.min(sticker, held(year.middleUsd, most("middleUsd"))),
    highUsd: Math.min(sticker, held(year.highUsd, most("highUsd"))),
  };
}

const isGiven = ({ status, isLastDollar }: PricedAward) => status === "counted" && !isLastDollar;

function sumAwards({ awards = [] }: PriceBand): number {
  return awards.filter(isGiven).reduce((total, { usd }) => total + (usd ?? 0), 0);
}

function hasLastDollar({ awards = [] }: PriceBand): boolean {
  return awards.some(({ status, isLastDollar }) => status === "counted" && isLastDollar);
}

/**
 * The part of the first year's published price that a guarantee keeps: tuition and fees as published, and for a student on
 * campus whatever living there costs more than at home, which is housing and food. Published figures do not tell tuition
 * from fees, so fees are held with it where a guarantee names tuition alone; the reader is told.
 */
function holdPrice(
  college: CollegeSummary,
  family: PriceInput,
  firstYear: PriceBand,
  { growthShare, entryYear }: { growthShare: number; entryYear: number },
): HeldPrice | null {
  const guarantee = findTuitionGuarantee(college, family.homeState);
  const tuition = getStickerTuition(college, firstYear.residency, family.homeState);
  // Who lives in the state and is not charged as a resident, for citizenship, has no residents' guarantee.
  const isCharged = firstYear.residency === "inState" || firstYear.residency === "sameForAll";
  if (guarantee?.students === "residents" && !isCharged) return null;
  if (guarantee === null || tuition === null || firstYear.stickerUsd === null) return null;
  const livingPlan = chooseLivingPlan(college, family.livingPlan, family);
  const { livingOnCampusUsd: onCampus, livingWithFamilyUsd: withFamily } = college;
  const housing =
    guarantee.holdsHousing && livingPlan === "onCampus" && onCampus !== null && withFamily !== null
      ? Math.max(0, onCampus - withFamily)
      : 0;
  const factor = calculateGrowthFactor(growthShare, entryYear - priceYears.cost);
  return { ...guarantee, heldUsd: Math.round((tuition + housing) * factor) };
}

/** Of a growth factor what is left where part of the price does not grow. A fall in prices is nobody's to hold. */
function holdGrowth(
  factor: number,
  index: number,
  { stickerUsd }: PriceBand,
  guarantee: HeldPrice | null,
): number {
  if (guarantee === null || !stickerUsd || index >= guarantee.years || factor <= 1) return factor;
  const growingShare = 1 - Math.min(1, guarantee.heldUsd / stickerUsd);
  return 1 + growingShare * (factor - 1);
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

/**
 * An award is a flat amount, so the family pays the whole increase in the sticker price. The high end counts it in later
 * years only where the page says that it lasts; where the page is silent the low end and the middle go on counting it.
 */
function awardYear(
  year: YearPrice,
  first: PriceBand,
  index: number,
  renewsForYears: number | null,
): YearPrice {
  if (renewsForYears !== null && index >= renewsForYears) return year;
  if (year.stickerUsd === null || first.stickerUsd === null) return year;
  const riseUsd = year.stickerUsd - first.stickerUsd;
  const isSure = index === 0 || renewsForYears !== null;
  const highUsd = isSure ? Math.min(year.highUsd, first.highUsd + riseUsd) : year.highUsd;
  const middleUsd = Math.min(year.middleUsd, first.middleUsd + riseUsd);
  return { ...year, lowUsd: Math.min(year.lowUsd, first.lowUsd + riseUsd), middleUsd, highUsd };
}
