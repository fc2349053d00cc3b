/** Which answers about a school record can decide a published rule for this student, and so are worth asking. */

import { type Profile, type RecordFact, recordFacts } from "#domain/people/profile.ts";
import { type AdmissionGuarantee, admissionGuarantees } from "./admissionGuarantees.ts";
import { isTransfer } from "./applicantStatus.ts";
import { type AssuredRule, assuredRules } from "./assuredRules.ts";
import { checkGuarantee } from "./checkGuarantee.ts";
import { checkRule, toRuleAnswers } from "./checkRule.ts";
import { isDenied } from "./guarantees.ts";
import { isPromise } from "./ruleTerms.ts";

/** The least and the most that can be told; every rule asks for one end. */
const extremes: { readonly [Fact in RecordFact]: readonly [Profile[Fact], Profile[Fact]] } = {
  classRankTopPercent: [100, 1],
  coreGpa: [0, 4],
  coreYears: [0, 30],
  hasRequiredCourses: [false, true],
  attendsPublicSchool: [false, true],
};

const known = new WeakMap<Profile, readonly RecordFact[]>();

/**
 * In the order of `recordFacts`. What is told already counts as not told, so that a question stays while it is answered.
 * Rules of other states count only for a student who might go there, and where they can make a place certain.
 */
export function listDecidingFacts(profile: Profile): readonly RecordFact[] {
  // All of these rules are for first-years.
  if (isTransfer(profile)) return [];
  const before = known.get(profile);
  if (before !== undefined) return before;
  const variants = listVariants(profile);
  const deciding = new Set<RecordFact>();
  const addFrom = (levels: readonly number[]) => {
    recordFacts.forEach((fact, place) => {
      const bit = 1 << place;
      if (levels.some((level, index) => level !== levels[index ^ bit])) deciding.add(fact);
    });
  };
  for (const guarantee of admissionGuarantees) {
    if (guarantee.state !== profile.homeState) continue;
    addFrom(variants.map((variant) => rateGuarantee(guarantee, variant)));
  }
  const answers = variants.map(toRuleAnswers);
  const staysOpen = mightGoFar(profile);
  for (const rule of assuredRules) {
    const isOwn = rule.state === profile.homeState;
    if (!isPromise(rule) || rule.unitIds.length === 0 || !(isOwn || staysOpen)) continue;
    addFrom(answers.map((one) => rateRule(rule, one, isOwn)));
  }
  const facts = recordFacts.filter((fact) => deciding.has(fact));
  known.set(profile, facts);
  return facts;
}

function mightGoFar({ maxDistanceMiles, livingPlan, levels }: Profile): boolean {
  if (maxDistanceMiles !== null || livingPlan === "withFamily") return false;
  return levels.length === 0 || levels.includes("fourYear");
}

/** The profile with each fact at its least or its most: the bits of an index say which. */
function listVariants(profile: Profile): readonly Profile[] {
  return Array.from({ length: 1 << recordFacts.length }, (_, index) => {
    const pick = <Fact extends RecordFact>(fact: Fact): Profile[Fact] =>
      extremes[fact][(index >> recordFacts.indexOf(fact)) & 1 ? 1 : 0];
    return {
      ...profile,
      classRankTopPercent: pick("classRankTopPercent"),
      coreGpa: pick("coreGpa"),
      coreYears: pick("coreYears"),
      hasRequiredCourses: pick("hasRequiredCourses"),
      attendsPublicSchool: pick("attendsPublicSchool"),
    };
  });
}

/** 2: certain. 1: worth asking the college about. 0: neither. */
function rateRule(rule: AssuredRule, answers: ReturnType<typeof toRuleAnswers>, isOwn: boolean): number {
  const { outcome } = checkRule(rule, answers);
  if (outcome === "guaranteed") return 2;
  return outcome === "check" && isOwn ? 1 : 0;
}

function rateGuarantee(guarantee: AdmissionGuarantee, profile: Profile): number {
  if (isDenied(guarantee, profile)) return 0;
  const { outcome } = checkGuarantee(guarantee, profile, ["requiredCourses", "publicSchool"]);
  if (outcome === "sure") return 2;
  return outcome === "notMet" || outcome === "missing" || outcome === "ownLines" ? 0 : 1;
}
