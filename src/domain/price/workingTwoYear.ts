/** The lines of a price's explanation that start from what a two-year college publishes, and what out-of-state tuition adds. */
import { type CollegeSummary, incomeBrackets } from "#domain/college/college.ts";
import type { PriceInput } from "./band.ts";
import type { Bracket } from "./brackets.ts";
import type { PriceCalculation, PriceQuestion } from "./calculation.ts";
import { wideningBit } from "./codes.ts";
import { typicalFamily } from "./familyIndex.ts";
import { getResidentTuition } from "./residency.ts";
import { isPricedAsTwoYear, type PublishedPrice } from "./twoYearPrice.ts";
import { aidAnswersSource, type Line, makeLine, priceSources } from "./workingLines.ts";

/** What a two-year college publishes for this arrangement, in 2024-25 dollars. */
export function listPublishedLines(
  college: CollegeSummary,
  family: PriceInput,
  calculation: PriceCalculation,
): Line[] {
  const tuition = getResidentTuition(college) ?? 0;
  const { livingPlan, stickerLivingUsd } = calculation;
  const values = { plan: livingPlan, asked: family.livingPlan };
  if (calculation.published?.isHomeCounted === true) {
    const cost = college.aidedHomeCostUsd ?? 0;
    return [
      makeLine("homeCost", cost, { ...values, field: "aidedHomeCostUsd" }, priceSources.homeCost),
      ...listResidencyLine(college, calculation),
    ];
  }
  return [
    makeLine("publishedTuition", tuition, { field: "tuitionInDistrictUsd" }, priceSources.cost),
    makeLine("publishedLiving", stickerLivingUsd ?? 0, values, priceSources.cost),
    ...listResidencyLine(college, calculation),
  ];
}

/** The grants that come off a two-year college's published cost. */
export function listGrantLines({ published }: PriceCalculation, question: PriceQuestion): Line[] {
  if (published === null) return [];
  const { pellUsd, stateUsd, certain } = published;
  const lines: Line[] = [];
  if (pellUsd > 0) {
    const { terms, people, isFromAnswers } = certain;
    const values = {
      incomeUsd: question.policyFamily.incomeUsd,
      people,
      assetsUsd: typicalFamily.mostAssetsUsd,
      isFromAnswers: isFromAnswers ? 1 : 0,
      isAssumed: terms.isAssumed ? 1 : 0,
    };
    const source = isFromAnswers ? { ...aidAnswersSource, year: terms.awardYear } : terms.source;
    lines.push(makeLine("pellGrant", -pellUsd, values, source));
  }
  if (stateUsd > 0 && certain.stateGrant !== null) {
    const { name, year, source } = certain.stateGrant;
    lines.push(makeLine("stateGrant", -stateUsd, { name, year }, source));
  }
  return lines;
}

/** Where the low end of a two-year college's price comes from, whose middle counts certain grants alone. */
export function describeLowEnd(
  { lowFrom, lowPriceUsd, lowYear }: PublishedPrice,
  bracket: Bracket | null,
): Line["values"] {
  const bounds = bracket === null ? null : incomeBrackets[bracket];
  return {
    lowFrom,
    lowPriceUsd: Math.round(lowPriceUsd),
    year: lowYear,
    fromUsd: bounds?.fromUsd ?? null,
    toUsd: bounds?.toUsd ?? null,
  };
}

/** At a two-year college with prices by income: the whole cost of the arrangement, and the one those prices were counted from. */
export function findOwnCosts(
  college: CollegeSummary,
  { livingPlan, growthShare, livingStepUsd }: PriceCalculation,
): { planUsd: number; averageUsd: number } | null {
  const { aidedCostUsd, aidedHomeCostUsd } = college;
  if (!isPricedAsTwoYear(college) || aidedCostUsd === null) return null;
  if (livingPlan === "withFamily" && aidedHomeCostUsd === null) return null;
  const averageUsd = Math.round(aidedCostUsd * (1 + growthShare));
  return { planUsd: Math.round(averageUsd + livingStepUsd), averageUsd };
}

export function listResidencyLine(college: CollegeSummary, calculation: PriceCalculation): Line[] {
  const lines: Line[] = [];
  const { residencyMiddleUsd } = calculation;
  if (residencyMiddleUsd !== 0) {
    const values = {
      residency: calculation.residency,
      isByStatus: (calculation.wideningBits & wideningBit.tuitionByStatus) === 0 ? 0 : 1,
      lowUsd: calculation.residencyLowUsd,
      highUsd: calculation.residencyHighUsd,
      residentUsd: getResidentTuition(college),
      outOfStateUsd: college.tuitionOutOfStateUsd,
      field: "tuitionOutOfStateUsd",
    };
    lines.push(makeLine("residencyStep", Math.round(residencyMiddleUsd), values, priceSources.cost));
  }
  return lines;
}
