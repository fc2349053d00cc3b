/**
 * State grants that are certain at a two-year college: programs on record that the law or the rule itself decides, whose every
 * condition follows from what a price knows of the family, and of which at least one amount is published.
 */
import type { CollegeSummary } from "#domain/college/college.ts";
import type { StateCode } from "#domain/college/states.ts";
import type { AidDependency, Condition } from "#domain/eligibility/condition.ts";
import { type Answers, checkAll, type Span } from "#domain/eligibility/evaluate.ts";
import { type Fact, type FactOrigins, findLatest, originIn } from "#facts/fact.ts";
import { massEducateOrigins } from "#facts/states/massachusetts.origins.ts";
import { massEducate } from "#facts/states/massachusetts.ts";
import { michiganCommunityCollegeOrigins } from "#facts/states/michigan.origins.ts";
import { michiganCommunityCollege } from "#facts/states/michigan.ts";
import { minnesotaNorthStarOrigins } from "#facts/states/minnesota.origins.ts";
import { minnesotaNorthStar } from "#facts/states/minnesota.ts";
import { newYorkTapOrigins } from "#facts/states/newYork.origins.ts";
import { newYorkTap } from "#facts/states/newYork.ts";
import { nextNcOrigins } from "#facts/states/northCarolina.origins.ts";
import { nextNc } from "#facts/states/northCarolina.ts";
import type { Source } from "#lib/source.ts";

export type StateGrant = {
  id: string;
  name: string;
  state: StateCode;
  /** The award year the amount was published for. */
  year: string;
  source: Source;
  conditions: readonly Condition[];
  /** Pays what the Pell Grant leaves of tuition and fees in the student's district. */
  coversTuition: boolean;
  /** The least it pays a year; `isPellCounted` where the Pell Grant is part of that sum. */
  leastUsd: number;
  isPellCounted: boolean;
  /** On top for students with a Pell Grant. */
  withPellUsd: number;
  isForPrivate: boolean;
};

type Amount =
  | { kind: "usd"; bound: string; usd: number; per: string }
  | { kind: "range"; fromUsd: number; toUsd: number; per: string }
  | { kind: "covers"; what: string; share: number; isLastDollar: boolean };

type ProgramRecord = {
  id: string;
  title: string;
  state: StateCode;
  rule: Fact<{ conditions: readonly Condition[] }>;
  amount: Fact<{ pays: readonly { at: string; kinds: readonly string[]; amount: Amount }[] }>;
};

/**
 * All others depend on grades in college, a major, a promise to stay, money that runs out or a college's choice, or name only
 * the most they pay. A test looks for records that would belong here.
 */
export const stateGrants: readonly StateGrant[] = [
  read(massEducate, massEducateOrigins),
  read(michiganCommunityCollege, michiganCommunityCollegeOrigins),
  read(minnesotaNorthStar, minnesotaNorthStarOrigins),
  read(nextNc, nextNcOrigins),
  read(newYorkTap, newYorkTapOrigins),
];

export type GrantFamily = {
  home: StateCode | null;
  incomeUsd: number | null;
  sai: Span | null;
  dependency: AidDependency | null;
  entryYear: number;
};

/** The grant of the student's home state, for a first-year who studies full-time in the fall after high school; null if none is certain. */
export function findStateGrant({
  home,
  incomeUsd,
  sai,
  dependency,
  entryYear,
}: GrantFamily): StateGrant | null {
  const answers: Answers = {
    isResident: true,
    incomeUsd,
    sai,
    dependency,
    graduationYear: entryYear,
    monthsToStart: { low: 1, high: 12 },
    creditsPerTerm: { low: 12, high: 18 },
  };
  return (
    stateGrants.find(
      ({ state, conditions }) => state === home && checkAll(conditions, answers).verdict === "yes",
    ) ?? null
  );
}

/** Dollars a year in 2024-25 beside this Pell Grant; 0 at a college that the program does not pay at. */
export function calculateStateGrant(grant: StateGrant, college: CollegeSummary, pellUsd: number): number {
  const pays = college.control === "public" || (grant.isForPrivate && college.control === "nonprofit");
  if (college.state !== grant.state || !pays) return 0;
  const extraUsd = pellUsd > 0 ? grant.withPellUsd : 0;
  if (grant.coversTuition) {
    const tuition = college.tuitionInDistrictUsd ?? college.tuitionInStateUsd ?? 0;
    return Math.max(0, tuition - pellUsd) + extraUsd;
  }
  return Math.max(0, grant.leastUsd - (grant.isPellCounted ? pellUsd : 0)) + extraUsd;
}

function read(record: ProgramRecord, origins: { rule: FactOrigins; amount: FactOrigins }): StateGrant {
  const { period, value } = findLatest(record.amount);
  const paid = value.pays.filter(({ kinds }) => kinds.includes("communityCollege"));
  const [first] = paid;
  if (first === undefined) throw new Error(`${record.id} pays at no two-year college.`);
  const { amount, kinds, at } = first;
  return {
    id: record.id,
    name: record.title,
    state: record.state,
    year: period,
    source: originIn(origins.amount, period).source,
    conditions: findLatest(record.rule).value.conditions,
    coversTuition: amount.kind === "covers",
    leastUsd: amount.kind === "usd" ? amount.usd : amount.kind === "range" ? amount.fromUsd : 0,
    isPellCounted: at === "communityCollegeWithPellIn",
    withPellUsd: paid.reduce(
      (sum, each) =>
        sum + (each.amount.kind === "usd" && each.amount.bound === "extra" ? each.amount.usd : 0),
      0,
    ),
    isForPrivate: kinds.includes("nonprofit"),
  };
}
