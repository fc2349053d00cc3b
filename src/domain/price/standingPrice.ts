/** What citizenship and a home abroad change in a price: the tuition charged, and the grants that cannot be counted on. */
import { findPellTerms } from "#domain/aid/pellTerms.ts";
import type { Standing } from "#domain/aid/standing.ts";
import type { CollegeSummary } from "#domain/college/college.ts";
import type { StateCode } from "#domain/college/states.ts";
import type { PriceCalculation, PriceQuestion } from "./calculation.ts";
import { noteBit, wideningBit } from "./codes.ts";
import { findInternationalAid, meetsNeedAbroad } from "./internationalAid.ts";
import { findCollegePolicy } from "./policyRecords.ts";
import { findResidency, type Residency } from "./residency.ts";
import { findTuitionByStatus } from "./tuitionByStatus.ts";

/** Residency at a public college. Exchanges between states ask for residency that the student may not be able to show. */
export function findResidencyFor(
  college: CollegeSummary,
  home: StateCode | null,
  { status, isAbroad }: Standing,
): Residency {
  const usual = findResidency(college, isAbroad ? null : home);
  if (usual === "sameForAll") return usual;
  if (isAbroad || status === "international") return "outOfState";
  if (status === null || usual === "unknown") return usual;
  if (usual !== "inState") return "outOfState";
  return status === "other" ? "unknown" : findTuitionByStatus(college.state);
}

/**
 * The published prices of families count federal and state grants. A student who cannot get them may pay up to the published
 * price, and most likely what the bracket pays plus the Pell Grant it counts; in the two lowest brackets that is close to the
 * most. An international student is priced as others are where the college is on record that it meets their need too: what it
 * meets is its own grant, whatever part of it a Pell Grant pays for others. Elsewhere the published price is all that is known.
 */
export function settleForStanding(
  out: PriceCalculation,
  { standing, bracket, entryYear, home }: PriceQuestion,
  { unitId, control, state }: CollegeSummary,
): void {
  const { stickerUsd } = out;
  out.internationalAid = null;
  out.statusState = null;
  if (standing.status === null) return;
  if (standing.status === "international") {
    const aid = findInternationalAid(unitId);
    out.internationalAid = aid;
    if (meetsNeedAbroad(aid)) {
      out.noteBits = (out.noteBits & ~noteBit.followsIndex) | noteBit.needMetAbroad;
      // What is said of the index speaks of FAFSA answers.
      out.wideningBits &= ~wideningBit.indexEstimated;
      return;
    }
  }
  if (standing.status === "undocumented" && control === "public" && home === state && !standing.isAbroad)
    out.statusState = state;
  if (standing.status !== "international" && findCollegePolicy(unitId)?.meetsFullNeed === true) {
    const aid = standing.status === "undocumented" ? findInternationalAid(unitId) : null;
    const undocumented = aid?.undocumented ?? null;
    if (undocumented === null) out.noteBits |= noteBit.needByStatusUnknown;
    else {
      out.internationalAid = aid;
      out.noteBits |= undocumented === "asDomestic" ? noteBit.needMetByStatus : noteBit.aidIfDaca;
      // Its own grants meet need, whatever part of it a Pell Grant meets for others.
      if (undocumented === "asDomestic") return;
    }
  }
  if (stickerUsd === null) {
    out.noteBits |= noteBit.grantsUnknown;
    return;
  }
  if (standing.status === "international") {
    // One price: nothing makes it a range, and nothing of how a family's was found is left in it.
    out.noteBits &= ~(
      noteBit.zeroOrLess |
      noteBit.aboveSticker |
      noteBit.followsIndex |
      noteBit.grantKeptToNeed
    );
    out.noteBits |= out.internationalAid === null ? noteBit.pricedForAbroad : noteBit.noAidAbroad;
    out.wideningBits = 0;
    // Where the published average is above the published price, there are no grants to take out.
    out.steps?.reach(stickerUsd < out.middleUsd ? "heldToSticker" : "withoutGrants", stickerUsd);
    out.lowUsd = stickerUsd;
    out.middleUsd = stickerUsd;
    out.highUsd = stickerUsd;
    return;
  }
  out.wideningBits |= wideningBit.noFederalAid;
  const lostUsd = bracket !== null && bracket <= 1 ? findMaximumPell(entryYear) : 0;
  out.middleUsd = Math.max(out.middleUsd, Math.min(stickerUsd, out.middleUsd + lostUsd));
  out.highUsd = Math.max(out.highUsd, stickerUsd);
  out.steps?.reach("withoutGrants", out.middleUsd);
}

/** Whether a college meets the full need of a student with this citizenship and home, as far as that is on record. */
export function isNeedMet(unitId: number, { status }: Standing): boolean {
  const isMet = findCollegePolicy(unitId)?.meetsFullNeed === true;
  return isMet || (status === "international" && meetsNeedAbroad(findInternationalAid(unitId)));
}

function findMaximumPell(entryYear: number): number {
  const terms = findPellTerms(`${entryYear}-${String(entryYear + 1).slice(2)}`) ?? findPellTerms("2026-27");
  return terms?.maximumUsd ?? 0;
}
