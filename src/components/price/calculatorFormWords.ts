/** The words of the form for what a college's own calculator said, and of the question whether it may be counted. */
import type { AnswerProblem } from "#domain/answers/readTyped.ts";
import { calculatorPriceLimits } from "#domain/price/calculatorPrice.ts";
import type { TallyKind } from "#domain/price/tallyKind.ts";
import { formatSchoolYear, formatUsd } from "#lib/format.ts";

export const formWords = {
  amount: "What the calculator said you would pay for a year",
  amountHint:
    "Use the line called “net price,” “estimated net cost,” or “your remaining cost after gift aid”: the whole cost of a year less grants and scholarships. If loans or work-study are subtracted too, add them back.",
  year: "For which school year",
  yearHint: "The calculator usually says so near the result.",
  yearUnknown: "It doesn’t say",
  schoolYear: formatSchoolYear,
  save: "Save",
  cancel: "Cancel",
  saved: (college: string) => `The figure from ${college}’s calculator is saved.`,
  /** Told beside the button, because it is money. */
  kept: "The figure stays on this device. If you have an account, the figure is saved there only if you share money figures.",
  problem: (problem: AnswerProblem | null): string => {
    switch (problem?.kind) {
      case undefined:
        return "Enter the amount the calculator gave you, such as 23,400.";
      case "tooLow":
        return "A price can’t be below zero. If the calculator shows a minus, enter 0.";
      case "tooHigh":
        return `That amount is more than ${formatUsd(calculatorPriceLimits.mostUsd)}. Enter the price of one year, not of the whole degree.`;
      case "notWhole":
        return "Leave off the cents: 23,400 instead of 23,400.50.";
      default:
        return "Use digits, such as 23,400 or 23.4k.";
    }
  },
  aboveSticker: (amount: string, sticker: string) =>
    `${amount} is more than the published price of ${sticker}. Is that the cost before grants, or the cost of several years?`,
  tiny: (amount: string) => `Is ${amount} the price for a whole year? Check that no digit is missing.`,
  keep: (amount: string) => `Keep ${amount}`,
};

export const consentWords = {
  title: "May we count this result?",
  ask: (kind: TallyKind) =>
    `To check our ranges, we count how often results from colleges’ own calculators fall inside them. If you say yes, this device sends two things: whether your figure is inside our range, and the kind of college (here: ${consentWords.kinds[kind]}).`,
  not: "It never sends the amount, your income, the college, or who you are. We’ll ask only this once. If you say yes, that also covers figures you enter later, once for each college.",
  more: "What is counted",
  yes: "Yes, count it",
  no: "No, thanks",
  isOn: "You let us count whether figures like this one are inside our range.",
  stop: "Stop counting",
  stopped: "Sharing has stopped. Nothing more will be sent.",
  thanks: "Thank you. You can stop at any time, here or under Your data.",
  kinds: {
    publicInState: "public, in-state price",
    publicOutOfState: "public, out-of-state price",
    nonprofit: "private nonprofit",
    forProfit: "for-profit",
    twoYear: "two-year or shorter",
  } satisfies Record<TallyKind, string>,
};
