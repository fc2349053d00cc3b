/**
 * The condition fields that published rules were collected under, and what each of them asks of a student: an answer of
 * the profile, a figure derived from answers, or something nobody is asked, which leaves the rule open.
 */
import type { Condition } from "#domain/eligibility/condition.ts";
import type { Profile } from "#domain/people/profile.ts";

export type RuleField = {
  from: "profile" | "derived" | "notAsked";
  /** The profile answers that this field's value is read from. */
  answers: readonly (keyof Profile)[];
  /** How a line on this field is written as a condition. */
  toCondition: (value: number) => Condition;
};

type Minimum = Extract<Condition, { kind: "atLeast" }>;
type Yes = Extract<Condition, { kind: "yes" }>;
type GpaRule = Extract<Condition, { kind: "gpa" }>["rule"];

const gpa = (rule: GpaRule) => (value: number) => ({ kind: "gpa", value, rule }) as const;
const minimum = (fact: Minimum["fact"]) => (value: number) => ({ kind: "atLeast", fact, value }) as const;
const yes = (fact: Yes["fact"]) => () => ({ kind: "yes", fact }) as const;

const ownGpa = { from: "profile", answers: ["gpa", "gpaScale"] } as const;
const coreGpa = { from: "profile", answers: ["coreGpa"] } as const;
const notAsked = { from: "notAsked", answers: [] } as const;

export const ruleFields = {
  gpa_unweighted: { ...ownGpa, toCondition: gpa("plain") },
  gpa_weighted: { ...ownGpa, toCondition: gpa("weighted") },
  // The better of the two is at least the one that is told, and a weighted one is the better.
  gpa_best: { ...ownGpa, toCondition: gpa("weighted") },
  gpa_cumulative: { ...ownGpa, toCondition: gpa("transcript") },
  // Asked as it stands today; the answer of a junior may still move.
  gpa_sixth_semester: { ...ownGpa, toCondition: gpa("plain") },
  gpa_core: { ...coreGpa, toCondition: gpa("core") },
  gpa_core_weighted: { ...coreGpa, toCondition: gpa("weightedCore") },
  gpa_cpc: { ...coreGpa, toCondition: gpa("core") },
  act: { from: "profile", answers: ["actComposite"], toCondition: minimum("actComposite") },
  sat: { from: "profile", answers: ["satTotal"], toCondition: minimum("satTotal") },
  rank_pct: {
    from: "profile",
    answers: ["classRankTopPercent"],
    toCondition: (value) => ({ kind: "atMost", fact: "classRankTopPercent", value }),
  },
  rai: {
    from: "derived",
    answers: ["actComposite", "satTotal", "gpa", "gpaScale", "coreYears"],
    toCondition: (value) => ({ kind: "index", value, act: 3, gpa: 30, coreYears: 5 }),
  },
  any_test_score: {
    from: "derived",
    answers: ["satTotal", "actComposite"],
    toCondition: yes("hasTestScore"),
  },
  // Every offer depends on finishing high school, so it is taken as done.
  diploma: { from: "derived", answers: [], toCondition: yes("earnsDiploma") },
  act_math: { ...notAsked, toCondition: minimum("actMath") },
  act_english: { ...notAsked, toCondition: minimum("actEnglish") },
  sat_math: { ...notAsked, toCondition: minimum("satMath") },
  sat_erw: { ...notAsked, toCondition: minimum("satReadingWriting") },
  act_national_percentile: { ...notAsked, toCondition: minimum("actNationalPercentile") },
  rank_percentile_plus_test_percentile: { ...notAsked, toCondition: minimum("rankPlusTestPercentile") },
  state_test_level: { ...notAsked, toCondition: minimum("stateTestLevel") },
  homeschooled: { ...notAsked, toCondition: yes("isHomeschooled") },
  nevada_advanced_diploma: { ...notAsked, toCondition: yes("earnsAdvancedDiploma") },
  national_merit_finalist: { ...notAsked, toCondition: yes("isMeritFinalist") },
} as const satisfies Readonly<Record<string, RuleField>>;
