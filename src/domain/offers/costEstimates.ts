/** Estimates budget items that a letter leaves out, from the college's published costs. */
import type { CollegeSummary } from "#domain/college/college.ts";
import type { CollegeRecord } from "#domain/college/record.ts";
import type { StateCode } from "#domain/college/states.ts";
import { calculateGrowthFactor } from "#domain/price/growth.ts";
import { priceYears } from "#domain/price/priceGrowth.ts";
import { findResidency, getStickerTuition } from "#domain/price/residency.ts";
import type { OfferLine } from "./offer.ts";
import type { CostItem } from "./summarizeOffer.ts";

/** Two items if the college reports them as one figure: travel and personal. */
export type CostEstimate = { items: readonly CostItem[]; kind: CostItem; amountUsd: number };

export type EstimateOptions = {
  /** The fall the offer's academic year begins. */
  fallYear: number;
  growthShare: number;
  home: StateCode | null;
};

/** The fall of the college's most recent breakdown of living costs. */
const splitYear = 2023;

/**
 * Estimates only the missing items, in dollars of the offer's year, for a student living on campus (off campus if the
 * college has no housing). Travel and personal are published as one figure, so they are estimated only if both are missing.
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
    [
      ["tuitionFees"],
      residency === "unknown" ? null : getStickerTuition(college, residency, options.home),
      priceYears.cost,
    ],
    [["housingFood"], isOnCampus ? record.roomBoardOnCampusUsd : record?.roomBoardOffCampusUsd, splitYear],
    [["books"], record?.booksUsd, splitYear],
    [["travel", "personal"], isOnCampus ? record.otherOnCampusUsd : record?.otherOffCampusUsd, splitYear],
  ];
  return published.flatMap(([items, amount, year]) => {
    const [kind] = items;
    if (kind === undefined || amount == null || !items.every((item) => missing.includes(item))) return [];
    const amountUsd = Math.round(
      amount * calculateGrowthFactor(options.growthShare, options.fallYear - year),
    );
    return [{ items, kind, amountUsd }];
  });
}

/** The estimate as a marked line; its label names the items, so that they no longer count as missing. */
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
