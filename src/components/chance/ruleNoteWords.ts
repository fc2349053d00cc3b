/** The text about a college's published admission rules: what is reached, what is left, and what would decide. */

import type { FurtherNeed } from "#domain/admission/admissionGuarantees.ts";
import type { RuleDoubt } from "#domain/admission/checkRule.ts";
import type { ConditionFact } from "#domain/eligibility/condition.ts";
import { toDay } from "#lib/dates.ts";
import { formatAnd, formatMonthDay, formatOr } from "#lib/format.ts";

const needs: Readonly<Record<FurtherNeed, string>> = {
  gpaOnTheirScale: "your unweighted GPA meets it, too",
  requiredCourses: "you have the required courses",
  distinguishedLevel:
    "you earn the Distinguished Level of Achievement, or the test scores that can replace it",
  publicSchool: "you go to a public high school",
  districtSharesData: "your district shares its data",
  districtTakesPart: "your district takes part",
  readinessCriteria: "you meet its academic readiness criteria",
  testTaken: "you have taken the SAT, ACT or CLT",
  fourthMath: "you take a fourth math course",
  schoolNamesYou: "your high school names you as one of its top students",
  collegeTakesPart: "the college is on your offer",
  thisCampus: "it applies at this campus and not only at a regional one",
  optedIn: "you opted in as a junior",
  spaceRemains: "there is still space",
  claimTheOffer: "you accept the offer",
};

const doubts: Readonly<Record<Exclude<RuleDoubt, "appliedInTime" | "byLetter">, string>> = {
  oneSource: "We found this rule on only one page, so check with the college before you count on it.",
  pastYear: "That year is over, so ask the college whether the rule still applies.",
  partnerSchool: "It applies at high schools that take part. Ask whether yours does.",
  partOnly: "Only part of this rule is automatic, so ask the college whether that part covers you.",
  otherScale: "It uses your unweighted GPA, and you gave us a weighted one.",
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

/** "your ACT math score or your SAT math score". */
function nameFacts(named: readonly ConditionFact[]): string {
  return formatOr([...new Set(named.flatMap((fact) => facts[fact] ?? []))]);
}

function tellMissing(missing: readonly ConditionFact[]): string {
  const names = [...new Set(missing.flatMap((fact) => facts[fact] ?? []))];
  return names.length === 0
    ? "We can’t tell whether you meet it, because it counts grades in its own way."
    : `To tell whether you meet it, we need ${formatOr(names)}.`;
}

export const ruleNoteWords = {
  title: "Published admission rules",
  transferTitle: "Transfer agreements",
  reached: (name: string, year: string) => `Your answers meet this rule: ${name} (${year}).`,
  reachedOneOf: (name: string, year: string) =>
    `Your answers meet this rule: ${name} (${year}). It guarantees a place at one of its colleges, not at this one.`,
  /** A letter has no line to reach, so nothing is said to be met. */
  letter: (name: string, year: string) =>
    `${name} (${year}) admits students here by letter. Watch for yours in the fall of senior year, and ask your high school if none comes.`,
  doubt: (doubt: Exclude<RuleDoubt, "byLetter">, applyBy: { month: number; day: number } | null) =>
    doubt === "appliedInTime"
      ? `The rule asks you to apply ${applyBy === null ? "early" : `by ${formatMonthDay(toDay(2000, applyBy.month, applyBy.day))}`} in senior year, so it covers you only if you do.`
      : doubts[doubt],
  holdsIf: (still: readonly FurtherNeed[]) =>
    still.length === 0
      ? "Check with the college before you count on it."
      : `The rule applies if ${formatAnd(still.map((need) => needs[need]))}.`,
  /** Where the college publishes no line. */
  ownLine: (name: string, year: string) =>
    `${name} (${year}) admits by GPA alone here, and the college doesn’t publish the GPA you need. It applies if you opted in as a junior.`,
  minimum: (name: string, year: string) =>
    `Your answers meet the published minimum: ${name} (${year}). A minimum is not a guarantee.`,
  open: (name: string, year: string, missing: readonly ConditionFact[]) =>
    `${name} (${year}) guarantees admission here. ${tellMissing(missing)}`,
  missing: tellMissing,
  nameFacts,
};
