/** The text of the bill: a bar for each college, the verdict over it, and the four years below. */
import type { BillPartCode } from "#domain/offers/bill.ts";
import { formatAnd } from "#lib/format.ts";

export const billWords = {
  chart: "One bar for each college, on one scale",
  parts: {
    left: "Left to pay",
    parentLoan: "Parent loan",
    privateLoan: "Private loan",
    studentLoan: "Student loan",
    workStudy: "Work-study",
    grant: "Gift aid",
    other: "Not sorted yet",
  } satisfies Record<BillPartCode, string>,
  partHeard: (part: string, amount: string, college: string) => `${part}, ${amount}: lines of ${college}`,
  netPrice: "net price, first year",
  atLeast: "at least",
  noCost: "The letter gives no cost",
  costsMissing: "No price yet, because costs are missing",
  moreAidThanCost: "More aid than cost; check the lines",
  leftNegative: (amount: string) => `${amount} more than the cost`,
  openPrice: (questions: number) => (questions === 1 ? "1 question open" : `${questions} questions open`),
  heldBar: (questions: number) =>
    questions === 1
      ? "We’ll draw its bar once you answer the question about its letter."
      : "We’ll draw its bar once you answer the questions about its letter.",
  noBounds: "no price yet",
  toQuestionsOf: (college: string) => `Answer the questions about ${college}`,
  notGiven: (items: string) => `There is no figure for ${items}, so the price is higher than shown.`,
  notGivenYet: (items: string) => `There is no figure for ${items}, so we can’t say what is left to pay.`,
  costLines: "The costs behind it",
  budget: (amount: string) => `What you can pay: ${amount} a year`,
  budgetAsk: "Add what you can pay a year",
  table: "The same figures as a table",
  years: {
    titleMixed: "The whole degree",
    yearHeard: (year: number, price: string) => `Year ${year}: ${price}`,
    sum: (price: string) => `${price} in all`,
    sumRange: (low: string, high: string) => `${low} to ${high} in all`,
    group: {
      byRule: (usd: string) => `${usd} renews under its rules`,
      saysSo: (usd: string) => `${usd} renews`,
      mayEnd: (usd: string) => `${usd} may end`,
      once: (usd: string) => `${usd} is paid once`,
    },
    byRule: (grants: readonly string[]) => `Renews each year if you still qualify: ${formatAnd(grants)}.`,
    saysSo: (grants: readonly string[]) => `Renews, according to the letter: ${formatAnd(grants)}.`,
    mayEnd: (grants: readonly string[]) =>
      `May end (the letter doesn’t say): ${formatAnd(grants)}. Ask the college.`,
    once: (grants: readonly string[]) => `Paid once: ${formatAnd(grants)}.`,
    grant: (label: string, amount: string) => `${label} (${amount})`,
    noGrants: "There is no gift aid to renew.",
  },
} as const;
