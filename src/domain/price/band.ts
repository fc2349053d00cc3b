/** What this family would pay at this college in the student's first year: a range rather than a single number. */
import type { AidEstimate } from "#domain/aid/aidEstimate.ts";
import { type Standing, usualStanding } from "#domain/aid/standing.ts";
import type { CollegeSummary } from "#domain/college/college.ts";
import type { StateCode } from "#domain/college/states.ts";
import type { Position } from "#domain/geography/distance.ts";
import type { LivingPlan } from "#domain/people/profile.ts";
import { priceSpreads } from "#domain/price/priceSpreads.ts";
import type { Day } from "#lib/dates.ts";
import { findBracket } from "./brackets.ts";
import { createPriceCalculator } from "./calculatePrice.ts";
import type { PriceBasis, PriceCalculation, PriceQuestion } from "./calculation.ts";
import { findCertainGrants } from "./certainGrants.ts";
import { listNotes, listWidenings, type NoteCode, noteBit, type WideningCode } from "./codes.ts";
import { findFamilyIndex } from "./familyIndex.ts";
import type { InternationalAid } from "./internationalAid.ts";
import type { PriceSpreads } from "./kind.ts";
import type { Academics, MeritOutcome } from "./meritAwards.ts";
import type { AppliedPolicy, MissedLine, NamedPromise } from "./policyLines.ts";
import { listPricedAwards, type PricedAward } from "./pricedAwards.ts";
import { toPromiseAnswers } from "./promiseAnswers.ts";
import type { Residency } from "./residency.ts";
import type { PriceEnds } from "./shareUnder.ts";
import { findStateAwards } from "./stateAwards.ts";
import type { TuitionAgreement } from "./tuitionAgreements.ts";
import type { TuitionFreePrice } from "./tuitionFree.ts";

/** What the price depends on. Unknown values are null and widen the range. */
export type PriceInput = {
  familyIncomeUsd: number | null;
  /** Accepted and shown but not used: federal price data go by income alone, not household size. */
  familySize: number | null;
  homeState: StateCode | null;
  /** Home location, so that living with family is only priced nearby. Omitted or null if only the state is known. */
  homePosition?: Position | null;
  /** Null means the college's average mix of living arrangements. */
  livingPlan: LivingPlan | null;
  /** Citizenship and a home abroad. Omitted where they change nothing. */
  standing?: Standing;
  /** The result of the family's financial aid answers, which is what colleges go by. Omitted if there are none. */
  aid?: AidEstimate;
  /** Grades and scores, which decide automatic merit awards. Omitted, no award is counted. */
  academics?: Academics;
  /** The class rank, which some promises by income ask for. Omitted or null if unknown. */
  classRankTopPercent?: number | null;
  /** Begins as a transfer: programs for first-years are not counted. Omitted counts as false. */
  isTransfer?: boolean;
  /** False if the student's status keeps colleges' published aid policies from counting. Omitted counts as true. */
  isAidEligible?: boolean;
};

export type PriceOptions = {
  /** The fall the student starts college, such as 2027 (see growth.ts). */
  entryYear: number;
  /** The family's own annual growth assumption as a share; omitted or null, the college's own growth shrunk toward the national. */
  growthShare?: number | null;
  /** The year of college, whose state programs count; omitted the first. */
  studyYear?: number;
  /** The day it is, so that awards whose day has passed are not counted; omitted, none has. */
  today?: Day;
  /** For the back-test only: a different fit, and the range the back-test can grade. */
  spreads?: PriceSpreads;
  spread?: "family" | "average";
};

/** Whole dollars of the entry year: low ≤ middle ≤ high, and high ≤ sticker unless a note says "aboveSticker". */
export type PriceBand = {
  lowUsd: number;
  middleUsd: number;
  highUsd: number;
  /** Tuition, fees and living costs before grants; null if not published. */
  stickerUsd: number | null;
  basis: PriceBasis;
  residency: Residency;
  /** The agreement on tuition between home and college, also one that no price counts; omitted if none. */
  agreement?: TuitionAgreement;
  widenedBecause: readonly WideningCode[];
  notes: readonly NoteCode[];
  /** Automatic merit awards, where the college publishes a table that may be the student's. */
  merit?: MeritOutcome;
  /** Programs of the home state that the price counts, or that are open or close; omitted where there are none. */
  awards?: readonly PricedAward[];
  /** Where nobody pays tuition, or only a part of it, and that is or may be this student's. */
  tuitionFree?: TuitionFreePrice;
  /** For a student from abroad or without lawful presence: what the college says of aid for them. */
  internationalAid?: InternationalAid;
  /** The state whose rule on tuition without lawful presence decides the price. */
  statusState?: StateCode;
  /** The college's aid policy that covers this family; null if none. */
  policy: AppliedPolicy | null;
  /** A line of the policy that the family's income is just above; null if none. */
  missedLine: MissedLine | null;
  /** What else the college promises that may be the family's, or that no price counts. Omitted if nothing. */
  promises?: readonly NamedPromise[];
  /** The high end is the ceiling of a policy, or what a merit award leaves of the sticker price: where the ends meet, the price is "up to" it. */
  isCeiling: boolean;
  /** Without an income, where the range is too wide to be an answer: the price at each of the five (byIncome.ts). */
  pricesByIncome?: readonly PriceEnds[];
};

