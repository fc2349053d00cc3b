/** The text about a college's published admission rules: what is reached, what is left, and what would decide. */
import type { FurtherNeed } from "#domain/admission/admissionGuarantees.ts";
import type { RuleDoubt } from "#domain/admission/checkRule.ts";
import type { ConditionFact } from "#domain/eligibility/condition.ts";

const either = new Intl.ListFormat("en-US", { type: "disjunction" });
const both = new Intl.ListFormat("en-US");

const needs: Readonly<Record<FurtherNeed, string>> = {
  gpaOnTheirScale: "your unweighted GPA reaches it too",
  requiredCourses: "you have the required courses",
  distinguishedLevel: "you earn the Distinguished Level of Achievement",
  publicSchool: "you go to a public high school",
  districtSharesData: "your district shares its data",
  districtTakesPart: "your district takes part",
  testTaken: "you have taken the SAT, ACT or CLT",
  fourthMath: "you take a fourth math course",
  optedIn: "you opted in as a junior",
  spaceRemains: "there is still space",
  claimTheOffer: "you accept the offer",
};

const doubts: Readonly<Record<RuleDoubt, string>> = {
  oneSource:
    "We know this rule from a single page or an old one, so check with the college before you count on it.",
  partOnly: "Only part of it is automatic, so ask the college whether your part is.",
  appliedInTime: "It asks you to apply by November 1 of senior year, so it counts only if you do.",
  otherScale: "It goes by your unweighted GPA, and you told us the weighted one.",
};

/** Aid rules ask about the rest. */
const facts: Partial<Record<ConditionFact, string>> = {
  isResident: "your home state",
  finishesSchoolHere: "your home state",
  gpa: "your GPA",
  satTotal: "an SAT score",
  actComposite: "an ACT score",
  classRankTopPercent: "your class rank",
  coreGpa: "your GPA in core courses",
  coreYears: "your years of core courses",
  hasRequiredCourses: "whether you will have the required courses",
  hasTestScore: "a test score",
  actEnglish: "your ACT English score",
  actMath: "your ACT math score",
  satMath: "your SAT math score",
  satReadingWriting: "your SAT reading and writing score",
  actNationalPercentile: "your national ACT percentile",
  rankPlusTestPercentile: "your class rank and test percentiles added up",
  stateTestLevel: "your level on the state test",
  attendsPartnerSchool: "whether your high school takes part",
  attendsPublicSchool: "whether your high school is public",
  earnsAdvancedDiploma: "an advanced diploma",
  getsLetter: "a letter from the program",
  isHomeschooled: "being homeschooled",
  isMeritFinalist: "being a National Merit finalist",
};

export const ruleNoteWords = {
  title: "Published admission rules",
  reached: (name: string, year: string) => `Your answers reach the line of ${name} (${year}).`,
  reachedOneOf: (name: string, year: string) =>
    `Your answers reach the line of ${name} (${year}), which promises a place at one of its colleges, not at this one.`,
  doubt: (doubt: RuleDoubt) => doubts[doubt],
  holdsIf: (still: readonly FurtherNeed[]) =>
    still.length === 0
      ? "Check with the college before you count on it."
      : `It holds if ${both.format(still.map((need) => needs[need]))}.`,
  minimum: (name: string, year: string) =>
    `Your answers reach the published minimum: ${name} (${year}). A minimum is not a promise.`,
  open: (name: string, year: string, missing: readonly ConditionFact[]) => {
    const names = [...new Set(missing.flatMap((fact) => facts[fact] ?? []))];
    return names.length === 0
      ? `${name} (${year}) promises places here. We cannot tell whether you reach its line, because it counts grades in its own way.`
      : `${name} (${year}) promises places here. What would decide yours: ${either.format(names)}.`;
  },
};
