/** A college's own free-tuition line as a note beside the band: what it would leave to pay, never a promise. */
import type { CollegeSummary } from "#domain/college/college.ts";
import type { AidPolicy } from "#domain/college/details.ts";
import type { PriceInput } from "./band.ts";

export type FreeTuitionNote = {
  code: "freeTuition" | "noParentContribution";
  /** The policy holds for incomes under this, with typical assets. */
  underUsd: number;
  awardYear: string;
  sourceUrl: string;
  isForResidentsOnly: boolean;
};

/** The note that applies to this family, or null: income not known, above the line, or the line is for residents. */
export function findFreeTuitionNote(
  college: CollegeSummary,
  policy: AidPolicy | null,
  family: PriceInput,
): FreeTuitionNote | null {
  const income = family.familyIncomeUsd;
  if (policy === null || income === null) return null;
  const isForResidentsOnly = policy.appliesTo === "inState";
  if (isForResidentsOnly && family.homeState !== college.state) return null;
  const { awardYear, sourceUrl, noParentContributionUnderUsd: none, freeTuitionUnderUsd: free } = policy;
  const shared = { awardYear, sourceUrl, isForResidentsOnly };
  if (none !== null && income < none) return { code: "noParentContribution", underUsd: none, ...shared };
  if (free !== null && income < free) return { code: "freeTuition", underUsd: free, ...shared };
  return null;
}
