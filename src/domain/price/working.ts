/** Explains a price line by line, with year and source, so that the lines add up to the range. */
import type { AidEstimate } from "#domain/aid/aidEstimate.ts";
import { findPellTerms } from "#domain/aid/pellTerms.ts";
import { findSaiTables, saiTables } from "#domain/aid/saiTables.ts";
import { findLinesUrl } from "#domain/college/aidPolicies.ts";
import { type CollegeSummary, incomeBrackets } from "#domain/college/college.ts";
import { familySpread } from "#domain/price/familySpread.ts";
import { priceYears } from "#domain/price/priceGrowth.ts";
import { indexCheck } from "#domain/price/priceIndexCheck.ts";
import type { Source, WorkingLine } from "#lib/source.ts";
import { type PriceInput, type PriceOptions, toPriceQuestion } from "./band.ts";
import { createPriceCalculator } from "./calculatePrice.ts";
import type { PriceCalculation, PriceQuestion } from "./calculation.ts";
import { noteBit } from "./codes.ts";
import type { LowEnd } from "./policyLines.ts";
import type { PolicyLine } from "./policyRecords.ts";
import { createPriceSteps, type PriceStep, priceSteps } from "./priceSteps.ts";
import { isPricedAsTwoYear } from "./twoYearPrice.ts";

/** Lines that add up to "middle"; then middle + lowMargin = low, and middle + highMargin = high. */
export const middleParts: readonly PriceLine[] = priceSteps;
/** Lines that add up to "sticker". */
export const stickerParts = ["stickerTuition", "stickerLiving", "stickerGrowth"] as const;

export const priceLines = [
  ...priceSteps,
  "middle",
  "lowMargin",
  "low",
  "highMargin",
  "high",
  ...stickerParts,
  "sticker",
  "exchange",
  "policy",
  "missedLine",
  "tuitionFree",
  "familySize",
  "aidIncome",
  "pell",
  "aidIndex",
] as const;
export type PriceLine = (typeof priceLines)[number];

type Line = WorkingLine<PriceLine>;

/** The releases the figures come from; a line's `field` names the field of the college record. */
const sources = {
  netPrice: makeSource("scorecard", "College Scorecard: net price and grants", "2023-24"),
  cost: makeSource("ipeds", "IPEDS: published tuition and living costs", "2024-25"),
  homeCost: makeSource("ipeds", "IPEDS: published tuition and living costs", "2023-24"),
  stateGrants: makeSource("ipeds", "IPEDS Student Financial Aid: state and local grants", "2023-24"),
  kind: makeSource("price-spreads", "Measured on colleges of the same kind", "2023-24"),
  livingMix: makeSource("price-living", "Measured on this college or on colleges of its kind", "2023-24"),
  aided: makeSource("netPrices", "IPEDS Student Financial Aid: average net price by income", "2023-24"),
  growth: makeSource("price-growth", "Measured on published tuition", "2021-22 to 2024-25"),
} as const;

const stepSources: Readonly<Partial<Record<PriceStep, Source>>> = {
  averagePrice: sources.netPrice,
  tuition: sources.cost,
  averageLiving: sources.livingMix,
  backOneYear: sources.growth,
  usualGrants: sources.netPrice,
  kindStep: sources.kind,
  homeCost: sources.homeCost,
  publishedTuition: sources.cost,
  publishedLiving: sources.cost,
  livingStep: sources.livingMix,
  stateGrant: sources.stateGrants,
  stateAwards: sources.stateGrants,
};

/** The explanation of the price for the same arguments; null if there is no price. Whole dollars. */
export function explainPrice(
  college: CollegeSummary,
  family: PriceInput,
  options: PriceOptions,
): Line[] | null {
  const question = toPriceQuestion(family, options);
  const steps = createPriceSteps();
  const calculation = createPriceCalculator(question, steps)(college);
  if (calculation === null) return null;
  return [
    ...steps.recorded.map(({ step, amountUsd, values }) =>
      makeLine(step, amountUsd, values, findStepSource(step, college, question, calculation)),
    ),
    ...listBandLines(calculation, question),
    ...listStickerLines(calculation, question.entryYear),
    ...listAgreementLines(calculation),
    ...listPolicyLines(college, calculation),
    ...listTuitionFreeLines(calculation),
    ...(calculation.basis === "nothing" ? [] : [makeSizeLine(family.familySize, question, calculation)]),
    ...(family.aid === undefined ? [] : listAidLines(family.aid, calculation)),
  ];
}

