/**
 * What a family may expect of its state's aid programs: which lines hold, which fail, which cannot be told, and why.
 * Pure; amounts and lines come with the programs (`parameters/statePrograms`). Unknown is null and never leads to a no.
 */
import { type GpaScale, gpaScaleMaximum } from "#domain/people/profile.ts";
import { calculatePellByIndex, calculatePovertyLine } from "./stateAidFederal.ts";
import {
  type AidCollegeKind,
  type AidDependency,
  type AidFact,
  aidFacts,
  type Condition,
  type Need,
  type NeedCode,
  type NumberFact,
  type StateProgram,
  specialNeeds,
  unseenNeeds,
} from "./stateProgram.ts";

/** A figure known to lie between two bounds, both included; the same twice where it is known. */
export type Span = { low: number; high: number };

/** What the family told; null where it did not. */
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
  /** Adjusted gross income a year. */
  incomeUsd: number | null;
  familySize: number | null;
  parents: 1 | 2 | null;
  dependency: AidDependency | null;
  assetsUsd: number | null;
  sai: Span | null;
  getsPell: boolean | null;
  creditsPerTerm: Span | null;
  /** From the end of high school to the first class of college. */
  monthsToStart: Span | null;
  /** Where the student means to study; null leaves every kind open. */
  collegeKind: AidCollegeKind | null;
  /** Needs that the student says are met. */
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

export type Outcome = "holds" | "fails" | "unknown";

/** `missing`: what would settle it. Empty beside "unknown" where the line itself is not sure enough. */
export type Check = {
  condition: Condition;
  outcome: Outcome;
  missing: readonly AidFact[];
  /** It holds by an average that the agency works out its own way. */
  isByOwnScale: boolean;
};

/** From the least to the most that may be expected. */
export const aidEligibilities = ["doesNotMeet", "cannotTell", "mayMeet", "meets"] as const;
export type AidEligibility = (typeof aidEligibilities)[number];

export type ProgramResult = {
  program: StateProgram;
  standing: AidEligibility;
  /** Why it stands so: the first that applies. */
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
  /** Needs that nobody has confirmed; those the student has in hand are among them. */
  stillNeeds: readonly Need[];
  missing: readonly AidFact[];
  /** The other program takes its place for this student. */
  isReplaced: boolean;
};

/** One result a program, in the order given. */
export function checkStatePrograms(
  input: StateAidInput,
  programs: readonly StateProgram[],
): readonly ProgramResult[] {
  const results = programs.map((program) => checkProgram(input, program));
  const met = new Set(
    results.filter(({ standing }) => standing === "meets").map(({ program }) => program.id),
  );
  return results.map((result) => ({
    ...result,
    isReplaced: result.program.replacedBy !== null && met.has(result.program.replacedBy),
  }));
}

/** What these programs ask about, in the order of `aidFacts`. */
export function listFactsAsked(programs: readonly StateProgram[]): readonly AidFact[] {
  const asked = new Set(programs.flatMap((program) => program.conditions.flatMap(listFacts)));
  return aidFacts.filter((fact) => asked.has(fact));
}

function checkProgram(input: StateAidInput, program: StateProgram): ProgramResult {
  const checks = program.conditions.map((condition) => checkCondition(condition, input));
  const needs: readonly Need[] = checks.some(({ isByOwnScale }) => isByOwnScale)
    ? [...program.needs, { code: "gpaOnTheirScale", values: [] }]
    : program.needs;
  const stillNeeds = needs.filter(({ code }) => !input.confirmed.includes(code));
  const { standing, because } = decideEligibility(input, program, checks, stillNeeds);
  const missing = new Set(checks.flatMap((one) => one.missing));
  return {
    program,
    standing,
    because,
    checks,
    stillNeeds,
    missing: aidFacts.filter((fact) => missing.has(fact)),
    isReplaced: false,
  };
}

function decideEligibility(
  { collegeKind }: StateAidInput,
  program: StateProgram,
  checks: readonly Check[],
  stillNeeds: readonly Need[],
): Pick<ProgramResult, "standing" | "because"> {
  const has = (outcome: Outcome) => checks.some((one) => one.outcome === outcome);
  const needs = (codes: readonly NeedCode[]) => stillNeeds.some(({ code }) => codes.includes(code));
  if (has("fails")) return { standing: "doesNotMeet", because: "lineFails" };
  const paysThere = collegeKind === null || program.pays.some(({ kinds }) => kinds.includes(collegeKind));
  if (!paysThere && program.isPlaceListWhole) return { standing: "doesNotMeet", because: "otherColleges" };
  if (needs(specialNeeds)) return { standing: "cannotTell", because: "specialCase" };
  if (checks.length > 0 && !has("holds") && checks.some(({ missing }) => missing.length > 0)) {
    return { standing: "cannotTell", because: "nothingTold" };
  }
  if (checks.some(({ missing }) => missing.length > 0)) return { standing: "mayMeet", because: "missing" };
  if (has("unknown") || !paysThere) return { standing: "mayMeet", because: "lineNotSure" };
  if (program.decidedBy !== "rule") {
    // With nothing but the home state to go by, no more can be said than who decides.
    const standing = checks.length > 1 ? "mayMeet" : "cannotTell";
    return { standing, because: program.decidedBy === "college" ? "collegeDecides" : "agencyDecides" };
  }
  return needs(unseenNeeds)
    ? { standing: "mayMeet", because: "unseenNeed" }
    : { standing: "meets", because: "allHold" };
}

// ---------------------------------------------------------------- one line

