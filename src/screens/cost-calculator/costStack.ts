/** What a first year costs, part by part, and what covers it: grants in the middle of the band, and the family. */
import type { CollegeSummary } from "#domain/college/college.ts";
import type { CollegeRecord } from "#domain/college/record.ts";
import type { LivingPlan } from "#domain/people/profile.ts";
import type { PriceBand } from "#domain/price/band.ts";
import { type Residency, getStickerTuition } from "#domain/price/residency.ts";

/** "living" is housing, food, books and other in one figure, where the college's split is not known. */
export type CostPartCode = "tuition" | "housingAndFood" | "books" | "other" | "livingAndOther" | "living";
export type CostPart = { code: CostPartCode; amountUsd: number };

export type CostStack = {
  /** Whole dollars of the entry year; they sum to `stickerUsd`. */
  parts: readonly CostPart[];
  stickerUsd: number;
  /** Sticker less the middle of the band; 0 where the middle lies above it. */
  grantsUsd: number;
  middleUsd: number;
};

type LivingSplit = Pick<
  CollegeRecord,
  | "booksUsd"
  | "roomBoardOnCampusUsd"
  | "otherOnCampusUsd"
  | "roomBoardOffCampusUsd"
  | "otherOffCampusUsd"
  | "otherWithFamilyUsd"
>;

/**
 * Null where the published price is not known. `costFactor` brings 2024-25 costs to the entry year. The total is the
 * price rule's; living is what tuition leaves of it, split as the college reported for 2023-24, the last year it did.
 */
export function buildCostStack(
  college: CollegeSummary,
  band: Pick<PriceBand, "stickerUsd" | "middleUsd" | "residency">,
  split: LivingSplit | null,
  plan: LivingPlan,
  costFactor: number,
): CostStack | null {
  const { stickerUsd } = band;
  const tuition = getTuition(college, band.residency);
  if (stickerUsd === null || tuition === null) return null;
  const tuitionUsd = Math.min(stickerUsd, Math.round(tuition * costFactor));
  return {
    parts: [
      { code: "tuition", amountUsd: tuitionUsd },
      ...buildLivingParts(stickerUsd - tuitionUsd, split === null ? null : splitLiving(split, plan)),
    ],
    stickerUsd,
    grantsUsd: Math.max(0, stickerUsd - Math.max(0, band.middleUsd)),
    middleUsd: band.middleUsd,
  };
}

function getTuition(college: CollegeSummary, residency: Residency): number | null {
  return getStickerTuition(college, residency);
}

type Share = { code: CostPartCode; amountUsd: number };

/** The college's own split of 2023-24 for this plan, or null where a part of it is not reported. */
function splitLiving(split: LivingSplit, plan: LivingPlan): readonly Share[] | null {
  const books = split.booksUsd;
  if (plan === "withFamily") {
    const other = split.otherWithFamilyUsd;
    if (books === null || other === null) return null;
    return [
      { code: "books", amountUsd: books },
      { code: "livingAndOther", amountUsd: other },
    ];
  }
  const housing = plan === "onCampus" ? split.roomBoardOnCampusUsd : split.roomBoardOffCampusUsd;
  const other = plan === "onCampus" ? split.otherOnCampusUsd : split.otherOffCampusUsd;
  if (books === null || housing === null || other === null) return null;
  return [
    { code: "housingAndFood", amountUsd: housing },
    { code: "books", amountUsd: books },
    { code: "other", amountUsd: other },
  ];
}

/** Rounded so that the parts sum to the total: the first, largest part takes what rounding leaves. */
function buildLivingParts(totalUsd: number, parts: readonly Share[] | null): CostPart[] {
  if (totalUsd <= 0) return [];
  const sum = parts?.reduce((all, part) => all + part.amountUsd, 0) ?? 0;
  if (parts === null || sum <= 0) return [{ code: "living", amountUsd: totalUsd }];
  const scaled = parts.map(({ code, amountUsd }) => ({
    code,
    amountUsd: Math.round((amountUsd / sum) * totalUsd),
  }));
  const left = totalUsd - scaled.reduce((all, part) => all + part.amountUsd, 0);
  return scaled.map((part, index) => (index === 0 ? { ...part, amountUsd: part.amountUsd + left } : part));
}
