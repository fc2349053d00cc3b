/** The text of the list builder. */
import type { BalanceGap } from "#domain/match/balance.ts";
import { formatInteger } from "#lib/format.ts";

const few = ["no", "one", "two", "three", "four", "five", "six"];
const formatCount = (count: number) => few[count] ?? formatInteger(count);

export const words = {
  add: "Add a college to your list",
  addHint: "It goes into your plan",
  full: (maximum: number) =>
    `Your plan holds ${maximum} colleges, which is the most. Take one off to add another.`,
  empty: "Your list is empty. Begin with a public college in your own state, and one you would love.",
  remove: (name: string) => `Take off ${name}`,
  removed: (name: string) => `${name} is off your list.`,
  added: (name: string) => `${name} is on your list.`,
  takeOff: "Take off",
  chance: "Chance",
  price: "Price a year",
  noPrice: "no estimate",
  goneWhy: "Not in this release of the data. It stays in your plan and counts for nothing here.",
  answersTitle: "Your answers behind these figures",
  answersMissing: "Add your grades, your home and your income to get figures of your own",
  sums: "What your list comes to",
  odds: (count: number) =>
    count === 100
      ? "At least one yes is certain: a college here is open to all, promised to you, or has admitted you."
      : `About ${count} of 100 plans like this one get at least one yes.`,
  oddsPayable: (count: number) =>
    count === 100
      ? "At least one yes that you can pay for is certain."
      : `About ${count} of 100 get at least one yes that the family can pay for, even at the high end of its price.`,
  noOdds: "There are no odds yet. Give a grade average or a test score, and most colleges get a chance.",
  oddsHeard: (filled: number, between: number) =>
    between === 0
      ? `${filled} of 100 dots filled`
      : `${filled} of 100 dots filled for a yes that the family can pay for, ${between} more for a yes at a price that is not sure`,
  legendPayable: "A yes the family can pay for",
  legendAny: "A yes, the price not sure",
  oddsNote:
    "An estimate: it assumes that your applications share some luck. Colleges without a chance are not in it.",
  method: "How the odds are worked out",
  payable: (payable: number, priced: number, limit: string) =>
    payable === 0
      ? `None of the ${formatCount(priced)} with a price is within ${limit} a year at the high end.`
      : `${formatInteger(payable)} of ${formatInteger(priced)} with a price are within ${limit} a year, even at the high end.`,
  noPay: "Say what your family can pay a year, and you see how many of these are payable.",
  balanced:
    "Your list is balanced by the usual rule: two financial safeties, three in the middle, one reach.",
  gap: (gap: BalanceGap): string => {
    switch (gap.code) {
      case "empty":
        return "Nothing is on the list yet.";
      case "needsSafety":
        return `Add ${formatCount(gap.missing)} financial ${gap.missing === 1 ? "safety" : "safeties"}: sure to admit you, and within your budget.`;
      case "needsTargetOrLikely":
        return `Add ${formatCount(gap.missing)} in the middle, where it could go either way or rather yes.`;
      case "couldAddReach":
        return "There is room for a reach you would love.";
      case "mostlyReaches":
        return `${formatInteger(gap.reaches)} of ${formatInteger(gap.total)} are reaches. Keep them to a third.`;
      case "short":
      default:
        return `The list is short by ${formatCount(gap.missing)}: six to ten is usual.`;
    }
  },
};
