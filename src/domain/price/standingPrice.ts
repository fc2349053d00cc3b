/** What citizenship and a home abroad change in a price: the tuition charged, and the grants that cannot be counted on. */
import { findPellTerms } from "#domain/aid/pellTerms.ts";
import type { Standing } from "#domain/aid/standing.ts";
import type { CollegeSummary } from "#domain/college/college.ts";
import type { StateCode } from "#domain/college/states.ts";
import type { PriceCalculation, PriceQuestion } from "./calculation.ts";
import { noteBit, wideningBit } from "./codes.ts";
import { findResidency, type Residency } from "./residency.ts";
import { tuitionByStatus } from "./tuitionByStatus.ts";

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
  const law = tuitionByStatus.get(college.state);
  if (status === "other" || law === undefined) return "unknown";
  return law.rule === "byHighSchool" ? "inState" : "outOfState";
}

/**
 * The published prices of families count federal and state grants. A student who cannot get them may pay up to the published
 * price, and most likely what the bracket pays plus the Pell Grant it counts; in the two lowest brackets that is close to the
 * most. A student from another country is shown the published price: aid for them is each college's own, and rare.
 */
export function settleForStanding(
  out: PriceCalculation,
  { standing, bracket, entryYear }: PriceQuestion,
): void {
  const { stickerUsd } = out;
  if (standing.status === null) return;
  if (stickerUsd === null) {
    out.noteBits |= noteBit.grantsUnknown;
    return;
  }
  if (standing.status === "international") {
    out.noteBits |= noteBit.pricedForAbroad;
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

function findMaximumPell(entryYear: number): number {
  const terms = findPellTerms(`${entryYear}-${String(entryYear + 1).slice(2)}`) ?? findPellTerms("2026-27");
  return terms?.maximumUsd ?? 0;
}
