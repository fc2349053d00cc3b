/** Everything the comparison needs about the chosen colleges, as it loads. */

import { useCollege } from "#client/colleges/useCollege.ts";
import type { LoadState } from "#client/colleges/useColleges.ts";
import { usePlan } from "#client/plan/usePlan.ts";
import { getToday } from "#client/today.ts";
import { buildPriceOptions, useMatches } from "#components/matches/useMatches.ts";
import { useAidEstimate } from "#components/price/useAidEstimate.ts";
import type { CollegeReply } from "#contract/colleges.ts";
import { readStanding } from "#domain/aid/standing.ts";
import type { CollegeSummary } from "#domain/college/college.ts";
import { toPriceInput } from "#domain/price/band.ts";
import { estimateStudyPrice } from "#domain/price/fourYears.ts";
import type { Compared } from "./compareRows.ts";

/** One per college, in order: at most four. */
export function useCompared(colleges: readonly CollegeSummary[]): Compared[] {
  const { plan } = usePlan();
  const matches = useMatches();
  const aid = useAidEstimate(plan);
  // At most four are compared, and hooks must be called the same number of times on each render.
  const replies = [
    useCollege(colleges[0]?.unitId ?? null),
    useCollege(colleges[1]?.unitId ?? null),
    useCollege(colleges[2]?.unitId ?? null),
    useCollege(colleges[3]?.unitId ?? null),
  ];
  if (colleges.length === 0) return [];
  const family = toPriceInput(plan.profile, plan.money, aid, readStanding(plan.aid));
  const options = { ...buildPriceOptions(plan, getToday()), years: plan.assumptions.years };
  return colleges.map((college, index) => ({
    college,
    ranked: matches.status === "ready" ? matches.value.of(college.unitId) : null,
    study: estimateStudyPrice(college, family, options),
    reply: getReply(replies[index]),
  }));
}

function getReply(state: LoadState<CollegeReply> | undefined): Compared["reply"] {
  if (state === undefined || state.status === "loading") return "loading";
  return state.status === "failed" ? "failed" : state.value;
}
