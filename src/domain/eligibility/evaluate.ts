/**
 * Evaluates a condition against a family's answers: yes, no, or cannot tell. Pure. A missing answer is null
 * and never leads to a no.
 */
import { type GpaScale, gpaScaleMaximum } from "#domain/answers/gpaScale.ts";
import type { AidDependency, Condition, ConditionFact, NumberFact } from "./condition.ts";

/** A figure known to lie between two inclusive bounds; they are equal if it is known exactly. */
export type Span = { low: number; high: number };

/** The family's answers; null or missing for a question not answered. Money in whole dollars a year. */
export type Answers = {
  readonly [fact in NumberFact]?: number | Span | null;
} & {
  readonly [fact in Extract<Condition, { kind: "yes" }>["fact"]]?: boolean | null;
} & {
  readonly gpa?: number | null;
  readonly gpaScale?: GpaScale;
  /** The plain average over core courses, 0-4. */
  readonly coreGpa?: number | null;
  /** The ACT composite for the student's SAT total; an index takes the better of the two. */
  readonly actFromSat?: number | null;
  readonly familySize?: number | null;
  readonly parents?: 1 | 2 | null;
  readonly dependency?: AidDependency | null;
};

/** Federal figures a threshold may refer to; rules without such thresholds need none. */
export type Yardsticks = {
  povertyLineUsd: (familySize: number, percent: number) => number;
  /** An average this far from a line that is computed another way settles it; omitted, none does. */
  ownGpaMargin?: number | undefined;
};

export type Verdict = "yes" | "no" | "cannotTell";

/**
 * `missing`: the facts that would settle it. Empty with "cannotTell" if the threshold itself is uncertain.
 */
export type Check = {
  condition: Condition;
  verdict: Verdict;
  missing: readonly ConditionFact[];
  /** The student's own average is high enough, but the rule uses a different one. */
  restsOnOtherGpa: boolean;
};

type Finding = Omit<Check, "condition">;

export function checkCondition(condition: Condition, answers: Answers, yardsticks?: Yardsticks): Check {
  return { condition, ...findVerdict(condition, answers, yardsticks) };
}

/** All of them must hold. */
export function checkAll(
  conditions: readonly Condition[],
  answers: Answers,
  yardsticks?: Yardsticks,
): Finding {
  const parts = conditions.map((one) => findVerdict(one, answers, yardsticks));
  if (parts.some(({ verdict }) => verdict === "no")) return no;
  const missing = parts.flatMap((part) => part.missing);
  const open = parts.filter(({ verdict }) => verdict === "cannotTell");
  return open.length === 0
    ? { verdict: "yes", missing, restsOnOtherGpa: parts.some((part) => part.restsOnOtherGpa) }
    : { verdict: "cannotTell", missing, restsOnOtherGpa: open.every((part) => part.restsOnOtherGpa) };
}

/** Any one of them is enough. */
export function checkAny(findings: readonly Finding[]): Finding {
  const met = findings.filter(({ verdict }) => verdict === "yes");
  if (met.length > 0) {
    return { verdict: "yes", missing: [], restsOnOtherGpa: met.every((one) => one.restsOnOtherGpa) };
  }
  const open = findings.filter(({ verdict }) => verdict === "cannotTell");
  if (open.length === 0) return no;
  const missing = open.flatMap((one) => one.missing);
  return { verdict: "cannotTell", missing, restsOnOtherGpa: open.some((one) => one.restsOnOtherGpa) };
}

/** So many of them are enough. */
function checkSome(count: number, findings: readonly Finding[]): Finding {
  const met = findings.filter(({ verdict }) => verdict === "yes");
  if (met.length >= count) {
    const restsOnOtherGpa = met.filter((one) => !one.restsOnOtherGpa).length < count;
    return { verdict: "yes", missing: [], restsOnOtherGpa };
  }
  const open = findings.filter(({ verdict }) => verdict === "cannotTell");
  if (met.length + open.length < count) return no;
  return {
    verdict: "cannotTell",
    missing: open.flatMap((one) => one.missing),
    restsOnOtherGpa: open.some((one) => one.restsOnOtherGpa),
  };
}

const yes: Finding = { verdict: "yes", missing: [], restsOnOtherGpa: false };
const no: Finding = { verdict: "no", missing: [], restsOnOtherGpa: false };

function cannotTell(...missing: ConditionFact[]): Finding {
  return { verdict: "cannotTell", missing, restsOnOtherGpa: false };
}

function decide(isMet: boolean, isFailed: boolean): Finding {
  if (isMet) return yes;
  return isFailed ? no : cannotTell();
}

