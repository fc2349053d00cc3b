/** Explains a price line by line, with year and source, so that the lines add up to the range. */
import type { AidEstimate } from "#domain/aid/aidEstimate.ts";
import { findPellTerms } from "#domain/aid/pellTerms.ts";
import { findSaiTables, saiTables } from "#domain/aid/saiTables.ts";
import { aidPolicies } from "#domain/college/aidPolicies.ts";
import { type CollegeSummary, incomeBrackets } from "#domain/college/college.ts";
import { familySpread } from "#domain/price/familySpread.ts";
import { priceYears } from "#domain/price/priceGrowth.ts";
import { indexCheck } from "#domain/price/priceIndexCheck.ts";
import { type PriceInput, type PriceOptions, toPriceQuestion } from "./band.ts";
import { createPriceCalculator } from "./calculatePrice.ts";
import type { PriceCalculation, PriceQuestion } from "./calculation.ts";
import { noteBit } from "./codes.ts";
import { typicalFamily } from "./familyIndex.ts";
import { calculateLivingCost, findLivingMix, getAwayLivingCost } from "./living.ts";
import { findExchange, getResidentTuition } from "./residency.ts";
import { isPricedAsTwoYear } from "./twoYearPrice.ts";
import {
  aidAnswersSource,
  type Line,
  makeLine,
  type PriceLine,
  priceLines,
  priceSources,
} from "./workingLines.ts";
import {
  describeLowEnd,
  findOwnCosts,
  listGrantLines,
  listPublishedLines,
  listResidencyLine,
} from "./workingTwoYear.ts";

/** Lines that add up to "middle"; then middle + lowMargin = low, and middle + highMargin = high. */
export const middleParts: readonly PriceLine[] = priceLines.slice(0, priceLines.indexOf("middle"));
/** Lines that add up to "sticker". */
export const stickerParts: readonly PriceLine[] = ["stickerTuition", "stickerLiving", "stickerGrowth"];

/** The explanation of the price for the same arguments; null if there is no price. Whole dollars. */
export function explainPrice(
  college: CollegeSummary,
  family: PriceInput,
  options: PriceOptions,
): Line[] | null {
  const question = toPriceQuestion(family, options);
  const calculation = createPriceCalculator(question)(college);
  if (calculation === null) return null;
  const start =
    calculation.published === null
      ? [...listStartLines(college, family, calculation), ...listStepLines(college, family, calculation)]
      : listPublishedLines(college, family, calculation);
  return [
    ...start,
    ...listBandLines(calculation, start, question),
    ...listStickerLines(calculation, question.entryYear),
    ...listExchangeLines(college, family, calculation),
    ...listPolicyLines(college, calculation),
    makeLine(
      "familySize",
      null,
      { people: family.familySize, countedIn: findSizeUse(question, calculation) },
      null,
    ),
    ...(family.aid === undefined ? [] : listAidLines(family.aid, calculation)),
  ];
}

/** From the bracket's price, the average price, or cost minus typical grants to the 2023-24 price. */
function listStartLines(college: CollegeSummary, family: PriceInput, calculation: PriceCalculation): Line[] {
  const { basis, baseUsd, priceUsd, costFactor, netFactor } = calculation;
  const { bracket } = toPriceQuestion(family, { entryYear: priceYears.netPrice });
  if (basis === "bracket" && bracket !== null) {
    const { fromUsd, toUsd } = incomeBrackets[bracket];
    const isAided = isPricedAsTwoYear(college);
    const field = `${isAided ? "aidedPriceByIncomeUsd" : "netPriceByIncomeUsd"}[${bracket}]`;
    const source = isAided ? priceSources.aided : priceSources.netPrice;
    return [
      makeLine("bracketPrice", baseUsd, { fromUsd, toUsd, field }, source),
      ...listIndexLines(family, calculation),
    ];
  }
  const base =
    basis === "cost"
      ? listCostLines(college, baseUsd, costFactor / netFactor)
      : [makeLine("averagePrice", Math.round(baseUsd), { field: "netPriceUsd" }, priceSources.netPrice)];
  const kindStep = Math.round(priceUsd) - Math.round(baseUsd);
  if (kindStep === 0) return base;
  return [
    ...base,
    makeLine("kindStep", kindStep, { control: college.control, level: college.level }, priceSources.kind),
  ];
}

/** Where the family's size counts: in an index that was estimated from its income, in the Pell Grant, or nowhere. */
function findSizeUse(
  { index }: PriceQuestion,
  { noteBits, published, certainUsd }: PriceCalculation,
): "index" | "pell" | null {
  if (index?.isEstimated === true && (noteBits & noteBit.followsIndex) !== 0) return "index";
  if (certainUsd === 0 && published === null) return null;
  return published?.certain.isFromAnswers === true ? null : "pell";
}

