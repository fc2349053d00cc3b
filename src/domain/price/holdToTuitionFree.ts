/** Holds a price to what is left to pay where a college charges nobody tuition, or everyone a part of it. */
import { mayGetFederalAid } from "#domain/aid/standing.ts";
import type { CollegeSummary } from "#domain/college/college.ts";
import { priceYears } from "#domain/price/priceGrowth.ts";
import type { PriceCalculation, PriceQuestion } from "./calculation.ts";
import { noteBit, wideningBit } from "./codes.ts";
import { calculateGrowthFactor } from "./growth.ts";
import { findMostPell } from "./meritPrice.ts";
import { noPromises } from "./policyPrice.ts";
import { findTuitionFree, type TuitionFree, type TuitionFreePrice } from "./tuitionFree.ts";

const heldOtherwise =
  noteBit.pricedForAbroad |
  noteBit.noAidAbroad |
  noteBit.aboveSticker |
  noteBit.heldToPell |
  noteBit.heldToMerit;

/** The policy as far as it is this student's; null if it is not. */
function findOwnPolicy(
  { unitId }: CollegeSummary,
  { home, standing, policyFamily }: PriceQuestion,
): Pick<TuitionFreePrice, "policy" | "status"> | null {
  const policy = findTuitionFree(unitId);
  if (policy === null) return null;
  switch (policy.students) {
    case "citizens":
    case "cadets":
    case "tribalMembers":
      return policyFamily.isAidEligible && mayGetFederalAid(standing) ? { policy, status: "applied" } : null;
    case "countyResidents":
      return standing.isAbroad || (home !== null && policy.counties?.states.includes(home) !== true)
        ? null
        : { policy, status: "ifFromThere" };
    default:
      return { policy, status: "applied" };
  }
}

/** The price of a college that publishes none because nothing is left to pay there; false if it is not one. */
export function priceNothingLeft(
  out: PriceCalculation,
  college: CollegeSummary,
  question: PriceQuestion,
): boolean {
  const own = question.spread === "family" ? findOwnPolicy(college, question) : null;
  if (own === null || own.status !== "applied" || !own.policy.coversLiving) return false;
  out.basis = "nothing";
  out.residency = "sameForAll";
  out.published = null;
  out.policy = null;
  out.missedLine = null;
  out.promises = noPromises;
  out.merit = null;
  out.agreement = null;
  out.internationalAid = null;
  out.statusState = null;
  out.lowUsd = 0;
  out.middleUsd = 0;
  out.highUsd = 0;
  out.stickerUsd = null;
  out.wideningBits = 0;
  out.noteBits = 0;
  out.tuitionFree = { ...own, ceilingUsd: 0, basis: "nothing" };
  out.steps?.add("nothingLeft", 0);
  return true;
}

/**
 * Nobody pays more than what is left, whatever the averages say; and it is what a college is, not a yearly policy, so that its
 * year ends nothing. Comes last, so that it holds for a student without federal aid too where it is for everyone.
 */
export function holdToTuitionFree(
  out: PriceCalculation,
  college: CollegeSummary,
  question: PriceQuestion,
): void {
  const own = question.spread === "family" ? findOwnPolicy(college, question) : null;
  out.tuitionFree = own === null ? null : { ...own, ...findCeiling(own.policy, out, college, question) };
  const ceilingUsd = out.tuitionFree?.ceilingUsd ?? null;
  if (ceilingUsd === null || out.tuitionFree === null) return;
  const isAboveAll = out.lowUsd > ceilingUsd;
  out.lowUsd = Math.min(out.lowUsd, ceilingUsd);
  if (out.tuitionFree.status !== "applied") return;
  // Averages above all that is left to pay tell nothing of grants, so the low end counts the one that may come.
  if (isAboveAll && mayGetFederalAid(question.standing))
    out.lowUsd = Math.max(0, ceilingUsd - findMostPell(question.bracket, question.aid));
  if (ceilingUsd < out.middleUsd) {
    out.middleUsd = ceilingUsd;
    out.steps?.reach("heldToTuitionFree", ceilingUsd);
  }
  if (ceilingUsd <= out.highUsd) {
    out.highUsd = ceilingUsd;
    // The range no longer runs up to the sticker price, nor is it held to anything else.
    out.wideningBits &= ~(wideningBit.topBracket | wideningBit.noFederalAid);
    out.noteBits &= ~heldOtherwise;
  }
}

function findCeiling(
  policy: TuitionFree,
  out: PriceCalculation,
  college: CollegeSummary,
  { entryYear }: PriceQuestion,
): Pick<TuitionFreePrice, "ceilingUsd" | "basis"> {
  if (policy.coversLiving) {
    const { netPriceUsd } = college;
    if (netPriceUsd === null) return { ceilingUsd: 0, basis: "nothing" };
    return { ceilingUsd: Math.round(Math.max(0, netPriceUsd) * out.netFactor), basis: "average" };
  }
  const billYear = Number(policy.period.slice(0, 4));
  // Of two sums the newer one counts. The college's own is for a student on campus.
  const isOwn = billYear > priceYears.cost && (out.livingPlan ?? "onCampus") === "onCampus";
  if (policy.billUsd !== null && isOwn) {
    const factor = calculateGrowthFactor(out.growthShare, entryYear - billYear);
    return { ceilingUsd: Math.round(policy.billUsd * factor), basis: "bill" };
  }
  const { stickerTuitionUsd: tuition, stickerLivingUsd: living } = out;
  if (living === null || tuition === null) return { ceilingUsd: null, basis: "published" };
  const feesUsd = Math.min(tuition, policy.feesUsd ?? 0);
  const chargedUsd = feesUsd + (1 - policy.share) * (tuition - feesUsd);
  return { ceilingUsd: Math.round((chargedUsd + living) * out.costFactor), basis: "published" };
}
