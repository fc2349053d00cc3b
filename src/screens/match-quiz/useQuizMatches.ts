/** The ranking in this page's order, with what the order is based on. */
import { useMemo } from "react";
import type { LoadState } from "#client/colleges/useColleges.ts";
import { usePlan } from "#client/plan/usePlan.ts";
import { type Matches, type Ranked, useMatches } from "#components/matches/useMatches.ts";
import { type Proven, sortByProven } from "#domain/match/provenOrder.ts";
import type { PriceBand } from "#domain/price/band.ts";

export type QuizMatches = {
  matches: Matches;
  ordered: readonly Proven<PriceBand>[];
  /** The same rows only, best first. */
  rows: readonly Ranked[];
};

export function useQuizMatches(): LoadState<QuizMatches> {
  const state = useMatches();
  const { plan } = usePlan();
  const matches = state.status === "ready" ? state.value : null;
  const value = useMemo(() => {
    if (matches === null) return null;
    const ordered = sortByProven(matches.rows, plan.profile, plan.money, matches.input.weights);
    return { matches, ordered, rows: ordered.map(({ row }) => row) };
    // The plan behind the ranking, slightly delayed: the ranking decides when to sort again.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [matches]);
  if (state.status === "failed") return state;
  return value === null ? { status: "loading" } : { status: "ready", value };
}
