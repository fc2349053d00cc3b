/** Whether a list is balanced: how many colleges it has of each kind, and what is missing. */
import { type AdmissionLabel, isSureAdmission } from "#domain/admission/label.ts";
import { type BudgetLabel, isFinancialSafety } from "#domain/price/budgetLabel.ts";

/** A balanced list by common counseling practice; an assumption, not a measurement. */
export const balanceRule = { safeties: 2, targetsAndLikelies: 3, reaches: 1, total: 6 } as const;

export type BalanceGap =
  | { code: "empty" }
  /** `sure` colleges are certain to admit the student, but their price is not known to fit the budget. */
  | { code: "needsSafety"; missing: number; sure: number; hasBudget: boolean }
  | { code: "needsTargetOrLikely"; missing: number }
  | { code: "couldAddReach"; missing: number }
  | { code: "mostlyReaches"; reaches: number; total: number }
  | { code: "short"; missing: number };

/** The two marks of a college on the list. */
export type ListedLabels = { admission: AdmissionLabel; budget: BudgetLabel };

export function toListedLabels(row: {
  admissionLabel: { code: AdmissionLabel };
  budgetLabel: BudgetLabel;
}): ListedLabels {
  return { admission: row.admissionLabel.code, budget: row.budgetLabel };
}

export type BalanceCounts = Readonly<{
  reach: number;
  target: number;
  likely: number;
  /** Sure admissions that are not known to be within the budget. */
  sure: number;
  financialSafety: number;
  unknown: number;
}>;

export type ListBalance = { counts: BalanceCounts; gaps: readonly BalanceGap[] };

export function checkBalance(list: readonly ListedLabels[]): ListBalance {
  const counts = { reach: 0, target: 0, likely: 0, sure: 0, financialSafety: 0, unknown: 0 };
  for (const labels of list) counts[toPlace(labels)] += 1;
  return { counts, gaps: list.length === 0 ? [{ code: "empty" }] : listGaps(counts, list) };
}

/** A sure admission that may cost too much holds a place in the middle of the list, not a safety's. */
export function countMiddle({ target, likely, sure }: BalanceCounts): number {
  return target + likely + sure;
}

function toPlace({ admission, budget }: ListedLabels): keyof BalanceCounts {
  if (isFinancialSafety(admission, budget)) return "financialSafety";
  return isSureAdmission(admission) ? "sure" : admission;
}

function listGaps(counts: BalanceCounts, list: readonly ListedLabels[]): BalanceGap[] {
  const gaps: BalanceGap[] = [];
  const { financialSafety, sure, reach } = counts;
  const total = list.length;
  const middle = countMiddle(counts);
  if (financialSafety < balanceRule.safeties) {
    const missing = balanceRule.safeties - financialSafety;
    const hasBudget = list.every(({ budget }) => budget !== "noBudget");
    gaps.push({ code: "needsSafety", missing, sure, hasBudget });
  }
  if (middle < balanceRule.targetsAndLikelies) {
    gaps.push({ code: "needsTargetOrLikely", missing: balanceRule.targetsAndLikelies - middle });
  }
  if (reach < balanceRule.reaches) gaps.push({ code: "couldAddReach", missing: balanceRule.reaches });
  // One college alone is no mix, and its own row says what it is.
  if (total > 1 && reach * 2 > total) gaps.push({ code: "mostlyReaches", reaches: reach, total });
  if (total < balanceRule.total) gaps.push({ code: "short", missing: balanceRule.total - total });
  return gaps;
}
