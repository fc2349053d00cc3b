/** Holds a price range to what automatic merit awards leave of the sticker price. */
import { mayGetFederalAid } from "#domain/aid/standing.ts";
import type { CollegeSummary } from "#domain/college/college.ts";
import { latestValue } from "#facts/fact.ts";
import { pellMaximum } from "#facts/federal-aid/pell.ts";
import type { Bracket } from "./brackets.ts";
import type { PriceCalculation, PriceQuestion } from "./calculation.ts";
import { noteBit, wideningBit } from "./codes.ts";
import { findMerit } from "./meritAwards.ts";
import { meritTablesByUnitId } from "./meritTables.ts";
import { calculateOutOfStateStep } from "./residency.ts";

/**
 * Whoever gets an award pays at most the sticker price minus it, so that is the most the range can say. Awards come off
 * the sticker price alone: the published averages behind the range have merit aid in them already. For the same reason a
 * low end below stays as it is, and need-based grants are never added to an award.
 */
export function holdToMerit(
  out: PriceCalculation,
  college: CollegeSummary,
  { merit, home, standing, entryYear, bracket, aid }: PriceQuestion,
): void {
  out.merit = null;
  if (merit === null || !meritTablesByUnitId.has(college.unitId)) return;
  const { stickerUsd, costFactor, stickerTuitionUsd: tuition } = out;
  const difference = calculateOutOfStateStep(college);
  const found = findMerit(
    college,
    { ...merit, home: standing.isAbroad ? null : home, entryYear, standing },
    {
      tuitionUsd: tuition === null ? null : tuition * costFactor,
      differenceUsd: difference === null ? null : difference * costFactor,
    },
  );
  out.merit = found;
  if (found === null || stickerUsd === null || Math.max(found.mostUsd, found.onExchangeUsd) === 0) return;
  const surePellUsd = aid?.surePellUsd ?? 0;
  const mostUsd = Math.max(0, stickerUsd - surePellUsd - found.earnedUsd);
  if (found.earnedUsd > 0 && mostUsd < out.highUsd) {
    out.noteBits |= noteBit.heldToMerit;
    // The range no longer runs up to the sticker price.
    out.wideningBits &= ~wideningBit.topBracket;
    out.middleUsd = Math.min(out.middleUsd, mostUsd);
    out.highUsd = mostUsd;
    out.steps?.reach("heldToMerit", out.middleUsd, { earnedUsd: found.earnedUsd });
  }
  const lowUsd = Math.min(out.lowUsd, out.middleUsd);
  const leastUsd = Math.min(stickerUsd - found.mostUsd, findExchangePrice(out, stickerUsd));
  out.lowUsd = Math.max(
    Math.min(lowUsd, 0),
    Math.min(lowUsd, leastUsd - (mayGetFederalAid(standing) ? findMostPell(bracket, aid) : 0)),
  );
  const isMore = found.mostUsd > found.earnedUsd || found.onExchangeUsd > 0;
  if (isMore && out.lowUsd < lowUsd) out.wideningBits |= wideningBit.meritMayBe;
}

/** The largest Pell Grant that may come on top: it stacks with an award. Without aid answers, by the income bracket alone. */
export function findMostPell(bracket: Bracket | null, aid: PriceQuestion["aid"]): number {
  if (aid !== null) return aid.mostPellUsd;
  return bracket === null || bracket <= lastPellBracket ? latestValue(pellMaximum) : 0;
}

/** Up to $48,000 a family of three or more gets the whole grant by the income test of 2026-27; above it, less or none. */
const lastPellBracket = 1;

/** At the tuition exchange's rate, with the award that is given on top of it. */
function findExchangePrice(out: PriceCalculation, stickerUsd: number): number {
  if (out.merit === null || out.merit.onExchangeUsd === 0) return Number.POSITIVE_INFINITY;
  const savedUsd = (out.residencyHighUsd - out.residencyLowUsd) * out.costFactor;
  return Math.round(stickerUsd - savedUsd - out.merit.onExchangeUsd);
}
