/** What published costs of the data set say of a budget item that a letter leaves out. */
import type { CollegeSummary } from "#domain/college/college.ts";
import type { CollegeRecord } from "#domain/college/record.ts";
import type { StateCode } from "#domain/college/states.ts";
import { calculateGrowthFactor } from "#domain/price/growth.ts";
import { priceYears } from "#domain/price/priceGrowth.ts";
import { findResidency, getStickerTuition } from "#domain/price/residency.ts";
import type { OfferLine } from "./offer.ts";
import type { CostItem } from "./summarizeOffer.ts";

/** `items` has two where the college reports them in one figure: travel and personal. */
export type CostEstimate = { items: readonly CostItem[]; kind: CostItem; amountUsd: number };

export type EstimateOptions = {
  /** The fall in which the offer's academic year begins. */
  fallYear: number;
  growthShare: number;
  home: StateCode | null;
};

/** The fall of the college's split of living costs, the last one it reported. */
const splitYear = 2023;

/**
 * For the missing items alone, in dollars of the offer's year, for a student who lives on campus (off campus where the
 * college has no rooms). Travel and personal are one published figure: estimated only where both are missing.
 */
export function estimateMissingCosts(
  missing: readonly CostItem[],
  college: CollegeSummary,
  record: Pick<
    CollegeRecord,
    "booksUsd" | "roomBoardOnCampusUsd" | "otherOnCampusUsd" | "roomBoardOffCampusUsd" | "otherOffCampusUsd"
  > | null,
  options: EstimateOptions,
): CostEstimate[] {
  const residency = findResidency(college, options.home);
  const isOnCampus = record?.roomBoardOnCampusUsd != null;
  const published: readonly [readonly CostItem[], number | null | undefined, number][] = [
    [["tuitionFees"], residency === "unknown" ? null : getStickerTuition(college, residency), priceYears.cost],
    [["housingFood"], isOnCampus ? record.roomBoardOnCampusUsd : record?.roomBoardOffCampusUsd, splitYear],
    [["books"], record?.booksUsd, splitYear],
    [["travel", "personal"], isOnCampus ? record.otherOnCampusUsd : record?.otherOffCampusUsd, splitYear],
  ];
  return published.flatMap(([items, amount, year]) => {
    const [kind] = items;
    if (kind === undefined || amount == null || !items.every((item) => missing.includes(item))) return [];
    const amountUsd = Math.round(amount * calculateGrowthFactor(options.growthShare, options.fallYear - year));
    return [{ items, kind, amountUsd }];
  });
}

/** The estimate as a line, marked: `label` names the items, so that none of them is missing any more. */
export function toEstimateLine(estimate: CostEstimate, label: string): OfferLine {
  return {
    label,
    kind: estimate.kind,
    amountUsd: estimate.amountUsd,
    source: "unknown",
    isRenewable: null,
    note: "estimate",
  };
}
