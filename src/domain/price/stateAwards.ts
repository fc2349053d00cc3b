/**
 * What a student can expect of the home state's programs, evaluated once for all colleges: which are met, which are not, and
 * by how little. What each is worth at a college is `countStateAwards`.
 */

import { convertActToSat, convertSatToAct } from "#domain/admission/concordance.ts";
import { type ProgramRule, programRulesOf } from "#domain/aid/programRules.ts";
import type { Need, NeedCode } from "#domain/aid/stateProgram.ts";
import {
  checkStatePrograms,
  emptyStateAidInput,
  type ProgramResult,
  type StateAidInput,
} from "#domain/aid/statePrograms.ts";
import type { StateCode } from "#domain/college/states.ts";
import type { AidDependency, Condition, ConditionFact } from "#domain/eligibility/condition.ts";
import { factsIn, type Span } from "#domain/eligibility/evaluate.ts";
import { stateGrantNeedShares } from "#facts/prices/stateGrantNeed.ts";
import { type Day, toDay } from "#lib/dates.ts";
import { findHighestStep, listLevels, type Pay, resolveSteps } from "./awardLevels.ts";
import { findBracketShare, needFacts, unseenMeans } from "./bracketShare.ts";
import type { Bracket } from "./brackets.ts";
import type { Academics } from "./meritAwards.ts";
import { priceYears } from "./priceGrowth.ts";

/**
 * "sure": every condition is met; "likely": met by an average or a score that the program counts another way; "open": something
 * is not known; "no": a condition is not met.
 */
export type AwardStatus = "sure" | "likely" | "open" | "no";

/** The one figure that would change a no into a yes: how far it is, and where it would be. */
export type NearestLine = {
  fact: "satTotal" | "actComposite" | "gpa" | "incomeUsd";
  by: number;
  value: number;
};

export type StateAward = {
  rule: ProgramRule;
  /** Pays more than another level of the same program. */
  isHigherLevel: boolean;
  /** The program at the top of its chain: a student gets one award of a chain at most. */
  chain: string;
  /** The amounts of this level, with those by grades or scores resolved to the student's own. */
  pays: ProgramRule["pays"];
  /** The highest step of an amount by grades or scores, a year; 0 where it has none. */
  highestStepUsd: number;
  status: AwardStatus;
  /** The facts that would settle it. */
  missing: readonly ConditionFact[];
  /** What the student does or is besides, which nobody can see yet. */
  ifs: readonly Need[];
  /** It asks for grades, scores or rank. */
  isByMerit: boolean;
  /** It asks for income, assets or an index; or for need that no record draws a line for. */
  isByNeed: boolean;
  isNeedUnseen: boolean;
  /** Of families in the student's bracket, about how many meet what it asks of income and index: 0-1. */
  bracketShare: number;
  /** It began after the year of the published averages, so that none of them contains it. */
  isNew: boolean;
  /** The last day to apply, once it has passed: only who applied in time gets it, and nobody told us. */
  closedOn: Day | null;
  nearest: NearestLine | null;
};

export type StateAwards = {
  home: StateCode;
  /** Of each chain a student gets one award at most. */
  chains: readonly (readonly StateAward[])[];
  /** Of the state's grant money, the share that goes by need, 0-1; 0 where it is not known. */
  needShare: number;
};

export type AwardFamily = {
  home: StateCode | null;
  bracket: Bracket | null;
  incomeUsd: number | null;
  people: number;
  assetsUsd: number | null;
  sai: Span | null;
  dependency: AidDependency | null;
  entryYear: number;
  /** Null: no day has passed. */
  today: Day | null;
  /** Null where nobody asks for them, as on a page of prices by income: programs by merit are then left out. */
  academics: (Academics & { classRankTopPercent?: number | null }) | null;
};

/** An average this far from a line that the program computes another way settles it. Our estimate, not the agency's. */
export const ownGpaMargin = 0.3;

/** Programs for some majors, jobs or circumstances: nobody is asked for them, so no price counts them. */
const apart: ReadonlySet<NeedCode> = new Set<NeedCode>([
  "inDemandProgram",
  "careerProgram",
  "certificateProgram",
  "shortCredential",
  "stemProgram",
  "legislatorChooses",
  "listedMajor",
  "stemOrHealth",
  "collegeMerit",
  "newRules",
  "stateTestAward",
  "aPlusSchool",
]);
/** True of every student who starts in the fall after high school, so nobody needs to hear it. */
const usual: ReadonlySet<NeedCode> = new Set<NeedCode>([
  "firstDegree",
  "firstTimeStudent",
  "notTheology",
  "residencyNumber",
  "residentForYear",
  "residentSinceJuly",
  "gpaOnTheirScale",
]);