/** What following the index adds to the average of the top bracket. */
function listIndexLines(family: PriceInput, calculation: PriceCalculation): Line[] {
  const { index } = toPriceQuestion(family, { entryYear: priceYears.netPrice });
  if (index === null || (calculation.noteBits & noteBit.followsIndex) === 0) return [];
  const source = findSaiTables(saiTables.at(-1)?.awardYear ?? "")?.source ?? null;
  const values = {
    lowUsd: index.lowUsd,
    highUsd: index.highUsd,
    isEstimated: index.isEstimated ? 1 : 0,
    people: family.familySize ?? typicalFamily.people,
    assetsUsd: typicalFamily.mostAssetsUsd,
    spanUsd: indexCheck.spanUsd,
    colleges: indexCheck.colleges,
  };
  return [makeLine("indexStep", Math.round(calculation.indexStepUsd), values, source)];
}

function listCostLines(college: CollegeSummary, baseUsd: number, back: number): Line[] {
  const tuition = getResidentTuition(college) ?? 0;
  const away = getAwayLivingCost(college) ?? 0;
  const withFamily = calculateLivingCost(college, "withFamily") ?? 0;
  const { awayShare } = findLivingMix(college);
  const living = Math.round(withFamily + awayShare * (away - withFamily));
  const grants = college.averageGrantUsd ?? 0;
  return [
    makeLine("tuition", tuition, { field: "tuitionInDistrictUsd" }, priceSources.cost),
    makeLine(
      "averageLiving",
      living,
      { awayUsd: away, withFamilyUsd: withFamily, awayShare },
      priceSources.livingMix,
    ),
    makeLine(
      "backOneYear",
      Math.round(baseUsd) + grants - tuition - living,
      { share: back - 1 },
      priceSources.growth,
    ),
    makeLine("usualGrants", -grants, { field: "averageGrantUsd" }, priceSources.netPrice),
  ];
}

/** What the living arrangement and residency add, in 2024-25 dollars. */
function listStepLines(college: CollegeSummary, family: PriceInput, calculation: PriceCalculation): Line[] {
  const lines: Line[] = [];
  const { livingPlan, livingStepUsd, stickerLivingUsd } = calculation;
  if (livingPlan !== null && stickerLivingUsd !== null) {
    const step = Math.round(livingStepUsd);
    const own = findOwnCosts(college, calculation);
    const values = {
      plan: livingPlan,
      asked: family.livingPlan,
      planUsd: own?.planUsd ?? stickerLivingUsd,
      averageUsd: own?.averageUsd ?? stickerLivingUsd - step,
      isOwn: own === null ? 0 : 1,
    };
    lines.push(makeLine("livingStep", step, values, priceSources.livingMix));
  }
  return [...lines, ...listResidencyLine(college, calculation)];
}

function listBandLines(
  calculation: PriceCalculation,
  start: readonly Line[],
  question: PriceQuestion,
): Line[] {
  const { entryYear, growthShare: moved } = question;
  const { lowUsd, middleUsd, highUsd, costFactor, netFactor, published } = calculation;
  const grantLines = listGrantLines(calculation, question);
  const soFar = start.reduce((sum, one) => sum + (one.amountUsd ?? 0), 0);
  const grown = Math.round(
    published === null
      ? calculation.priceUsd * netFactor +
          (calculation.livingStepUsd + calculation.residencyMiddleUsd) * costFactor
      : published.isHomeCounted
        ? ((calculation.countedHomeUsd ?? 0) + calculation.residencyMiddleUsd) * costFactor
        : soFar * costFactor,
  );
  const granted = grantLines.reduce((sum, line) => sum + (line.amountUsd ?? 0), 0);
  const growthValues = {
    share: calculation.growthShare,
    isMoved: moved === null ? 0 : 1,
    isPublished: published === null || published.isHomeCounted ? 0 : 1,
    netYears: entryYear - priceYears.netPrice,
    costYears: entryYear - priceYears.cost,
    field: "tuitionGrowthShare",
  };
  const spread = { explainedShare: familySpread.explainedShare };
  const lowFrom = published === null ? spread : describeLowEnd(published, question.bracket);
  const awards = { earnedUsd: calculation.merit?.earnedUsd ?? 0 };
  const steps: [PriceLine, number][] = [
    ["grantShrinks", calculation.middleKeptToNeedUsd],
    ["heldToPell", calculation.middleHeldToPellUsd],
    ["heldToPolicy", calculation.middleHeldToPolicyUsd],
    ["raisedToZero", calculation.middleRaisedToZeroUsd],
    ["heldToMerit", calculation.middleHeldToMeritUsd],
    ["withoutGrants", calculation.withoutGrantsUsd],
  ];
  const heldToSticker = middleUsd - grown - granted - steps.reduce((sum, [, usd]) => sum + usd, 0);
  steps.splice(1, 0, ["heldToSticker", heldToSticker]);
  return [
    makeLine("growth", grown - soFar, growthValues, moved === null ? priceSources.growth : null),
    ...grantLines,
    ...steps.flatMap(([line, usd]) =>
      usd === 0 ? [] : makeLine(line, usd, line === "heldToMerit" ? awards : {}, null),
    ),
    makeLine("middle", middleUsd, { entryYear }, null),
    makeLine(
      "lowMargin",
      lowUsd - middleUsd,
      lowFrom,
      published === null ? familySpread.source : priceSources.aided,
    ),
    makeLine("low", lowUsd, { entryYear }, null),
    makeLine(
      "highMargin",
      highUsd - middleUsd,
      published === null ? spread : { isCertain: 1 },
      published === null ? familySpread.source : null,
    ),
    makeLine("high", highUsd, { entryYear }, null),
  ];
}

