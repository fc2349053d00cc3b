/** Evaluates the published rules of a state: conditions on grades, scores and courses, or offers by letter. */
import type { FinderCollege, GuaranteeFinderData } from "#content/parts/guaranteeFinder.ts";
import { checkRule, type RuleDoubt, toRuleAnswers } from "#domain/admission/checkRule.ts";
import type { Condition, ConditionFact } from "#domain/eligibility/condition.ts";
import { factsIn } from "#domain/eligibility/evaluate.ts";
import type { Profile } from "#domain/people/profile.ts";
import type { ShownOutcome } from "./promises.ts";

export type FinderRule = GuaranteeFinderData["rules"][number]["rule"];

export type ShownRule = {
  rule: FinderRule;
  outcome: ShownOutcome;
  /** What keeps a rule that is met from being certain. */
  doubts: readonly RuleDoubt[];
  missing: readonly ConditionFact[];
  colleges: readonly FinderCollege[];
};

/** Like the guarantees, each is checked for a student of its own state: the page says so where the plan says otherwise. */
export function listShownRules({ rules }: GuaranteeFinderData, profile: Profile): readonly ShownRule[] {
  return rules.map(({ rule, colleges }) => ({ rule, colleges, ...rate(rule, profile) }));
}

function rate(rule: FinderRule, profile: Profile): Omit<ShownRule, "rule" | "colleges"> {
  const check = (one: Profile) => checkRule(rule, toRuleAnswers({ ...one, homeState: rule.state }));
  const { outcome, doubts, missing } = check(profile);
  const isByLetter = doubts.includes("byLetter") || missing.includes("getsLetter");
  const shown = (one: ShownOutcome) => ({ outcome: one, doubts, missing });
  if (outcome === "notMet") {
    const open = check({ ...profile, hasRequiredCourses: null, attendsPublicSchool: null });
    return shown(open.outcome === "notMet" ? "notMet" : "denied");
  }
  if (isByLetter) return shown("byLetter");
  if (outcome === "guaranteed") return shown("sure");
  return shown(outcome === "check" ? "check" : "missing");
}

/** Each fact once. An index counts the better of two tests, so either is asked. */
export function listRuleFacts(conditions: readonly Condition[]): readonly ConditionFact[] {
  const facts = conditions.flatMap((one) => [
    ...factsIn(one),
    ...(one.kind === "index" ? (["satTotal"] as const) : []),
  ]);
  return [...new Set(facts)];
}
