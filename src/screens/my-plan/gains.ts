/** Which colleges that are not on the list would fill a gap, and how much each would raise the odds. */
import type { LabelCode } from "#domain/admission/label.ts";
import { type OddsEntry, calculateMarginalOdds } from "#domain/admission/odds.ts";
import type { MatchPriceBand } from "#domain/match/curves.ts";
import type { RankedCollege } from "#domain/match/rank.ts";

export type Suggestion<Band extends MatchPriceBand> = {
  row: RankedCollege<Band>;
  /** The odds with this college added, 0-1: of an affordable yes where a limit is known, else of any yes. */
  oddsAfter: number;
};

/** Of what is offered with one of these labels, this many are weighed. */
const weighed = 60;

/**
 * The best few, by what they add and then in the order offered. `offers` come best first, as `offersOf` gives them;
 * `oddsNow` is the figure that `oddsAfter` continues: of an affordable yes where `payPerYearUsd` is known.
 */
export function suggestByGain<Band extends MatchPriceBand>(
  labels: readonly LabelCode[],
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
    if (labels.includes(row.label.code) && !listed.has(row.college.unitId)) candidates.push(row);
  }
  const gains = calculateMarginalOdds(
    entries,
    candidates.map((row) => ({
      unitId: row.college.unitId,
      chance: row.chance,
      priceUpperUsd: row.priceBand?.highUsd ?? null,
    })),
    payPerYearUsd,
  );
  return candidates
    .map((row, index) => {
      const gain = gains[index];
      const added = payPerYearUsd === null ? gain?.atLeastOneGain : gain?.affordableGain;
      return { row, oddsAfter: oddsNow + (added ?? 0) };
    })
    .toSorted((a, b) => Math.round(100 * b.oddsAfter) - Math.round(100 * a.oddsAfter))
    .slice(0, count);
}
