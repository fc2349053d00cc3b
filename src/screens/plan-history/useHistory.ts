/** The history of one plan in the browser: its points, all of its commands, and going back to a point. */
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { readPlanLog } from "#client/account/replayPlanTo.ts";
import { getAccountScope } from "#client/family/accountScope.ts";
import { readHistory, restorePlan } from "#client/planSync/planApi.ts";
import { lookNow } from "#client/planSync/usePlanSync.ts";
import { type LoadState, loadStateOf } from "#client/query/loadState.ts";
import type { PlanRevision } from "#contract/plans.ts";
import type { LoggedCommand } from "#domain/plan/history.ts";

export type Point = PlanRevision;

/** `email` keeps apart two people who sign in one after the other. */
export function useHistory(planId: string, email: string) {
  const queries = useQueryClient();
  const key = ["plan-history", getAccountScope(email), planId];
  const points = useQuery({
    queryKey: key,
    async queryFn() {
      // What this device has not sent yet belongs to the history too.
      await lookNow();
      return readHistory(planId);
    },
    staleTime: 0,
  });
  const goBack = useMutation({
    networkMode: "always",
    mutationFn: (revision: number) => restorePlan(planId, revision),
    async onSuccess() {
      await lookNow();
      await queries.invalidateQueries({ queryKey: key });
    },
  });
  return { points: loadStateOf(points), goBack };
}

/** Asked anew for each newest revision: before that, nothing has changed. */
export function usePlanLog(planId: string, email: string, newest: number): LoadState<LoggedCommand[]> {
  const log = useQuery({
    queryKey: ["plan-log", getAccountScope(email), planId, newest],
    queryFn: () => readPlanLog(planId),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return loadStateOf(log);
}