function findVerdict(condition: Condition, answers: Answers, yardsticks?: Yardsticks): Finding {
  switch (condition.kind) {
    case "yes": {
      const told = answers[condition.fact] ?? null;
      return told === null
        ? cannotTell(condition.fact)
        : decide(told, !told && condition.hasOtherWay !== true);
    }
    case "atLeast": {
      const span = toSpan(answers[condition.fact] ?? null);
      if (span === null) return cannotTell(condition.fact);
      const isBelow = span.high < (condition.notBelow ?? condition.value);
      return decide(span.low >= condition.value, isBelow && condition.hasOtherWay !== true);
    }
    case "atMost":
      return checkAtMost(condition, answers);
    case "gpa": {
      const found = checkGpa(condition, answers, yardsticks?.ownGpaMargin ?? null);
      return condition.hasOtherWay === true && found.verdict === "no" ? cannotTell() : found;
    }
    case "index":
      return checkIndex(condition, answers);
    case "poverty":
      return checkPoverty(condition.percent, answers, yardsticks);
    case "incomeBySize":
      return checkIncomeBySize(condition, answers);
    case "parents": {
      const told = answers.parents ?? null;
      return told === null
        ? cannotTell("parents")
        : decide(told === condition.count, told !== condition.count);
    }
    case "dependency": {
      const told = answers.dependency ?? null;
      return told === null ? cannotTell("dependency") : decide(told === condition.is, told !== condition.is);
    }
    case "any":
      return checkAny(condition.of.map((one) => findVerdict(one, answers, yardsticks)));
    case "some":
      return checkSome(
        condition.count,
        condition.of.map((one) => findVerdict(one, answers, yardsticks)),
      );
    default:
      return checkAll(condition.of, answers, yardsticks);
  }
}

/**
 * A threshold that changes or is known roughly is uncertain within this share. Our estimate, not the
 * agency's.
 */
export const aboutShare = 0.1;

/**
 * Deductions are assumed to leave at least this share of income: above twice the threshold it is a no. Also
 * our estimate.
 */
export const leastTaxableShare = 0.5;

function checkAtMost(condition: Extract<Condition, { kind: "atMost" }>, answers: Answers): Finding {
  const { fact, value, isInclusive, isAbout, isAfterDeductions } = condition;
  const span = toSpan(answers[fact] ?? null);
  if (span === null) return cannotTell(fact);
  if (isInclusive === false) return decide(span.high < value, span.low >= value);
  const sureTo = isAbout === true ? value * (1 - aboutShare) : value;
  const openTo = isAfterDeductions === true ? value / leastTaxableShare : value;
  const noAbove = isAbout === true ? openTo * (1 + aboutShare) : openTo;
  return decide(span.high <= sureTo, span.low > noAbove);
}

function checkPoverty(percent: number, answers: Answers, yardsticks?: Yardsticks): Finding {
  return checkIncomeOfFamily(answers, (size) => toSpan(yardsticks?.povertyLineUsd(size, percent) ?? null));
}

type IncomeBySize = Extract<Condition, { kind: "incomeBySize" }>;

function checkIncomeBySize(condition: IncomeBySize, answers: Answers): Finding {
  const share = condition.isAbout === true ? aboutShare : 0;
  return checkIncomeOfFamily(answers, (size) => {
    const { low, high } = boundIncomeLimit(condition, size);
    return { low: low * (1 - share), high: high * (1 + share) };
  });
}

/** Whole dollars a year for a family of this size; null where it was not found. */
export function findIncomeLimit({ limitsUsd, eachMoreUsd }: IncomeBySize, familySize: number): number | null {
  if (familySize <= limitsUsd.length) return limitsUsd[familySize - 1] ?? null;
  const last = limitsUsd.at(-1) ?? null;
  if (last === null || eachMoreUsd === null) return null;
  return last + eachMoreUsd * (familySize - limitsUsd.length);
}

/** A limit that was not found is at least that of a smaller family and at most that of a larger one. */
function boundIncomeLimit(condition: IncomeBySize, familySize: number): Span {
  const known = findIncomeLimit(condition, familySize);
  if (known !== null) return { low: known, high: known };
  const { limitsUsd } = condition;
  const smaller = limitsUsd.slice(0, familySize - 1).map((usd) => usd ?? 0);
  const larger = limitsUsd.slice(familySize).map((usd) => usd ?? Number.POSITIVE_INFINITY);
  return { low: Math.max(0, ...smaller), high: Math.min(Number.POSITIVE_INFINITY, ...larger) };
}

/** The limit lies in a span where it is not known exactly; null where nothing is known of it. */
function checkIncomeOfFamily(
  { incomeUsd = null, familySize = null }: Answers,
  findLine: (familySize: number) => Span | null,
): Finding {
  const income = toSpan(incomeUsd);
  if (income === null || familySize === null) {
    const missing: ConditionFact[] = [];
    if (income === null) missing.push("incomeUsd");
    if (familySize === null) missing.push("familySize");
    return cannotTell(...missing);
  }
  const line = findLine(familySize);
  return line === null ? cannotTell() : decide(income.high <= line.low, income.low > line.high);
}

