/** The price calculation behind the range, its explanation and the back-test; records its steps where somebody asks. */
import { type CollegeSummary, incomeBrackets, type NetPriceByIncome } from "#domain/college/college.ts";
import type { LivingPlan } from "#domain/people/profile.ts";
import { familySpread } from "#domain/price/familySpread.ts";
import { priceYears } from "#domain/price/priceGrowth.ts";
import { indexCheck } from "#domain/price/priceIndexCheck.ts";
import { priceWithMerit } from "./averageMerit.ts";
import { type Bracket, brackets, topBracket } from "./brackets.ts";
import { makeEmptyCalculation, type PriceCalculation, type PriceQuestion } from "./calculation.ts";
import { noteBit, wideningBit } from "./codes.ts";
import { classifyCommute } from "./commute.ts";
import { countAwards, makeStateMoney } from "./countAwards.ts";
import { typicalFamily } from "./familyIndex.ts";
import { calculateGrowthFactor, chooseGrowthShare } from "./growth.ts";
import { holdToTuitionFree, priceNothingLeft } from "./holdToTuitionFree.ts";
import { findLeastAbove, indexSpreadUsd, priceAtIndex } from "./indexPrice.ts";
import {
  borrowedWidening,
  chooseLines,
  estimateFromLine,
  fillFeatures,
  fullFeatureCount,
  isKindBorrowed,
  type KindLines,
} from "./kind.ts";
import {
  calculateLivingCost,
  findLivingMix,
  getAwayLivingCost,
  isLivingSubstituted,
  isMostlyFromHome,
} from "./living.ts";
import { holdToMerit } from "./meritPrice.ts";
import { findCollegePolicy } from "./policyRecords.ts";
import type { PriceSteps } from "./priceSteps.ts";
import { getResidentTuition } from "./residency.ts";
import { settlePrice } from "./settlePrice.ts";
import { settleResidency } from "./settleResidency.ts";
import { isNeedMet, settleForStanding } from "./standingPrice.ts";
import {
  findLowEnd,
  findLowestPrice,
  findOwnLiving,
  findPaidBelow,
  isPricedAsTwoYear,
  lastAidedBracket,
} from "./twoYearPrice.ts";

/** Above the last of these the price of a family follows its index, or runs up to the published one. */
const bracketAbove = [1, 2, 3, null, null] as const satisfies Record<Bracket, Bracket | null>;
const unexplained = Math.sqrt((1 - familySpread.explainedShare) / familySpread.explainedShare);

/**
 * Returns a calculator for one set of inputs. It writes each college's result into the same object, which the next
 * call overwrites. Null if the college publishes too little. `steps` record the price of one college.
 */
