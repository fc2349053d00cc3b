/** The lines of a price's explanation: their names, their sources, and how one is made. */
import type { Source, WorkingLine } from "#lib/source.ts";

export const priceLines = [
  "bracketPrice",
  "indexStep",
  "averagePrice",
  "tuition",
  "averageLiving",
  "backOneYear",
  "usualGrants",
  "kindStep",
  "homeCost",
  "publishedTuition",
  "publishedLiving",
  "livingStep",
  "residencyStep",
  "growth",
  "pellGrant",
  "stateGrant",
  "grantShrinks",
  "heldToSticker",
  "heldToPell",
  "heldToPolicy",
  "raisedToZero",
  "heldToMerit",
  "withoutGrants",
  "middle",
  "lowMargin",
  "low",
  "highMargin",
  "high",
  "stickerTuition",
  "stickerLiving",
  "stickerGrowth",
  "sticker",
  "exchange",
  "policy",
  "missedLine",
  "familySize",
  "aidIncome",
  "pell",
  "aidIndex",
] as const;
export type PriceLine = (typeof priceLines)[number];

export type Line = WorkingLine<PriceLine>;

/** The releases the figures come from; a line's `field` names the field of the college record. */
export const priceSources = {
  netPrice: makeSource("scorecard", "College Scorecard: net price and grants", "2023-24"),
  cost: makeSource("ipeds", "IPEDS: published tuition and living costs", "2024-25"),
  homeCost: makeSource("ipeds", "IPEDS: published tuition and living costs", "2023-24"),
  kind: makeSource("price-spreads", "Measured on colleges of the same kind", "2023-24"),
  livingMix: makeSource("price-living", "Measured on this college or on colleges of its kind", "2023-24"),
  aided: makeSource("netPrices", "IPEDS Student Financial Aid: average net price by income", "2023-24"),
  growth: makeSource("price-growth", "Measured on published tuition", "2021-22 to 2024-25"),
} as const satisfies Record<string, Source>;

export const aidAnswersSource = {
  id: "aid-answers",
  title: "Your answers in the FAFSA calculator",
  url: null,
};

export function makeLine(
  name: PriceLine,
  amountUsd: number | null,
  values: Line["values"],
  from: Source | null,
): Line {
  return { line: name, amountUsd, values, source: from };
}

function makeSource(id: string, title: string, year: string): Source {
  return {
    id,
    title,
    year,
    url: id === "scorecard" ? "https://collegescorecard.ed.gov/data/" : null,
  };
}
