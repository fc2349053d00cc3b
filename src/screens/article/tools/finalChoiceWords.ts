/** The text of the final choice among two or three colleges. */
import { formatInteger } from "#lib/format.ts";
import type { FinalFigures } from "./finalFigures.ts";

export const words = {
  colleges: "Colleges that admitted you",
  collegesHint: "Choose two or three. We mark them as admitted in your plan",
  needTwo: "Add two or three colleges to see them side by side.",
  addOffer: (name: string) => `Type in the award letter from ${name}`,
  table: "The colleges side by side",
  what: "What",
  rows: {
    firstYear: "Net price, first year",
    study: "Net price, all years",
    basis: "Where the price comes from",
    finish: "Students who graduate",
    earn: "Earnings ten years after starting",
    debt: "Median debt of graduates who borrowed",
    borrow: "What you would borrow as a student",
    uncovered: "Still not covered, all years",
    payment: "Monthly loan payment, ten years",
  },
  basis: {
    offer: "your award letter",
    partOfCosts: "your award letter, which leaves out costs",
    estimate: "an estimate, because no award letter is entered",
  } satisfies Record<FinalFigures["basis"], string>,
  noPrice: "no estimate",
  years: (years: number) => `${formatInteger(years)} years`,
  range: (low: string, high: string) => (low === high ? low : `${low} to ${high}`),
  noPay: "Enter what your family can pay a year to see what you would borrow.",
  nothingBorrowed: "nothing",
  loanNote: (awardYear: string, rate: string) =>
    `Loans use the federal limits and interest rate for ${awardYear} (${rate}), and the high end of the price minus what your family pays. The lower payment assumes financial need, because part of the loan is then subsidized. The higher payment assumes no need. Rates for later years are not known yet.`,
  studyNote: (growth: string) =>
    `Costs rise at a rate between the college’s own increases and the national ${growth} a year. We assume that gift aid stays the same amount. If the letter does not say an award renews, the high end leaves it out of later years.`,
};