function findStepSource(
  step: PriceStep,
  college: CollegeSummary,
  { certain, growthShare }: PriceQuestion,
  { residency, agreement }: PriceCalculation,
): Source | null {
  switch (step) {
    case "bracketPrice":
      return isPricedAsTwoYear(college) ? sources.aided : sources.netPrice;
    case "residencyStep":
      return residency === "agreement" ? (agreement?.source ?? null) : sources.cost;
    case "indexStep":
      return findSaiTables(saiTables.at(-1)?.awardYear ?? "")?.source ?? null;
    case "growth":
      return growthShare === null ? sources.growth : null;
    case "pellGrant":
      return certain.isFromAnswers ? makeAnswersSource(certain.terms.awardYear) : certain.terms.source;
    default:
      return stepSources[step] ?? null;
  }
}

function listBandLines(calculation: PriceCalculation, { bracket, entryYear }: PriceQuestion): Line[] {
  const { lowUsd, middleUsd, highUsd, published } = calculation;
  if (calculation.basis === "nothing") {
    const ends = { middle: middleUsd, low: lowUsd, high: highUsd } as const;
    return (["middle", "low", "high"] as const).map((line) =>
      makeLine(line, ends[line], { entryYear }, null),
    );
  }
  const bounds = bracket === null ? null : incomeBrackets[bracket];
  const isSpread = published === null;
  const spread = { explainedShare: familySpread.explainedShare };
  // The middle of a two-year college's published price counts certain grants alone.
  const lowEnd = calculation.policy?.lowEnd;
  const lowFrom = isSpread
    ? lowEnd === undefined
      ? spread
      : describeLowEnd(lowEnd)
    : {
        lowFrom: published.lowFrom,
        lowPriceUsd: Math.round(published.lowPriceUsd),
        year: published.lowYear,
        fromUsd: bounds?.fromUsd ?? null,
        toUsd: bounds?.toUsd ?? null,
      };
  const source = isSpread ? familySpread.source : null;
  const lowSource = lowEnd === undefined || lowEnd.paid === null ? source : sources.netPrice;
  return [
    makeLine("middle", middleUsd, { entryYear }, null),
    makeLine("lowMargin", lowUsd - middleUsd, lowFrom, lowSource ?? sources.aided),
    makeLine("low", lowUsd, { entryYear }, null),
    makeLine("highMargin", highUsd - middleUsd, isSpread ? spread : { isCertain: 1 }, source),
    makeLine("high", highUsd, { entryYear }, null),
  ];
}

/** The low end of a range that a policy's ceiling left without width. */
function describeLowEnd({ paid }: LowEnd): Line["values"] {
  if (paid === null) return { lowFrom: "policySpread" };
  const { fromUsd, toUsd } = incomeBrackets[paid.bracket];
  const lowPriceUsd = Math.round(paid.usd);
  return { lowFrom: "belowLine", lowPriceUsd, year: sources.netPrice.year, fromUsd, toUsd };
}

function listStickerLines(calculation: PriceCalculation, entryYear: number): Line[] {
  const { stickerTuitionUsd: tuition, stickerLivingUsd: living, stickerUsd: sticker } = calculation;
  if (tuition === null || living === null || sticker === null)
    return [makeLine("sticker", null, { entryYear }, null)];
  const growth = { share: calculation.growthShare, years: entryYear - priceYears.cost };
  return [
    makeLine("stickerTuition", tuition, { residency: calculation.residency }, sources.cost),
    makeLine("stickerLiving", living, {}, sources.cost),
    makeLine("stickerGrowth", sticker - tuition - living, growth, sources.growth),
    makeLine("sticker", sticker, { entryYear }, null),
  ];
}

