/** What a shown list needs besides its rows: what its marks mean, and the scale that its prices share. */
import type { Ranked } from "#client/engine/engine.ts";
import { toListGroup } from "#domain/match/listGroups.ts";
import type { Profile } from "#domain/people/profile.ts";
import { words } from "./words.ts";

/** What the marks of these rows mean, each once. A mark that a group is named after is explained at the group. */
export function explainMarks(rows: readonly Ranked[]): readonly string[] {
  return [
    ...new Set(
      rows.flatMap(({ admissionLabel: { code }, budgetLabel, chance, priceBand }) => [
        ...(chance.kind === "estimate" ? [words.meaning.dots] : []),
        ...(priceBand === null ? [] : [words.meaning.price]),
        ...(priceBand?.pricesByIncome === undefined ? [] : [words.meaning.five]),
        ...(priceBand === null || priceBand.pricesByIncome !== undefined ? [] : [words.meaning.line]),
        ...(toListGroup(code) === code ? [] : [words.meaning.admission(code)]),
        ...(budgetLabel === "noBudget" ? [] : [words.meaning.budget(budgetLabel)]),
      ]),
    ),
  ];
}

/** `highestUsd`: the most any of the list costs. */
export function toScaleMaximum(highestUsd: number | null, payPerYearUsd: number | null): number {
  return Math.max(1, highestUsd ?? 0, payPerYearUsd ?? 0) * 1.04;
}

export function hasAcademics({ gpa, satTotal, actComposite }: Profile): boolean {
  return gpa !== null || satTotal !== null || actComposite !== null;
}
