/** The figures of one price calculation: what is asked, and the results that its rules hand to each other and to the range. */
import type { Standing } from "#domain/aid/standing.ts";
import type { StateCode } from "#domain/college/states.ts";
import type { Position } from "#domain/geography/distance.ts";
import type { LivingPlan } from "#domain/people/profile.ts";
import type { Day } from "#lib/dates.ts";
import type { Bracket } from "./brackets.ts";
import type { CertainGrants } from "./certainGrants.ts";
import { type AwardMoves, makeEmptyMoves } from "./countStateAwards.ts";
import type { FamilyIndex } from "./familyIndex.ts";
import type { InternationalAid } from "./internationalAid.ts";
import type { PriceSpreads } from "./kind.ts";
import type { Academics, MeritOutcome } from "./meritAwards.ts";
import type { AppliedPolicy, MissedLine, NamedPromise, PolicyFamily } from "./policyLines.ts";
import type { PriceSteps } from "./priceSteps.ts";
import type { Residency } from "./residency.ts";
import type { StateAwards } from "./stateAwards.ts";
import type { TuitionAgreement } from "./tuitionAgreements.ts";
import type { TuitionFreePrice } from "./tuitionFree.ts";
import type { PublishedPrice } from "./twoYearPrice.ts";

/**
 * "published": the published cost less the grants that are certain, as at two-year colleges. "nothing": the college covers all
 * of it and publishes no price.
 */
export type PriceBasis = "bracket" | "average" | "cost" | "published" | "nothing";

export type PriceQuestion = {
  bracket: Bracket | null;
  home: StateCode | null;
  /** Citizenship and a home abroad, as far as they change prices. */
  standing: Standing;
  homePosition: Position | null;
  /** Null means the college's average mix of living arrangements. */
  livingPlan: LivingPlan | null;
  entryYear: number;
  /** From 1: some programs of states pay in some years of college only. */
  studyYear: number;
  growthShare: number | null;
  /** From the family's aid answers, or null: the annual Pell Grant the student gets at every college, and the most it may be. */
  aid: { surePellUsd: number; mostPellUsd: number } | null;
  /** The Pell Grant that is certain wherever the student goes; two-year colleges are priced from it. */
  certain: CertainGrants;
  /** What the student can expect of the home state's programs; null if nothing. */
  awards: StateAwards | null;
  /** Grades and scores, which decide automatic merit awards, and the day it is, if known; null where nobody told them. */
  merit: { academics: Academics; today: Day | null } | null;
  /** The family's Student Aid Index; null if the income is unknown. */
  index: FamilyIndex | null;
  /** What decides whether a college's aid policy covers the family. */
  policyFamily: PolicyFamily;
  /** "family" covers 80% of families by assumption; "average" covers 80% of bracket averages, which the back-test grades. */
  spread: "family" | "average";
  spreads: PriceSpreads;
};

/** Dollars a year; each field states its year. */
export type PriceCalculation = {
  /** Null where nobody asks how the price came about. */
  readonly steps: PriceSteps | null;
  basis: PriceBasis;
  residency: Residency;
  growthShare: number;
  /** From 2023-24 (net prices) and 2024-25 (costs) to the entry year. */
  netFactor: number;
  costFactor: number;
  /** 2023-24: the price before residency and living arrangement. */
  priceUsd: number;
  lowPriceUsd: number;
  highPriceUsd: number;
  /** The same for the next bracket, which a policy's line may end at; no lower than this one's. */
  nextHighPriceUsd: number;
  /** The living arrangement priced: on campus instead of with family if the college is too far away. */
  livingPlan: LivingPlan | null;
  /** At a two-year college without a price for the bracket: what its published cost is less. Null elsewhere. */
  published: PublishedPrice | null;
  /** At a two-year college, 2024-25: living at home as its prices by income count it, without food and housing there; null where unknown. */
  countedHomeUsd: number | null;
  /** At a two-year college, 2024-25: the cost its prices by income were counted from, where the arrangement's is compared with it. */
  countedCostUsd: number | null;
  /** At a two-year college: the grants that are certain, of the entry year's award year; 0 elsewhere. */
  certainUsd: number;
  /** 2024-25: living cost of the arrangement minus that of the average mix. */
  livingStepUsd: number;
  /** 2024-25: added for residency. */
  residencyLowUsd: number;
  residencyMiddleUsd: number;
  residencyHighUsd: number;
  /** The agreement on tuition between home and college, also one that no price counts; null if none. */
  agreement: TuitionAgreement | null;
  /** 2024-25; null if unknown. */
  stickerTuitionUsd: number | null;
  stickerLivingUsd: number | null;
  /** In the entry year. */
  lowUsd: number;
  middleUsd: number;
  highUsd: number;
  stickerUsd: number | null;
  /** What the programs of the home state do to this price. */
  readonly awards: AwardMoves;
  /** In the entry year: automatic merit awards; null where no table of the college may be the student's. */
  merit: MeritOutcome | null;
  /** The college's aid policy that covers the family, and the line that it is just above; null if none. */
  policy: AppliedPolicy | null;
  missedLine: MissedLine | null;
  /** What else the college promises that may be the family's, or that no price counts. */
  promises: readonly NamedPromise[];
  /** Nobody pays tuition, or only a part of it, and that is or may be this student's; null if not. */
  tuitionFree: TuitionFreePrice | null;
  /** For a student from abroad or without lawful presence: what the college says of aid for them; null where nothing is on record. */
  internationalAid: InternationalAid | null;
  /** The state whose rule on tuition without lawful presence decides the price; null where none does. */
  statusState: StateCode | null;
  wideningBits: number;
  noteBits: number;
};

export function makeEmptyCalculation(steps: PriceSteps | null): PriceCalculation {
  return {
    steps,
    basis: "bracket",
    residency: "unknown",
    growthShare: 0,
    netFactor: 1,
    costFactor: 1,
    priceUsd: 0,
    lowPriceUsd: 0,
    highPriceUsd: 0,
    nextHighPriceUsd: 0,
    livingPlan: null,
    published: null,
    countedHomeUsd: null,
    countedCostUsd: null,
    certainUsd: 0,
    livingStepUsd: 0,
    residencyLowUsd: 0,
    residencyMiddleUsd: 0,
    residencyHighUsd: 0,
    agreement: null,
    stickerTuitionUsd: null,
    stickerLivingUsd: null,
    lowUsd: 0,
    middleUsd: 0,
    highUsd: 0,
    stickerUsd: null,
    awards: makeEmptyMoves(),
    merit: null,
    policy: null,
    missedLine: null,
    promises: [],
    tuitionFree: null,
    internationalAid: null,
    statusState: null,
    wideningBits: 0,
    noteBits: 0,
  };
}
