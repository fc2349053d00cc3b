/** The text of two offers side by side. */

import type { Comparison } from "#domain/offers/compareOffers.ts";
import type { OfferLineKind } from "#domain/offers/offer.ts";
import type { OfferFlag } from "#domain/offers/summarizeOffer.ts";
import { formatInteger, formatUsd } from "#lib/format.ts";

const kinds: Readonly<Record<OfferLineKind, string>> = {
  totalCost: "Full cost",
  tuitionFees: "Tuition and fees",
  housingFood: "Housing and food",
  books: "Books",
  travel: "Travel",
  personal: "Personal costs",
  otherCost: "Another cost",
  grant: "Gift aid",
  workStudy: "Work-study",
  studentLoan: "Student loan",
  parentLoan: "Parent loan",
  privateLoan: "Private loan",
  other: "Not sorted yet",
  statedNetPrice: "Left to pay",
};

const names = ["Offer A", "Offer B"] as const;

export const words = {
  offer: (place: number) => names[place] ?? "Offer",
  college: "College",
  collegeTooLong: (maximum: number) => `Keep it to ${formatInteger(maximum)} characters.`,
  firstLabel: "Cost of attendance",
  line: (offer: string, position: number) => `${offer}, line ${formatInteger(position)}`,
  label: "Name in the letter",
  amount: "Dollars a year",
  kind: "What it is",
  kindName: (kind: OfferLineKind) => kinds[kind],
  groups: { costs: "Costs", gifts: "Gift aid", work: "Work", loans: "Loans", sums: "Totals" },
  add: "Add a line",
  full: "That is all the lines that fit here. The offers page holds more.",
  amountProblem: "Enter whole dollars, such as 5,500.",
  amountTooHigh: "Check the zeros: no line of an award letter is that large.",
  more: (count: number) =>
    `Your plan has ${formatInteger(count)} award letters. The first two are here; the offers page shows them all.`,
  table: "The two award letters, for one year",
  rows: {
    cost: "Full cost",
    grant: "Gift aid",
    net: "Net price",
    work: "Work you are paid for",
    studentLoan: "Student loans, which you pay back",
    parentLoan: "Parent and private loans",
    left: "Left to pay after work and loans",
    study: "Net price over four years",
  },
  what: "What",
  unknown: "no cost given",
  range: (low: string, high: string) => (low === high ? low : `${low} to ${high}`),
  studyNote: (growth: string) =>
    `Four years, with costs rising ${growth} a year. Gift aid stays the same amount. The high end leaves out awards that the letter does not say renew.`,
  needMore: "Enter the cost and the lines of each letter to see the net prices.",
  comparison: (comparison: Comparison, getName: (offerId: string) => string): string | null => {
    switch (comparison.kind) {
      case "lowest": {
        const [id = ""] = comparison.offerIds;
        if (comparison.next === null) return "The net prices are about the same.";
        return `${getName(id)} costs ${formatUsd(comparison.next.aheadUsd)} a year less, by net price.`;
      }
      case "notComparable":
        return "We can’t say yet which costs less: a letter leaves out costs or has an unsorted line. Each needs tuition, housing and food, books, travel and personal costs.";
      case "tooFew":
      default:
        return null;
    }
  },
  flag: (flag: OfferFlag): string | null => {
    switch (flag.code) {
      case "loanNotCalledLoan":
        return `“${flag.label}” is a loan, though the letter does not say so.`;
      case "paidOnce":
        return `“${flag.label}” (${formatUsd(flag.amountUsd)}) is for one year only. We leave it out of later years.`;
      case "renewalUnsaid":
        return `Ask whether “${flag.label}” (${formatUsd(flag.amountUsd)}) renews each year.`;
      case "parentLoanInOffer":
        return `${formatUsd(flag.amountUsd)} of it is a parent loan, which does not lower the price.`;
      case "studentLoansOverLimit":
        return `Student loans are above the first-year limit of ${formatUsd(flag.limitUsd)} (${flag.awardYear}).`;
      case "parentLoansOverLimit":
        return `The parent loan is above the yearly limit of ${formatUsd(flag.limitUsd)} (${flag.awardYear}).`;
      case "grantsAboveCost":
        return "The gift aid is more than the cost. Check the amounts.";
      case "pellBesideFullGiftAid":
        return "Don’t count on the Pell Grant: since 2026-27 it isn’t paid when other grants cover the whole cost.";
      case "partsAboveTotal":
        return `The separate costs add up to more than the total of ${formatUsd(flag.totalUsd)}.`;
      case "amountMissing":
      default:
        return `“${flag.label}” has no amount yet.`;
    }
  },
  kept: "Both letters are saved in your plan.",
};