/** What extra points for harder classes come to at most, over all classes. Our estimate, used with a margin alone. */
const mostExtraPoints = 1;

/**
 * A weighted average is never below the plain one of the same grades, so each bounds the other and no more. A
 * 100-point average cannot be compared with a grade-point threshold. An average computed another way may be
 * on either side of the threshold.
 */
function checkGpa(
  { value, rule }: Extract<Condition, { kind: "gpa" }>,
  answers: Answers,
  ownMargin: number | null,
): Finding {
  if (rule === "core" || rule === "weightedCore")
    return checkCoreGpa(value, rule === "weightedCore", answers);
  const { gpa = null, gpaScale = "none" } = answers;
  if (gpa === null || gpaScale === "none") return cannotTell("gpa");
  if (gpaScale === "percent" || gpa > gpaScaleMaximum[gpaScale]) return cannotTell();
  const isEnough = gpa >= value;
  const nearby: Finding = { verdict: "cannotTell", missing: [], restsOnOtherGpa: true };
  if (rule === "own") {
    if (ownMargin !== null && gpa >= value + (gpaScale === "weighted" ? mostExtraPoints : ownMargin))
      return yes;
    if (ownMargin !== null && gpa < value - ownMargin) return no;
    return isEnough ? { ...nearby, verdict: "yes" } : cannotTell();
  }
  if (rule === "transcript") return decide(isEnough, !isEnough);
  const isWeighted = gpaScale === "weighted";
  if (isWeighted === (rule === "weighted")) return decide(isEnough, !isEnough);
  if (rule === "weighted") {
    const isFarBelow = ownMargin !== null && gpa < value - mostExtraPoints;
    return isEnough ? yes : isFarBelow ? no : cannotTell();
  }
  return isEnough ? nearby : no;
}

/** The plain average over core courses is asked; the weighted one is at least as high. */
function checkCoreGpa(value: number, isWeighted: boolean, { coreGpa = null }: Answers): Finding {
  if (coreGpa === null) return cannotTell("coreGpa");
  return decide(coreGpa >= value, coreGpa < value && !isWeighted);
}

/** The most that each part of an index can be. */
const indexLimits = { act: 36, gpa: 4, coreYears: 30 } as const;

function checkIndex(condition: Extract<Condition, { kind: "index" }>, answers: Answers): Finding {
  const missing: ConditionFact[] = [];
  let low = 0;
  let high = 0;
  const add = (weight: number, told: Span | null, most: number, fact: ConditionFact) => {
    if (told === null) missing.push(fact);
    low += weight * (told?.low ?? 0);
    high += weight * Math.min(most, told?.high ?? most);
  };
  add(condition.act, toIndexAct(answers), indexLimits.act, "actComposite");
  add(condition.gpa, toIndexGpa(answers), indexLimits.gpa, "gpa");
  add(condition.coreYears, toSpan(answers.coreYears ?? null), indexLimits.coreYears, "coreYears");
  // Averages have two decimals: 245 must not be missed by a rounding of the machine.
  const [sureTo, openTo] = [low + 1e-9, high + 1e-9];
  const found = decide(sureTo >= condition.value, openTo < condition.value);
  return found.verdict === "cannotTell" ? cannotTell(...missing) : found;
}

function toIndexAct({ actComposite = null, actFromSat = null }: Answers): Span | null {
  const act = toSpan(actComposite);
  if (act === null || actFromSat === null) return act ?? toSpan(actFromSat);
  return { low: Math.max(act.low, actFromSat), high: Math.max(act.high, actFromSat) };
}

/** The better of the plain and the weighted average, out of 4: a plain one may have a weighted one above it. */
function toIndexGpa({ gpa = null, gpaScale = "none" }: Answers): Span | null {
  if (gpa === null || gpaScale === "none" || gpaScale === "percent") return null;
  if (gpa > gpaScaleMaximum[gpaScale]) return null;
  const most = Math.min(gpa, indexLimits.gpa);
  return { low: most, high: gpaScale === "weighted" ? most : indexLimits.gpa };
}

function toSpan(told: number | Span | null): Span | null {
  return typeof told === "number" ? { low: told, high: told } : told;
}

/** The facts a condition asks about. */
export function factsIn(condition: Condition): readonly ConditionFact[] {
  switch (condition.kind) {
    case "yes":
      // The student aid index answers for Pell whenever it can.
      return condition.fact === "getsPell" ? ["sai", "getsPell"] : [condition.fact];
    case "atLeast":
    case "atMost":
      return [condition.fact];
    case "gpa":
      return condition.rule === "core" || condition.rule === "weightedCore" ? ["coreGpa"] : ["gpa"];
    case "index":
      return ["actComposite", "gpa", "coreYears"];
    case "poverty":
    case "incomeBySize":
      return ["incomeUsd", "familySize"];
    case "parents":
      return ["parents"];
    case "dependency":
      return ["dependency"];
    default:
      return condition.of.flatMap(factsIn);
  }
}
