/** Whether a college's price fits what the family can pay, and whether a college is a financial safety. */
import { type AdmissionLabel, isSureAdmission } from "#domain/admission/label.ts";

export const budgetLabels = ["within", "maybe", "over", "unknown", "noBudget"] as const;
export type BudgetLabel = (typeof budgetLabels)[number];

/** Compares unrounded whole dollars a year; null if there is no price, or if the family has not said what it can pay. */
export function chooseBudgetLabel(
  band: { lowUsd: number; highUsd: number } | null,
  payPerYearUsd: number | null,
): BudgetLabel {
  if (payPerYearUsd === null) return "noBudget";
  if (band === null) return "unknown";
  if (band.highUsd <= payPerYearUsd) return "within";
  return band.lowUsd > payPerYearUsd ? "over" : "maybe";
}

/** Sure to admit the student, and the whole price range is within what the family can pay. */
export function isFinancialSafety(admission: AdmissionLabel, budget: BudgetLabel): boolean {
  return isSureAdmission(admission) && budget === "within";
}
