/** Checks a published admission rule against a student's answers: met, not met, or what would decide it. */

import { gpaScaleMaximum } from "#domain/answers/gpaScale.ts";
import type { StateCode } from "#domain/college/states.ts";
import type { ConditionFact } from "#domain/eligibility/condition.ts";
import { type Answers, checkAll } from "#domain/eligibility/evaluate.ts";
import { type Profile } from "#domain/people/profile.ts";
import type { AssuredRule } from "./assuredRules.ts";
import { convertSatToAct } from "./concordance.ts";
import { isPromise } from "./ruleTerms.ts";

/**
 * "guaranteed": every part is known and holds, and the rule promises a place. "check": the figures qualify, the college
 * has to confirm the rest. "minimum": what it asks for at least, which promises nothing. "cannotTell": `missing` decides.
 */
export type RuleOutcome = "guaranteed" | "check" | "minimum" | "cannotTell" | "notMet";

/**
 * What keeps a rule that the figures meet from being certain. "pastYear": it is of a year that is over, and we have no
 * newer one. "byLetter", "partnerSchool": only the program's letter, or the high school, can tell.
 */
export type RuleDoubt =
  | "oneSource"
  | "pastYear"
  | "partOnly"
  | "appliedInTime"
  | "otherScale"
  | "byLetter"
  | "partnerSchool";

export type RuleFinding = {
  rule: AssuredRule;
  outcome: RuleOutcome;
  doubts: readonly RuleDoubt[];
  missing: readonly ConditionFact[];
};

/** The answers that rules ask about; the same for every state except for where the student lives. */
export type RuleAnswers = {
  gradeYear: number | null;
  homeState: StateCode | null;
  told: Answers;
};

export function toRuleAnswers(profile: Profile): RuleAnswers {
  const { gpa, gpaScale, satTotal, actComposite, classRankTopPercent } = profile;
  const { coreGpa, coreYears, hasRequiredCourses, attendsPublicSchool, gradeYear, homeState } = profile;
  return {
    gradeYear,
    homeState,
    told: {
      // An average above the top of its scale still clears every line.
      gpa: gpa === null || gpaScale === "none" ? gpa : Math.min(gpa, gpaScaleMaximum[gpaScale]),
      gpaScale,
      satTotal,
      actComposite,
      actFromSat: satTotal === null ? null : convertSatToAct(satTotal),
      classRankTopPercent,
      coreGpa,
      coreYears,
      hasRequiredCourses,
      attendsPublicSchool,
      hasTestScore: satTotal !== null || actComposite !== null ? true : null,
      // Every offer depends on finishing high school, so it is taken as done.
      earnsDiploma: true,
    },
  };
}

/** What a program or a high school tells a student, and nobody is asked. */
const toldByOthers: ReadonlySet<ConditionFact> = new Set(["getsLetter", "attendsPartnerSchool"]);

/** Living in a state is taken as finishing high school there. */
export function checkRule(rule: AssuredRule, answers: RuleAnswers): RuleFinding {
  const { gradeYear, homeState, told } = answers;
  const livesHere = homeState === null ? null : homeState === rule.state;
  if (rule.isForOthers === true && livesHere !== false)
    return { rule, outcome: "notMet", doubts: [], missing: [] };
  const { verdict, missing, restsOnOtherGpa } = checkAll(rule.conditions, {
    ...told,
    isResident: livesHere,
    finishesSchoolHere: livesHere,
  });
  // Offers go out to seniors in high school.
  const isOver = rule.route === "direct" && gradeYear === 13;
  if (verdict === "no" || isOver) return { rule, outcome: "notMet", doubts: [], missing: [] };
  const isLeftToOthers =
    verdict === "cannotTell" && missing.length > 0 && missing.every((fact) => toldByOthers.has(fact));
  if (verdict === "cannotTell" && !((restsOnOtherGpa || isLeftToOthers) && isPromise(rule))) {
    return { rule, outcome: "cannotTell", doubts: [], missing: [...new Set(missing)] };
  }
  if (!isPromise(rule)) return { rule, outcome: "minimum", doubts: [], missing: [] };
  const doubts: RuleDoubt[] = [];
  if (restsOnOtherGpa) doubts.push("otherScale");
  if (missing.includes("getsLetter")) doubts.push("byLetter");
  else if (missing.includes("attendsPartnerSchool")) doubts.push("partnerSchool");
  if (rule.guarantees !== "yes") doubts.push("partOnly");
  if (rule.confidence !== "H") doubts.push("oneSource");
  if (rule.source.pastPeriod !== undefined) doubts.push("pastYear");
  // Until senior year the day still lies ahead. A senior may have missed it, and nobody is asked.
  if (rule.applyBy !== null && (gradeYear === null || gradeYear >= 12)) doubts.push("appliedInTime");
  return { rule, outcome: doubts.length === 0 ? "guaranteed" : "check", doubts, missing: [] };
}
