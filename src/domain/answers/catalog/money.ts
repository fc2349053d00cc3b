/** The family's money in round figures, stored in `plan.money`: on the device unless the family shares it, and never in a link. */
import { money, wholeNumber } from "../kinds.ts";

const mostUsd = 10_000_000;

export const moneyAnswers = {
  /** What the family can pay per year from savings, income and work, without loans. */
  payPerYearUsd: { kind: money(0, mostUsd), screen: "pay" },
  /** Family income per year before taxes. */
  familyIncomeUsd: { kind: money(0, mostUsd), screen: "pay" },
  familySize: { kind: wholeNumber(1, 30), screen: null },
} as const;

export type MoneyAnswerId = keyof typeof moneyAnswers;
