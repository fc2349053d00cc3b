/** The first year's cost by part, and what covers it: grants (at the middle of the band) and the family. */
import type { CollegeSummary } from "#domain/college/college.ts";
import type { CollegeRecord } from "#domain/college/record.ts";
import type { StateCode } from "#domain/college/states.ts";
import type { LivingPlan } from "#domain/people/profile.ts";
import type { PriceBand } from "#domain/price/band.ts";
import { getStickerTuition } from "#domain/price/residency.ts";

/** "living" is housing, food, books and other in one figure, if the college's split is unknown. */
export type CostPartCode = "tuition" | "housingAndFood" | "books" | "other" | "livingAndOther" | "living";
export type CostPart = { code: CostPartCode; amountUsd: number };

export type CostStack = {
  /** Whole dollars in the entry year; they sum to `stickerUsd`. */
  parts: readonly CostPart[];
  stickerUsd: number;
  /** Sticker price minus the middle of the band; 0 if the middle is higher. */
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
 * Null if the sticker price is unknown. `costFactor` projects 2024-25 costs to the entry year; `home` is the state the band is for. The total
 * comes from the price rule; living costs are what tuition leaves of it, split as the college reported for
 * 2023-24, the last year it did.
 */
export function buildCostStack(
  college: CollegeSummary,
  band: Pick<PriceBand, "stickerUsd" | "middleUsd" | "residency">,
  split: LivingSplit | null,
  plan: LivingPlan,
  costFactor: number,
  home: StateCode | null,
): CostStack | null {
  const { stickerUsd } = band;
  const tuition = getStickerTuition(college, band.residency, home);
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

type Share = { code: CostPartCode; amountUsd: number };

/** The college's own 2023-24 split for this living plan, or null if a part is missing. */
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

/** Rounded so that the parts sum to the total: the first, largest part absorbs the rounding. */
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
