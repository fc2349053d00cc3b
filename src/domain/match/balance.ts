/** Whether a list is balanced: how many colleges of each label, and what is missing. */
import { type LabelCode, labelCodes } from "#domain/admission/label.ts";

/** A balanced list by common counseling practice: an assumption, not a measurement. */
export const balanceRule = { safeties: 2, targetsAndLikelies: 3, reaches: 1, total: 6 } as const;

export type BalanceGap =
  | { code: "empty" }
  | { code: "needsSafety"; missing: number }
  | { code: "needsTargetOrLikely"; missing: number }
  | { code: "couldAddReach"; missing: number }
  | { code: "mostlyReaches"; reaches: number; total: number }
  | { code: "short"; missing: number };

export type ListBalance = { counts: Readonly<Record<LabelCode, number>>; gaps: readonly BalanceGap[] };

export function checkBalance(labels: readonly LabelCode[]): ListBalance {
  const counts: Record<LabelCode, number> = {
    reach: 0,
    target: 0,
    likely: 0,
    likelyPriceNotSafe: 0,
    safety: 0,
    unknown: 0,
  };
  for (const code of labelCodes) counts[code] = labels.filter((label) => label === code).length;
  return { counts, gaps: labels.length === 0 ? [{ code: "empty" }] : listGaps(counts, labels.length) };
}

function listGaps(counts: Readonly<Record<LabelCode, number>>, total: number): BalanceGap[] {
  const gaps: BalanceGap[] = [];
  const middle = counts.target + counts.likely + counts.likelyPriceNotSafe;
  if (counts.safety < balanceRule.safeties) {
    gaps.push({ code: "needsSafety", missing: balanceRule.safeties - counts.safety });
  }
  if (middle < balanceRule.targetsAndLikelies) {
    gaps.push({ code: "needsTargetOrLikely", missing: balanceRule.targetsAndLikelies - middle });
  }
  if (counts.reach < balanceRule.reaches) gaps.push({ code: "couldAddReach", missing: balanceRule.reaches });
  if (counts.reach * 2 > total) gaps.push({ code: "mostlyReaches", reaches: counts.reach, total });
  if (total < balanceRule.total) gaps.push({ code: "short", missing: balanceRule.total - total });
  return gaps;
}
