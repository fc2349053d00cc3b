/** Published minimums that a student misses by what they told us, and what would meet each. */
import type { Condition } from "#domain/eligibility/condition.ts";
import { type Answers, checkAll } from "#domain/eligibility/evaluate.ts";
import type { Profile } from "#domain/people/profile.ts";
import { describeSourceYear } from "#facts/describePeriod.ts";
import type { Source } from "#lib/source.ts";
import { isTransfer } from "./applicantStatus.ts";
import { type AssuredRule, assuredRules } from "./assuredRules.ts";
import { toRuleAnswers } from "./checkRule.ts";

/** The answers that can meet a minimum. The average is of core courses or of all, as the rule counts. */
const remedies = [
  "requiredCourses",
  "actComposite",
  "satTotal",
  "coreGpa",
  "gpa",
  "classRankTopPercent",
] as const;
export type Remedy = (typeof remedies)[number];

export type MissedFloor = {
  ruleId: string;
  name: string;
  year: string;
  source: Source;
  /** What the rule asks beside where the student lives. */
  conditions: readonly Condition[];
  /** Only the average over all classes was told, and one over core courses could meet it. */
  tookGpaForCore: boolean;
  /** The least that would meet it, each by itself; null where that answer alone would not. */
  wouldMeet: Readonly<Record<Remedy, number | null>>;
};

/** How far a weighted average over core courses is taken to lie above the plain one that is asked: assumed. */
const weightedGain = 0.3;

const known = new WeakMap<Profile, ReadonlyMap<number, MissedFloor>>();

/** By college. A rule for residents says nothing to others, nor to a student whose home state is not known. */
export function findMissedFloors(profile: Profile): ReadonlyMap<number, MissedFloor> {
  const before = known.get(profile);
  if (before !== undefined) return before;
  const missed = new Map<number, MissedFloor>();
  // A transfer student is read by college credits.
  for (const rule of isTransfer(profile) ? [] : assuredRules) {
    if (!rule.isFloor || !isForThisStudent(rule, profile)) continue;
    const floor = checkFloor(rule, profile);
    if (floor === null) continue;
    for (const unitId of rule.unitIds) missed.set(unitId, floor);
  }
  known.set(profile, missed);
  return missed;
}

/**
 * "missed": what was told is below a published minimum even if honors classes raise the average. "close": below it as it
 * stands, so that only a weighted average could meet it.
 */
export type FloorStatus = "missed" | "close";

/** Of these colleges, those whose published minimum is above what was told. */
export function rateFloors(profile: Profile, unitIds: readonly number[]): ReadonlyMap<number, FloorStatus> {
  if (isTransfer(profile)) return new Map();
  const missed = findMissedFloors(profile);
  const answers = toFloorAnswers(profile);
  const isClose = (unitId: number) =>
    assuredRules.some(
      (rule) =>
        rule.isFloor &&
        rule.unitIds.includes(unitId) &&
        isForThisStudent(rule, profile) &&
        isMissed(
          rule.conditions.filter((condition) => !isAboutHome(condition)).map((one) => toPlain(one, 0)),
          answers,
        ),
    );
  return new Map(
    unitIds.flatMap((unitId): [number, FloorStatus][] => {
      if (missed.has(unitId)) return [[unitId, "missed"]];
      return isClose(unitId) ? [[unitId, "close"]] : [];
    }),
  );
}

function isForThisStudent({ conditions, state, isForOthers }: AssuredRule, { homeState }: Profile): boolean {
  if (isForOthers === true) return homeState !== null && homeState !== state;
  return homeState === state || !conditions.some(isAboutHome);
}

function isAboutHome(condition: Condition): boolean {
  return (
    condition.kind === "yes" && (condition.fact === "isResident" || condition.fact === "finishesSchoolHere")
  );
}

