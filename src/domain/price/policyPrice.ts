/** Holds a price to the college's own aid policy: the ends of the range where a line covers the family, and near a line. */
import { type CollegeSummary, incomeBrackets } from "#domain/college/college.ts";
import type { PriceCalculation, PriceQuestion } from "./calculation.ts";
import { wideningBit } from "./codes.ts";
import { findInternationalAid } from "./internationalAid.ts";
import { calculateLivingCost } from "./living.ts";
import {
  type AppliedPolicy,
  applyPolicyLine,
  type CollegePolicy,
  findLowBelow,
  findPolicyLines,
  leastWidthUsd,
  type PolicyLine,
} from "./policyLines.ts";

/** Dollars of the entry year. */
type PriceEnds = { lowUsd: number; middleUsd: number; highUsd: number };

/** A price that rises by less than this past a line is no cliff. */
export const leastCliffUsd = 1_000;
/** This close below a line a family should know what lies above it. */
const cliffNearUsd = 10_000;

/** Sets the policy that covers the family and the line that it just misses, and returns the ends as they leave them. */
export function holdToPolicy(
  ends: PriceEnds & { nextHighUsd: number },
  out: PriceCalculation,
  question: PriceQuestion,
  college: CollegeSummary,
  policy: CollegePolicy,
): PriceEnds {
  const { index, policyFamily } = question;
  const toEntryYear = (usd: number | null) => (usd === null ? null : usd * out.costFactor);
  const apply = (line: PolicyLine): AppliedPolicy =>
    applyPolicyLine(line, policy, college, {
      entryYear: question.entryYear,
      assetsUsd: policyFamily.assetsUsd,
      tuitionUsd: toEntryYear(out.stickerTuitionUsd),
      livingUsd: toEntryYear(out.stickerLivingUsd),
      otherUsd: toEntryYear(calculateLivingCost(college, "withFamily")),
      netFactor: out.netFactor,
    });
  const isEligible =
    policyFamily.isAidEligible ||
    (question.standing.status === "international" &&
      findInternationalAid(college.unitId)?.areLinesTheirs === true);
  const { below, next, above } = findPolicyLines(policy, college, policyFamily, isEligible);
  let { lowUsd, middleUsd, highUsd } = ends;
  const applied = below === null ? null : apply(below);
  const ceilingUsd = applied === null ? null : getCeiling(applied);
  if (applied !== null && ceilingUsd !== null) {
    middleUsd = Math.min(middleUsd, ceilingUsd);
    // Where all need is met the index may leave less to pay than the ceiling, but never more.
    const indexUsd = policy.meetsFullNeed === true ? (index?.lowUsd ?? ceilingUsd) : ceilingUsd;
    lowUsd = Math.min(lowUsd, ceilingUsd, indexUsd);
    if (applied.status === "applied" && ceilingUsd < highUsd) {
      highUsd = ceilingUsd;
      // The range no longer runs up to the sticker price.
      out.wideningBits &= ~wideningBit.topBracket;
    }
    if (applied.status === "applied") {
      const lowEnd = findLowBelow(
        college,
        applied,
        ceilingUsd,
        (paidUsd) => paidUsd * out.netFactor + (out.residencyLowUsd + out.livingStepUsd) * out.costFactor,
        question.spreads.betweenBracketsUsd[college.control],
      );
      // Half of tuition leaves a width of its own, and reaches far above the families that the averages are of.
      const isWide = applied.code === "halfTuition" && highUsd - lowUsd >= leastWidthUsd;
      if (!isWide && lowEnd.usd < lowUsd) {
        lowUsd = lowEnd.usd;
        applied.lowEnd = lowEnd;
      }
      if (applied.underUsd - (policyFamily.incomeUsd ?? 0) <= cliffNearUsd) {
        const nextUsd = next === null ? null : getHighHeld(apply(next));
        // Where the bracket ends at the line too, families above it are of the next one.
        const aboveUsd = Math.max(ends.highUsd, isAtBracketEnd(applied, question) ? ends.nextHighUsd : 0);
        const aboveLineUsd = Math.min(aboveUsd, nextUsd ?? aboveUsd);
        if (aboveLineUsd - highUsd >= leastCliffUsd) applied.highAboveLineUsd = aboveLineUsd;
      }
    }
  }
  out.policy = applied;
  out.missedLine = null;
  if (above !== null) {
    const leftUsd = getCeiling(apply(above));
    out.missedLine = { ...above, ceilingUsd: leftUsd };
    // Exactly on a line of which nobody knows whether it includes the family, the range spans both answers.
    if (leftUsd !== null && above.aboveUsd === 0 && above.isInclusive === null)
      lowUsd = Math.min(lowUsd, leftUsd);
  }
  return { lowUsd, middleUsd, highUsd };
}

function isAtBracketEnd({ underUsd }: PolicyLine, { bracket }: PriceQuestion): boolean {
  return bracket !== null && incomeBrackets[bracket].toUsd === underUsd;
}

/** What a policy leaves to pay, where it is counted on. */
function getCeiling({ status, ceilingUsd }: AppliedPolicy): number | null {
  return status === "assets" ? null : ceilingUsd;
}

/** The same where the high end is held to it. */
function getHighHeld({ status, ceilingUsd }: AppliedPolicy): number | null {
  return status === "applied" ? ceilingUsd : null;
}
