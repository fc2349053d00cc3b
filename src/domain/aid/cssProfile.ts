/**
 * For students whose parents live apart: which household files the CSS Profile, what it costs each household, and which
 * reasons for waiving the other parent a college may consider. Each college decides and has its own waiver form.
 */
import { type CssProfileTerms, cssProfileTerms } from "#domain/aid/cssProfileTerms.ts";
import { type AidAnswers, toAidKey } from "#domain/answers/households.ts";
import type { FafsaParent } from "./fafsaParent.ts";
import type { ParentAnswers, ParentHousehold } from "./parentAnswers.ts";

export type CssHousehold =
  /** One household, so one form. */
  | { files: "together" | "surviving" | "none" }
  /** The household that files first; the other files its own form if a college asks for it. */
  | { files: ParentHousehold; because: "supportAndHome" | "support"; other: ParentHousehold }
  /** The College Board's help page goes by support, some colleges by residence, and here they differ: ask each college. */
  | { files: "ask"; bySupport: ParentHousehold; byHome: ParentHousehold }
  /** The next question to answer. */
  | { files: "unknown"; ask: "fafsaParent" | "livedWith" };

/**
 * The College Board's help page names the parent who provides most support, as on the FAFSA. Its older instructions and
 * some colleges name the household where the student lived more in the last twelve months.
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
  // The older instructions also decide equal time by support.
  if (byHome === "equal")
    return { files: bySupport, because: "support", other: getOtherHousehold(bySupport) };
  if (byHome !== bySupport) return { files: "ask", bySupport, byHome };
  return { files: bySupport, because: "supportAndHome", other: getOtherHousehold(bySupport) };
}

export function getOtherHousehold(household: ParentHousehold): ParentHousehold {
  return household === "first" ? "second" : "first";
}

/** The fee for the household that files first, for a number of colleges; none for zero. */
export function calculateCssFee(colleges: number, terms: CssProfileTerms = cssProfileTerms): number {
  if (colleges <= 0) return 0;
  return terms.firstCollegeUsd + (colleges - 1) * terms.eachMoreCollegeUsd;
}

/** The other parent's fee. */
export function calculateOtherCssFee(colleges: number, terms: CssProfileTerms = cssProfileTerms): number {
  return colleges <= 0 ? 0 : terms.otherParentUsd;
}

export type CssFeeExemption = "income" | "satWaiver" | "orphanOrWard";

/** Why the form is free for the household that files first; null if it is not, or not known to be. */
export function findCssFeeExemption(
  family: { agiUsd: number | null; hasSatWaiver: boolean; isOrphanOrWardUnder24: boolean },
  terms: CssProfileTerms = cssProfileTerms,
): CssFeeExemption | null {
  if (family.agiUsd !== null && family.agiUsd <= terms.freeUpToAgiUsd) return "income";
  if (family.hasSatWaiver) return "satWaiver";
  return family.isOrphanOrWardUnder24 ? "orphanOrWard" : null;
}

/** What a college requires, as the family found out; the data set does not have it. */
export const cssWishes = ["none", "one", "both"] as const;
export type CssWish = (typeof cssWishes)[number];

export function toCssWishKey(unitId: number): string {
  return toAidKey("student", `css${unitId}`);
}

export function getCssWish(answers: AidAnswers, unitId: number): CssWish | null {
  return cssWishes.find((wish) => wish === answers[toCssWishKey(unitId)]) ?? null;
}

/** How many of these colleges want a form from the first household, from the other one too, and have not been asked yet. */
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

/** Reasons families give for waiving the other parent's form. */
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

/** "mayCount" still needs documents from someone outside the family; "ask" is not mentioned on the form itself. */
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

/** Documents that usually go with the request; none if it is usually denied. */
export function listWaiverPapers(reason: WaiverReason): readonly WaiverPaper[] {
  if (getWaiverOutlook(reason) === "usuallyNot") return [];
  const letters = ["professionalLetter", "ownStatement"] as const;
  if (reason === "abuse") return ["courtPaper", "policeOrAgency", ...letters];
  return reason === "noContactOrder" || reason === "imprisoned" ? ["courtPaper", ...letters] : letters;
}
