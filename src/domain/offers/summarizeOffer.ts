/**
 * Summarizes an offer: cost, gift aid, net price for one year and for the whole degree, with loans and work kept separate.
 * Net price is the full cost minus gift aid only; work-study and loans never reduce it.
 */
import type { CollegeSummary } from "#domain/college/college.ts";
import { type LoanTerms, loanTerms2026 } from "#domain/loans/loanTerms.ts";
import { calculateGrowthFactor, chooseGrowthShare } from "#domain/price/growth.ts";
import { priceGrowth } from "#domain/price/priceGrowth.ts";
import { getProgramYears } from "#domain/price/programYears.ts";
import { type Borrower, listFlags, type OfferFlag, usualBorrower } from "./flags.ts";
import { findCostItems } from "./letterWords.ts";
import type { Offer, OfferLine, OfferLineKind } from "./offer.ts";
import { findRenewal } from "./renewals.ts";

export const costItems = ["tuitionFees", "housingFood", "books", "travel", "personal"] as const;
export type CostItem = (typeof costItems)[number];

export type OfferYear = {
  studyYear: number;
  costUsd: number;
  /** Gift aid that is certain, and gift aid including what the letter leaves open. */
  grantLowUsd: number;
  grantHighUsd: number;
  /** Net price if the unclear grants renew, and if they do not. */
  netLowUsd: number;
  netHighUsd: number;
};

export type OfferFigures = {
  /** Null if the offer states no cost, so that no price can be given. */
  costUsd: number | null;
  /** The part of the cost that is in the letter's total but not in its items. */
  notItemizedUsd: number;
  /** The part of the cost that we estimated. */
  estimatedUsd: number;
  /** Items of a student budget that no line mentions and no total covers. */
  missing: readonly CostItem[];
  grantUsd: number;
  /** Grants paid once, and grants whose renewal is not stated. */
  grantOnceUsd: number;
  grantUnsaidUsd: number;
  workStudyUsd: number;
  studentLoanUsd: number;
  parentLoanUsd: number;
  privateLoanUsd: number;
  /** Lines nobody has classified yet; they are in no total. */
  unsortedUsd: number;
  /** Negative if grants exceed the cost. */
  netPriceUsd: number | null;
  /** The letter's "left to pay" figure, and how much higher the net price is. */
  statedNetPriceUsd: number | null;
  understatedUsd: number | null;
  years: readonly OfferYear[];
  total: { netLowUsd: number; netHighUsd: number } | null;
  flags: readonly OfferFlag[];
};

export type SummaryOptions = {
  /** Annual cost growth; grants are assumed to stay flat. */
  growthShare: number;
  years: number;
  /** The newest published loan terms; the award year is shown with every limit. */
  loanTerms: LoanTerms;
  /** Left out: a first-year student of whom nothing else is known. */
  borrower?: Borrower;
};

/** The years of study at a college that is not in the data, and of every bachelor's degree. */
const usualStudyYears = 4;

/**
 * An offer as the offers page and the counselor sum it up: prices grow as those of its college do, or as the family assumes.
 * `movedShare`: that assumption, a share a year; null where there is none.
 */
export function summarizeFamilyOffer(
  offer: Offer,
  college: CollegeSummary | undefined,
  { movedShare, borrower }: { movedShare: number | null; borrower: Borrower },
): { figures: OfferFigures; growthShare: number } {
  const growthShare =
    college === undefined
      ? (movedShare ?? priceGrowth.nationalShare)
      : chooseGrowthShare(college, movedShare);
  const years = college?.level === "twoYear" ? getProgramYears(college) : usualStudyYears;
  return {
    figures: summarizeOffer(offer, { growthShare, years, loanTerms: loanTerms2026, borrower }),
    growthShare,
  };
}

