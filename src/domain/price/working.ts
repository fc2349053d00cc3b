/** How a price was made: line by line with year and source, so that the lines add up to the band. */
import type { AidEstimate } from "#domain/aid/aidEstimate.ts";
import { pellTermsOf } from "#domain/aid/pellTerms.ts";
import { saiTablesOf } from "#domain/aid/saiTables.ts";
import { type CollegeSummary, incomeBrackets } from "#domain/college/college.ts";
import { familySpread } from "#domain/price/familySpread.ts";
import { priceYears } from "#domain/price/priceGrowth.ts";
import { indexCheck } from "#domain/price/priceIndexCheck.ts";
import type { Source, WorkingLine } from "#lib/source.ts";
import { type PriceInput, type PriceOptions, questionOf } from "./band.ts";
import { noteBit } from "./codes.ts";
import { awayLivingCost, livingCostOf, mixOf } from "./living.ts";
import { type Reckoning, reckonerFor } from "./reckon.ts";
import { exchangeOf, residentTuition } from "./residency.ts";

export const priceLines = [
  "bracketPrice",
  "averagePrice",
  "tuition",
  "averageLiving",
  "backOneYear",
  "usualGrants",
  "kindStep",
  "livingStep",
  "residencyStep",
  "growth",
  "heldToSticker",
  "heldToPell",
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
  "familySize",
  "aidIncome",
  "pell",
  "aidIndex",
] as const;
export type PriceLine = (typeof priceLines)[number];

/** Lines whose sum is the line "middle"; then middle + lowMargin = low, and middle + highMargin = high. */
export const middleParts: readonly PriceLine[] = priceLines.slice(0, priceLines.indexOf("middle"));
/** Lines whose sum is the line "sticker". */
export const stickerParts: readonly PriceLine[] = ["stickerTuition", "stickerLiving", "stickerGrowth"];

/** Releases the figures are from; the field of the college record that holds a figure is in a line's `field`. */
export const priceSources = {
  netPrice: source("scorecard", "College Scorecard: net price and grants", "2023-24"),
  cost: source("ipeds", "IPEDS: published tuition and living costs", "2024-25"),
  kind: source("price-spreads", "Measured on colleges of the same kind", "2023-24"),
  livingMix: source("price-living", "Measured on colleges of the same kind", "2023-24"),
  growth: source("price-growth", "Measured on published tuition", "2021-22 to 2024-25"),
} as const satisfies Record<string, Source>;

type Line = WorkingLine<PriceLine>;

/** The working behind priceOf with the same arguments; null where that is null. Whole dollars. */
export function explainPrice(
  college: CollegeSummary,
  family: PriceInput,
  options: PriceOptions,
): Line[] | null {
  const question = questionOf(family, options);
  const reckoning = reckonerFor(question)(college);
  if (reckoning === null) return null;
  const start = [...startLines(college, family, reckoning), ...stepLines(college, family, reckoning)];
  return [
    ...start,
    ...bandLines(reckoning, start, question.entryYear, question.growthShare),
    ...stickerLines(reckoning, question.entryYear),
    ...exchangeLines(college, family, reckoning),
    line("familySize", null, { people: family.familySize }, null),
    ...(family.aid === undefined ? [] : aidLines(family.aid, reckoning)),
  ];
}

/** From the bracket's price, the average price, or the cost less usual grants to the price of 2023-24. */
function startLines(college: CollegeSummary, family: PriceInput, reckoning: Reckoning): Line[] {
  const { basis, baseUsd, priceUsd, costFactor, netFactor } = reckoning;
  const { bracket } = questionOf(family, { entryYear: priceYears.netPrice });
  if (basis === "bracket" && bracket !== null) {
    const { fromUsd, toUsd } = incomeBrackets[bracket];
    return [
      line(
        "bracketPrice",
        baseUsd,
        { fromUsd, toUsd, field: `netPriceByIncomeUsd[${bracket}]` },
        priceSources.netPrice,
      ),
    ];
  }
  const base =
    basis === "cost"
      ? costLines(college, baseUsd, costFactor / netFactor)
      : [line("averagePrice", Math.round(baseUsd), { field: "netPriceUsd" }, priceSources.netPrice)];
  const kindStep = Math.round(priceUsd) - Math.round(baseUsd);
  if (kindStep === 0) return base;
  return [
    ...base,
    line("kindStep", kindStep, { control: college.control, level: college.level }, priceSources.kind),
  ];
}

function costLines(college: CollegeSummary, baseUsd: number, back: number): Line[] {
  const tuition = residentTuition(college) ?? 0;
  const away = awayLivingCost(college) ?? 0;
  const withFamily = livingCostOf(college, "withFamily") ?? 0;
  const { awayShare } = mixOf(college);
  const living = Math.round(withFamily + awayShare * (away - withFamily));
  const grants = college.averageGrantUsd ?? 0;
  return [
    line("tuition", tuition, { field: "tuitionInDistrictUsd" }, priceSources.cost),
    line(
      "averageLiving",
      living,
      { awayUsd: away, withFamilyUsd: withFamily, awayShare },
      priceSources.livingMix,
    ),
    line(
      "backOneYear",
      Math.round(baseUsd) + grants - tuition - living,
      { share: back - 1 },
      priceSources.growth,
    ),
    line("usualGrants", -grants, { field: "averageGrantUsd" }, priceSources.netPrice),
  ];
}

