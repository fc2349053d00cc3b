/** The ranking in the order that this page shows it, with what the order rests on. */
import { useMemo } from "react";
import type { LoadState } from "#client/colleges/useColleges.ts";
import { usePlan } from "#client/plan/usePlan.ts";
import { type Matches, type Ranked, useMatches } from "#components/matches/useMatches.ts";
import { sortByProven, type Proven } from "#domain/match/provenOrder.ts";
import type { PriceBand } from "#domain/price/band.ts";

export type QuizMatches = {
  matches: Matches;
  ordered: readonly Proven<PriceBand>[];
  /** The same rows alone, best first. */
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
    // The plan is the one the ranking was made of, a moment later: the ranking decides when to sort again.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [matches]);
  if (state.status === "failed") return state;
  return value === null ? { status: "loading" } : { status: "ready", value };
}
