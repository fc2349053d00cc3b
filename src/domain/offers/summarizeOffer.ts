/**
 * Summarizes an offer: cost, gift aid, net price for one year and for the whole degree, with loans and work kept separate.
 * Net price is the full cost minus gift aid only; work-study and loans never reduce it.
 */
import { checkFullGiftAid } from "#domain/aid/pellTerms.ts";
import type { LoanTerms } from "#domain/loans/loanTerms.ts";
import { calculateGrowthFactor } from "#domain/price/growth.ts";
import { findCostItems, findSource } from "./letterWords.ts";
import type { Offer, OfferLine, OfferLineKind, OfferSource } from "./offer.ts";
import { isGuess } from "./openQuestions.ts";
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
  /** Why it is higher, where the letter's own lines show it to the dollar; null if they don't, and then it is no fault of the letter's. */
  understatedBecause: readonly UnderstatedCause[] | null;
  years: readonly OfferYear[];
  total: { netLowUsd: number; netHighUsd: number } | null;
  flags: readonly OfferFlag[];
};

/** What a letter takes off besides gift aid, or the costs that its own figure leaves out. */
export type UnderstatedCause = "loans" | "workStudy" | "costs";

export type OfferFlag =
  | { code: "loanNotCalledLoan"; label: string }
  | { code: "paidOnce"; label: string; amountUsd: number }
  | { code: "renewalUnsaid"; label: string; amountUsd: number }
  | { code: "studentLoansOverLimit"; limitUsd: number; awardYear: string }
  | { code: "parentLoansOverLimit"; limitUsd: number; awardYear: string }
  | { code: "parentLoanInOffer"; amountUsd: number }
  | { code: "grantsAboveCost" }
  /** Other gift aid covers the whole cost, which ends a Pell Grant. */
  | { code: "pellBesideFullGiftAid" }
  | { code: "partsAboveTotal"; totalUsd: number }
  | { code: "amountMissing"; label: string };

export type SummaryOptions = {
  /** Annual cost growth; grants are assumed to stay flat. */
  growthShare: number;
  years: number;
  /** The newest published loan terms; the award year is shown with every limit. */
  loanTerms: LoanTerms;
};

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
    missing: listMissingItems(offer.lines, itemizedUsd),
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
    understatedBecause: findUnderstatedCause(offer.lines, stated, { itemizedUsd, statedCostUsd }),
    years,
    total:
      years.length === 0
        ? null
        : {
            netLowUsd: years.reduce((total, year) => total + year.netLowUsd, 0),
            netHighUsd: years.reduce((total, year) => total + year.netHighUsd, 0),
          },
    flags: [
      ...listFlags(offer.lines, { itemizedUsd, statedCostUsd, netPriceUsd }, options.loanTerms),
      ...findFullGiftAid(offer, costUsd, itemizedUsd),
    ],
  };
}

/** Letters round. */
const sameWithinUsd = 5;

/** The one sum of the letter's own lines that gives its "left to pay"; null if none does, or gift aid alone does. */
function findUnderstatedCause(
  lines: readonly OfferLine[],
  statedUsd: number | null,
  { itemizedUsd, statedCostUsd }: { itemizedUsd: number; statedCostUsd: number },
): UnderstatedCause[] | null {
  if (
    statedUsd === null ||
    lines.some(
      ({ kind, note }) =>
        kind === "other" || note === "estimate" || (note !== undefined && isGuess({ note })),
    )
  )
    return null;
  const sum = (...kinds: readonly OfferLineKind[]) => sumKinds(lines, kinds);
  const cost = Math.max(itemizedUsd, statedCostUsd);
  const direct = sum("tuitionFees", "housingFood");
  const bases: readonly (readonly [number, boolean])[] = [
    [cost, false],
    ...(direct > 0 && direct < cost ? [[direct, true] as const] : []),
  ];
  const loans = sum("studentLoan", "parentLoan", "privateLoan");
  const student = sum("studentLoan");
  const work = sum("workStudy");
  for (const [base, leavesOut] of bases) {
    for (const [loan, job] of [
      [0, 0],
      [student, 0],
      [loans, 0],
      [0, work],
      [student, work],
      [loans, work],
    ] as const) {
      if (Math.abs(base - sum("grant") - loan - job - statedUsd) > sameWithinUsd) continue;
      const causes: UnderstatedCause[] = [
        ...(loan > 0 ? ["loans" as const] : []),
        ...(job > 0 ? ["workStudy" as const] : []),
        ...(leavesOut ? ["costs" as const] : []),
      ];
      return causes.length === 0 ? null : causes;
    }
  }
  return null;
}

