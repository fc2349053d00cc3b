/** Everything the comparison needs about the chosen colleges, as it loads. */

import { useCollege } from "#client/colleges/useCollege.ts";
import { usePlan } from "#client/plan/usePlan.ts";
import type { LoadState } from "#client/query/loadState.ts";
import { useRanked } from "#components/matches/useRanked.ts";
import { usePlanPrices } from "#components/price/usePlanPrices.ts";
import type { CollegeReply } from "#contract/colleges.ts";
import type { CollegeSummary } from "#domain/college/college.ts";
import type { Compared } from "./compareRows.ts";

/** One per college, in order: at most four. Null before the first figures; a college just chosen joins with its own. */
export function useCompared(colleges: readonly CollegeSummary[]): Compared[] | null {
  const { plan } = usePlan();
  const unitIds = colleges.map(({ unitId }) => unitId);
  const ranked = useRanked(unitIds);
  const prices = usePlanPrices(plan, unitIds);
  // At most four are compared, and hooks must be called the same number of times on each render.
  const replies = [
    useCollege(colleges[0]?.unitId ?? null),
    useCollege(colleges[1]?.unitId ?? null),
    useCollege(colleges[2]?.unitId ?? null),
    useCollege(colleges[3]?.unitId ?? null),
  ];
  if (colleges.length === 0) return [];
  if (ranked.status !== "ready" || prices === null) return null;
  return colleges.flatMap((college, index) => {
    const row = ranked.value.of(college.unitId);
    const price = prices.of(college.unitId);
    if (row === undefined || price === undefined) return [];
    return [{ college, ranked: row, study: price.study, reply: getReply(replies[index]) }];
  });
}

function getReply(state: LoadState<CollegeReply> | undefined): Compared["reply"] {
  if (state === undefined || state.status === "loading") return "loading";
  return state.status === "failed" ? "failed" : state.value;
}