/** The agreement between home and college with its source: what it adds at the low end, or that no price counts it. */
function listAgreementLines(calculation: PriceCalculation): Line[] {
  const { agreement, residency, residencyLowUsd, residencyMiddleUsd } = calculation;
  // The step of the middle has named it.
  if (agreement === null || (residency === "agreement" && residencyMiddleUsd !== 0)) return [];
  const { id, reach, rate, source } = agreement;
  const multiple = rate?.kind === "timesResident" ? rate.value : null;
  const values = { agreement: id, reach, rate: rate?.kind ?? null, multiple };
  return [makeLine("exchange", rate === null ? null : Math.round(residencyLowUsd), values, source)];
}

function makeSizeLine(people: number | null, question: PriceQuestion, calculation: PriceCalculation): Line {
  return makeLine("familySize", null, { people, countedIn: findSizeUse(question, calculation) }, null);
}

/** Where the family's size counts: in an index that was estimated from its income, in the Pell Grant, or nowhere. */
function findSizeUse(
  { index, certain }: PriceQuestion,
  { noteBits, published, certainUsd }: PriceCalculation,
): "index" | "pell" | null {
  if (index?.isEstimated === true && (noteBits & noteBit.followsIndex) !== 0) return "index";
  if (certainUsd === 0 && published === null) return null;
  return published !== null && certain.isFromAnswers ? null : "pell";
}

/** The aid policy that covers the family, and the line that it is just above. */
function listPolicyLines(college: CollegeSummary, { policy, missedLine }: PriceCalculation): Line[] {
  const line = policy ?? missedLine;
  if (line === null) return [];
  const url = findLinesUrl(college.unitId);
  const source = { id: "aidPolicies", title: college.name, year: line.awardYear, url };
  const lines: Line[] = [];
  if (policy !== null) {
    const { status, basis, ceilingUsd, areFeesExtra } = policy;
    const values = { ...nameValues(policy), status, basis, areFeesExtra: areFeesExtra ? 1 : 0 };
    lines.push(makeLine("policy", ceilingUsd === null ? null : Math.round(ceilingUsd), values, source));
  }
  if (missedLine !== null) {
    const values = { ...nameValues(missedLine), aboveUsd: missedLine.aboveUsd };
    lines.push(makeLine("missedLine", null, values, source));
  }
  return lines;
}

/** What the name of a promise is made of. */
function nameValues({ code, underUsd, isInclusive, coversFees, terms }: PolicyLine): Line["values"] {
  return {
    code,
    underUsd,
    mostUsd: terms?.mostUsd ?? null,
    isInclusive: isInclusive === true ? 1 : 0,
    coversFees: coversFees ? 1 : 0,
  };
}

/** Where nobody pays tuition: the most that is left, and what it counts. */
function listTuitionFreeLines({ tuitionFree }: PriceCalculation): Line[] {
  if (tuitionFree === null) return [];
  const { policy, status, basis, ceilingUsd } = tuitionFree;
  const values = { share: policy.share, students: policy.students, status, basis, billUsd: policy.billUsd };
  return [makeLine("tuitionFree", ceilingUsd, values, policy.source)];
}

/** What the family's aid answers contribute: the income behind the bracket, the Pell Grant, and the index. */
function listAidLines(aid: AidEstimate, calculation: PriceCalculation): Line[] {
  const { awardYear, agiUsd, bracketIncomeUsd, pellUsd, saiLow, saiHigh } = aid;
  const answers = makeAnswersSource(awardYear);
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

function makeAnswersSource(awardYear: string): Source {
  return { id: "aid-answers", title: "Your answers in the FAFSA calculator", year: awardYear, url: null };
}

function makeLine(
  line: PriceLine,
  amountUsd: number | null,
  values: Line["values"],
  source: Source | null,
): Line {
  return { line, amountUsd, values, source };
}

function makeSource(id: string, title: string, year: string): Source {
  const url = id === "scorecard" ? "https://collegescorecard.ed.gov/data/" : null;
  return { id, title, year, url };
}
