/** The words of two offers side by side. */

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
  grant: "Gift",
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
  collegeTooLong: (maximum: number) => `At most ${formatInteger(maximum)} letters are kept. Make it shorter.`,
  firstLabel: "Cost of attendance",
  line: (offer: string, position: number) => `${offer}, line ${formatInteger(position)}`,
  label: "As the letter names it",
  amount: "Dollars a year",
  kind: "What it is",
  kindName: (kind: OfferLineKind) => kinds[kind],
  groups: { costs: "Costs", gifts: "Gifts", work: "Work", loans: "Loans", sums: "Sums" },
  add: "Add a line",
  full: "That is the most lines that fit here. The offers page takes more.",
  amountProblem: "Whole dollars without cents, such as 5,500.",
  amountTooHigh: "Check the zeros: no line of an offer is that large.",
  more: (count: number) =>
    `Your plan has ${formatInteger(count)} offers; the first two are here. The offers page shows all.`,
  table: "What the two offers come to, for one year",
  rows: {
    cost: "Full cost",
    grant: "Gifts",
    net: "Net price",
    work: "Work, to be earned",
    studentLoan: "Student loans, to be paid back",
    parentLoan: "Parent and private loans",
    left: "Left to find in the year, after work and loans",
    study: "Net price over four years",
  },
  what: "What",
  unknown: "no cost given",
  range: (low: string, high: string) => (low === high ? low : `${low} to ${high}`),
  studyNote: (growth: string) =>
    `Four years at a growth of ${growth} a year. Gifts stay the dollars they are; the high end leaves out gifts that the letter does not say come again.`,
  needMore: "Give each offer its full cost and its lines, and the net prices stand here.",
  comparison: (comparison: Comparison, getName: (offerId: string) => string): string | null => {
    switch (comparison.kind) {
      case "lowest": {
        const [id = ""] = comparison.offerIds;
        if (comparison.offerIds.length > 1) return "The net prices are about the same.";
        return `${getName(id)} costs ${formatUsd(comparison.aheadUsd)} a year less by net price.`;
      }
      case "notComparable":
        return "No net price can be held beside another yet: one of the offers names no cost, or they are for different years.";
      case "tooFew":
      default:
        return null;
    }
  },
  unsure: "The cheaper offer leaves some costs out, so look at what is missing before you trust it.",
  flag: (flag: OfferFlag): string | null => {
    switch (flag.code) {
      case "loanNotCalledLoan":
        return `“${flag.label}” is a loan, though the letter does not say so.`;
      case "paidOnce":
        return `“${flag.label}” (${formatUsd(flag.amountUsd)}) is paid once. It is not in the later years.`;
      case "renewalUnsaid":
        return `Does “${flag.label}” (${formatUsd(flag.amountUsd)}) come again each year? Ask.`;
      case "parentLoanInOffer":
        return `${formatUsd(flag.amountUsd)} of it is a parent’s loan: it lowers no price.`;
      case "studentLoansOverLimit":
        return `Student loans are above the first-year limit of ${formatUsd(flag.limitUsd)} (${flag.awardYear}).`;
      case "parentLoansOverLimit":
        return `The parent loan is above the yearly limit of ${formatUsd(flag.limitUsd)} (${flag.awardYear}).`;
      case "grantsAboveCost":
        return "The gifts are more than the cost. Check the amounts.";
      case "partsAboveTotal":
        return `The single costs add up to more than the total of ${formatUsd(flag.totalUsd)}.`;
      case "amountMissing":
      default:
        return `“${flag.label}” has no amount yet.`;
    }
  },
  kept: "Both offers are kept in your plan.",
};
