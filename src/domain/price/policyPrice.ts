/** Holds a price to the college's own aid policy: the ends of the range where a line covers the family, and near a line. */
import { type CollegeSummary, incomeBrackets } from "#domain/college/college.ts";
import type { PriceCalculation, PriceQuestion } from "./calculation.ts";
import { wideningBit } from "./codes.ts";
import { areLinesOpenTo } from "./internationalAid.ts";
import { calculateLivingCost } from "./living.ts";
import {
  type AppliedPolicy,
  applyPolicyLine,
  type CheckedLines,
  checkPolicyLines,
  findLowBelow,
  leastWidthUsd,
  type NamedPromise,
} from "./policyLines.ts";
import type { CollegePolicy, PolicyLine } from "./policyRecords.ts";

/** Dollars of the entry year. */
type PriceEnds = { lowUsd: number; middleUsd: number; highUsd: number };

/** A price that rises by less than this past a line is no cliff. */
export const leastCliffUsd = 1_000;
/** This close below a line a family should know what lies above it. */
const cliffNearUsd = 10_000;

export const noPromises: readonly NamedPromise[] = [];

/** Sets the policy that covers the family, what else the college promises, and the line that it just misses; returns the ends as they leave them. */
export function holdToPolicy(
  ends: PriceEnds & { nextHighUsd: number },
  out: PriceCalculation,
  question: PriceQuestion,
  college: CollegeSummary,
  policy: CollegePolicy,
): PriceEnds {
  const { index, policyFamily } = question;
  const incomeUsd = policyFamily.incomeUsd ?? 0;
  const toEntryYear = (usd: number | null) => (usd === null ? null : usd * out.costFactor);
  const apply = (line: PolicyLine, atIncomeUsd = incomeUsd): AppliedPolicy =>
    applyPolicyLine(line, policy, college, {
      entryYear: question.entryYear,
      assetsUsd: policyFamily.assetsUsd,
      incomeUsd: atIncomeUsd,
      tuitionUsd: toEntryYear(out.stickerTuitionUsd),
      livingUsd: toEntryYear(out.stickerLivingUsd),
      otherUsd: toEntryYear(calculateLivingCost(college, "withFamily")),
      netFactor: out.netFactor,
    });
  const isEligible = policyFamily.isAidEligible || areLinesOpenTo(question.standing.status, college.unitId);
  const checked = checkPolicyLines(policy, college, policyFamily, isEligible);
  const { covering, above } = checked;
  let { lowUsd, middleUsd, highUsd } = ends;
  const all = covering.map((line) => apply(line));
  const applied = chooseBest(all);
  const ceilingUsd = applied === null ? null : getCeiling(applied);
  // Examples tell what a family pays, also where another promise ends the range below what they give.
  const table = all.find((one) => one.table !== undefined && one.status !== "assets")?.table ?? null;
  if (table !== null) {
    lowUsd = Math.min(lowUsd, table.lowUsd);
    middleUsd = Math.min(middleUsd, table.middleUsd ?? middleUsd);
  }
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
        applied.underUsd ?? incomeUsd,
        ceilingUsd,
        (paidUsd) => paidUsd * out.netFactor + (out.residencyLowUsd + out.livingStepUsd) * out.costFactor,
        question.spreads.betweenBracketsUsd[college.control],
      );
      // Half of tuition leaves a width of its own, and reaches far above the families that the averages are of.
      const isWide = applied.code === "halfTuition" && highUsd - lowUsd >= leastWidthUsd;
      if (table === null && !isWide && lowEnd.usd < lowUsd) {
        lowUsd = lowEnd.usd;
        applied.lowEnd = lowEnd;
      }
      const lineUsd = applied.underUsd;
      if (lineUsd !== null && lineUsd - incomeUsd <= cliffNearUsd) {
        const next = covering.filter(({ underUsd }) => underUsd === null || underUsd > lineUsd);
        // Where the bracket ends at the line too, families above it are of the next one.
        const aboveUsd = Math.max(ends.highUsd, isAtBracketEnd(applied, question) ? ends.nextHighUsd : 0);
        const aboveLineUsd = Math.min(
          aboveUsd,
          ...next.map((line) => getHighHeld(apply(line, lineUsd + 1)) ?? aboveUsd),
        );
        if (aboveLineUsd - highUsd >= leastCliffUsd) applied.highAboveLineUsd = aboveLineUsd;
      }
    }
  }
  out.policy = applied;
  out.promises = listPromises(checked, applied, apply);
  for (const { how, ceilingUsd: leftUsd } of out.promises)
    if (how !== "reason" && leftUsd !== null) lowUsd = Math.min(lowUsd, leftUsd);
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

/** Of promises that cover the family, the one that leaves least to pay; first those that hold the high end too. */
function chooseBest(covering: readonly AppliedPolicy[]): AppliedPolicy | null {
  let best: AppliedPolicy | null = null;
  for (const one of covering) {
    const order = best === null ? -1 : rank(one) - rank(best);
    const leavesNoMore = (getCeiling(one) ?? 0) <= (best === null ? 0 : (getCeiling(best) ?? 0));
    if (order < 0 || (order === 0 && leavesNoMore)) best = one;
  }
  return best;
}

function rank(applied: AppliedPolicy): number {
  if (getCeiling(applied) === null) return 2;
  return applied.status === "applied" ? 0 : 1;
}

/**
 * What the college promises beside the policy that holds the price. Left out is what adds nothing: lesser steps of the same
 * promise, other ways to it, and what would leave more to pay.
 */
function listPromises(
  { covering, open, uncounted }: CheckedLines,
  applied: AppliedPolicy | null,
  apply: (line: PolicyLine) => AppliedPolicy,
): readonly NamedPromise[] {
  if (covering.length + open.length + uncounted.length < (applied === null ? 1 : 2)) return noPromises;
  const promises: NamedPromise[] = [];
  const name = (line: PolicyLine, how: NamedPromise["how"], more: Partial<NamedPromise> = {}) =>
    promises.push({
      ...line,
      how,
      ceilingUsd: null,
      missing: [],
      isPlanOpen: false,
      isOnLine: false,
      ...more,
    });
  const heldUsd = applied === null ? null : getHighHeld(applied);
  for (const line of covering)
    if (line.recordId !== applied?.recordId && line.code !== "priceTable")
      name(line, "also", { ceilingUsd: getCeiling(apply(line)) });
  // Of several ways to one promise, the lowest income first.
  for (const { line, ...openness } of open.toReversed()) {
    const ceilingUsd = getCeiling(apply(line));
    const isLess = heldUsd === null || ceilingUsd === null || ceilingUsd < heldUsd;
    const isNamed = promises.some(({ how, recordId }) => how === "open" && recordId === line.recordId);
    if (isLess && !isNamed) name(line, "open", { ceilingUsd, ...openness });
  }
  for (const line of uncounted) {
    const isStep = line.terms?.reason === "amountNotPublished";
    if (!isStep || covering.every(({ recordId }) => recordId !== line.recordId)) name(line, "reason");
  }
  return promises.length === 0 ? noPromises : promises;
}

/** What a policy leaves to pay, where it is counted on. */
function getCeiling({ status, ceilingUsd }: AppliedPolicy): number | null {
  return status === "assets" ? null : ceilingUsd;
}

/** The same where the high end is held to it. */
function getHighHeld({ status, ceilingUsd }: AppliedPolicy): number | null {
  return status === "applied" ? ceilingUsd : null;
}
