/** A list of colleges as groups by how sure admission is, and what a counselor would say about its balance in one line. */
import type { AdmissionLabel } from "#domain/admission/label.ts";
import { type BudgetLabel, isFinancialSafety } from "#domain/price/budgetLabel.ts";
import { balanceRule } from "./balance.ts";

/** In the order in which they are shown. A college that admits everyone is a safety like any other. */
export const listGroups = ["safety", "likely", "target", "reach", "unknown"] as const;
export type ListGroup = (typeof listGroups)[number];

type Marked = { admissionLabel: { code: AdmissionLabel }; budgetLabel: BudgetLabel };

export function toListGroup(code: AdmissionLabel): ListGroup {
  return code === "open" ? "safety" : code;
}

/** Only groups that have a college; within a group the order stays. */
export function groupRows<Row extends Marked>(rows: readonly Row[]): { group: ListGroup; rows: Row[] }[] {
  return listGroups.flatMap((group) => {
    const own = rows.filter((row) => toListGroup(row.admissionLabel.code) === group);
    return own.length === 0 ? [] : [{ group, rows: own }];
  });
}

/** The one thing that would help the list most. */
export type ListAdvice =
  /** Most chances are unknown, because neither grades nor scores are. */
  | { code: "addAcademics" }
  /** Every college admits all who apply, so nothing is left to balance. */
  | { code: "allOpen" }
  | { code: "moreSafeties"; missing: number }
  /** There are safeties, but the price of none is surely within the budget. */
  | { code: "noPayableSafety"; safeties: number }
  | { code: "moreMiddle"; missing: number }
  | { code: "fewerReaches" }
  | { code: "balanced" };

export type ListSummary = { counts: { group: ListGroup; count: number }[]; advice: ListAdvice };

/** `hasAcademics`: the student has told grades or a score. The list has at least one college. */
export function summarizeList(rows: readonly Marked[], hasAcademics: boolean): ListSummary {
  const counts = groupRows(rows).map(({ group, rows: own }) => ({ group, count: own.length }));
  return { counts, advice: chooseAdvice(rows, hasAcademics) };
}

function chooseAdvice(rows: readonly Marked[], hasAcademics: boolean): ListAdvice {
  const count = (...groups: ListGroup[]) =>
    rows.filter((row) => groups.includes(toListGroup(row.admissionLabel.code))).length;
  if (!hasAcademics && count("unknown") > 0) return { code: "addAcademics" };
  const safeties = count("safety");
  const isAllOpen = rows.every((row) => row.admissionLabel.code === "open");
  if (!isAllOpen && safeties < balanceRule.safeties) {
    return { code: "moreSafeties", missing: balanceRule.safeties - safeties };
  }
  const hasBudget = rows.some((row) => row.budgetLabel !== "noBudget");
  const isPayable = (row: Marked) => isFinancialSafety(row.admissionLabel.code, row.budgetLabel);
  if (hasBudget && !rows.some(isPayable)) return { code: "noPayableSafety", safeties };
  if (isAllOpen) return { code: "allOpen" };
  const middle = count("likely", "target");
  if (middle < balanceRule.targetsAndLikelies) {
    return { code: "moreMiddle", missing: balanceRule.targetsAndLikelies - middle };
  }
  return count("reach") * 2 > rows.length ? { code: "fewerReaches" } : { code: "balanced" };
}