function listStickerLines(calculation: PriceCalculation, entryYear: number): Line[] {
  const { stickerTuitionUsd: tuition, stickerLivingUsd: living, stickerUsd: sticker } = calculation;
  if (tuition === null || living === null || sticker === null)
    return [makeLine("sticker", null, { entryYear }, null)];
  const share = calculation.growthShare;
  return [
    makeLine("stickerTuition", tuition, { residency: calculation.residency }, priceSources.cost),
    makeLine("stickerLiving", living, {}, priceSources.cost),
    makeLine(
      "stickerGrowth",
      sticker - tuition - living,
      { share, years: entryYear - priceYears.cost },
      priceSources.growth,
    ),
    makeLine("sticker", sticker, { entryYear }, null),
  ];
}

function listExchangeLines(
  college: CollegeSummary,
  family: PriceInput,
  calculation: PriceCalculation,
): Line[] {
  const exchange = findExchange(college, family.homeState);
  if (calculation.residency !== "exchange" || exchange === null) return [];
  const values = { exchange: exchange.id, residentRateMultiple: exchange.residentRateMultiple };
  return [makeLine("exchange", Math.round(calculation.residencyLowUsd), values, exchange.source)];
}

/** The aid policy that covers the family, and the line that it is just above. */
function listPolicyLines(college: CollegeSummary, { policy, missedLine }: PriceCalculation): Line[] {
  const line = policy ?? missedLine;
  if (line === null) return [];
  const url = aidPolicies.find(({ unitId }) => unitId === college.unitId)?.sourceUrl ?? null;
  const source = { id: "aidPolicies", title: college.name, year: line.awardYear, url };
  const lines: Line[] = [];
  if (policy !== null) {
    const { code, underUsd, status, basis, ceilingUsd } = policy;
    const values = { code, underUsd, status, basis, areFeesExtra: policy.areFeesExtra ? 1 : 0 };
    lines.push(makeLine("policy", ceilingUsd === null ? null : Math.round(ceilingUsd), values, source));
  }
  if (missedLine !== null) {
    const { code, underUsd, aboveUsd } = missedLine;
    lines.push(makeLine("missedLine", null, { code, underUsd, aboveUsd }, source));
  }
  return lines;
}

/** What the family's aid answers contribute: the income behind the bracket, the Pell Grant, and the index. */
function listAidLines(aid: AidEstimate, calculation: PriceCalculation): Line[] {
  const { awardYear, agiUsd, bracketIncomeUsd, pellUsd, saiLow, saiHigh } = aid;
  const answers = { ...aidAnswersSource, year: awardYear };
  const pell = {
    lowUsd: pellUsd.low,
    highUsd: pellUsd.high,
    isAssumed: aid.isPellAssumed ? 1 : 0,
    isHolding: calculation.published === null && (calculation.noteBits & noteBit.heldToPell) === 0 ? 0 : 1,
  };
  const isSure = pellUsd.low === pellUsd.high;
  return [
    makeLine("aidIncome", bracketIncomeUsd, { agiUsd, ownUsd: bracketIncomeUsd - agiUsd }, answers),
    makeLine("pell", isSure ? pellUsd.low : null, pell, findPellTerms(awardYear)?.source ?? answers),
    makeLine(
      "aidIndex",
      null,
      {
        low: saiLow,
        high: saiHigh,
        colleges: indexCheck.colleges,
        isFollowed: (calculation.noteBits & noteBit.followsIndex) === 0 ? 0 : 1,
      },
      findSaiTables(awardYear)?.source ?? answers,
    ),
  ];
}
