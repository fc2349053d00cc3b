/** Which colleges would fill a gap in the list, and how much each would raise the odds. */
import { isFinancialSafety } from "#domain/price/budgetLabel.ts";
import type { MatchPriceBand } from "./curves.ts";
import { calculateMarginalOdds, type OddsEntry, toOddsEntry } from "./odds.ts";
import type { RankedCollege } from "./rank.ts";

export type Suggestion<Band extends MatchPriceBand> = {
  row: RankedCollege<Band>;
  /** The odds with this college added, 0-1: of a four-year college that fits if a limit is known, else of any. */
  oddsAfter: number;
};

/** What the list lacks: a financial safety, a target or likely school, or a reach. */
export type GapKind = "safety" | "middle" | "reach";

function fillsGap(kind: GapKind, { admissionLabel, budgetLabel }: RankedCollege<MatchPriceBand>): boolean {
  const { code } = admissionLabel;
  if (kind === "safety") return isFinancialSafety(code, budgetLabel);
  return kind === "reach" ? code === "reach" : code === "target" || code === "likely";
}

/** How many candidates that fill the gap are evaluated. */
const weighed = 60;

/**
 * The best few, by gain and then in the given order. `offers` come best first, as `listOffers` returns them;
 * `oddsNow` is the figure before `oddsAfter`: of a four-year college whose price fits if `payPerYearUsd` is known.
 */
export function suggestByGain<Band extends MatchPriceBand>(
  kind: GapKind,
  offers: readonly RankedCollege<Band>[],
  entries: readonly OddsEntry[],
  payPerYearUsd: number | null,
  oddsNow: number,
  count: number,
): Suggestion<Band>[] {
  const listed = new Set(entries.map((entry) => entry.unitId));
  const candidates: RankedCollege<Band>[] = [];
  for (const row of offers) {
    if (candidates.length === weighed) break;
    if (fillsGap(kind, row) && !listed.has(row.college.unitId)) candidates.push(row);
  }
  const gains = calculateMarginalOdds(entries, candidates.map(toOddsEntry), payPerYearUsd);
  return candidates
    .map((row, index) => {
      const gain = gains[index];
      const added = payPerYearUsd === null ? gain?.atLeastOneGain : gain?.fourYearGain;
      return { row, oddsAfter: oddsNow + (added ?? 0) };
    })
    .toSorted((a, b) => Math.round(100 * b.oddsAfter) - Math.round(100 * a.oddsAfter))
    .slice(0, count);
}
