/** The text about what a change would do. */

import type { WhatIfChange } from "#domain/match/whatIf.ts";
import { meritWords } from "#domain/price/meritWords.ts";
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
      return `If your family could pay ${formatUsd(change.toUsd)} a year`;
  }
}

export const words = {
  loading: "Loading…",
  lead: "Each line shows one change and what it would do.",
  none: "None of the changes we tried affects your chance or price here.",
  title: getWhatIfTitle,
  effect: { chance: "Chance", price: "Price" },
  becomes: "becomes",
};