/** The price range at one college; null if the college publishes too little. */
export function estimatePrice(
  college: CollegeSummary,
  family: PriceInput,
  options: PriceOptions,
): PriceBand | null {
  return createPriceEstimator(family, options)(college);
}

/** The same for many colleges: the shared part is computed once. */
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

/** The inputs of one price calculation, the same for the range, its explanation and the four-year price. */
export function toPriceQuestion(family: PriceInput, options: PriceOptions): PriceQuestion {
  const standing = family.standing ?? usualStanding;
  const bracket = family.familyIncomeUsd === null ? null : findBracket(family.familyIncomeUsd);
  const incomeUsd = family.aid?.agiUsd ?? family.familyIncomeUsd;
  const certain = findCertainGrants({
    incomeUsd,
    familySize: family.familySize,
    home: family.homeState,
    standing,
    entryYear: options.entryYear,
    aid:
      family.aid === undefined
        ? null
        : {
            surePellUsd: family.aid.pellUsd.low,
            saiLow: family.aid.saiLow,
            saiHigh: family.aid.saiHigh,
          },
  });
  const index = findFamilyIndex(family.familyIncomeUsd, family.familySize, family.aid ?? null);
  return {
    bracket,
    home: family.homeState,
    homePosition: family.homePosition ?? null,
    standing,
    livingPlan: family.livingPlan,
    entryYear: options.entryYear,
    studyYear: options.studyYear ?? 1,
    growthShare: options.growthShare ?? null,
    merit:
      family.academics === undefined ? null : { academics: family.academics, today: options.today ?? null },
    aid:
      family.aid === undefined
        ? null
        : { surePellUsd: family.aid.pellUsd.low, mostPellUsd: family.aid.pellUsd.high },
    certain,
    // Without lawful presence, from abroad and for transfers the rules are others, which no record states yet.
    awards:
      standing.status !== null || standing.isAbroad || family.isTransfer === true
        ? null
        : findStateAwards({
            home: family.homeState,
            bracket,
            incomeUsd,
            people: certain.people,
            assetsUsd: family.aid?.countedAssetsUsd ?? null,
            sai: certain.sai,
            dependency: family.aid?.isIndependent === true ? null : "dependent",
            entryYear: options.entryYear,
            today: options.today ?? null,
            academics:
              family.academics === undefined
                ? null
                : { ...family.academics, classRankTopPercent: family.classRankTopPercent ?? null },
          }),
    index,
    policyFamily: {
      incomeUsd,
      assetsUsd: family.aid?.countedAssetsUsd ?? null,
      home: family.homeState,
      isAidEligible: family.isAidEligible ?? true,
      livingPlan: family.livingPlan,
      answers: toPromiseAnswers({
        incomeUsd,
        familySize: family.familySize,
        academics: family.academics ?? null,
        classRankTopPercent: family.classRankTopPercent ?? null,
        aid: family.aid ?? null,
        index,
        certain,
      }),
    },
    spread: options.spread ?? "family",
    spreads: options.spreads ?? priceSpreads,
  };
}

export function toPriceBand(calculation: PriceCalculation): PriceBand {
  const awards = calculation.awards.count === 0 ? [] : listPricedAwards(calculation);
  return {
    lowUsd: calculation.lowUsd,
    middleUsd: calculation.middleUsd,
    highUsd: calculation.highUsd,
    stickerUsd: calculation.stickerUsd,
    basis: calculation.basis,
    residency: calculation.residency,
    ...(calculation.agreement === null ? {} : { agreement: calculation.agreement }),
    widenedBecause: listWidenings(calculation.wideningBits),
    notes: listNotes(calculation.noteBits),
    ...(calculation.merit === null ? {} : { merit: calculation.merit }),
    ...(awards.length === 0 ? {} : { awards }),
    ...(calculation.tuitionFree === null ? {} : { tuitionFree: calculation.tuitionFree }),
    ...(calculation.internationalAid === null ? {} : { internationalAid: calculation.internationalAid }),
    ...(calculation.statusState === null ? {} : { statusState: calculation.statusState }),
    policy: calculation.policy,
    missedLine: calculation.missedLine,
    ...(calculation.promises.length === 0 ? {} : { promises: calculation.promises }),
    isCeiling:
      (calculation.policy?.status === "applied" && calculation.policy.ceilingUsd !== null) ||
      (calculation.noteBits & noteBit.heldToMerit) !== 0 ||
      (calculation.tuitionFree?.status === "applied" && calculation.tuitionFree.ceilingUsd !== null),
  };
}
