/** Everything the comparison reads of the chosen colleges, as it arrives. */
import { useCollege } from "#client/colleges/useCollege.ts";
import type { LoadState } from "#client/colleges/useColleges.ts";
import { usePlan } from "#client/plan/usePlan.ts";
import { getToday } from "#client/today.ts";
import { buildPriceOptions, useMatches } from "#components/matches/useMatches.ts";
import { useAidEstimate } from "#components/price/useAidEstimate.ts";
import type { CollegeReply } from "#contract/colleges.ts";
import type { CollegeSummary } from "#domain/college/college.ts";
import { toPriceInput } from "#domain/price/band.ts";
import { estimateStudyPrice } from "#domain/price/fourYears.ts";
import type { Compared } from "./compareRows.ts";

/** One for each college, in their order: at most four. */
export function useCompared(colleges: readonly CollegeSummary[]): Compared[] {
  const { plan } = usePlan();
  const matches = useMatches();
  const aid = useAidEstimate(plan);
  // Four at most are compared, and hooks are called the same number of times each render.
  const replies = [
    useCollege(colleges[0]?.unitId ?? null),
    useCollege(colleges[1]?.unitId ?? null),
    useCollege(colleges[2]?.unitId ?? null),
    useCollege(colleges[3]?.unitId ?? null),
  ];
  if (colleges.length === 0) return [];
  const family = toPriceInput(plan.profile, plan.money, aid);
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