export function summarizeOffer(offer: Offer, options: SummaryOptions): OfferFigures {
  const sum = (...kinds: readonly OfferLineKind[]) => sumKinds(offer.lines, kinds);
  const itemizedUsd = sum(...costItems, "otherCost");
  const statedCostUsd = sum("totalCost");
  const costUsd = itemizedUsd + statedCostUsd === 0 ? null : Math.max(itemizedUsd, statedCostUsd);
  const grants = offer.lines.filter(({ kind }) => kind === "grant");
  const grantUsd = sum("grant");
  const grantOnceUsd = sumKinds(
    grants.filter(({ isRenewable }) => isRenewable === false),
    ["grant"],
  );
  const grantUnsaidUsd = sumKinds(grants.filter(isRenewalUnsaid), ["grant"]);
  const netPriceUsd = costUsd === null ? null : costUsd - grantUsd;
  const missing = listMissingItems(offer, itemizedUsd);
  const stated = offer.lines.find(({ kind }) => kind === "statedNetPrice")?.amountUsd ?? null;
  const years =
    costUsd === null ? [] : projectYears({ costUsd, grantUsd, grantOnceUsd, grantUnsaidUsd }, options);
  return {
    costUsd,
    notItemizedUsd: Math.max(0, statedCostUsd - itemizedUsd),
    estimatedUsd: sumKinds(
      offer.lines.filter(({ note }) => note === "estimate"),
      [...costItems, "otherCost"],
    ),
    missing,
    grantUsd,
    grantOnceUsd,
    grantUnsaidUsd,
    workStudyUsd: sum("workStudy"),
    studentLoanUsd: sum("studentLoan"),
    parentLoanUsd: sum("parentLoan"),
    privateLoanUsd: sum("privateLoan"),
    unsortedUsd: sum("other"),
    netPriceUsd,
    statedNetPriceUsd: stated,
    understatedUsd: stated === null || netPriceUsd === null ? null : netPriceUsd - stated,
    years,
    total:
      years.length === 0
        ? null
        : {
            netLowUsd: years.reduce((total, year) => total + year.netLowUsd, 0),
            netHighUsd: years.reduce((total, year) => total + year.netHighUsd, 0),
          },
    flags: listFlags(
      offer,
      {
        costUsd,
        itemizedUsd,
        statedCostUsd,
        netPriceUsd,
        statedNetPriceUsd: stated,
        hasAllCosts: missing.length === 0,
        hasTuition: !missing.includes("tuitionFees"),
      },
      { borrower: usualBorrower, ...options },
    ),
  };
}

function isRenewalUnsaid(line: OfferLine): boolean {
  return findRenewal(line) === "mayEnd";
}

function sumKinds(lines: readonly OfferLine[], kinds: readonly OfferLineKind[]): number {
  return lines.reduce((total, line) => total + (kinds.includes(line.kind) ? (line.amountUsd ?? 0) : 0), 0);
}

const otherEducationCosts = /\bother education(?:al)? (?:costs?|expenses?)\b/i;

/** A total above the items covers what they leave out; "tuition, fees, housing and food" is two items in one line. */
function listMissingItems({ lines, leftOut = [] }: Offer, itemizedUsd: number): CostItem[] {
  const totalUsd = sumKinds(lines, ["totalCost"]);
  if (totalUsd > itemizedUsd) return [];
  // The federal form has no line for personal costs: they are part of its "Other education costs".
  const isFederalForm =
    totalUsd > 0 && lines.some(({ kind, label }) => kind === "otherCost" && otherEducationCosts.test(label));
  const named = new Set<OfferLineKind>(
    lines.flatMap(({ kind, label, amountUsd }): OfferLineKind[] => {
      const isCost = kind === "otherCost" || costItems.some((item) => item === kind);
      return isCost && amountUsd !== null ? [kind, ...findCostItems(label)] : [];
    }),
  );
  // "Tuition $0" is a figure, though no line is made of it.
  for (const { because, label } of leftOut)
    if (because === "zero") for (const item of findCostItems(label)) named.add(item);
  return costItems.filter((item) => !named.has(item) && !(item === "personal" && isFederalForm));
}

type GiftAid = { costUsd: number; grantUsd: number; grantOnceUsd: number; grantUnsaidUsd: number };

/** Costs grow, grants stay flat, and one-time amounts count in the first year only. */
function projectYears(
  { costUsd, grantUsd, grantOnceUsd, grantUnsaidUsd }: GiftAid,
  options: SummaryOptions,
): OfferYear[] {
  return Array.from({ length: options.years }, (_, index) => {
    const cost = Math.round(costUsd * calculateGrowthFactor(options.growthShare, index));
    const grantHighUsd = index === 0 ? grantUsd : grantUsd - grantOnceUsd;
    const grantLowUsd = index === 0 ? grantUsd : grantUsd - grantOnceUsd - grantUnsaidUsd;
    return {
      studyYear: index + 1,
      costUsd: cost,
      grantLowUsd,
      grantHighUsd,
      netLowUsd: cost - grantHighUsd,
      netHighUsd: cost - grantLowUsd,
    };
  });
}
