/** The input to a list's odds and how they are shown: a decision replaces the estimate. */
import type { OddsEntry } from "#domain/admission/odds.ts";
import type { MatchPriceBand } from "#domain/match/curves.ts";
import type { RankedCollege } from "#domain/match/rank.ts";
import type { PlanCollege } from "#domain/plan/plan.ts";

export type ListedCollege = {
  entry: Pick<PlanCollege, "unitId" | "status">;
  row: Pick<RankedCollege<MatchPriceBand>, "chance" | "priceBand">;
};

/** An admission is certain; rejections and waitlists are omitted, since nobody publishes what follows. */
export function toListOddsEntries(list: readonly ListedCollege[]): OddsEntry[] {
  return list.flatMap(({ entry: { unitId, status }, row }): OddsEntry[] => {
    const priceUpperUsd = row.priceBand?.highUsd ?? null;
    if (status === "admitted" || status === "enrolled") {
      return [{ unitId, chance: { kind: "open", because: "openAdmission" }, priceUpperUsd }];
    }
    if (status === "denied" || status === "waitlisted") return [];
    return [{ unitId, chance: row.chance, priceUpperUsd }];
  });
}

/** How many colleges are affordable even at the high end of their band, and for how many the price is known. */
export function countPayable(
  list: readonly ListedCollege[],
  payPerYearUsd: number,
): { payable: number; priced: number } {
  const bands = list.flatMap(({ row }) => row.priceBand ?? []);
  return {
    payable: bands.filter(({ highUsd }) => highUsd <= payPerYearUsd).length,
    priced: bands.length,
  };
}

/** Out of a hundred plans; an estimate never rounds to all or none. */
export function toHundredths(share: number): number {
  if (share >= 1) return 100;
  return Math.min(99, Math.max(1, Math.round(share * 100)));
}
