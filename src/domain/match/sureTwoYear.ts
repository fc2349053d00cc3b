/** The two-year colleges of a list that are a sure start: they take the student, and their whole price range fits. */

import { isFinancialSafety } from "#domain/price/budgetLabel.ts";
import type { MatchPriceBand } from "./curves.ts";
import type { RankedCollege } from "./rank.ts";

/** Their names, nearest first. */
export function listSureTwoYear(rows: readonly RankedCollege<MatchPriceBand>[]): string[] {
  return rows
    .filter(
      ({ college, admissionLabel, budgetLabel }) =>
        college.level === "twoYear" && isFinancialSafety(admissionLabel.code, budgetLabel),
    )
    .toSorted((a, b) => (a.distanceMiles ?? Infinity) - (b.distanceMiles ?? Infinity))
    .map(({ college }) => college.name);
}
