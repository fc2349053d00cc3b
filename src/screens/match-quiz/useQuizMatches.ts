/** The ranking with the first list made from it, by the plan's answers. */
import { useMemo } from "react";
import type { LoadState } from "#client/colleges/useColleges.ts";
import { usePlan } from "#client/plan/usePlan.ts";
import { type Matches, useMatches } from "#components/matches/useMatches.ts";
import { buildFirstList, type FirstList } from "#domain/match/firstList.ts";
import type { PriceBand } from "#domain/price/band.ts";

export type QuizMatches = { matches: Matches; first: FirstList<PriceBand> };

export function useQuizMatches(): LoadState<QuizMatches> {
  const state = useMatches();
  const { plan } = usePlan();
  const matches = state.status === "ready" ? state.value : null;
  const value = useMemo(() => {
    if (matches === null) return null;
    return { matches, first: buildFirstList(matches.rows, plan.profile, plan.money) };
    // The plan behind the ranking, slightly delayed: the ranking decides when to pick again.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [matches]);
  if (state.status === "failed") return state;
  return value === null ? { status: "loading" } : { status: "ready", value };
}
