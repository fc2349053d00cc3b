/**
 * Whom the CSS Profile asks of a student whose parents live apart, what it costs each household, and which reasons for
 * leaving out the other parent a college may consider. Each college decides; the form of each is its own.
 */
import { type CssProfileTerms, cssProfileTerms } from "#domain/aid/cssProfileTerms.ts";
import type { FafsaParent } from "./fafsaParent.ts";
import { type AidAnswers, toAidKey } from "./households.ts";
import type { ParentAnswers, ParentHousehold } from "./parentAnswers.ts";

export type CssHousehold =
  /** One household, so one form. */
  | { files: "together" | "surviving" | "none" }
  /** The household that files first; the other files its own form where a college asks for it. */
  | { files: ParentHousehold; because: "supportAndHome" | "support"; other: ParentHousehold }
  /** The College Board's help page goes by support, some colleges by home, and here they differ: ask each college. */
  | { files: "ask"; bySupport: ParentHousehold; byHome: ParentHousehold }
  /** The next question to answer. */
  | { files: "unknown"; ask: "fafsaParent" | "livedWith" };

/**
 * The College Board's help page names the parents who give most support, the same as on the FAFSA. Its older
 * instructions and some colleges name the household where the student lived more in the last twelve months.
 */
export function findCssHousehold(
  answers: Pick<ParentAnswers, "together" | "livedWith">,
  fafsa: FafsaParent,
): CssHousehold {
  if (answers.together === "bothDied") return { files: "none" };
  if (answers.together === "oneDied") return { files: "surviving" };
  if (answers.together !== "apart") return { files: "together" };
  if (fafsa.parents !== "first" && fafsa.parents !== "second")
    return { files: "unknown", ask: "fafsaParent" };
  const bySupport = fafsa.parents;
  const byHome = answers.livedWith;
  if (byHome === null) return { files: "unknown", ask: "livedWith" };
  // Equal time is decided by support under the older instructions too.
  if (byHome === "equal") return { files: bySupport, because: "support", other: getOtherHousehold(bySupport) };
  if (byHome !== bySupport) return { files: "ask", bySupport, byHome };
  return { files: bySupport, because: "supportAndHome", other: getOtherHousehold(bySupport) };
}

export function getOtherHousehold(household: ParentHousehold): ParentHousehold {
  return household === "first" ? "second" : "first";
}

/** The form's fee for the household that files first, for a count of colleges; nothing is paid for none. */
export function calculateCssFee(colleges: number, terms: CssProfileTerms = cssProfileTerms): number {
  if (colleges <= 0) return 0;
  return terms.firstCollegeUsd + (colleges - 1) * terms.eachMoreCollegeUsd;
}

/** The other parent's own fee. */
export function calculateOtherCssFee(colleges: number, terms: CssProfileTerms = cssProfileTerms): number {
  return colleges <= 0 ? 0 : terms.otherParentUsd;
}

export type CssFeeExemption = "income" | "satWaiver" | "orphanOrWard";

/** Why the form is free for the household that files first; null where it is not, or not known to be. */
export function findCssFeeExemption(
  family: { agiUsd: number | null; hasSatWaiver: boolean; isOrphanOrWardUnder24: boolean },
  terms: CssProfileTerms = cssProfileTerms,
): CssFeeExemption | null {
  if (family.agiUsd !== null && family.agiUsd <= terms.freeUpToAgiUsd) return "income";
  if (family.hasSatWaiver) return "satWaiver";
  return family.isOrphanOrWardUnder24 ? "orphanOrWard" : null;
}

/** What a college said it wants, as the family found out; the data set does not know it. */
export const cssWishes = ["none", "one", "both"] as const;
export type CssWish = (typeof cssWishes)[number];

export function toCssWishKey(unitId: number): string {
  return toAidKey("student", `css${unitId}`);
}

export function getCssWish(answers: AidAnswers, unitId: number): CssWish | null {
  return cssWishes.find((wish) => wish === answers[toCssWishKey(unitId)]) ?? null;
}

/** How many of these colleges want a form from the first household, from the other one too, and have not been asked. */
export function countCssColleges(
  answers: AidAnswers,
  unitIds: readonly number[],
): { filing: number; other: number; open: number } {
  const wishes = unitIds.map((unitId) => getCssWish(answers, unitId));
  return {
    filing: wishes.filter((wish) => wish === "one" || wish === "both").length,
    other: wishes.filter((wish) => wish === "both").length,
    open: wishes.filter((wish) => wish === null).length,
  };
}

/** Reasons families give for leaving out the other parent's form. */
export const waiverReasons = [
  "abuse",
  "noContactOrder",
  "neverInvolved",
  "cannotBeFound",
  "imprisoned",
  "refuses",
  "decree",
  "abroad",
  "newFamily",
  "cost",
] as const;
export type WaiverReason = (typeof waiverReasons)[number];

/** "mayCount" still needs papers from someone outside the family; "ask" is not named in the form's own text. */
export type WaiverOutlook = "mayCount" | "usuallyNot" | "ask";

const outlooks: Readonly<Record<WaiverReason, WaiverOutlook>> = {
  abuse: "mayCount",
  noContactOrder: "mayCount",
  neverInvolved: "mayCount",
  cannotBeFound: "ask",
  imprisoned: "ask",
  refuses: "usuallyNot",
  decree: "usuallyNot",
  abroad: "usuallyNot",
  newFamily: "usuallyNot",
  cost: "usuallyNot",
};

export function getWaiverOutlook(reason: WaiverReason): WaiverOutlook {
  return outlooks[reason];
}

export type WaiverPaper = "courtPaper" | "policeOrAgency" | "professionalLetter" | "ownStatement";

/** What usually goes with the request; none where it is usually refused. */
export function listWaiverPapers(reason: WaiverReason): readonly WaiverPaper[] {
  if (getWaiverOutlook(reason) === "usuallyNot") return [];
  const letters = ["professionalLetter", "ownStatement"] as const;
  if (reason === "abuse") return ["courtPaper", "policeOrAgency", ...letters];
  return reason === "noContactOrder" || reason === "imprisoned" ? ["courtPaper", ...letters] : letters;
}
