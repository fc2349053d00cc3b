/** The last steps of a price: from the figures of 2023-24 and 2024-25 to the range of the entry year. */
import type { CollegeSummary } from "#domain/college/college.ts";
import { topBracket } from "./brackets.ts";
import type { PriceCalculation, PriceQuestion } from "./calculation.ts";
import { noteBit, wideningBit } from "./codes.ts";
import { applyPolicyLine, type CollegePolicy, findCollegePolicy, findPolicyLines } from "./policyLines.ts";
import { isPricedAsTwoYear } from "./twoYearPrice.ts";

/** Converts everything to the entry year, holds the range to what is possible, and keeps it in order. */
export function settlePrice(out: PriceCalculation, question: PriceQuestion, college: CollegeSummary): void {
  const { spread, bracket, aid, index } = question;
  const { costFactor, netFactor } = out;
  const isForFamily = spread === "family";
  const policy = isForFamily ? findCollegePolicy(college.unitId) : null;
  const sticker =
    out.stickerTuitionUsd === null || out.stickerLivingUsd === null
      ? null
      : (out.stickerTuitionUsd + out.stickerLivingUsd) * costFactor;
  const isNeedBased = policy !== null && isGrantByNeed(policy);
  const { published, certainUsd } = out;
  const live = (priceUsd: number, residencyUsd: number, indexUsd: number | undefined) =>
    isPricedAsTwoYear(college)
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
  let plainMiddle = out.priceUsd * netFactor + (out.livingStepUsd + out.residencyMiddleUsd) * costFactor;
  /** At a two-year college: the cost as its prices by income count it, with the highest tuition of this residency. */
  const countedUsd =
    sticker === null || out.countedHomeUsd === null || bracket === null
      ? sticker
      : Math.min(sticker, (out.countedHomeUsd + out.residencyHighUsd) * costFactor);
  if (published !== null && sticker !== null) {
    const costUsd = published.isHomeCounted ? (countedUsd ?? sticker) : sticker;
    high = costUsd - certainUsd;
    middle = high - (out.residencyHighUsd - out.residencyMiddleUsd) * costFactor;
    low = Math.min(low, middle);
    plainMiddle = middle;
  }
  out.middleKeptToNeedUsd = Math.round(middle) - Math.round(plainMiddle);
  if (out.middleKeptToNeedUsd > 0) out.noteBits |= noteBit.grantKeptToNeed;

  const followsIndex = (out.noteBits & noteBit.followsIndex) !== 0;
  if (sticker === null) {
    out.noteBits |= noteBit.stickerUnknown;
  } else {
    const isOpenAbove = (bracket === null || bracket === topBracket) && published === null;
    if (isForFamily && isOpenAbove && !followsIndex) {
      out.wideningBits |= wideningBit.topBracket;
      high = Math.max(high, sticker);
    }
    // A published average above the sticker price is kept; an estimate is capped.
    if (middle > sticker && out.basis === "bracket" && !followsIndex) out.noteBits |= noteBit.aboveSticker;
    else middle = Math.min(middle, sticker);
    high = Math.min(high, sticker);
  }
  const stickeredMiddle = middle;
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
  out.middleHeldToPellUsd = Math.round(middle) - Math.round(stickeredMiddle);

  const beforePolicy = middle;
  const ceilingUsd = policy === null ? clearPolicy(out) : findCeiling(out, question, college, policy);
  if (ceilingUsd !== null) {
    middle = Math.min(middle, ceilingUsd);
    // Where all need is met the index may leave less to pay than the ceiling, but never more.
    low = Math.min(
      low,
      ceilingUsd,
      policy?.meetsFullNeed === true ? (index?.lowUsd ?? ceilingUsd) : ceilingUsd,
    );
    if (out.policy?.status === "applied" && ceilingUsd < high) {
      high = ceilingUsd;
      // The range no longer runs up to the sticker price.
      out.wideningBits &= ~wideningBit.topBracket;
    }
  }
  out.middleHeldToPolicyUsd = Math.round(middle) - Math.round(beforePolicy);

  if (sticker !== null && middle <= sticker) out.noteBits &= ~noteBit.aboveSticker;
  if (beforePolicy <= 0) out.noteBits |= noteBit.zeroOrLess;
  // Nobody is paid to study: grants above the cost are shown as a price of zero.
  const least = isForFamily ? 0 : Math.min(0, middle);
  out.middleRaisedToZeroUsd = Math.max(0, Math.round(least) - Math.round(middle));
  middle = Math.max(middle, least);
  low = Math.max(low, least);
  out.stickerUsd = sticker === null ? null : Math.round(sticker);
  out.middleUsd = Math.round(middle);
  out.lowUsd = Math.round(Math.min(low, middle));
  out.highUsd = Math.round(Math.max(high, middle));
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

function clearPolicy(out: PriceCalculation): null {
  out.policy = null;
  out.missedLine = null;
  return null;
}

/** Sets the policy that covers the family, and returns the ceiling it puts on low end and middle. */
function findCeiling(
  out: PriceCalculation,
  question: PriceQuestion,
  college: CollegeSummary,
  policy: CollegePolicy,
): number | null {
  const { below, above } = findPolicyLines(policy, college, question.policyFamily);
  out.missedLine = above;
  out.policy =
    below === null
      ? null
      : applyPolicyLine(below, policy, college, {
          entryYear: question.entryYear,
          assetsUsd: question.policyFamily.assetsUsd,
          livingUsd: out.stickerLivingUsd === null ? null : out.stickerLivingUsd * out.costFactor,
          netFactor: out.netFactor,
        });
  return out.policy === null || out.policy.status === "assets" ? null : out.policy.ceilingUsd;
}