const meritFacts: ReadonlySet<ConditionFact> = new Set<ConditionFact>([
  "gpa",
  "coreGpa",
  "coreYears",
  "satTotal",
  "actComposite",
  "cltTotal",
  "classRankTopPercent",
  "classPlace",
]);

/** Null without a home state or any program on record that a rule decides. */
export function findStateAwards(family: AwardFamily): StateAwards | null {
  const { home } = family;
  if (home === null) return null;
  const input = toAidInput(family);
  const awards = programRulesOf(home).flatMap((rule) => findAwardsOf(rule, input, family));
  if (awards.length === 0) return null;
  const shares: Readonly<Partial<Record<StateCode, number>>> = stateGrantNeedShares.values["2014-15"];
  return { home, chains: chainUp(awards), needShare: shares[home] ?? 0 };
}

/** One award for each level that a program pays by, the highest first, and one for what comes on top by more conditions. */
function findAwardsOf(rule: ProgramRule, input: StateAidInput, family: AwardFamily): StateAward[] {
  if (rule.decidedBy !== "rule" || rule.needs.some(({ code }) => apart.has(code))) return [];
  return listLevels(rule).flatMap(({ pays, isExtra, isHigher }, at) => {
    const conditions = [...rule.conditions, ...(pays[0]?.asks ?? [])];
    const award = findAward({ ...rule, conditions }, pays, input, family);
    if (award === null) return [];
    return [{ ...award, isHigherLevel: isHigher, chain: isExtra ? `${rule.id} ${at}` : rule.id }];
  });
}

function findAward(
  rule: ProgramRule,
  pays: readonly Pay[],
  input: StateAidInput,
  family: AwardFamily,
): StateAward | null {
  const steps = pays.flatMap(({ amount }) => (amount.kind === "steps" ? [amount.fact] : []));
  const facts = new Set<ConditionFact>([...rule.conditions.flatMap(factsIn), ...steps]);
  const isByMerit = [...facts].some((fact) => meritFacts.has(fact));
  if (isByMerit && family.academics === null) return null;
  const { result, status, input: counted } = check(rule, facts, input);
  if (result.because === "specialCase") return null;
  const untold = steps.filter((fact) => counted[fact] === null);
  const isNeedUnseen = rule.needs.some(({ code }) => unseenMeans.has(code));
  const isByNeed = isNeedUnseen || [...facts].some((fact) => needFacts.has(fact));
  const closedOn = findClosedOn(rule, family);
  const isOpen = untold.length > 0 || closedOn !== null;
  return {
    rule,
    isHigherLevel: false,
    chain: rule.id,
    pays: pays.map((line) => resolveSteps(line, counted)),
    highestStepUsd: Math.max(0, ...pays.map(findHighestStep)),
    status: isOpen && status !== "no" ? "open" : status,
    missing: [...new Set([...result.missing, ...untold])],
    ifs: result.stillNeeds.filter(({ code }) => !usual.has(code)),
    isByMerit,
    isByNeed,
    isNeedUnseen,
    bracketShare: isByNeed ? findBracketShare(rule, family.bracket, family.people) : 1,
    // A rule by grades often follows an older one; its money shows in what the college reports.
    isNew: !isByMerit && isNewerThanAverages(rule.ruleYear),
    closedOn,
    nearest: status === "no" && closedOn === null ? findNearest(rule, facts, input) : null,
  };
}

function findClosedOn({ closes }: ProgramRule, { entryYear, today }: AwardFamily): Day | null {
  if (closes === undefined || today === null) return null;
  const day = toDay(entryYear + closes.yearsAfter, closes.month, closes.day);
  return day < today ? day : null;
}

/** Whoever has a score of one test is taken not to have one of another, except where a rule names only that one. */
function check(
  rule: ProgramRule,
  facts: ReadonlySet<ConditionFact>,
  told: StateAidInput,
): { result: ProgramResult<ProgramRule>; status: AwardStatus; input: StateAidInput } {
  const { satTotal, actComposite } = told;
  const hasTest = satTotal !== null || actComposite !== null;
  const isActConverted = actComposite === null && satTotal !== null && !facts.has("satTotal");
  const isSatConverted = satTotal === null && actComposite !== null && !facts.has("actComposite");
  const input = hasTest
    ? {
        ...told,
        satTotal: isSatConverted ? convertActToSat(actComposite) : (satTotal ?? 0),
        actComposite: isActConverted ? convertSatToAct(satTotal) : (actComposite ?? 0),
        cltTotal: told.cltTotal ?? 0,
      }
    : told;
  const [result] = checkStatePrograms(input, [rule], { ownGpaMargin });
  if (result === undefined) throw new Error(`No result for ${rule.id}.`);
  const isConverted =
    (isActConverted && facts.has("actComposite")) || (isSatConverted && facts.has("satTotal"));
  const status = toStatus(result);
  return { result, status: status === "sure" && isConverted ? "likely" : status, input };
}

