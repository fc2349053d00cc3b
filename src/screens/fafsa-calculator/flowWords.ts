/** The text around the questions: progress, the early estimate, notes on answers, and inconsistencies. */

import { type AssetExemption, simpleIncomeUsd } from "#domain/aid/assetQuestions.ts";
import type { FafsaPart } from "#domain/aid/fafsaFlow.ts";
import type { ConflictCode } from "#domain/aid/fafsaFlowConflicts.ts";
import { getTaxHousehold, isCoupleFamily } from "#domain/aid/fafsaFlowFamily.ts";
import { readStanding } from "#domain/aid/standing.ts";
import type { AidAnswers } from "#domain/answers/households.ts";
import type { Plan } from "#domain/plan/plan.ts";
import type { AidProposal } from "#domain/plan/proposeAidAnswer.ts";
import { formatInteger, formatUsd } from "#lib/format.ts";
import { nameTogether } from "./people.ts";

export const flowWords = {
  name: "FAFSA calculator",
  counter: (at: number, of: number) => `Question ${formatInteger(at)} of about ${formatInteger(of)}`,
  part: (at: number, name: string) => `Part ${at} of 5: ${name.charAt(0).toLowerCase()}${name.slice(1)}`,
  partsTitle: "Where you are",
  partDone: "Done",
  partOpen: (answered: number) => (answered === 0 ? "Not started" : "Started"),
  partHere: "You are here",
  partSkipped: "Not needed for you",
  proposed(
    { value, from }: AidProposal,
    { profile }: Pick<Plan, "profile">,
    where: string | undefined,
  ): string {
    if (from === "gradeYear")
      return `We chose this from your grade${profile.gradeYear === null ? "" : ` (${describeGrade(profile.gradeYear)})`}. Change it if you’ll start at another time.`;
    if (from === "startTerm")
      return "We chose this from when you plan to start college. Change it if that isn’t right.";
    if (from === "familySize")
      return `Earlier you told us ${formatInteger(Number(value))} people. Check who counts on the FAFSA, then continue.`;
    return `Earlier you told us about ${formatUsd(Number(value))} a year. The FAFSA uses the figure on the return, so check it: ${where ?? ""}`;
  },
  toResult: "See your result",
  chooseFirst: "Choose an answer first.",
  typeFirst: "Enter an amount first. Enter 0 if there is none.",
  answersTitle: "Your answers so far",
  openAnswer: "Not answered yet",
  kept: "Your answers are kept on this device, and in your account only if you share money figures there.",
  estimateTitle: "Early estimate",
  estimateRange: (low: number, high: number) =>
    `${formatStudentAidIndex(low)} to ${formatStudentAidIndex(high)}`,
  estimateSai: "Student Aid Index",
  estimateNote: (awardYear: string) =>
    `For ${awardYear}. We use typical figures for what you have not answered yet. Each answer narrows the range, and an unusual figure can move it.`,
  estimateLabel: (low: number, high: number) =>
    `Student Aid Index between ${formatStudentAidIndex(low)} and ${formatStudentAidIndex(high)}`,
  skipped: {
    maximumPell:
      "You can skip savings: with this income and family size the student gets the maximum Pell Grant, so the form does not ask about them.",
    benefit: "You can skip savings: because of this benefit, the form does not ask about them.",
    lowIncome: `You can skip savings: with an income below ${formatUsd(simpleIncomeUsd)} and a simple return, the form does not ask about them.`,
  } satisfies Record<AssetExemption, string>,
  notices: {
    neither: {
      title: "This student cannot file the FAFSA, but may qualify for other aid",
      text: "Do not file the FAFSA. California has its own form, the California Dream Act Application (CADAA). Texas has the TASFA for students who count as residents. Other states and many colleges have their own aid, so ask each college. You can still continue, because colleges use the same kind of index. Your result leaves out federal grants.",
    },
    international: {
      title: "International students cannot file the FAFSA, but a college may have aid",
      text: "Ask each college whether it gives aid to international students, and which form it wants. Many use the CSS Profile, and some use the ISFAA. With a student visa, you can’t get federal or state aid. You can still continue: the index shows roughly what a college would expect you to pay. Your result leaves out federal grants.",
    },
    refuse: {
      title: "Without your parents’ figures there is no index",
      text: "Ask the financial aid office what it needs from you in writing. A parent’s refusal does not make you independent. If your parents give you neither their figures nor support, the only federal aid a college can offer is an unsubsidized loan. If contact is unsafe, go back and tell us, because a different rule applies.",
    },
    unusual: {
      title: "Provisionally independent",
      text: "Report your unusual circumstances on the form, file without your parents, and send documents to each college. The college decides, usually within 60 days of when you enroll.",
    },
    apart: {
      title: "Answer for the parent who gave more support",
      text: "That is the parent who gave more financial support in the 12 months before you file. It may not be the one the student lives with, or the one who claims the student on taxes. If support was equal, or neither gave any, it is the parent with the higher income and assets.",
      link: "Find out which parent it is, step by step",
    },
    setAside: {
      title: "We kept what you entered before",
      text: "Those answers are about another parent, so we’re not using them now. Choose that parent again to bring the answers back.",
    },
    later: {
      title: "Your form is not out yet",
      text: "For fall 2028 it’s the 2028-29 FAFSA: it opens in fall 2027 and asks for 2026 taxes. For each year after that, add one year to both. For now, answer with your 2025 return. We use the 2027-28 tables, and their amounts usually rise a little with prices.",
    },
  },
} as const;