function isRenewalUnsaid(line: OfferLine): boolean {
  return findRenewal(line) === "mayEnd";
}

function isPell(label: string): boolean {
  return /\bpell\b/i.test(label);
}

/** Grants whose source nobody named count too: the family asks before it counts on the money, and is told why. */
function findFullGiftAid(
  { lines, academicYear }: Offer,
  costUsd: number | null,
  itemizedUsd: number,
): OfferFlag[] {
  const isPellIn = lines.some(
    ({ kind, label, amountUsd }) => kind === "grant" && amountUsd !== null && isPell(label),
  );
  // With costs left out, what the letter lists is not the cost of attendance.
  if (!isPellIn || listMissingItems(lines, itemizedUsd).length > 0) return [];
  const others = lines.filter(
    ({ label, source }) => !isFederal(source) && !isFederal(findSource(label, null)),
  );
  const check = checkFullGiftAid(academicYear, costUsd, sumKinds(others, ["grant"]));
  return check === "coversCost" ? [{ code: "pellBesideFullGiftAid" }] : [];
}

/** Veterans' benefits are federal money. */
function isFederal(source: OfferSource): boolean {
  return source === "federal" || source === "military";
}

function sumKinds(lines: readonly OfferLine[], kinds: readonly OfferLineKind[]): number {
  return lines.reduce((total, line) => total + (kinds.includes(line.kind) ? (line.amountUsd ?? 0) : 0), 0);
}

const otherEducationCosts = /\bother education(?:al)? (?:costs?|expenses?)\b/i;

/** A total above the items covers what they leave out; "tuition, fees, housing and food" is two items in one line. */
function listMissingItems(lines: readonly OfferLine[], itemizedUsd: number): CostItem[] {
  const totalUsd = sumKinds(lines, ["totalCost"]);
  if (totalUsd > itemizedUsd) return [];
  // The federal form has no line for personal costs: they are part of its "Other education costs".
  const isFederalForm =
    totalUsd > 0 && lines.some(({ kind, label }) => kind === "otherCost" && otherEducationCosts.test(label));
  const named = new Set(
    lines.flatMap(({ kind, label, amountUsd }): OfferLineKind[] => {
      const isCost = kind === "otherCost" || costItems.some((item) => item === kind);
      return isCost && amountUsd !== null ? [kind, ...findCostItems(label)] : [];
    }),
  );
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

function listFlags(
  lines: readonly OfferLine[],
  cost: { itemizedUsd: number; statedCostUsd: number; netPriceUsd: number | null },
  terms: LoanTerms,
): OfferFlag[] {
  const flags: OfferFlag[] = [];
  for (const line of lines) {
    const { label, amountUsd } = line;
    if (amountUsd === null) {
      flags.push({ code: "amountMissing", label });
      continue;
    }
    const isLoan = ["studentLoan", "parentLoan", "privateLoan"].includes(line.kind);
    if (isLoan && !/\bloans?\b|\brepa(?:y|id)\b/i.test(label))
      flags.push({ code: "loanNotCalledLoan", label });
    if (line.kind === "grant" && line.isRenewable === false)
      flags.push({ code: "paidOnce", label, amountUsd });
    if (line.kind === "grant" && isRenewalUnsaid(line))
      flags.push({ code: "renewalUnsaid", label, amountUsd });
  }
  const { awardYear } = terms;
  const limitUsd = terms.dependentYearLimitsUsd[0];
  const studentUsd = sumKinds(lines, ["studentLoan"]);
  const parentUsd = sumKinds(lines, ["parentLoan"]);
  if (studentUsd > limitUsd) flags.push({ code: "studentLoansOverLimit", limitUsd, awardYear });
  if (parentUsd > 0) flags.push({ code: "parentLoanInOffer", amountUsd: parentUsd });
  if (parentUsd > terms.parentYearLimitUsd)
    flags.push({ code: "parentLoansOverLimit", limitUsd: terms.parentYearLimitUsd, awardYear });
  if (cost.netPriceUsd !== null && cost.netPriceUsd < 0) flags.push({ code: "grantsAboveCost" });
  if (cost.statedCostUsd > 0 && cost.itemizedUsd > cost.statedCostUsd)
    flags.push({ code: "partsAboveTotal", totalUsd: cost.statedCostUsd });
  return flags;
}
