/**
 * What a family can expect from its state's aid programs: which conditions are met, not met or unknown, and
 * why. Pure; amounts and conditions come with the programs (`allStatePrograms`), and `eligibility/evaluate`
 * checks the conditions. Unknown is null and never leads to a no.
 */

import type { GpaScale } from "#domain/answers/gpaScale.ts";
import {
  type AidDependency,
  type AidFact,
  aidFacts,
  type Condition,
  type ConditionFact,
} from "#domain/eligibility/condition.ts";
import {
  type Check,
  checkAll,
  checkCondition,
  factsIn,
  type Span,
  type Verdict,
} from "#domain/eligibility/evaluate.ts";
import type { ProgramRule } from "./programRules.ts";
import { calculatePellByIndex, calculatePovertyLine } from "./stateAidFederal.ts";
import {
  type AidCollegeKind,
  type Need,
  type NeedCode,
  type ProgramPay,
  type StateProgram,
  specialNeeds,
  unseenNeeds,
} from "./stateProgram.ts";

/** The family's answers; null for a question not answered. */
export type StateAidInput = {
  isResident: boolean | null;
  finishesSchoolHere: boolean | null;
  graduationYear: number | null;
  gpa: number | null;
  gpaScale: GpaScale;
  satTotal: number | null;
  actComposite: number | null;
  cltTotal: number | null;
  classRankTopPercent: number | null;
  /** 1 is first in the class, 2 second, 3 any place after. */
  classPlace: 1 | 2 | 3 | null;
  /** Adjusted gross income per year. */
  incomeUsd: number | null;
  familySize: number | null;
  parents: 1 | 2 | null;
  dependency: AidDependency | null;
  assetsUsd: number | null;
  sai: Span | null;
  getsPell: boolean | null;
  creditsPerTerm: Span | null;
  /** Months from the end of high school to the first college class. */
  monthsToStart: Span | null;
  /** The kind of college the student plans to attend; null means undecided. */
  collegeKind: AidCollegeKind | null;
  /** Needs the student has confirmed. */
  confirmed: readonly NeedCode[];
};

export const emptyStateAidInput: StateAidInput = {
  isResident: null,
  finishesSchoolHere: null,
  graduationYear: null,
  gpa: null,
  gpaScale: "unweighted",
  satTotal: null,
  actComposite: null,
  cltTotal: null,
  classRankTopPercent: null,
  classPlace: null,
  incomeUsd: null,
  familySize: null,
  parents: null,
  dependency: null,
  assetsUsd: null,
  sai: null,
  getsPell: null,
  creditsPerTerm: null,
  monthsToStart: null,
  collegeKind: null,
  confirmed: [],
};

/** From least to most likely to receive it. */
export const aidEligibilities = ["doesNotMeet", "cannotTell", "mayMeet", "meets"] as const;
export type AidEligibility = (typeof aidEligibilities)[number];

export type ProgramResult<Program extends ProgramRule = StateProgram> = {
  program: Program;
  standing: AidEligibility;
  /** The reason for the result: the first that applies. */
  because:
    | "lineFails"
    | "otherColleges"
    | "specialCase"
    | "nothingTold"
    | "missing"
    | "lineNotSure"
    | "collegeDecides"
    | "agencyDecides"
    | "unseenNeed"
    | "allHold";
  checks: readonly Check[];
  /** What it may pay this student: without the amounts that the answers rule out. */
  pays: readonly ProgramPay[];
  /** Unconfirmed needs, including those under the student's control. */
  stillNeeds: readonly Need[];
  missing: readonly AidFact[];
  /** The student gets the other program instead. */
  isReplaced: boolean;
};

/** `ownGpaMargin`: an average this far from the line of a program that computes its own settles it; omitted, none does. */
type CheckOptions = { ownGpaMargin?: number | undefined };

/** One result per program, in the given order. */
export function checkStatePrograms<Program extends ProgramRule>(
  input: StateAidInput,
  programs: readonly Program[],
  options: CheckOptions = {},
): readonly ProgramResult<Program>[] {
  const results = programs.map((program) => checkProgram(input, program, options));
  const met = new Set(
    results.filter(({ standing }) => standing === "meets").map(({ program }) => program.id),
  );
  return results.map((result) => ({
    ...result,
    isReplaced: result.program.replacedBy.some((id) => met.has(id)),
  }));
}

