/** Text shared by aid screens: input errors and worksheet lines. */
import type { AnswerProblem } from "#domain/answers/readTyped.ts";
import { formatInteger, formatUsd } from "#lib/format.ts";

export function describeAmountProblem(problem: AnswerProblem): string {
  switch (problem.kind) {
    case "tooLow":
      return problem.minimum === 0
        ? "This cannot be below 0. Enter 0 if there is none."
        : "That amount is lower than a tax return can show. Check the number of digits.";
    case "tooHigh":
      return `That is above ${formatUsd(problem.maximum)}. Check the number of digits.`;
    case "notWhole":
      return "Use whole dollars, without cents.";
    default:
      return "Use numbers only, such as 54,300. Put a minus sign before a loss: -5,000.";
  }
}

export function describePeopleProblem(problem: AnswerProblem): string {
  switch (problem.kind) {
    case "tooLow":
      return problem.minimum === 3
        ? "The student and two parents make a family of at least 3 people."
        : `Enter at least ${formatInteger(problem.minimum)} people: the student and one more.`;
    case "tooHigh":
      return `We can count up to ${formatInteger(problem.maximum)} people. Check the number.`;
    default:
      return "Enter a whole number, such as 4.";
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
    allowances: "Allowances",
    assets: "Assets",
    studentIncome: "The student’s income",
    studentAssets: "The student’s assets",
    result: "The index",
  },
} as const;
