/** A college's free-tuition policy as a note next to the price range: what would be left to pay, never a promise. */
import { mayGetFederalAid } from "#domain/aid/standing.ts";
import type { CollegeSummary } from "#domain/college/college.ts";
import type { AidPolicy } from "#domain/college/details.ts";
import type { PriceInput } from "./band.ts";

export type FreeTuitionNote = {
  code: "freeTuition" | "noParentContribution";
  /** The policy covers incomes below this, with typical assets. */
  underUsd: number;
  awardYear: string;
  sourceUrl: string;
  isForResidentsOnly: boolean;
};

/** The note that applies to this family; null if income is unknown or too high, or the policy is for residents only. */
export function findFreeTuitionNote(
  college: CollegeSummary,
  policy: AidPolicy | null,
  family: PriceInput,
): FreeTuitionNote | null {
  const income = family.familyIncomeUsd;
  if (policy === null || income === null) return null;
  // A policy speaks of students who file the FAFSA; whether it holds for others is the college's to say.
  if (family.standing !== undefined && !mayGetFederalAid(family.standing)) return null;
  const isForResidentsOnly = policy.appliesTo === "inState";
  if (isForResidentsOnly && family.homeState !== college.state) return null;
  const { awardYear, sourceUrl, noParentContributionUnderUsd: none, freeTuitionUnderUsd: free } = policy;
  const shared = { awardYear, sourceUrl, isForResidentsOnly };
  if (none !== null && income < none) return { code: "noParentContribution", underUsd: none, ...shared };
  if (free !== null && income < free) return { code: "freeTuition", underUsd: free, ...shared };
  return null;
}