/** What living plan and residency add, in dollars of 2024-25. */
function stepLines(college: CollegeSummary, family: PriceInput, reckoning: Reckoning): Line[] {
  const lines: Line[] = [];
  const { livingPlan, livingStepUsd, residencyMiddleUsd, stickerLivingUsd } = reckoning;
  if (livingPlan !== null && stickerLivingUsd !== null) {
    const step = Math.round(livingStepUsd);
    const values = {
      plan: livingPlan,
      asked: family.livingPlan,
      planUsd: stickerLivingUsd,
      averageUsd: stickerLivingUsd - step,
    };
    lines.push(line("livingStep", step, values, priceSources.livingMix));
  }
  if (residencyMiddleUsd !== 0) {
    const values = {
      residency: reckoning.residency,
      lowUsd: reckoning.residencyLowUsd,
      highUsd: reckoning.residencyHighUsd,
      residentUsd: residentTuition(college),
      outOfStateUsd: college.tuitionOutOfStateUsd,
      field: "tuitionOutOfStateUsd",
    };
    lines.push(line("residencyStep", Math.round(residencyMiddleUsd), values, priceSources.cost));
  }
  return lines;
}

function bandLines(
  reckoning: Reckoning,
  start: readonly Line[],
  entryYear: number,
  moved: number | null,
): Line[] {
  const { lowUsd, middleUsd, highUsd, costFactor, netFactor } = reckoning;
  const soFar = start.reduce((sum, one) => sum + (one.amountUsd ?? 0), 0);
  const grown = Math.round(
    reckoning.priceUsd * netFactor + (reckoning.livingStepUsd + reckoning.residencyMiddleUsd) * costFactor,
  );
  const growthValues = {
    share: reckoning.growthShare,
    isMoved: moved === null ? 0 : 1,
    netYears: entryYear - priceYears.netPrice,
    costYears: entryYear - priceYears.cost,
    field: "tuitionGrowthShare",
  };
  const spread = { explainedShare: familySpread.explainedShare };
  const heldToPell = reckoning.middleHeldToPellUsd;
  const held = middleUsd - heldToPell - grown;
  return [
    line("growth", grown - soFar, growthValues, moved === null ? priceSources.growth : null),
    ...(held === 0 ? [] : [line("heldToSticker", held, {}, null)]),
    ...(heldToPell === 0 ? [] : [line("heldToPell", heldToPell, {}, null)]),
    line("middle", middleUsd, { entryYear }, null),
    line("lowMargin", lowUsd - middleUsd, spread, familySpread.source),
    line("low", lowUsd, { entryYear }, null),
    line("highMargin", highUsd - middleUsd, spread, familySpread.source),
    line("high", highUsd, { entryYear }, null),
  ];
}

function stickerLines(reckoning: Reckoning, entryYear: number): Line[] {
  const { stickerTuitionUsd: tuition, stickerLivingUsd: living, stickerUsd: sticker } = reckoning;
  if (tuition === null || living === null || sticker === null)
    return [line("sticker", null, { entryYear }, null)];
  const share = reckoning.growthShare;
  return [
    line("stickerTuition", tuition, { residency: reckoning.residency }, priceSources.cost),
    line("stickerLiving", living, {}, priceSources.cost),
    line(
      "stickerGrowth",
      sticker - tuition - living,
      { share, years: entryYear - priceYears.cost },
      priceSources.growth,
    ),
    line("sticker", sticker, { entryYear }, null),
  ];
}

function exchangeLines(college: CollegeSummary, family: PriceInput, reckoning: Reckoning): Line[] {
  const exchange = exchangeOf(college, family.homeState);
  if (reckoning.residency !== "exchange" || exchange === null) return [];
  const values = { exchange: exchange.id, residentRateMultiple: exchange.residentRateMultiple };
  return [line("exchange", Math.round(reckoning.residencyLowUsd), values, exchange.source)];
}

/** What the family's own aid answers say: the income behind the bracket, the Pell Grant in the price, and the index. */
function aidLines(aid: AidEstimate, reckoning: Reckoning): Line[] {
  const { awardYear, agiUsd, bracketIncomeUsd, pellUsd, saiLow, saiHigh } = aid;
  const answers = { ...aidAnswersSource, year: awardYear };
  const pell = {
    lowUsd: pellUsd.low,
    highUsd: pellUsd.high,
    isAssumed: aid.isPellAssumed ? 1 : 0,
    isHolding: (reckoning.noteBits & noteBit.heldToPell) === 0 ? 0 : 1,
  };
  const isSure = pellUsd.low === pellUsd.high;
  return [
    line("aidIncome", bracketIncomeUsd, { agiUsd, ownUsd: bracketIncomeUsd - agiUsd }, answers),
    line("pell", isSure ? pellUsd.low : null, pell, pellTermsOf(awardYear)?.source ?? answers),
    line(
      "aidIndex",
      null,
      { low: saiLow, high: saiHigh, colleges: indexCheck.colleges },
      saiTablesOf(awardYear)?.source ?? answers,
    ),
  ];
}

const aidAnswersSource = { id: "aid-answers", title: "Your answers in the FAFSA calculator", url: null };

function line(name: PriceLine, amountUsd: number | null, values: Line["values"], from: Source | null): Line {
  return { line: name, amountUsd, values, source: from };
}

function source(id: string, title: string, year: string): Source {
  return {
    id,
    title,
    year,
    url: id === "scorecard" ? "https://collegescorecard.ed.gov/data/" : null,
  };
}
