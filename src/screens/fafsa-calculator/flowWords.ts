/** The text around the questions: progress, the early estimate, notes on answers, and inconsistencies. */

import type { AssetExemption } from "#domain/aid/assetQuestions.ts";
import type { ConflictCode } from "#domain/aid/fafsaFlowConflicts.ts";
import type { AidAnswers } from "#domain/aid/households.ts";
import { readStanding } from "#domain/aid/standing.ts";
import { formatInteger, formatUsd } from "#lib/format.ts";

export const flowWords = {
  name: "FAFSA calculator",
  progress: (at: number, of: number) => `Question ${formatInteger(at)} of about ${formatInteger(of)}`,
  next: "Continue",
  toResult: "See the result",
  back: "Back",
  result: "Result so far",
  chooseFirst: "Choose an answer first.",
  typeFirst: "Write a figure first. Write 0 if there is none.",
  answersTitle: "Your answers so far",
  openAnswer: "Not answered yet",
  where: "Where to find it",
  kept: "Kept on this device, and in your account only if you share money figures there.",
  notKept: "This browser does not let us keep your answers. They are gone when the page is closed.",
  full: "This device has no room left, so new answers are not kept.",
  estimateTitle: "Early estimate",
  estimateRange: (low: number, high: number) =>
    `${formatStudentAidIndex(low)} to ${formatStudentAidIndex(high)}`,
  estimateSai: "Student Aid Index",
  estimateNote: (awardYear: string) =>
    `For ${awardYear}, with usual figures for what you have not answered yet. It narrows with each answer; an unusual figure can move it.`,
  estimateLabel: (low: number, high: number) =>
    `Student Aid Index between ${formatStudentAidIndex(low)} and ${formatStudentAidIndex(high)}`,
  skipped: {
    maximumPell:
      "We leave out what you own: with this income and family size the student gets the maximum Pell Grant, and savings are not asked for.",
    benefit: "We leave out what you own: with this benefit savings are not asked for.",
    lowIncome: "We leave out what you own: below $60,000 with a simple return savings are not asked for.",
  } satisfies Record<AssetExemption, string>,
  notices: {
    neither: {
      title: "The FAFSA is not open to this student, but other aid may be",
      text: "California has its own form, the California Dream Act Application (CADAA); Texas has the TASFA for those who count as its residents. Other states and many colleges have aid of their own: ask each college, and do not file the FAFSA. You can go on: colleges use the same kind of index. Federal grants are left out of the result.",
    },
    international: {
      title: "The FAFSA is not for international students, but a college may have aid",
      text: "There is no federal or state aid on a student visa. Ask each college whether it gives aid to international students, and by which form: many use the CSS Profile, some the ISFAA. You can go on: the index shows roughly what a college would expect. Federal grants are left out of the result.",
    },
    refuse: {
      title: "Without the parents’ figures there is no index",
      text: "Parents who refuse do not make a student independent. If they give neither figures nor support, a college may offer an unsubsidized federal loan, and nothing else of the federal aid. Ask the aid office what it needs in writing. If contact is unsafe, go back and say so: that is another rule.",
    },
    unusual: {
      title: "Provisionally independent",
      text: "The student says so on the form, files without parents, and sends documents to each college. The college decides, usually within 60 days of enrolling.",
    },
    apart: {
      title: "Answer for the parent who gave more support",
      text: "That is the parent who provided more financial support over the 12 months before you file. Not the one the student lives with, and not the one who claims the student on taxes. If support was equal, or neither gave any, it is the parent with the greater income and assets.",
      link: "Find out which parent, step by step",
    },
    later: {
      title: "These are the newest tables",
      text: "The tables for the year college begins are not published yet. They will change, usually a little upward with prices.",
    },
  },
} as const;

export const conflictTexts: Readonly<Record<ConflictCode, string>> = {
  jointButNotMarried:
    "The return was joint, but this person is not married now. Then only this person’s own share of the income, tax and pay counts: take out the other person’s.",
  marriedButSingle:
    "A married person files jointly or separately. “Single” is right only if the wedding came after the tax year.",
  separateButOneReturn:
    "Married filing separately means two returns, and you say the other person filed none. That is right only if they did not have to file.",
  jointOnOneSide:
    "A joint return is one return for both people. If it was joint with each other, go back and choose that for both. If it was joint with somebody else, count only this person’s share.",
  twoHeadsOfHousehold:
    "Two people in one home are seldom both head of household. Colleges ask about it: check both returns.",
  wagesAboveIncome:
    "Pay is far above the income of the return. That can be right after a large loss. If not, check both figures.",
  taxAboveIncome:
    "The tax is more than half of the income. Check that it is line 22, and not the income itself.",
  parentYoungerThanStudent:
    "A parent cannot be as young as the student, or younger. Check both years of birth.",
  studentYearAndAge: "This year of birth and your answer on being 24 do not fit together. Check both.",
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