/** The facts these programs ask about, in the order of `aidFacts`. */
export function listFactsAsked(
  programs: readonly Pick<ProgramRule, "conditions" | "pays">[],
): readonly AidFact[] {
  const asked = new Set(
    programs.flatMap(({ conditions, pays }) =>
      [...conditions, ...pays.flatMap(({ asks }) => asks)].flatMap(factsIn),
    ),
  );
  return aidFacts.filter((fact) => asked.has(fact));
}

function checkProgram<Program extends ProgramRule>(
  input: StateAidInput,
  program: Program,
  { ownGpaMargin }: CheckOptions,
): ProgramResult<Program> {
  const answers = { ...input, getsPell: input.getsPell ?? calculatePellByIndex(input.sai) };
  const yardsticks = { povertyLineUsd: calculatePovertyLine, ownGpaMargin };
  const checks = program.conditions.map((condition) => checkCondition(condition, answers, yardsticks));
  const needs: readonly Need[] = checks.some(
    ({ verdict, restsOnOtherGpa }) => verdict === "yes" && restsOnOtherGpa,
  )
    ? [...program.needs, { code: "gpaOnTheirScale", values: [] }]
    : program.needs;
  const stillNeeds = needs.filter(({ code }) => !input.confirmed.includes(code));
  const { standing, because } = decideEligibility(input, program, checks, stillNeeds);
  const { pays, missing: missingOfPays } = choosePays(program.pays, (asks) =>
    checkAll(asks, answers, yardsticks),
  );
  const missing = new Set([...checks.flatMap((one) => one.missing), ...missingOfPays]);
  return {
    program,
    standing,
    because,
    checks,
    pays,
    stillNeeds,
    missing: aidFacts.filter((fact) => missing.has(fact)),
    isReplaced: false,
  };
}

/**
 * The amounts still possible: one whose asks fail is out, and so are the lower ones of the same place once a higher one is
 * sure. Also the facts that would settle the open ones.
 */
function choosePays(
  lines: readonly ProgramPay[],
  check: (asks: readonly Condition[]) => Pick<Check, "verdict" | "missing">,
): { pays: ProgramPay[]; missing: ConditionFact[] } {
  const settled = new Set<string>();
  const pays: ProgramPay[] = [];
  const missing: ConditionFact[] = [];
  for (const line of lines) {
    const found = check(line.asks);
    const rank = `${line.at} ${line.years?.join(" ") ?? ""}`;
    if (found.verdict === "no" || (!isExtra(line) && settled.has(rank))) continue;
    pays.push(line);
    missing.push(...found.missing);
    if (found.verdict === "yes" && line.asks.length > 0 && !isExtra(line)) settled.add(rank);
  }
  return { pays, missing };
}

function isExtra({ amount }: ProgramPay): boolean {
  return amount.kind === "usd" && (amount.bound === "extra" || amount.bound === "extraUpTo");
}

function decideEligibility(
  { collegeKind }: StateAidInput,
  program: ProgramRule,
  checks: readonly Check[],
  stillNeeds: readonly Need[],
): Pick<ProgramResult, "standing" | "because"> {
  const has = (verdict: Verdict) => checks.some((one) => one.verdict === verdict);
  const needs = (codes: readonly NeedCode[]) => stillNeeds.some(({ code }) => codes.includes(code));
  if (has("no")) return { standing: "doesNotMeet", because: "lineFails" };
  const paysThere = collegeKind === null || program.pays.some(({ kinds }) => kinds.includes(collegeKind));
  if (!paysThere && program.isPlaceListWhole) return { standing: "doesNotMeet", because: "otherColleges" };
  if (needs(specialNeeds)) return { standing: "cannotTell", because: "specialCase" };
  if (checks.length > 0 && !has("yes") && checks.some(({ missing }) => missing.length > 0)) {
    return { standing: "cannotTell", because: "nothingTold" };
  }
  if (checks.some(({ missing }) => missing.length > 0)) return { standing: "mayMeet", because: "missing" };
  if (has("cannotTell") || !paysThere) return { standing: "mayMeet", because: "lineNotSure" };
  if (program.decidedBy !== "rule") {
    // With nothing but the home state known, all we can say is who decides.
    const standing = checks.length > 1 ? "mayMeet" : "cannotTell";
    return { standing, because: program.decidedBy === "college" ? "collegeDecides" : "agencyDecides" };
  }
  return needs(unseenNeeds)
    ? { standing: "mayMeet", because: "unseenNeed" }
    : { standing: "meets", because: "allHold" };
}