export function createPriceCalculator(
  question: PriceQuestion,
  steps: PriceSteps | null = null,
): (college: CollegeSummary) => PriceCalculation | null {
  const { bracket, home, spreads, aid } = question;
  const from = { homeState: home, homePosition: question.homePosition };
  const isForFamily = question.spread === "family";
  // Nobody commutes from another country.
  const asked =
    question.standing.isAbroad && question.livingPlan === "withFamily" ? "onCampus" : question.livingPlan;
  const features = new Float64Array(fullFeatureCount);
  const costYears = question.entryYear - priceYears.cost;
  const out = makeEmptyCalculation(steps);
  const money = makeStateMoney(question.certain.pellUsd, question.studyYear);
  let familyUsd = 0;
  let mixUsd = 0;

  return (college) => {
    out.wideningBits = isForFamily ? wideningBit.familiesDiffer : 0;
    out.noteBits = college.tuitionGrowthShare === null ? noteBit.nationalGrowth : 0;
    if (aid !== null) out.noteBits |= noteBit.incomeFromAid;
    if ((question.policyFamily.incomeUsd ?? 0) < 0) out.noteBits |= noteBit.incomeBelowZero;
    out.growthShare = chooseGrowthShare(college, question.growthShare);
    out.costFactor = calculateGrowthFactor(out.growthShare, costYears);
    out.netFactor = out.costFactor * (1 + out.growthShare);
    const averageLiving = calculateLiving(college);
    if (!settleResidency(out, question, college)) return priceWithout(college);
    const isTwoYear = isPricedAsTwoYear(college);
    const between = isTwoYear ? spreads.twoYear.betweenBracketsUsd : spreads.betweenBracketsUsd;
    familyUsd = isForFamily ? unexplained * between[college.control] : 0;
    out.published = null;
    countAwards(out, question, college, money);
    const isKnown = (isTwoYear && calculateTwoYear(college)) || calculateFromKnown(college);
    if (!isKnown && !calculateFromEstimate(college, averageLiving)) return priceWithout(college);
    settlePrice(out, question, college);
    settleForStanding(out, question, college);
    holdToMerit(out, college, question);
    holdToTuitionFree(out, college, question);
    return out;
  };

  /** Where too little is published for a price: none, unless that is because nothing is charged. */
  function priceWithout(college: CollegeSummary): PriceCalculation | null {
    return priceNothingLeft(out, college, question) ? out : null;
  }

  /**
   * The arrangement asked for; on campus if the student cannot commute; with family near home where that is usual: at a
   * two-year college, or where nearly all students live at home.
   */
  function planAt(college: CollegeSummary): LivingPlan | null {
    if (asked === null) return null;
    if (asked !== "withFamily") {
      const isUsual = college.level === "twoYear" || isMostlyFromHome(college);
      if (!isUsual || classifyCommute(college, from) !== "near") return asked;
      out.noteBits |= noteBit.usuallyFromHome;
      return "withFamily";
    }
    const commute = classifyCommute(college, from);
    if (commute === "unknown") out.noteBits |= noteBit.commuteUnknown;
    if (commute !== "beyond") return "withFamily";
    out.noteBits |= noteBit.beyondCommute;
    return "onCampus";
  }

  /** The step from the college's average mix to this arrangement; returns the mix's living cost. */
  function calculateLiving(college: CollegeSummary): number | null {
    const livingPlan = planAt(college);
    out.livingPlan = livingPlan;
    const away = getAwayLivingCost(college);
    const withFamily = calculateLivingCost(college, "withFamily");
    mixUsd = 0;
    out.livingStepUsd = 0;
    out.stickerLivingUsd = null;
    out.countedHomeUsd = null;
    out.countedCostUsd = null;
    if (away === null || withFamily === null) {
      out.noteBits |= noteBit.livingUnknown;
      return null;
    }
    const mix = findLivingMix(college);
    const average = withFamily + mix.awayShare * (away - withFamily);
    const own = findOwnLiving(college, livingPlan, out.growthShare);
    if (isForFamily) {
      mixUsd = mix.spreadShare * Math.abs(away - withFamily);
      out.wideningBits |= wideningBit.livingMixed;
    }
    const chosen = livingPlan === null ? null : calculateLivingCost(college, livingPlan);
    out.stickerLivingUsd = chosen ?? Math.max(away, withFamily);
    if (own !== null) {
      out.livingStepUsd = own.stepUsd;
      out.countedHomeUsd = own.homeUsd;
      out.countedCostUsd = own.countedUsd;
      if (isForFamily) mixUsd = spreads.twoYear.costUsd;
    } else if (chosen !== null) out.livingStepUsd = chosen - average;
    if (livingPlan !== null && isLivingSubstituted(college, livingPlan))
      out.noteBits |= noteBit.livingSubstituted;
    return average;
  }

  /** Where a two-year college's price starts; false if it publishes too little, and is priced as others are. */
  function calculateTwoYear(college: CollegeSummary): boolean {
    const prices = college.aidedPriceByIncomeUsd;
    const { growthShare } = out;
    if (bracket === null) return calculateOfAllIncomes(college);
    const price = prices[bracket];
    const gapUsd = college.aidedPriceGapUsd[bracket] ?? 0;
    if (gapUsd > 0) out.wideningBits |= wideningBit.yearsDiffer;
    if (bracket <= lastAidedBracket && price !== null) {
      out.basis = "bracket";
      recordBracket("aidedPriceByIncomeUsd", bracket, price);
      const margin = Math.hypot(marginOf(0, steppedFamilyUsd(prices, bracket, price)), gapUsd);
      setPrice(price, price - margin, price + margin);
      return true;
    }
    const low = findLowEnd(college, bracket, growthShare, spreads.twoYear);
    if (low === null || out.stickerTuitionUsd === null || out.stickerLivingUsd === null) return false;
    out.basis = "published";
    setPrice(low.priceUsd, low.priceUsd, low.priceUsd);
    const isNewest = low.from !== "aided" || bracket !== topBracket;
    out.published = {
      // Beside brackets whose prices leave out food and housing at home, so does the cost.
      isHomeCounted: bracket <= lastAidedBracket && out.countedHomeUsd !== null,
      lowFrom: low.from,
      lowPriceUsd: low.from === "aided" ? (price ?? low.priceUsd) : low.priceUsd,
      lowYear: isNewest ? "2023-24" : "2022-23",
    };
    out.wideningBits &= ~(wideningBit.familiesDiffer | wideningBit.livingMixed);
    out.wideningBits |= low.from === "aided" ? wideningBit.aidedLow : wideningBit.grantsMayBe;
    return true;
  }

  /** An estimate at a two-year college without a published cost is no lower than what families with a lower income paid there. */
  function raiseToLower(college: CollegeSummary, at: Bracket): void {
    const least = findPaidBelow(college, at);
    if (least <= out.lowPriceUsd) return;
    setPrice(Math.max(out.priceUsd, least), least, Math.max(out.highPriceUsd, least));
  }

  /** Of an unknown income: around the average, from the lowest bracket's price; the range then runs up to the published cost. */
  function calculateOfAllIncomes(college: CollegeSummary): boolean {
    const average = college.netPriceUsd;
    const lowest = findLowestPrice(college, out.growthShare, spreads.twoYear);
    if (average === null || lowest === null) return false;
    out.basis = "average";
    recordAverage(average);
    out.wideningBits |= wideningBit.incomeUnknown;
    const margin = marginOf(0, familyUsd);
    setPrice(average, lowest - margin, average + margin);
    return true;
  }

  /** The published price of the family's bracket, or the span of all brackets if income is unknown. */
  function calculateFromKnown(college: CollegeSummary): boolean {
    const prices = college.netPriceByIncomeUsd;
    if (bracket !== null) {
      const price = prices[bracket];
      if (price === null) return false;
      out.basis = "bracket";
      recordBracket("netPriceByIncomeUsd", bracket, price);
      if (isForFamily && bracket === topBracket && calculateFromIndex(college, price)) return true;
      const margin = marginOf(0, steppedFamilyUsd(prices, bracket, price));
      const isByNeed = isForFamily && isNeedMet(college.unitId, question.standing);
      const middle = isByNeed ? findLeastAbove(prices, bracket, price) : price;
      if (middle < price) steps?.add("paidAbove", middle - price);
      setPrice(middle, middle - margin, price + margin);
      out.nextHighPriceUsd = Math.max(out.highPriceUsd, findHighAbove(prices, bracket));
      return true;
    }
    let low = Number.POSITIVE_INFINITY;
    let high = Number.NEGATIVE_INFINITY;
    let sum = 0;
    let count = 0;
    for (const each of brackets) {
      const price = prices[each];
      if (price === null) continue;
      const margin = marginOf(0, steppedFamilyUsd(prices, each, price));
      low = Math.min(low, price - margin);
      high = Math.max(high, price + margin);
      sum += price;
      count += 1;
    }
    // Fewer than five brackets do not cover families of every income.
    if (count < brackets.length) return false;
    out.basis = "bracket";
    const average = college.netPriceUsd ?? sum / count;
    recordAverage(average);
    out.wideningBits |= wideningBit.incomeUnknown;
    setPrice(average, low, high);
    return true;
  }

  /**
   * Above $110,000 at a college that meets full need the price follows the family's index: the bracket has no upper end,
   * and $115,000 is not $400,000. False where the college does not, or the index or a price is unknown.
   */
  function calculateFromIndex(college: CollegeSummary, top: number): boolean {
    const { index } = question;
    const below = college.netPriceByIncomeUsd[topBracket - 1] ?? null;
    const policy = findCollegePolicy(college.unitId);
    if (index === null || below === null || !isNeedMet(college.unitId, question.standing)) return false;
    const line = { below, top, netFactor: out.netFactor };
    const margin = marginOf(indexSpreadUsd, 0);
    const leastMargin = marginOf(0, steppedFamilyUsd(college.netPriceByIncomeUsd, 3, below));
    const price = priceAtIndex(line, index.middleUsd);
    // A family above the bracket's edge is never shown less than one below it.
    const isRising = price >= below;
    const byIndex = priceAtIndex(line, index.lowUsd) - margin;
    // A college with merit awards asks less of some families than their index.
    const low =
      policy?.isNeedBasedOnly === false ? Math.min(byIndex, priceWithMerit(out, college, top)) : byIndex;
    const high = priceAtIndex(line, index.highUsd) + margin;
    setPrice(
      price,
      isRising ? Math.max(low, below - leastMargin) : low,
      isRising ? Math.max(high, below + leastMargin) : high,
    );
    steps?.add("indexStep", price - top, {
      lowUsd: index.lowUsd,
      highUsd: index.highUsd,
      isEstimated: index.isEstimated ? 1 : 0,
      people: index.people,
      assetsUsd: typicalFamily.mostAssetsUsd,
      spanUsd: indexCheck.spanUsd,
      colleges: indexCheck.colleges,
    });
    out.noteBits |= noteBit.followsIndex;
    if (index.isEstimated) out.wideningBits |= wideningBit.indexEstimated;
    return true;
  }

  /** From the average price, otherwise from cost minus typical grants. False if neither is known. */
  function calculateFromEstimate(college: CollegeSummary, averageLiving: number | null): boolean {
    const tuition = getResidentTuition(college);
    let base = college.netPriceUsd;
    out.basis = "average";
    if (base === null) {
      if (tuition === null || averageLiving === null || college.averageGrantUsd === null) return false;
      out.basis = "cost";
      base = ((tuition + averageLiving) * out.costFactor) / out.netFactor - college.averageGrantUsd;
      recordCost(college, tuition, averageLiving, base);
    } else recordAverage(base);
    out.wideningBits |=
      out.basis === "average" ? wideningBit.estimatedFromAverage : wideningBit.estimatedFromCost;
    const count = fillFeatures(college, base, spreads.fills, features);
    const lines = chooseLines(spreads, out.basis, college, count);
    const isBorrowed = isKindBorrowed(college);
    if (isBorrowed) out.wideningBits |= wideningBit.kindBorrowed;
    const widening = isBorrowed ? borrowedWidening : 1;
    if (bracket !== null) {
      estimateBracket(lines, bracket, base, widening);
      if (isPricedAsTwoYear(college)) raiseToLower(college, bracket);
      steps?.reach("kindStep", out.priceUsd, { control: college.control, level: college.level });
      return true;
    }
    let low = Number.POSITIVE_INFINITY;
    let high = Number.NEGATIVE_INFINITY;
    for (const each of brackets) {
      estimateBracket(lines, each, base, widening);
      low = Math.min(low, out.lowPriceUsd);
      high = Math.max(high, out.highPriceUsd);
    }
    out.wideningBits |= wideningBit.incomeUnknown;
    setPrice(base, low, high);
    return true;
  }

  function estimateBracket(lines: KindLines, each: Bracket, base: number, widening: number): void {
    const line = lines[each];
    const price = estimateFromLine(line, base, features);
    setPrice(
      price,
      price - marginOf(widening * line.lowUsd, familyUsd),
      price + marginOf(widening * line.highUsd, familyUsd),
    );
  }

  function recordBracket(
    field: "netPriceByIncomeUsd" | "aidedPriceByIncomeUsd",
    at: Bracket,
    price: number,
  ): void {
    steps?.add("bracketPrice", price, { ...incomeBrackets[at], field: `${field}[${at}]` });
  }

  function recordAverage(average: number): void {
    steps?.add("averagePrice", average, { field: "netPriceUsd" });
  }

  function recordCost(college: CollegeSummary, tuition: number, averageLiving: number, base: number): void {
    const grants = college.averageGrantUsd ?? 0;
    steps?.add("tuition", tuition, { field: "tuitionInDistrictUsd" });
    steps?.add("averageLiving", averageLiving, {
      awayUsd: getAwayLivingCost(college),
      withFamilyUsd: calculateLivingCost(college, "withFamily"),
      awayShare: findLivingMix(college).awayShare,
    });
    steps?.reach("backOneYear", base + grants, { share: out.costFactor / out.netFactor - 1 });
    steps?.add("usualGrants", -grants, { field: "averageGrantUsd" });
  }

  function setPrice(price: number, low: number, high: number): void {
    out.nextHighPriceUsd = 0;
    out.priceUsd = price;
    out.lowPriceUsd = Math.min(low, price);
    out.highPriceUsd = Math.max(high, price);
  }

  /** The high end of the bracket above; zero where it has no end of its own, or its price is not published. */
  function findHighAbove(prices: NetPriceByIncome, at: Bracket): number {
    const above = bracketAbove[at];
    const price = above === null ? null : prices[above];
    return above === null || price === null ? 0 : price + marginOf(0, steppedFamilyUsd(prices, above, price));
  }

  /** Independent sources of error add in quadrature. */
  function marginOf(estimateUsd: number, familySdUsd: number): number {
    const family = familySpread.standardDeviations * familySdUsd;
    return Math.sqrt(estimateUsd * estimateUsd + family * family + mixUsd * mixUsd);
  }

  /**
   * The spread of families within a bracket: half of the variance comes from the kind's usual spread, half from this
   * college's own steps to neighboring brackets (if prices rise steeply with income, families within a bracket vary more).
   */
  function steppedFamilyUsd(prices: NetPriceByIncome, at: Bracket, price: number): number {
    if (!isForFamily) return 0;
    const below = at > 0 ? (prices[at - 1] ?? null) : null;
    const above = at < topBracket ? (prices[at + 1] ?? null) : null;
    const steps = (below === null ? 0 : 1) + (above === null ? 0 : 1);
    if (steps === 0) return familyUsd;
    const own =
      ((below === null ? 0 : Math.abs(price - below)) + (above === null ? 0 : Math.abs(above - price))) /
      steps;
    return Math.sqrt((familyUsd * familyUsd + (unexplained * own) ** 2) / 2);
  }
}
