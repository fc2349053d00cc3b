/** The last steps of a price: from the figures of 2023-24 and 2024-25 to the range of the entry year. */
import type { CollegeSummary } from "#domain/college/college.ts";
import { priceYears } from "#domain/price/priceGrowth.ts";
import type { WorkingLine } from "#lib/source.ts";
import { topBracket } from "./brackets.ts";
import type { PriceCalculation, PriceQuestion } from "./calculation.ts";
import { noteBit, wideningBit } from "./codes.ts";
import { clearMoves } from "./countStateAwards.ts";
import { typicalFamily } from "./familyIndex.ts";
import { indexSpreadUsd } from "./indexPrice.ts";
import { holdToPolicy, noPromises } from "./policyPrice.ts";
import { type CollegePolicy, findCollegePolicy } from "./policyRecords.ts";
import type { PriceSteps } from "./priceSteps.ts";
import { getResidentTuition } from "./residency.ts";
import { isPricedAsTwoYear } from "./twoYearPrice.ts";

/** Converts everything to the entry year, holds the range to what is possible, and keeps it in order. */
export function settlePrice(out: PriceCalculation, question: PriceQuestion, college: CollegeSummary): void {
  const { spread, bracket, aid, index } = question;
  const { costFactor, netFactor, steps } = out;
  const isForFamily = spread === "family";
  const policy = isForFamily ? findCollegePolicy(college.unitId) : null;
  const sticker =
    out.stickerTuitionUsd === null || out.stickerLivingUsd === null
      ? null
      : (out.stickerTuitionUsd + out.stickerLivingUsd) * costFactor;
  const isNeedBased = policy !== null && isGrantByNeed(policy);
  const { published, certainUsd } = out;
  const isTwoYear = isPricedAsTwoYear(college);
  const live = (priceUsd: number, residencyUsd: number, indexUsd: number | undefined) =>
    isTwoYear
      ? // The step brings an average to this arrangement and moves no grant.
        priceUsd * netFactor + (residencyUsd + out.livingStepUsd) * costFactor
      : addLiving(
          priceUsd * netFactor + residencyUsd * costFactor,
          out.livingStepUsd * costFactor,
          isNeedBased ? (indexUsd ?? 0) : 0,
        );
  let low = live(out.lowPriceUsd, out.residencyLowUsd, index?.lowUsd);
  let middle = live(out.priceUsd, out.residencyMiddleUsd, index?.middleUsd);
  let high = live(out.highPriceUsd, out.residencyHighUsd, index?.highUsd);
  /** At a two-year college: the cost as its prices by income count it, with the highest tuition of this residency. */
  const homeUsd =
    sticker === null || out.countedHomeUsd === null || bracket === null
      ? sticker
      : (out.countedHomeUsd + out.residencyHighUsd) * costFactor;
  const countedUsd = sticker === null || homeUsd === null ? null : Math.min(sticker, homeUsd);
  if (published === null || sticker === null) {
    const plainUsd = isTwoYear
      ? middle
      : out.priceUsd * netFactor + out.residencyMiddleUsd * costFactor + out.livingStepUsd * costFactor;
    if (steps !== null) recordParts(steps, plainUsd, out, question, college);
    if (Math.round(middle) > Math.round(plainUsd)) out.noteBits |= noteBit.grantKeptToNeed;
    steps?.reach("grantShrinks", middle);
  } else {
    const costUsd = published.isHomeCounted ? (homeUsd ?? sticker) : sticker;
    const openUsd = (out.residencyHighUsd - out.residencyMiddleUsd) * costFactor;
    if (steps !== null) recordParts(steps, costUsd - openUsd, out, question, college);
    high = Math.min(costUsd, sticker) - certainUsd;
    middle = high - openUsd;
    low = Math.min(low, middle);
  }

  if ((out.wideningBits & wideningBit.needMetAnywhere) !== 0 && index !== null) {
    // A full grant leaves what residents of this income pay, or the family's index where that is more.
    const inState = (priceUsd: number) => priceUsd * netFactor + out.livingStepUsd * costFactor;
    middle = Math.min(middle, Math.max(inState(out.priceUsd), index.middleUsd));
    high = Math.min(high, Math.max(inState(out.highPriceUsd), index.highUsd + indexSpreadUsd * netFactor));
    steps?.reach("needMetAway", middle);
  }

  const followsIndex = (out.noteBits & noteBit.followsIndex) !== 0;
  // Where a college meets need itself, its own grant shrinks by what the state gives.
  if (policy !== null && (isNeedBased || policy.meetsFullNeed === true)) clearMoves(out.awards);
  else if (published === null) {
    const { awards } = out;
    const before = middle;
    low = Math.min(low + awards.middleUsd, middle + awards.bestUsd);
    // Without a grant nobody pays more than the published price.
    middle = Math.min(middle + awards.middleUsd, Math.max(middle, sticker ?? Number.POSITIVE_INFINITY));
    high = Math.max(high + awards.middleUsd, before + awards.worstUsd);
    if (sticker !== null && awards.coveredBestUsd > 0) {
      low = Math.min(low, sticker - awards.coveredBestUsd);
      if (awards.coveredMiddleUsd > 0) middle = Math.min(middle, sticker - awards.coveredMiddleUsd);
      if (awards.coveredWorstUsd > 0) high = Math.min(high, sticker - awards.coveredWorstUsd);
    }
    steps?.reach("stateAwards", middle, describeAwards(out, college));
  }
  if (sticker === null) {
    out.noteBits |= noteBit.stickerUnknown;
  } else {
    const isOpenAbove = (bracket === null || bracket === topBracket) && published === null;
    if (isForFamily && isOpenAbove && !followsIndex) {
      out.wideningBits |= wideningBit.topBracket;
      high = Math.max(high, sticker - (published === null ? out.awards.coveredWorstUsd : 0));
    }
    // A published average above the sticker price is kept; an estimate is capped.
    if (middle > sticker && out.basis === "bracket" && !followsIndex) out.noteBits |= noteBit.aboveSticker;
    else middle = Math.min(middle, sticker);
    high = Math.min(high, sticker);
  }
  steps?.reach("heldToSticker", middle);
  const awardedUsd = published === null ? out.awards.sureUsd : 0;
  if (sticker !== null && awardedUsd > 0) {
    // The award comes off the published price too, so nobody who gets it pays more than the rest.
    middle = Math.min(middle, Math.max(0, sticker - awardedUsd));
    high = Math.min(high, Math.max(middle, sticker - awardedUsd));
    low = Math.min(low, middle);
  }
  if (sticker !== null && certainUsd > 0 && published === null) {
    // Nobody pays more than that less the grants that are certain.
    const mostUsd = Math.max(0, (countedUsd ?? sticker) - certainUsd);
    middle = Math.min(middle, mostUsd);
    low = Math.min(low, middle);
    high = Math.min(high, mostUsd);
  }
  if (sticker !== null && aid !== null) {
    // The grant comes off the sticker price at every college, so nobody who gets it pays more than the rest.
    const mostUsd = Math.max(0, sticker - aid.surePellUsd);
    if (out.basis !== "bracket") middle = Math.min(middle, Math.max(low, mostUsd));
    const held = Math.min(high, Math.max(middle, mostUsd));
    if (held < high) out.noteBits |= noteBit.heldToPell;
    high = held;
  }
  steps?.reach("heldToPell", middle);

  const beforePolicy = middle;
  if (policy === null) {
    out.policy = null;
    out.missedLine = null;
    out.promises = noPromises;
  } else {
    // What the state gives this family it most likely gives one just above, too; cleared where it moves no price.
    const next = live(out.nextHighPriceUsd, out.residencyHighUsd, index?.highUsd) + out.awards.middleUsd;
    const nextHighUsd = sticker === null ? next : Math.min(next, sticker - out.awards.coveredWorstUsd);
    const ends = { lowUsd: low, middleUsd: middle, highUsd: high, nextHighUsd };
    ({ lowUsd: low, middleUsd: middle, highUsd: high } = holdToPolicy(ends, out, question, college, policy));
  }
  steps?.reach("heldToPolicy", middle);

  if (sticker !== null && middle <= sticker) out.noteBits &= ~noteBit.aboveSticker;
  if (beforePolicy <= 0) out.noteBits |= noteBit.zeroOrLess;
  // Nobody is paid to study: grants above the cost are shown as a price of zero.
  const least = isForFamily ? 0 : Math.min(0, middle);
  middle = Math.max(middle, least);
  steps?.reach("raisedToZero", middle);
  low = Math.max(low, least);
  out.stickerUsd = sticker === null ? null : Math.round(sticker);
  out.middleUsd = Math.round(middle);
  out.lowUsd = Math.round(Math.min(low, middle));
  out.highUsd = Math.round(Math.max(high, middle));
}

