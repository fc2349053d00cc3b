/** The text about what a change would do. */
import { words as labelWords } from "#components/label/words.ts";
import { meritWords } from "#components/price/meritWords.ts";
import type { AdmissionLabel } from "#domain/admission/label.ts";
import type { WhatIfChange } from "#domain/match/whatIf.ts";
import type { BudgetLabel } from "#domain/price/budgetLabel.ts";
import { formatGradePoints, formatUsd } from "#lib/format.ts";
import { toLetterGrade } from "./toLetterGrade.ts";

function getWhatIfTitle(change: WhatIfChange): string {
  switch (change.code) {
    case "gpa": {
      if (change.scale === "letter") return `With an average of ${toLetterGrade(change.to)}`;
      return change.scale === "percent"
        ? `With an average of ${formatGradePoints(change.to).replace(/\.0$/, "")}`
        : `With a GPA of ${formatGradePoints(change.to)}`;
    }
    case "sat":
      return `With an SAT of ${change.to}`;
    case "act":
      return `With an ACT of ${change.to}`;
    case "merit":
      return meritWords.stepTitle(change);
    case "livingWithFamily":
      return "Living at home";
    case "payPerYear":
    default:
      return `If your family could pay ${formatUsd(change.toUsd)}`;
  }
}

export const words = {
  loading: "Loading…",
  lead: "Each line shows one change and what it would do.",
  none: "None of the changes we tried (better grades or scores, living at home, paying more) would change your chance, price or labels here.",
  title: getWhatIfTitle,
  admission: (before: AdmissionLabel, after: AdmissionLabel) =>
    `${labelWords.admissionName(before)} to ${labelWords.admissionName(after)}`,
  budget: (before: BudgetLabel, after: BudgetLabel) =>
    `${labelWords.budgetName(before)} to ${labelWords.budgetName(after)}`,
  chance: (before: string, after: string) => `chance from ${before} to ${after}`,
  price: (before: string, after: string) => `price from ${before} to ${after}`,
};
