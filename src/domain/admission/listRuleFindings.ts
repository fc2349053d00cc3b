/** The published admission rules of one college for one student, apart from checkRule so that a page can check rules it is handed. */
import type { Profile } from "#domain/people/profile.ts";
import { isTransfer } from "./applicantStatus.ts";
import { assuredRules } from "./assuredRules.ts";
import { checkRule, type RuleFinding, toRuleAnswers } from "./checkRule.ts";

/** What the published rules of one college mean for this student; rules that do not hold are left out. */
export function listRuleFindings(profile: Profile, unitId: number): readonly RuleFinding[] {
  // They are all for first-years.
  if (isTransfer(profile)) return [];
  const answers = toRuleAnswers(profile);
  return assuredRules
    .filter(({ unitIds }) => unitIds.includes(unitId))
    .map((rule) => checkRule(rule, answers))
    .filter(({ outcome }) => outcome !== "notMet");
}
