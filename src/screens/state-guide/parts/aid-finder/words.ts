/** The text of the aid finder: questions, answers, and what it does not cover. */
import type { AidCollegeKind } from "#domain/aid/stateProgram.ts";
import type { ProgramResult } from "#domain/aid/statePrograms.ts";
import { type StateCode, stateNames } from "#domain/college/states.ts";
import type { AidDependency } from "#domain/eligibility/condition.ts";
import type { AnswerProblem } from "#domain/people/answers.ts";
import { formatInteger } from "#lib/format.ts";
import type { creditChoices, NumberKey, Origin, startChoices } from "./answers.ts";
import type { Counts } from "./groups.ts";
import { formatIndex } from "./ruleWords.ts";

const anyOf = new Intl.ListFormat("en-US", { type: "disjunction" });
const allOf = new Intl.ListFormat("en-US");

export const words = {
  title: (state: StateCode) => `What might ${stateNames[state]} pay for you?`,
  lead: "Answer what you know. Each program says at once whether your answers fit, and what is missing.",
  leadWithoutScripts:
    "Each program with its rule, its amount and its date. Hold your own figures against the lines.",
  privacy: "Your answers stay on this page of your device. Nothing is sent.",
  fromPlanNote:
    "Answers marked “from your plan” come from this device. Changing them here leaves your plan as it is.",
  citizenship: (state: StateCode) =>
    `These rules say nothing about citizenship, and many state programs ask for it. Some states have a form of their own instead of the FAFSA. Ask ${stateNames[state]}’s agency before you count on a grant below.`,
  groups: { you: "You", school: "School record", money: "Money", college: "College" },
  origin: { plan: "From your plan", fafsa: "From your FAFSA answers" } satisfies Record<Origin, string>,
  choose: "Choose",
  yes: "Yes",
  no: "No",
  labels: {
    isResident: (state: string) => `Do you live in ${state}?`,
    finishesSchoolHere: (state: string) => `Do you finish high school in ${state}?`,
    graduationYear: "Year you finish high school",
    gpaScale: "How your school counts",
    gpa: "Grade average (GPA)",
    satTotal: "SAT total",
    actComposite: "ACT composite",
    cltTotal: "CLT total",
    classRankTopPercent: "Class rank (top %)",
    classPlace: "Are you first or second in your class?",
    incomeUsd: "Family income a year",
    familySize: "People in the family",
    parents: "Parents in the household",
    dependency: "Whose income counts",
    assetsUsd: "Savings and other assets",
    sai: "Student Aid Index (SAI)",
    getsPell: "Will you get a Pell Grant?",
    creditsPerTerm: "Credits a term",
    monthsToStart: "When you start college",
    collegeKind: "Where you want to study",
  },
  hints: {
    incomeUsd: "Adjusted gross income on the tax return.",
    classRankTopPercent: "10 means top 10%.",
    assetsUsd: "Without the home you live in and retirement accounts.",
    sai: "It stands on the answer to your FAFSA.",
  } satisfies Partial<Record<NumberKey, string>>,
  saiSpan: (low: number, high: number) =>
    `Your FAFSA answers so far say ${formatIndex(low)} to ${formatIndex(high)}. That is used until you type one.`,
  saiTool: "Work out your index",
  kinds: {
    publicFourYear: "Public four-year college",
    communityCollege: "Community or technical college",
    nonprofit: "Private nonprofit college",
  } satisfies Record<AidCollegeKind, string>,
  anyKind: "I do not know yet",
  credits: {
    12: "Full time (12 or more)",
    6: "Half time (6 to 11)",
    3: "3 to 5 credits",
    0: "Fewer than 3",
  } satisfies Record<(typeof creditChoices)[number], string>,
  starts: {
    rightAway: "In the fall after high school",
    nextYear: "A year later",
    later: "Later than that",
  } satisfies Record<(typeof startChoices)[number], string>,
  places: { 1: "First", 2: "Second", 3: "Neither" },
  parents: { 1: "One", 2: "Two" },
  dependencies: {
    dependent: "My parents’ (most students)",
    independentMarried: "Mine and my spouse’s",
    independentSingle: "Mine alone",
  } satisfies Record<AidDependency, string>,
  problem(key: NumberKey, problem: AnswerProblem): string {
    if (problem.kind === "notWhole") return "Use a whole number.";
    if (problem.kind === "tooHigh")
      return `This is more than ${formatInteger(problem.maximum)}. Please check it.`;
    if (problem.kind === "tooLow")
      return tooLow[key] ?? `This is less than ${formatInteger(problem.minimum)}. Please check it.`;
    return "Use figures only.";
  },
  clear: "Clear my answers",
  results: "What your answers say",
  counts: { meets: "likely", mayMeet: "maybe", open: "open", no: "no" } satisfies Record<
    keyof Counts,
    string
  >,
  countsNone: "No answer yet. Each program below shows its rule.",
  noSum:
    "The amounts are not added up. Several programs pay only what other grants leave, and some take each other’s place; we found no rule that says all of them may be had together.",
  standings: {
    meets: "Likely yes",
    mayMeet: "Maybe",
    doesNotMeet: "No, by these answers",
  },
  open: {
    collegeDecides: "The college decides",
    agencyDecides: "The agency decides",
    specialCase: "Special case",
    other: "Cannot tell yet",
  },
  replaced: "You would get the larger scholarship in its place.",
  because: {
    lineFails: "A condition is not met.",
    otherColleges: "It does not pay at the kind of college you chose.",
    specialCase: "It is for a special case. Tick it below if it is true for you.",
    nothingTold: "Answer the questions to see.",
    missing: "Nothing speaks against it so far.",
    lineNotSure:
      "Your figures are close to a limit that is not certain, or the rule does not cover your case. Ask the agency.",
    collegeDecides: "Each college picks among those who fit, as far as its money goes.",
    agencyDecides: "The agency picks among those who fit.",
    unseenNeed: "Your figures fit. What is left cannot be seen from figures.",
    allHold: "Your answers meet every condition that can be checked here.",
  } satisfies Record<ProgramResult["because"], string>,
  stillOpen: (facts: readonly string[]) => `Still open: ${allOf.format(facts)}.`,
  stillOpenTests: (tests: readonly string[]) => `a high enough ${anyOf.format(tests)} score`,
  ruleOf: (year: string) => `Rule: ${year}`,
  ruleMoves: (year: string) => `Rule: ${year}. It may move; check with the agency`,
  ruleOneSource: (year: string) => `Rule: ${year}, by one source. Check with the agency`,
  alsoNeeded: "Also needed",
  by: "Until when",
  dueStanding: {
    published: "published",
    expected: "expected: the same day as in other years",
    last: "ask for this year’s",
  },
  past: "That day is over.",
  classOf: (year: number) => `for the class of ${year}`,
  toAgency: (agency: string) => `Go to ${agency}`,
  heard: { yes: "met", no: "not met", cannotTell: "open" },
  amountYear: (year: string) => `(${year})`,
} as const;

const tooLow: Partial<Record<NumberKey, string>> = {
  sai: "The index is never below −1,500.",
  satTotal: "An SAT total is at least 400.",
  classRankTopPercent: "The top of the class is 1, for the top 1%.",
};