function toStatus({ standing, because, stillNeeds }: ProgramResult<ProgramRule>): AwardStatus {
  if (standing === "doesNotMeet") return "no";
  if (stillNeeds.some(({ code }) => unseenMeans.has(code))) return "open";
  const isMet = standing === "meets" || because === "unseenNeed";
  if (!isMet) return "open";
  return stillNeeds.some(({ code }) => code === "gpaOnTheirScale") ? "likely" : "sure";
}

/** How far one figure may be for its line to be named. */
const reach = { satTotal: 150, actComposite: 4, gpa: 0.5, incomeUsd: 25_000 } as const;
const nearestFacts = ["satTotal", "actComposite", "gpa", "incomeUsd"] as const;

function findNearest(
  rule: ProgramRule,
  facts: ReadonlySet<ConditionFact>,
  input: StateAidInput,
): NearestLine | null {
  for (const fact of nearestFacts) {
    const told = input[fact];
    if (told === null) continue;
    const isBelow = fact !== "incomeUsd";
    const lines = rule.conditions
      .flatMap((condition) => listLines(condition, fact))
      .filter((line) => (isBelow ? line > told : line <= told) && Math.abs(line - told) <= reach[fact] + 1e-9)
      .toSorted((one, other) => Math.abs(one - told) - Math.abs(other - told));
    const value = lines.find((line) => {
      const { status } = check(rule, facts, { ...input, [fact]: isBelow ? line : line - 1 });
      return status === "sure" || status === "likely";
    });
    if (value !== undefined) return { fact, value, by: Math.round(Math.abs(value - told) * 100) / 100 };
  }
  return null;
}

function listLines(condition: Condition, fact: NearestLine["fact"]): readonly number[] {
  if ("of" in condition) return condition.of.flatMap((one) => listLines(one, fact));
  if (condition.kind === "gpa") return fact === "gpa" ? [condition.value] : [];
  const isLine = condition.kind === (fact === "incomeUsd" ? "atMost" : "atLeast");
  return isLine && "fact" in condition && condition.fact === fact && "value" in condition
    ? [condition.value]
    : [];
}

/** A first-year who starts full-time in the fall after high school, at home in the state. */
function toAidInput(family: AwardFamily): StateAidInput {
  const { academics } = family;
  return {
    ...emptyStateAidInput,
    isResident: true,
    finishesSchoolHere: true,
    graduationYear: family.entryYear,
    gpa: academics?.gpa ?? null,
    gpaScale: academics?.gpaScale ?? "none",
    satTotal: academics?.satTotal ?? null,
    actComposite: academics?.actComposite ?? null,
    classRankTopPercent: academics?.classRankTopPercent ?? null,
    // The two best of a class are named by their school.
    classPlace: 3,
    incomeUsd: family.incomeUsd,
    familySize: family.incomeUsd === null ? null : family.people,
    parents: null,
    dependency: family.dependency,
    assetsUsd: family.assetsUsd,
    sai: family.sai,
    creditsPerTerm: { low: 12, high: 18 },
    monthsToStart: { low: 2, high: 4 },
  };
}

/** "since 2025-26" or "fall 2026", after the averages of 2023-24. */
function isNewerThanAverages(ruleYear: string): boolean {
  const year = /^(?:since fall|since|fall) (20\d\d)(?:-\d\d)?$/.exec(ruleYear)?.[1];
  return year !== undefined && Number(year) > priceYears.netPrice;
}

/** Levels and programs of which a student gets one, the highest first. */
function chainUp(awards: readonly StateAward[]): readonly (readonly StateAward[])[] {
  const byId = new Map(awards.map(({ rule }) => [rule.id, rule]));
  const chains = new Map<string, { award: StateAward; depth: number }[]>();
  for (const award of awards) {
    let top: string = award.chain;
    let depth = 0;
    // What comes on top of a program is no level of it. No longer than the list, even if two records name each other.
    for (let rule = byId.get(top); rule !== undefined && depth < awards.length; depth += 1) {
      top = rule.id;
      rule = rule.replacedBy.flatMap((id) => byId.get(id) ?? [])[0];
    }
    const chain = chains.get(top) ?? [];
    chain.push({ award: { ...award, chain: top }, depth });
    chains.set(top, chain);
  }
  return [...chains.values()].map((chain) =>
    chain.toSorted((one, other) => one.depth - other.depth).map(({ award }) => award),
  );
}
