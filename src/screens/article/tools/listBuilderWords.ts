/** The text of the list builder. */
import type { BalanceGap } from "#domain/match/balance.ts";
import { formatInteger } from "#lib/format.ts";

const few = ["no", "one", "two", "three", "four", "five", "six"];
const formatCount = (count: number) => few[count] ?? formatInteger(count);

export const words = {
  add: "Add a college to your list",
  addHint: "It goes into your plan",
  full: (maximum: number) => `Your plan is full at ${maximum} colleges. Remove one to add another.`,
  empty: "Your list is empty. Start with a public college in your state and one you would love.",
  remove: (name: string) => `Remove ${name}`,
  removed: (name: string) => `${name} was removed from your list.`,
  added: (name: string) => `${name} is on your list.`,
  takeOff: "Remove",
  chance: "Chance",
  price: "Price a year",
  noPrice: "no estimate",
  goneWhy: "It is not in the current data. It stays in your plan but does not count here.",
  answersTitle: "Your answers behind these figures",
  answersMissing: "Add your grades, home and income to see figures for you",
  sums: "Your list as a whole",
  odds: (count: number) =>
    count === 100
      ? "You are certain to get into at least one: a college here admits everyone, guarantees you admission, or has admitted you."
      : `Your chance of getting into at least one is about ${count}%.`,
  oddsPayable: (count: number) =>
    count === 100
      ? "You are certain to get into at least one that you can pay for."
      : `Your chance of getting into at least one that your family can pay for, even at the high end of its price, is about ${count}%.`,
  noOdds: "Enter a GPA or a test score to see your odds.",
  oddsHeard: (filled: number, between: number) =>
    between === 0
      ? `${filled} of 100 dots filled`
      : `${filled} of 100 dots filled for admission at a price your family can pay, ${between} more for admission at a price that may be too high`,
  legendPayable: "Admitted, and your family can pay",
  legendAny: "Admitted, but the price may be too high",
  oddsNote:
    "This is an estimate. Colleges weigh similar things, so the outcomes tend to move together. Colleges without a chance are left out.",
  method: "How we calculate the odds",
  payable: (payable: number, priced: number, limit: string) =>
    payable === 0
      ? `None of the ${formatCount(priced)} with a price is sure to be within ${limit} a year.`
      : `${formatInteger(payable)} of ${formatInteger(priced)} with a price are within ${limit} a year, even at the high end.`,
  noPay: "Enter what your family can pay a year to see how many of these you can pay for.",
  balanced: "Your list is balanced: two financial safeties, three targets or likely schools, one reach.",
  gap: (gap: BalanceGap): string => {
    switch (gap.code) {
      case "empty":
        return "Your list is empty.";
      case "needsSafety":
        return `Add ${formatCount(gap.missing)} financial ${gap.missing === 1 ? "safety" : "safeties"}: sure to admit you, and within your budget.`;
      case "needsTargetOrLikely":
        return `Add ${formatCount(gap.missing)} in the middle: ${gap.missing === 1 ? "a target or a likely school" : "targets or likely schools"}.`;
      case "couldAddReach":
        return "You have room for a reach you would love.";
      case "mostlyReaches":
        return `${formatInteger(gap.reaches)} of ${formatInteger(gap.total)} are reaches. Keep reaches to a third of your list.`;
      case "short":
      default:
        return `Add ${formatCount(gap.missing)} more: six to ten is typical.`;
    }
  },
};