function checkCondition(condition: Condition, input: StateAidInput): Check {
  const settled = (outcome: Outcome) => makeCheck(condition, outcome);
  const open = (...missing: AidFact[]) => makeCheck(condition, "unknown", missing);
  switch (condition.kind) {
    case "yes": {
      const { fact } = condition;
      const told = fact === "getsPell" ? (input.getsPell ?? calculatePellByIndex(input.sai)) : input[fact];
      return told === null ? open(fact) : settled(told ? "holds" : "fails");
    }
    case "atLeast": {
      const span = toSpan(input, condition.fact);
      return span === null
        ? open(condition.fact)
        : settled(
            toOutcome(span.low >= condition.value, span.high < (condition.notBelow ?? condition.value)),
          );
    }
    case "atMost":
      return checkAtMost(condition, input);
    case "gpa":
      return input.gpa === null || input.gpaScale === "none"
        ? open("gpa")
        : makeCheck(
            condition,
            compareGpa(condition, input.gpa, input.gpaScale),
            [],
            condition.rule === "own",
          );
    case "poverty": {
      const { incomeUsd, familySize } = input;
      if (incomeUsd === null)
        return familySize === null ? open("incomeUsd", "familySize") : open("incomeUsd");
      if (familySize === null) return open("familySize");
      return settled(incomeUsd <= calculatePovertyLine(familySize, condition.percent) ? "holds" : "fails");
    }
    case "parents":
      return input.parents === null
        ? open("parents")
        : settled(input.parents === condition.count ? "holds" : "fails");
    case "dependency":
      return input.dependency === null
        ? open("dependency")
        : settled(input.dependency === condition.is ? "holds" : "fails");
    case "any":
      return checkAny(condition, input);
    default:
      return checkAll(condition, input);
  }
}

/** Where a line moves or is known roughly, this share around it is open. Ours, not the agency's. */
export const aboutShare = 0.1;

/** Deductions are taken to leave at least this share of an income: above twice the line it is a no. Ours as well. */
export const minimumTaxableShare = 0.5;

function checkAtMost(condition: Extract<Condition, { kind: "atMost" }>, input: StateAidInput): Check {
  const { fact, value, isAbout, isAfterDeductions } = condition;
  const span = toSpan(input, fact);
  if (span === null) return makeCheck(condition, "unknown", [fact]);
  const sureTo = isAbout === true ? value * (1 - aboutShare) : value;
  const openTo = isAfterDeductions === true ? value / minimumTaxableShare : value;
  const noAbove = isAbout === true ? openTo * (1 + aboutShare) : openTo;
  return makeCheck(condition, toOutcome(span.high <= sureTo, span.low > noAbove));
}

function checkAny(condition: Extract<Condition, { kind: "any" }>, input: StateAidInput): Check {
  const parts = condition.of.map((one) => checkCondition(one, input));
  const held = parts.filter(({ outcome }) => outcome === "holds");
  const isByOwnScale = held.every((part) => part.isByOwnScale);
  if (held.length > 0) return makeCheck(condition, "holds", [], isByOwnScale);
  if (parts.every(({ outcome }) => outcome === "fails")) return makeCheck(condition, "fails");
  const open = parts.filter(({ outcome }) => outcome === "unknown");
  return makeCheck(
    condition,
    "unknown",
    open.flatMap(({ missing }) => missing),
  );
}

function checkAll(condition: Extract<Condition, { kind: "all" }>, input: StateAidInput): Check {
  const parts = condition.of.map((one) => checkCondition(one, input));
  if (parts.some(({ outcome }) => outcome === "fails")) return makeCheck(condition, "fails");
  const missing = parts.flatMap((part) => part.missing);
  const isByOwnScale = parts.some((part) => part.isByOwnScale);
  const holds = parts.every(({ outcome }) => outcome === "holds");
  return makeCheck(condition, holds ? "holds" : "unknown", missing, isByOwnScale);
}

function makeCheck(
  condition: Condition,
  outcome: Outcome,
  missing: readonly AidFact[] = [],
  isByOwnScale = false,
): Check {
  return { condition, outcome, missing, isByOwnScale: isByOwnScale && outcome === "holds" };
}

function toOutcome(holds: boolean, fails: boolean): Outcome {
  if (holds) return "holds";
  return fails ? "fails" : "unknown";
}

function toSpan(input: StateAidInput, fact: NumberFact): Span | null {
  const told = input[fact];
  return typeof told === "number" ? { low: told, high: told } : told;
}

/**
 * A weighted average is never below the plain one of the same grades, so each says something of the other and no more.
 * A 100-point average cannot be held against a grade-point line. An average that the agency works out its own way may
 * lie on either side of the line.
 */
function compareGpa(
  { value, rule }: Extract<Condition, { kind: "gpa" }>,
  gpa: number,
  scale: Exclude<GpaScale, "none">,
): Outcome {
  if (scale === "percent" || gpa > gpaScaleMaximum[scale]) return "unknown";
  const isEnough = gpa >= value;
  if (rule === "own") return isEnough ? "holds" : "unknown";
  const isWeighted = scale === "weighted";
  if (isWeighted === (rule === "weighted")) return isEnough ? "holds" : "fails";
  if (rule === "weighted") return isEnough ? "holds" : "unknown";
  return isEnough ? "unknown" : "fails";
}

function listFacts(condition: Condition): readonly AidFact[] {
  switch (condition.kind) {
    case "yes":
      // The index answers for Pell wherever it can.
      return condition.fact === "getsPell" ? ["sai", "getsPell"] : [condition.fact];
    case "atLeast":
    case "atMost":
      return [condition.fact];
    case "gpa":
      return ["gpa"];
    case "poverty":
      return ["incomeUsd", "familySize"];
    case "parents":
      return ["parents"];
    case "dependency":
      return ["dependency"];
    default:
      return condition.of.flatMap(listFacts);
  }
}