/** What the price is made of before it is held to anything: `grownUsd` in the entry year, before certain grants. */
function recordParts(
  steps: PriceSteps,
  grownUsd: number,
  out: PriceCalculation,
  { certain, entryYear, growthShare, livingPlan, policyFamily }: PriceQuestion,
  college: CollegeSummary,
): void {
  const { certainUsd, countedCostUsd, published, residencyMiddleUsd } = out;
  const { stickerLivingUsd: living, stickerTuitionUsd: tuition } = out;
  const plan = { plan: out.livingPlan, asked: livingPlan };
  if (published?.isHomeCounted === true) {
    steps.add("homeCost", college.aidedHomeCostUsd ?? 0, { ...plan, field: "aidedHomeCostUsd" });
  } else if (published !== null) {
    steps.add("publishedTuition", (tuition ?? 0) - out.residencyHighUsd, { field: "tuitionInDistrictUsd" });
    steps.add("publishedLiving", living ?? 0, plan);
  } else if (out.livingPlan !== null && living !== null) {
    const averageUsd = countedCostUsd === null ? null : Math.round(countedCostUsd);
    steps.add("livingStep", out.livingStepUsd, {
      ...plan,
      planUsd: averageUsd === null ? living : Math.round(averageUsd + out.livingStepUsd),
      averageUsd: averageUsd ?? living - Math.round(out.livingStepUsd),
      isOwn: averageUsd === null ? 0 : 1,
    });
  }
  if (residencyMiddleUsd !== 0)
    steps.add("residencyStep", residencyMiddleUsd, {
      residency: out.residency,
      isByStatus: (out.wideningBits & wideningBit.tuitionByStatus) === 0 ? 0 : 1,
      lowUsd: out.residencyLowUsd,
      highUsd: out.residencyHighUsd,
      residentUsd: getResidentTuition(college),
      // What is paid for tuition instead of the resident price.
      outOfStateUsd:
        out.residency === "agreement"
          ? (getResidentTuition(college) ?? 0) + Math.round(residencyMiddleUsd)
          : college.tuitionOutOfStateUsd,
      agreement: isCounted(out) ? (out.agreement?.id ?? null) : null,
      rate: isCounted(out) ? (out.agreement?.rate?.kind ?? null) : null,
      field: "tuitionOutOfStateUsd",
    });
  steps.reach("growth", grownUsd, {
    share: out.growthShare,
    isMoved: growthShare === null ? 0 : 1,
    isPublished: published === null || published.isHomeCounted ? 0 : 1,
    netYears: entryYear - priceYears.netPrice,
    costYears: entryYear - priceYears.cost,
    field: "tuitionGrowthShare",
  });
  if (published === null) return;
  const { isFromAnswers, people, pellUsd, terms } = certain;
  if (pellUsd > 0)
    steps.add("pellGrant", -pellUsd, {
      incomeUsd: policyFamily.incomeUsd,
      people,
      assetsUsd: typicalFamily.mostAssetsUsd,
      isFromAnswers: isFromAnswers ? 1 : 0,
      isAssumed: terms.isAssumed ? 1 : 0,
    });
  if (certainUsd > pellUsd) steps.add("stateGrant", pellUsd - certainUsd, describeAwards(out, college));
}

