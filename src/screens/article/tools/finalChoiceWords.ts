/** The text of the final choice among two or three colleges. */
import type { AnswerProblem } from "#domain/people/answers.ts";
import { formatInteger } from "#lib/format.ts";

export const words = {
  colleges: "Colleges that admitted you",
  collegesHint: "Two or three. They are marked as admitted in your plan",
  needTwo: "Add two or three colleges, and they stand side by side here.",
  offer: (name: string) => `The offer of ${name}`,
  cost: "Full cost, first year",
  costHint: "Tuition, housing, food, books, travel",
  gifts: "Gifts, first year",
  giftsHint: "Grants and scholarships only. No loans, no work",
  again: "Do the gifts come again each year?",
  againOptions: { yes: "Yes, all of them", no: "No, once", unsaid: "The letter does not say" },
  fromOffers: "Read from the offer in your plan, line by line.",
  change: "Change it on the offers page",
  amountProblem: (problem: AnswerProblem) =>
    problem.kind === "tooHigh"
      ? "Check the zeros: no year of college costs that much."
      : "Whole dollars, such as 31,500.",
  table: "The colleges side by side",
  what: "What",
  rows: {
    firstYear: "Net price, first year",
    study: "Net price over the whole study",
    basis: "Where the price comes from",
    finish: "Finish the degree",
    earn: "Earn ten years after they started",
    debt: "Owe at graduation, the middle borrower",
    borrow: "You would borrow as a student",
    uncovered: "Still open after that, over the study",
    payment: "Loan payment a month, ten years",
  },
  fromOffer: "your offer",
  fromBand: "an estimate, no offer entered",
  noPrice: "no estimate",
  years: (years: number) => `${formatInteger(years)} years`,
  range: (low: string, high: string) => (low === high ? low : `${low} to ${high}`),
  noPay: "Say what the family can pay a year, and the table also shows what would be borrowed.",
  nothingBorrowed: "nothing",
  loanNote: (awardYear: string, rate: string) =>
    `Loans: federal limits and the rate of ${awardYear} (${rate}), for the high end of the price, less what the family pays. The lower payment is with financial need (interest waits on the subsidized part), the higher without. Later years’ rates are not known yet.`,
  studyNote: (growth: string) =>
    `Costs grow by the college’s own rate drawn to the national ${growth} a year; gifts stay the dollars they are. Where the letter does not say that a gift comes again, the high end leaves it out of later years.`,
};
