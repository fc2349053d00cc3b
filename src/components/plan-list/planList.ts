/** The plan's colleges with their calculated results, grouped by how sure admission is. */
import type { Chance } from "#domain/admission/chance.ts";
import { isSureAdmission } from "#domain/admission/label.ts";
import { type ListedLabels, toListedLabels } from "#domain/match/balance.ts";
import type { MatchPriceBand } from "#domain/match/curves.ts";
import { type ListGroup, listGroups, toListGroup } from "#domain/match/listGroups.ts";
import { type OddsEntry, toOddsEntry } from "#domain/match/odds.ts";
import type { RankedCollege } from "#domain/match/rank.ts";
import type { PlanCollege } from "#domain/plan/plan.ts";

/** `row` is null for an id that no college in the data set has. */
export type Listed<Band extends MatchPriceBand> = { entry: PlanCollege; row: RankedCollege<Band> | null };

export type PlanGroup<Band extends MatchPriceBand> = { group: ListGroup; colleges: Listed<Band>[] };

export function getLabels(listed: Listed<MatchPriceBand>): ListedLabels {
  return listed.row === null ? { admission: "unknown", budget: "unknown" } : toListedLabels(listed.row);
}

/** In the order of a first list; within a group by match, best first. Empty groups are omitted. */
export function groupList<Band extends MatchPriceBand>(list: readonly Listed<Band>[]): PlanGroup<Band>[] {
  return listGroups
    .map((group) => ({
      group,
      colleges: list
        .filter((listed) => toListGroup(getLabels(listed).admission) === group)
        .toSorted((a, b) => (b.row?.matchPercent ?? -1) - (a.row?.matchPercent ?? -1)),
    }))
    .filter(({ colleges }) => colleges.length > 0);
}

/**
 * The input to the list's odds. A decision replaces the estimate: an admission is certain; rejections and
 * waitlists are omitted, because nobody publishes what follows.
 */
export function toOddsEntries(list: readonly Listed<MatchPriceBand>[]): OddsEntry[] {
  return list.map(({ entry: { unitId, status }, row }): OddsEntry => {
    if (row === null) return { unitId, chance: unknown("noAdmitRate"), isFourYear: false, price: null };
    const entry = toOddsEntry(row);
    // Not even an admission counts at a college that no longer takes first-years.
    if (row.college.changeStatus === "takesNoFirstYears")
      return { ...entry, chance: unknown("noFirstYears") };
    // An admission counts like open admission.
    if (status === "admitted" || status === "enrolled")
      return { ...entry, chance: { kind: "open", because: "openAdmission" } };
    if (status === "denied" || status === "waitlisted") return { ...entry, chance: unknown("noAdmitRate") };
    return entry;
  });
}

function unknown(because: Extract<Chance, { kind: "unknown" }>["because"]): Chance {
  return { kind: "unknown", because };
}

/** The lowest price among the certain admissions, by the upper end of the band; null if none of them has a price. */
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
  return isSureAdmission(row.admissionLabel.code);
}
