/** The text of the aid finder: questions, answers, and what it does not cover. */
import type { AidCollegeKind } from "#domain/aid/stateProgram.ts";
import type { ProgramResult } from "#domain/aid/statePrograms.ts";
import type { AnswerProblem } from "#domain/answers/readTyped.ts";
import { type StateCode, stateNames } from "#domain/college/states.ts";
import type { AidDependency } from "#domain/eligibility/condition.ts";
import { formatAnd, formatInteger, formatOr } from "#lib/format.ts";
import type { creditChoices, NumberKey, Origin, startChoices } from "./answers.ts";
import type { Counts } from "./groups.ts";
import { formatIndex } from "./ruleWords.ts";

export const words = {
  title: (state: StateCode) => `Grants and scholarships from ${stateNames[state]}`,
  lead: "Open a program to see what it pays, who can get it, and the deadline. Answer a few questions, and each one tells you whether you may qualify.",
  leadWithoutScripts: "What each program pays, who can get it, and the deadline.",
  answerQuestions: "See which ones you may get",
  privacy: "Your answers stay on this page. Nothing is sent.",
  fromPlanNote:
    "Answers marked “From your plan” come from this device. Changing them here does not change your plan.",
  citizenship: (state: StateCode) =>
    `Our records for these programs do not include citizenship rules, and many state programs have them. Some states have their own form in place of the FAFSA. Ask ${stateNames[state]}’s agency before you count on a grant below.`,
  groups: { you: "You", school: "School record", money: "Money", college: "College" },
  origin: { plan: "From your plan", fafsa: "From your FAFSA answers" } satisfies Record<Origin, string>,
  choose: "Choose",
  yes: "Yes",
  no: "No",
  labels: {
    isResident: (state: string) => `Do you live in ${state}?`,
    finishesSchoolHere: (state: string) => `Will you graduate from high school in ${state}?`,
    graduationYear: "Year you graduate from high school",
    gpaScale: "Your school’s grading scale",
    gpa: "GPA",
    satTotal: "SAT total",
    actComposite: "ACT composite",
    cltTotal: "CLT total",
    classRankTopPercent: "Class rank (top %)",
    classPlace: "Are you first or second in your class?",
    incomeUsd: "Family income per year",
    familySize: "People in the family",
    parents: "Parents in the household",
    dependency: "Whose income counts on your FAFSA",
    assetsUsd: "Savings and other assets",
    sai: "Student Aid Index (SAI)",
    getsPell: "Will you get a Pell Grant?",
    creditsPerTerm: "Credits per term",
    monthsToStart: "When you will start college",
    collegeKind: "Where you want to go",
  },
  hints: {
    incomeUsd: "Adjusted gross income from the tax return.",
    classRankTopPercent: "10 means top 10%.",
    assetsUsd: "Leave out your home and retirement accounts.",
    sai: "It’s on your FAFSA Submission Summary.",
  } satisfies Partial<Record<NumberKey, string>>,
  saiSpan: (low: number, high: number) =>
    `From your FAFSA answers so far: ${formatIndex(low)} to ${formatIndex(high)}. We use that until you type one.`,
  saiTool: "Estimate your Student Aid Index",
  kinds: {
    publicFourYear: "Public four-year college",
    communityCollege: "Community or technical college",
    nonprofit: "Private nonprofit college",
  } satisfies Record<AidCollegeKind, string>,
  anyKind: "Not sure yet",
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
  counts: { meets: "likely", mayMeet: "maybe", open: "not clear yet", no: "not you" } satisfies Record<
    keyof Counts,
    string
  >,
  noSum:
    "Don’t add these amounts up. Several programs pay only what other grants leave, and some replace each other.",
  standings: {
    meets: "You likely qualify",
    mayMeet: "You may qualify",
    doesNotMeet: "You don’t qualify with these answers",
  },
  open: {
    collegeDecides: "The college decides",
    agencyDecides: "The agency decides",
    specialCase: "Special case",
    other: "Not clear yet",
  },
  replaced: "You would get the larger scholarship instead.",
  because: {
    lineFails: "You don’t meet one of the conditions.",
    otherColleges: "It does not pay at the kind of college you chose.",
    specialCase: "It is for a special case. Check the box below if it applies to you.",
    nothingTold: "Answer the questions to see.",
    missing: "Nothing rules you out so far.",
    lineNotSure:
      "You are close to a limit that is not certain, or the rule does not cover your case. Ask the agency.",
    collegeDecides: "Each college chooses among students who qualify, until its money runs out.",
    agencyDecides: "The agency chooses among students who qualify.",
    unseenNeed: "Your numbers fit. The rest depends on things we do not ask about.",
    allHold: "You meet every condition we can check here.",
  } satisfies Record<ProgramResult["because"], string>,
  stillOpen: (facts: readonly string[]) => `Still needed: ${formatAnd(facts)}.`,
  stillOpenTests: (tests: readonly string[]) => `a high enough ${formatOr(tests)} score`,
  ruleOf: nameRules,
  ruleMoves: (year: string) => `${nameRules(year)}, which may change; check with the agency`,
  ruleOneSource: (year: string) => `${nameRules(year)}, reported by others; check with the agency`,
  /** `past` says which year's rules these are, and that we have no newer ones. */
  rulePast: (past: string) => `${past}. Check with the agency`,
  rulePastOneSource: (past: string) => `${past}. Reported by others; check with the agency`,
  alsoNeeded: "You also need",
  how: "How to get it",
  by: "Deadline",
  dueStanding: {
    published: "published",
    expected: "expected: the same day as in other years",
    last: "ask for this year’s date",
  },
  past: "This deadline has passed.",
  classOf: (year: number) => `for the class of ${year}`,
  toAgency: (agency: string) => `Go to ${agency}`,
  heard: { yes: "met", no: "not met", cannotTell: "not clear" },
  amountYear: (period: string) => `(${period})`,
} as const;

/** "2026-27 rules"; "Rules since 2020-21" for what holds until a law changes it. */
function nameRules(period: string): string {
  return period.startsWith("since ") ? `Rules ${period}` : `${period} rules`;
}

const tooLow: Partial<Record<NumberKey, string>> = {
  sai: "The index is never below −1,500.",
  satTotal: "An SAT total is at least 400.",
  classRankTopPercent: "Enter 1 for the top 1%.",
};