function checkFloor(rule: AssuredRule, profile: Profile): MissedFloor | null {
  const conditions = rule.conditions.filter((condition) => !isAboutHome(condition));
  const asked = conditions.map((condition) => toPlain(condition));
  const answers = toFloorAnswers(profile);
  if (!isMissed(asked, answers)) return null;
  const leastThatMeets = (remedy: Remedy): number | null =>
    listLines(conditions, remedy).find((value) => !isMissed(asked, withRemedy(answers, remedy, value))) ??
    null;
  const coreGpa = leastThatMeets("coreGpa");
  return {
    ruleId: rule.id,
    name: rule.name,
    year: describeSourceYear(rule.source),
    source: rule.source,
    conditions,
    tookGpaForCore: profile.coreGpa === null && coreGpa !== null,
    wouldMeet: {
      requiredCourses: leastThatMeets("requiredCourses"),
      actComposite: leastThatMeets("actComposite"),
      satTotal: leastThatMeets("satTotal"),
      coreGpa,
      gpa: leastThatMeets("gpa"),
      classRankTopPercent: leastThatMeets("classRankTopPercent"),
    },
  };
}

function isMissed(conditions: readonly Condition[], answers: Answers): boolean {
  return checkAll(conditions, answers).verdict === "no";
}

/**
 * What was told, with three readings that a promise would not allow. An average over all classes stands for one over the
 * core courses, which is rarely higher; a test that was not taken meets no line; and neither does what nobody is asked
 * and few have. Without grades and without any score nothing is missed, but not known.
 */
function toFloorAnswers(profile: Profile): Answers {
  const { told } = toRuleAnswers(profile);
  const { gpaScale, gpa, coreGpa, satTotal, actComposite } = profile;
  const isOutOfFour = gpaScale !== "none" && gpaScale !== "percent";
  const hasScore = satTotal !== null || actComposite !== null;
  return {
    ...told,
    coreGpa: coreGpa ?? (isOutOfFour ? gpa : null),
    satTotal: satTotal ?? (hasScore ? 0 : null),
    actComposite: actComposite ?? (hasScore ? 0 : null),
    earnsAdvancedDiploma: false,
    stateTestLevel: hasScore ? 0 : null,
  };
}

/** The weighted average over core courses is not asked; the plain one must lie clearly below the line. */
function toPlain(condition: Condition, gain = weightedGain): Condition {
  if (condition.kind === "gpa" && condition.rule === "weightedCore")
    return { ...condition, rule: "core", value: condition.value - gain };
  return "of" in condition ? { ...condition, of: condition.of.map((one) => toPlain(one, gain)) } : condition;
}

/** The values at which this answer meets a line of the rule, the easiest first. */
function listLines(conditions: readonly Condition[], remedy: Remedy): number[] {
  const values = conditions.flatMap((condition) => listOwnLines(condition, remedy));
  return [...new Set(values)].toSorted((one, other) =>
    remedy === "classRankTopPercent" ? other - one : one - other,
  );
}

function listOwnLines(condition: Condition, remedy: Remedy): number[] {
  switch (condition.kind) {
    case "any":
    case "all":
      return condition.of.flatMap((one) => listOwnLines(one, remedy));
    case "yes":
      return remedy === "requiredCourses" && condition.fact === "hasRequiredCourses" ? [1] : [];
    case "atLeast":
    case "atMost":
      return condition.fact === remedy ? [condition.value] : [];
    case "gpa":
      return (isOverCore(condition) ? "coreGpa" : "gpa") === remedy ? [condition.value] : [];
    default:
      return [];
  }
}

function isOverCore({ rule }: Extract<Condition, { kind: "gpa" }>): boolean {
  return rule === "core" || rule === "weightedCore";
}

function withRemedy(answers: Answers, remedy: Remedy, value: number): Answers {
  return remedy === "requiredCourses"
    ? { ...answers, hasRequiredCourses: true }
    : { ...answers, [remedy]: value };
}
