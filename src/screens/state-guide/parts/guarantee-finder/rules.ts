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
  /** What a field of the finder could still tell. */
  missing: readonly ConditionFact[];
  /** Scores that decide too and that no field asks for. */
  unasked: readonly ConditionFact[];
  colleges: readonly FinderCollege[];
};

/** Like the guarantees, each is checked for a student of its own state: the page says so where the plan says otherwise. */
export function listShownRules({ rules }: GuaranteeFinderData, profile: Profile): readonly ShownRule[] {
  return rules.map(({ rule, colleges }) => ({ rule, colleges, ...rate(rule, profile) }));
}

/** Scores that no field asks for, each at the top of its scale. */
const bestScores = {
  actMath: 36,
  actEnglish: 36,
  satMath: 800,
  satReadingWriting: 800,
  actNationalPercentile: 99,
  rankPlusTestPercentile: 198,
} as const satisfies Partial<Record<ConditionFact, number>>;

function rate(rule: FinderRule, profile: Profile): Omit<ShownRule, "rule" | "colleges"> {
  const answer = (one: Profile) => toRuleAnswers({ ...one, homeState: rule.state });
  const check = (one: Profile) => checkRule(rule, answer(one));
  const plain = check(profile);
  const unasked = plain.missing.filter((fact) => fact in bestScores);
  // Where nothing but such scores is open, what was told is enough, and the family checks the rest.
  const answers = answer(profile);
  const { outcome, doubts, missing } =
    unasked.length === 0 ? plain : checkRule(rule, { ...answers, told: { ...answers.told, ...bestScores } });
  const isByLetter = doubts.includes("byLetter") || missing.includes("getsLetter");
  const shown = (one: ShownOutcome) => ({ outcome: one, doubts, missing, unasked });
  if (outcome === "notMet") {
    const open = check({ ...profile, hasRequiredCourses: null, attendsPublicSchool: null });
    return shown(open.outcome === "notMet" ? "notMet" : "denied");
  }
  if (isByLetter) return shown("byLetter");
  if (outcome === "guaranteed") return shown(unasked.length === 0 ? "sure" : "check");
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