export const conflictTexts: Readonly<Record<ConflictCode, string>> = {
  jointButNotMarried:
    "The return was joint, but this person is not married now. Count only this person’s share of the income, tax and pay.",
  marriedButSingle:
    "Married people file jointly or separately. “Single” is right only if the wedding was after the tax year.",
  separateButOneReturn:
    "Married filing separately means two returns, but you said the other person filed none. Your answer is right only if that person did not have to file.",
  jointOnOneSide:
    "A joint return covers two people. If these two filed it together, go back and choose that for both. If it was filed with someone else, count only this person’s share.",
  twoHeadsOfHousehold:
    "Two people in one home can rarely both file as head of household. Colleges ask about this, so check both returns.",
  wagesAboveIncome:
    "The pay is far above the income on the return, which can happen after a large loss. If part of the pay was earned abroad and excluded, choose “Foreign earned income exclusion” when we ask what else is on the return. Otherwise check both figures.",
  taxAboveIncome:
    "The tax is more than half of the income. Check that you used line 22 and not the income itself.",
  parentYoungerThanStudent:
    "A parent cannot be the same age as the student, or younger. Check both years of birth.",
  studentYearAndAge: "This year of birth does not match your answer about being 24. Check both.",
};

/** No dollar sign: the index is not an amount to pay. */
export function formatStudentAidIndex(value: number): string {
  return value < 0 ? `\u2212${formatInteger(-value)}` : formatInteger(value);
}

export function formatAnswer(answer: string | number | boolean, isMoney: boolean): string {
  if (typeof answer === "boolean") return answer ? "Yes" : "No";
  if (typeof answer === "number") return isMoney ? formatUsd(answer) : formatInteger(answer);
  return answer;
}

/** Why the form is not open to a student without federal aid, and where to ask instead. */
export function getStatusNotice(answers: AidAnswers): { title: string; text: string } {
  const { notices } = flowWords;
  return readStanding(answers).status === "international" ? notices.international : notices.neither;
}

/** The name of a part, with whose figures it is about once that is known. */
export function namePart(part: FafsaPart, used: AidAnswers): string {
  const household = getTaxHousehold(used);
  const isOpen = household === null || (household === "first" && isCoupleFamily(used) === null);
  const whose = isOpen ? "your parents’" : nameTogether(used).whose;
  const start = whose.charAt(0).toUpperCase() + whose.slice(1);
  switch (part) {
    case "you":
      return "You";
    case "parents":
      return "Your parents";
    case "taxes":
      return `${start} tax return and pay`;
    case "savings":
      return `${start} savings`;
    case "ownMoney":
    default:
      return "Your own money";
  }
}

function describeGrade(gradeYear: number): string {
  return gradeYear === 13 ? "finished high school" : `${gradeYear}th grade`;
}
