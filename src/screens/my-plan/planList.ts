/** The plan's colleges with what the device worked out for each, grouped by label in the order they are read. */
import { type LabelCode, labelCodes } from "#domain/admission/label.ts";
import type { OddsEntry } from "#domain/admission/odds.ts";
import type { MatchPriceBand } from "#domain/match/curves.ts";
import type { RankedCollege } from "#domain/match/rank.ts";
import type { PlanCollege } from "#domain/plan/plan.ts";

/** `row` is null for a number that no college of the data set has. */
export type Listed<Band extends MatchPriceBand> = { entry: PlanCollege; row: RankedCollege<Band> | null };

export type LabelGroup<Band extends MatchPriceBand> = { code: LabelCode; colleges: Listed<Band>[] };

export function getLabelCode(listed: Listed<MatchPriceBand>): LabelCode {
  return listed.row?.label.code ?? "unknown";
}

/** Reaches first, then what is surer; inside a group by match, best first. Empty groups are left out. */
export function groupByLabel<Band extends MatchPriceBand>(list: readonly Listed<Band>[]): LabelGroup<Band>[] {
  return labelCodes
    .map((code) => ({
      code,
      colleges: list
        .filter((listed) => getLabelCode(listed) === code)
        .toSorted((a, b) => (b.row?.matchPercent ?? -1) - (a.row?.matchPercent ?? -1)),
    }))
    .filter((group) => group.colleges.length > 0);
}

/**
 * What the list's odds are worked out from. An answer that has come replaces the estimate: an admission is a sure yes,
 * a refusal and a waiting list are left out, because nobody publishes what happens from there.
 */
export function toOddsEntries(list: readonly Listed<MatchPriceBand>[]): OddsEntry[] {
  return list.map(({ entry, row }): OddsEntry => {
    const { unitId, status } = entry;
    const priceUpperUsd = row?.priceBand?.highUsd ?? null;
    if (status === "admitted" || status === "enrolled") {
      // A yes in hand counts like a place that is open to all.
      return { unitId, chance: { kind: "open" }, priceUpperUsd };
    }
    if (row === null || status === "denied" || status === "waitlisted") {
      return { unitId, chance: { kind: "unknown", because: "noAdmitRate" }, priceUpperUsd };
    }
    return { unitId, chance: row.chance, priceUpperUsd };
  });
}

/** The lowest price among the sure yeses, by the upper end of the band; null where no sure yes has a price. */
export function findCheapestSafety<Band extends MatchPriceBand>(
  list: readonly Listed<Band>[],
): { row: RankedCollege<Band>; band: Band } | null {
  let cheapest: { row: RankedCollege<Band>; band: Band } | null = null;
  for (const { entry, row } of list) {
    if (row === null || row.priceBand === null || !isSureYes(entry, row)) continue;
    if (cheapest === null || row.priceBand.highUsd < cheapest.band.highUsd)
      cheapest = { row, band: row.priceBand };
  }
  return cheapest;
}

function isSureYes(entry: PlanCollege, row: RankedCollege<MatchPriceBand>): boolean {
  if (entry.status === "admitted" || entry.status === "enrolled") return true;
  if (entry.status === "denied" || entry.status === "waitlisted") return false;
  const { code } = row.label;
  return code === "safety" || row.chance.kind === "open" || row.chance.kind === "guaranteed";
}
