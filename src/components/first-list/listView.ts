/** What a shown list needs besides its rows: which mark is explained where, and the scale that its prices share. */
import type { Ranked } from "#client/engine/engine.ts";
import { toListGroup } from "#domain/match/listGroups.ts";
import type { Profile } from "#domain/people/profile.ts";
import { words } from "./words.ts";

/**
 * By unitId, what each row explains below itself: every mark is explained in the first row that has it. A mark that a group
 * is named after is explained at the group. `rows` are in the order shown.
 */
export function explainMarks(rows: readonly Ranked[]): ReadonlyMap<number, readonly string[]> {
  const said = new Set<string>();
  const meanings = new Map<number, readonly string[]>();
  for (const { college, admissionLabel, budgetLabel, chance, priceBand } of rows) {
    const { code } = admissionLabel;
    const own = [
      ...(toListGroup(code) === code ? [] : [words.meaning.admission(code)]),
      ...(budgetLabel === "noBudget" ? [] : [words.meaning.budget(budgetLabel)]),
      ...(chance.kind === "estimate" ? [words.meaning.dots] : []),
      ...(priceBand === null ? [] : [words.meaning.price]),
      ...(priceBand?.pricesByIncome === undefined ? [] : [words.meaning.five]),
    ].filter((meaning) => !said.has(meaning));
    for (const meaning of own) said.add(meaning);
    if (own.length > 0) meanings.set(college.unitId, own);
  }
  return meanings;
}

/** `highestUsd`: the most any of the list costs. */
export function toScaleMaximum(highestUsd: number | null, payPerYearUsd: number | null): number {
  return Math.max(1, highestUsd ?? 0, payPerYearUsd ?? 0) * 1.04;
}

export function hasAcademics({ gpa, satTotal, actComposite }: Profile): boolean {
  return gpa !== null || satTotal !== null || actComposite !== null;
}
