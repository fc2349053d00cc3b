/** What this family would pay at this college in the student's first year: a band, not a point. */
import type { AidEstimate } from "#domain/aid/aidEstimate.ts";
import type { CollegeSummary } from "#domain/college/college.ts";
import type { StateCode } from "#domain/college/states.ts";
import type { Position } from "#domain/geography/distance.ts";
import type { LivingPlan, Money, Profile } from "#domain/people/profile.ts";
import { priceSpreads } from "#domain/price/priceSpreads.ts";
import { findBracket } from "./brackets.ts";
import { type NoteCode, listNotes, type WideningCode, listWidenings } from "./codes.ts";
import { toHome } from "./commute.ts";
import type { PriceSpreads } from "./kind.ts";
import { type PriceBasis, type PriceQuestion, type PriceCalculation, createPriceCalculator } from "./calculatePrice.ts";
import type { Residency } from "./residency.ts";

/** What of a family the price depends on. Unknown is null and widens the band. */
export type PriceInput = {
  familyIncomeUsd: number | null;
  /** Taken and shown, but no figure moves with it: the federal prices are by income alone, not by household. */
  familySize: number | null;
  homeState: StateCode | null;
  /** Where home is, so that living with family is priced near it alone. Left out or null where only the state is known. */
  homePosition?: Position | null;
  /** Null is the college's average mix of living plans. */
  livingPlan: LivingPlan | null;
  /** What the family's answers for financial aid come to: they are what colleges go by. Left out where there are none. */
  aid?: AidEstimate;
};

export type PriceOptions = {
  /** The fall in which the student begins, such as 2027: `entryYearOf` in growth.ts. */
  entryYear: number;
  /** The family's own growth assumption a year as a share; left out or null, the college's own drawn to the national. */
  growthShare?: number | null;
  /** For the back-test: another fit, and the band that the back-test can grade (see Question in reckon.ts). */
  spreads?: PriceSpreads;
  spread?: "family" | "average";
};

/** Whole dollars of the entry year: low ≤ middle ≤ high, and high ≤ sticker unless a note says "aboveSticker". */
export type PriceBand = {
  lowUsd: number;
  middleUsd: number;
  highUsd: number;
  /** Tuition, fees and living costs before grants; null where not published. */
  stickerUsd: number | null;
  basis: PriceBasis;
  residency: Residency;
  widenedBecause: readonly WideningCode[];
  notes: readonly NoteCode[];
};

/** The family of a profile and its money, as the price rules take it. The income of the aid answers goes before a typed one. */
export function toPriceInput(profile: Profile, money: Money, aid: AidEstimate | null): PriceInput {
  return {
    familyIncomeUsd: aid?.bracketIncomeUsd ?? money.familyIncomeUsd,
    familySize: aid?.familySize ?? money.familySize,
    ...toHome(profile),
    livingPlan: profile.livingPlan,
    ...(aid === null ? {} : { aid }),
  };
}

/** The band at one college, or null where the college publishes too little for a number. */
export function estimatePrice(
  college: CollegeSummary,
  family: PriceInput,
  options: PriceOptions,
): PriceBand | null {
  return createPriceEstimator(family, options)(college);
}

/** The same for many colleges: what is the same for all of them is worked out once. */
export function createPriceEstimator(
  family: PriceInput,
  options: PriceOptions,
): (college: CollegeSummary) => PriceBand | null {
  const calculate = createPriceCalculator(toPriceQuestion(family, options));
  return (college) => {
    const calculation = calculate(college);
    return calculation === null ? null : toPriceBand(calculation);
  };
}

/** The question that priceOf, explainPrice and fourYearPrice put to the one reckoning. */
export function toPriceQuestion(family: PriceInput, options: PriceOptions): PriceQuestion {
  return {
    bracket: family.familyIncomeUsd === null ? null : findBracket(family.familyIncomeUsd),
    home: family.homeState,
    homePosition: family.homePosition ?? null,
    livingPlan: family.livingPlan,
    entryYear: options.entryYear,
    growthShare: options.growthShare ?? null,
    aid: family.aid === undefined ? null : { surePellUsd: family.aid.pellUsd.low },
    spread: options.spread ?? "family",
    spreads: options.spreads ?? priceSpreads,
  };
}

export function toPriceBand(calculation: PriceCalculation): PriceBand {
  return {
    lowUsd: calculation.lowUsd,
    middleUsd: calculation.middleUsd,
    highUsd: calculation.highUsd,
    stickerUsd: calculation.stickerUsd,
    basis: calculation.basis,
    residency: calculation.residency,
    widenedBecause: listWidenings(calculation.wideningBits),
    notes: listNotes(calculation.noteBits),
  };
}
