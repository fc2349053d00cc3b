/** The text of the aid finder: questions, answers, and what it does not cover. */

import { formatIndex } from "#domain/aid/ruleWords.ts";
import type { Status } from "#domain/aid/standing.ts";
import type { ProgramResult } from "#domain/aid/statePrograms.ts";
import { nameInText, type StateCode } from "#domain/college/states.ts";
import { describeStateAidByStatus } from "#domain/price/tuitionByStatusWords.ts";
import { describeUndated, isBareYear } from "#facts/describePeriod.ts";
import { formatAnd, formatDate, formatInteger, formatOr } from "#lib/format.ts";
import type { Counts } from "./groups.ts";

export const words = {
  title: (state: StateCode) => `Grants and scholarships from ${nameInText(state)}`,
  lead: "Open a program to see what it pays, who qualifies, and the deadline. Answer a few questions to see which ones you may qualify for.",
  loading: "Loading the questions.",
  leadWithoutScripts: "See what each program pays, who qualifies, and the deadline.",
  answerQuestions: "See which ones fit you",
  kept: "Your answers are saved in your plan on this device, so you won’t have to enter them again.",
  citizenship: (state: StateCode, status: Status | null) =>
    `${status === "international" ? "" : `${describeStateAidByStatus(state)} `}Our records don’t show each program’s citizenship rules, so ask ${nameInText(state)}’s agency before you count on one.`,
  groups: { you: "You", school: "School record", money: "Money", college: "College" },
  incomeHint: "Enter income before taxes. If you have a tax return, use its adjusted gross income.",
  saiSpan: (low: number, high: number) =>
    `Your FAFSA answers so far give ${formatIndex(low)} to ${formatIndex(high)}. We use that range until you type a number.`,
  saiTool: "Estimate your Student Aid Index",
  leaveRest: "Not sure about the rest",
  showLeft: (count: number) =>
    count === 1
      ? "Answer the question you skipped"
      : `Answer the ${formatInteger(count)} questions you skipped`,
  counts: { meets: "likely", mayMeet: "maybe", open: "not clear yet", no: "not you" } satisfies Record<
    keyof Counts,
    string
  >,
  noSum:
    "Don’t add these amounts up. Several programs pay only what other grants don’t cover, and some can’t be combined.",
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
    otherColleges: "This program can’t be used at the kind of college you chose.",
    specialCase: "This program is for a special case. Check the box below if it applies to you.",
    nothingTold: "Answer the questions to see whether you qualify.",
    missing: "Nothing rules you out so far.",
    lineNotSure:
      "You are close to a limit we are not sure of, or the rule does not cover your case. Ask the agency.",
    collegeDecides: "Each college chooses among students who qualify, until its money runs out.",
    agencyDecides: "The agency chooses among students who qualify.",
    unseenNeed: "Your numbers fit. The other conditions are things we do not ask about.",
    allHold: "You meet every condition we can check here.",
  } satisfies Record<ProgramResult["because"], string>,
  stillOpen: (facts: readonly string[]) => `Still needed: ${formatAnd(facts)}.`,
  stillOpenTests: (tests: readonly string[]) => `a high enough ${formatOr(tests)} score`,
  /** `year`: the rule's period, and whether the page it is from has no date. */
  ruleOf: nameRules,
  ruleMoves: (...year: RuleYear) => `${nameRules(...year)}, which may change; check with the agency`,
  ruleOneSource: (...year: RuleYear) => `${nameRules(...year)}, from one source; check with the agency`,
  /** `past` says which year's rules these are, and that we have no newer ones. */
  rulePast: (past: string) => `${upperFirst(past)}. Check with the agency`,
  rulePastOneSource: (past: string) => `${upperFirst(past)}. Reported by others; check with the agency`,
  alsoNeeded: "You also need",
  how: "How to get it",
  by: "Deadline",
  dueStanding: {
    published: "published",
    expected: "expected, based on an earlier year’s date",
    last: "ask for this year’s date",
  },
  past: "This deadline has passed.",
  /** Of a day that only an earlier year's page gives. */
  pastExpected: "This is an earlier year’s date, and it has passed. Ask for this year’s date.",
  /** A day that only an earlier year's page gives is near the right one. */
  closed: (day: string, isPublished: boolean) =>
    `Too late to apply: the deadline was ${isPublished ? "" : "about "}${formatDate(day)}`,
  closedNote: "If you applied in time, you can still receive it if you meet its other rules and dates.",
  classOf: (year: number) => `for the class of ${year}`,
  toAgency: (agency: string) => `Go to ${agency}`,
  heard: { yes: "met", no: "not met", cannotTell: "not clear" },
  amountYear: (period: string) => `(${period})`,
} as const;

type RuleYear = [period: string, isUndated: boolean];

/** "2026-27 rules"; "Rules since 2020-21" for what holds until a law changes it; "Rules as of 2026" where a page has no award year. */
function nameRules(...[period, isUndated]: RuleYear): string {
  if (isBareYear(period))
    return isUndated ? `Rules on an ${describeUndated(period)}` : `Rules as of ${period}`;
  return period.startsWith("since ")
    ? `Rules ${period.replace("class of", "the class of")}`
    : `${period} rules`;
}

/** "class of 2026 rules" begins the line. */
function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
