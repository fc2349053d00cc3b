/** Text shared by several tools: picking, loading, kinds of colleges, unpublished figures, saving and printing. */

import type { AnswerProblem } from "#domain/answers/readTyped.ts";
import type { CollegeKind } from "#domain/college/aggregates.ts";
import { formatInteger } from "#lib/format.ts";

const kinds: Readonly<Record<CollegeKind, string>> = {
  "public-fourYear": "public four-year college",
  "public-twoYear": "public two-year college",
  "public-lessThanTwoYear": "public college with short programs",
  "nonprofit-fourYear": "private nonprofit four-year college",
  "nonprofit-twoYear": "private nonprofit two-year college",
  "nonprofit-lessThanTwoYear": "private nonprofit college with short programs",
  "forProfit-fourYear": "for-profit four-year college",
  "forProfit-twoYear": "for-profit two-year college",
  "forProfit-lessThanTwoYear": "for-profit college with short programs",
};

export const sharedWords = {
  pick: "Which college?",
  pickHint: "By name, nickname or place",
  loading: "Loading",
  loadingCollege: "Loading the college",
  failedTitle: "We couldn’t load the colleges",
  failedCollege: "We couldn’t load this college",
  failedKept: "What you entered is saved.",
  notPublished: "not published",
  kind: (kind: CollegeKind) => kinds[kind],
  usual: (kind: string, value: string, colleges: number) =>
    `Typical for a ${kind}: ${value} (median of ${formatInteger(colleges)} colleges).`,
  gone: (unitId: number) => `College number ${unitId}`,
  page: (name: string) => `More about ${name}`,
  leftOpen: (name: string) => `${name.charAt(0).toUpperCase()}${name.slice(1)}: not sure yet`,
  undo: "Undo",
  calendarMaking: "Making the file",
  calendarMade: (count: number) =>
    count === 1
      ? "The calendar file has 1 entry. Open it with your calendar."
      : `The calendar file has ${formatInteger(count)} entries. Open it with your calendar.`,
  calendarFailed: "We couldn’t make the file. Check your connection and try again.",
  usdProblem: (problem: AnswerProblem): string => {
    switch (problem.kind) {
      case "tooLow":
        return "An amount below $0 cannot be right here.";
      case "tooHigh":
        return "That amount is more than any college costs. Check the zeros.";
      case "notWhole":
        return "Enter whole dollars, such as 18,000.";
      default:
        return "Use numbers only, such as 18,000.";
    }
  },
};
