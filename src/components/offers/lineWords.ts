/** The text of an offer's lines: kinds, sources, notes on guesses, and input errors. */

import type { AnswerProblem } from "#domain/answers/readTyped.ts";
import type { OfferLineKind, OfferLineNote, OfferSource } from "#domain/offers/offer.ts";
import { formatUsd } from "#lib/format.ts";

export const lineWords = {
  kinds: {
    tuitionFees: "Tuition and fees",
    housingFood: "Housing and food",
    books: "Books and supplies",
    travel: "Travel",
    personal: "Personal costs",
    otherCost: "Other cost",
    totalCost: "Total cost, according to the letter",
    grant: "Grant or scholarship",
    workStudy: "Work-study or campus job",
    studentLoan: "Student loan",
    parentLoan: "Parent loan",
    privateLoan: "Private loan",
    other: "Not sorted yet",
    statedNetPrice: "Left to pay, according to the letter",
  } satisfies Record<OfferLineKind, string>,
  groups: { costs: "Costs", gifts: "Gift aid", work: "Work", loans: "Loans", sums: "Totals in the letter" },
  sources: {
    federal: "Federal",
    state: "State",
    college: "The college",
    outside: "Someone else",
    military: "Military or VA",
    unknown: "Not given",
  } satisfies Record<OfferSource, string>,
  renewals: { yes: "Renews each year", no: "Paid once", unsaid: "Not given" },
  notes: {
    estimate: "This is an estimate from published figures, not from the letter.",
    kindGuessed: "This is our guess. Is it right?",
    unproven: "No total in the letter includes this line. Does the line match your letter?",
    timesTerms: "The letter gives one semester’s amount. We doubled it for the year.",
    timesQuarters: "The letter gives one quarter’s amount. We multiplied it by three for the year.",
    timesMonths: "The letter gives one month’s amount. We multiplied it by nine for the year.",
    studyDivided: "The letter gives a four-year total. We divided it by four.",
    termsAdded: "The letter gives each term’s amount. We added them up for the year.",
    rangeTaken: "The letter gives a range. We used the higher end.",
    severalAmounts: "This line has several amounts, as quoted from the letter. Is this one yours?",
    oneTerm: "The letter names only one semester. Is this the whole year’s amount?",
    termBill: "This is one semester’s bill. We doubled it for the year. Will the other semester be the same?",
    termBillOfThree:
      "This is one term’s bill. We multiplied it by three for the year. Will the other terms be the same?",
    termsAlike:
      "The letter gives one semester’s amount, and its totals add up. We counted it for both semesters.",
    quartersAlike:
      "The letter gives one term’s amount, and its totals add up. We counted it for three terms.",
    onCampus:
      "This is the letter’s amount for living on campus. The letter has another amount for living elsewhere.",
    digitsGuessed:
      "Some digits were hard to read, as in a scan or with a period for a comma. Is this the amount?",
    sumDiffers: "A total in the letter doesn’t add up. Is this line what the letter says?",
    pending: "The letter calls this pending. Ask the college when it will be final.",
  } satisfies Record<OfferLineNote, string>,
  readFrom: (text: string) => `In the letter: “${text}”`,
  right: "That’s right",
  noAmount: "no amount",
  changeShort: "Change",
  change: (name: string) => `Change ${name}`,
  done: "Close",
  label: "What the letter calls it",
  kind: "What it is",
  amount: "Dollars a year",
  source: "Who it’s from",
  renewal: "Later years",
  line: (position: number) => `Line ${position}`,
  remove: (label: string) => `Remove ${label === "" ? "this line" : label}`,
  add: "Add a line",
  full: "An offer can have at most 60 lines. Remove one to add another.",
  college: "College",
  collegeHint: "Choose it from the list to use its published costs",
  freeName: "Not on the list? Type its name",
  year: "Academic year",
  yearNone: "Not given",
  tooLong: (most: number) => `Use at most ${most} characters.`,
  problem: (problem: AnswerProblem): string => {
    switch (problem.kind) {
      case "tooLow":
        return "Amounts can’t be negative. Enter a $5,000 grant as 5,000.";
      case "tooHigh":
        return `The most you can enter is ${formatUsd(problem.maximum)}. Check the zeros.`;
      case "notWhole":
        return "Use whole dollars, such as 5,500.";
      default:
        return "Use digits, such as 5,500.";
    }
  },
};
