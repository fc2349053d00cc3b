/** The words that aid screens share: what is wrong with a typed amount or count, and the worksheet's lines. */
import type { AnswerProblem } from "#domain/people/answers.ts";
import { formatInteger, formatUsd } from "#lib/format.ts";

export function describeAmountProblem(problem: AnswerProblem): string {
  switch (problem.kind) {
    case "tooLow":
      return problem.minimum === 0
        ? "This figure cannot be below 0. Write 0 if there is none."
        : "That is below what a return can show. Check the number of digits.";
    case "tooHigh":
      return `That is above ${formatUsd(problem.maximum)}. Check the number of digits.`;
    case "notWhole":
      return "Whole dollars are enough: leave out the cents.";
    default:
      return "Use figures only, such as 54,300. A loss has a minus sign in front: -5,000.";
  }
}

export function describePeopleProblem(problem: AnswerProblem): string {
  switch (problem.kind) {
    case "tooLow":
      return problem.minimum === 3
        ? "With the student and two more, a family has at least 3 people."
        : `A family here has at least ${formatInteger(problem.minimum)} people: the student and one more.`;
    case "tooHigh":
      return `We work with up to ${formatInteger(problem.maximum)} people. Check the number.`;
    default:
      return "Write a whole number, such as 4.";
  }
}

export const words = {
  worksheet: (formula: string) => `Worksheet ${formula}, line by line`,
  line: "Line",
  what: "What it is",
  amount: "Amount",
  percent: (value: number) => `${formatInteger(value)}%`,
  groups: {
    income: "Income",
    allowances: "Allowances against it",
    assets: "What is owned",
    studentIncome: "The student’s income",
    studentAssets: "What the student owns",
    result: "The index",
  },
} as const;
