/** What a plan's list shows, calculated from the plan and the colleges: each college's figures, the odds and the balance. */
import { useMemo } from "react";
import type { AllColleges } from "#client/colleges/allColleges.ts";
import { useColleges } from "#client/colleges/useColleges.ts";
import type { LoadState } from "#client/query/loadState.ts";
import { type RankedColleges, useRanked } from "#components/matches/useRanked.ts";
import type { CollegeSummary } from "#domain/college/college.ts";
import { checkBalance, type ListBalance } from "#domain/match/balance.ts";
import { calculateListOdds, type ListOdds, type OddsEntry } from "#domain/match/odds.ts";
import type { Plan } from "#domain/plan/plan.ts";
import type { PriceBand } from "#domain/price/band.ts";
import { getLabels, type Listed, toOddsEntries } from "./planList.ts";

export type ListView = {
  plan: Plan;
  list: readonly Listed<PriceBand>[];
  entries: readonly OddsEntry[];
  /** Null if no college on the list has a chance, so there are no odds. */
  odds: ListOdds | null;
  balance: ListBalance;
  /** Null for an id that no college in the data set has. */
  getCollege: (unitId: number) => CollegeSummary | null;
};

export function useListView(plan: Plan): LoadState<ListView> {
  const index = useColleges();
  const all = index.status === "ready" ? index.value : null;
  const load = useRanked(plan.colleges.map(({ unitId }) => unitId));
  const ranked = load.status === "ready" ? load.value : null;
  const view = useMemo(
    () => (all === null || ranked === null ? null : buildListView(plan, all, ranked)),
    [plan, all, ranked],
  );
  if (load.status === "failed") return load;
  return view === null ? { status: "loading" } : { status: "ready", value: view };
}

/** A college that was just added joins the list with its first figures, and where `isReady` says so. */
export function buildListView(
  plan: Plan,
  all: Pick<AllColleges, "byUnitId">,
  ranked: RankedColleges,
  isReady: (unitId: number) => boolean = () => true,
): ListView {
  const list = plan.colleges.flatMap((entry) => {
    const row = ranked.of(entry.unitId);
    return row === undefined || !isReady(entry.unitId) ? [] : [{ entry, row }];
  });
  const entries = toOddsEntries(list);
  const hasNumber = entries.some(({ chance }) => chance.kind !== "unknown");
  return {
    plan,
    list,
    entries,
    odds: hasNumber ? calculateListOdds(entries, plan.money.payPerYearUsd) : null,
    balance: checkBalance(list.map(getLabels)),
    getCollege: (unitId) => all.byUnitId.get(unitId) ?? null,
  };
}