/** The programs that a step counts, and what the published average contains of the state's grants. */
function describeAwards({ awards }: PriceCalculation, college: CollegeSummary): WorkingLine["values"] {
  const counted = awards.awards.slice(0, awards.count).filter(({ isCounted }) => isCounted);
  return {
    names: counted.map(({ award }) => award.rule.name).join(" and "),
    year: counted.map(({ award }) => award.rule.ruleYear).join(", "),
    containedUsd: Math.round(awards.containedUsd),
    share: college.stateGrantShare,
    averageUsd: college.averageStateGrantUsd,
    field: "stateGrantShare",
  };
}

/** Whether the middle counts the agreement between home and college. */
function isCounted({ residency }: PriceCalculation): boolean {
  return residency === "agreement" || residency === "grant";
}

/** Grants follow need where the college says so: it gives them by need only, or meets all need and names no merit awards. */
function isGrantByNeed({ isNeedBasedOnly, meetsFullNeed }: CollegePolicy): boolean {
  return isNeedBasedOnly ?? meetsFullNeed === true;
}

/**
 * A cheaper living arrangement lowers the cost, and a grant is never more than the cost; a grant by need is never more
 * than the cost less the family's index, so below the index the grant shrinks instead of the price.
 */
function addLiving(priceUsd: number, stepUsd: number, indexUsd: number): number {
  const moved = priceUsd + stepUsd;
  return stepUsd >= 0 ? moved : Math.max(moved, Math.min(priceUsd, indexUsd));
}
