/** The text of an offer's lines: kinds, sources, notes on guesses, and input errors. */
import type { OfferLineKind, OfferLineNote, OfferSource } from "#domain/offers/offer.ts";
import type { CostItem } from "#domain/offers/summarizeOffer.ts";
import type { AnswerProblem } from "#domain/people/answers.ts";
import { formatUsd } from "#lib/format.ts";

export const itemNames: Readonly<Record<CostItem, string>> = {
  tuitionFees: "tuition and fees",
  housingFood: "housing and food",
  books: "books and supplies",
  travel: "travel",
  personal: "personal costs",
};

export const lineWords = {
  kinds: {
    tuitionFees: "Tuition and fees",
    housingFood: "Housing and food",
    books: "Books and supplies",
    travel: "Travel",
    personal: "Personal costs",
    otherCost: "Another cost",
    totalCost: "Total cost, as the letter says",
    grant: "Grant or scholarship",
    workStudy: "Work-study or campus job",
    studentLoan: "Student loan",
    parentLoan: "Parent loan",
    privateLoan: "Private loan",
    other: "Not sorted yet",
    statedNetPrice: "Left to pay, as the letter says",
  } satisfies Record<OfferLineKind, string>,
  groups: { costs: "Costs", gifts: "Gift aid", work: "Work", loans: "Loans", sums: "Said by the letter" },
  sources: {
    federal: "Federal",
    state: "State",
    college: "The college",
    outside: "Someone else",
    unknown: "Not said",
  } satisfies Record<OfferSource, string>,
  renewals: { yes: "Comes again each year", no: "Paid once", unsaid: "Not said" },
  notes: {
    estimate: "An estimate from published figures, not from the letter.",
    kindGuessed: "A guess. Is this what the line is?",
    timesTerms: "The letter gives one semester. Counted twice for the year.",
    timesQuarters: "The letter gives one quarter. Counted three times for the year.",
    timesMonths: "The letter gives one month. Counted nine times for the year.",
    studyDivided: "The letter gives four years. Divided by four.",
    termsAdded: "The letter gives the terms. Added up for the year.",
    rangeTaken: "The letter gives a range. The higher end is taken.",
    severalAmounts: "The line has several amounts. The first is taken. Is it yours?",
    oneTerm: "The letter gives one semester only. Is this the whole year’s amount?",
    pending: "The letter calls this pending. Check that it is final.",
  } satisfies Record<OfferLineNote, string>,
  readFrom: (text: string) => `In the letter: “${text}”`,
  right: "That is right",
  label: "What the letter calls it",
  kind: "What it is",
  amount: "Dollars a year",
  source: "Who gives it",
  renewal: "Later years",
  line: (position: number) => `Line ${position}`,
  remove: (label: string) => `Remove ${label === "" ? "this line" : label}`,
  add: "Add a line",
  full: "Sixty lines are the most that an offer takes. Remove one to add another.",
  college: "College",
  collegeHint: "Found by name, its published costs can be used",
  freeName: "Or its name, where it is not found",
  year: "Academic year",
  yearNone: "Not said",
  tooLong: (most: number) => `At most ${most} characters are kept. Make it shorter.`,
  problem: (problem: AnswerProblem): string => {
    switch (problem.kind) {
      case "tooLow":
        return "An amount is never below zero. Write a grant of $5,000 as 5,000.";
      case "tooHigh":
        return `The most is ${formatUsd(problem.maximum)}. Check the zeros.`;
      case "notWhole":
        return "Use whole dollars, such as 5,500.";
      default:
        return "Use digits, such as 5,500.";
    }
  },
};
