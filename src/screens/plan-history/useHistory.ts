/** One plan's history: its versions, all of its commands, and restoring a version. */
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { readPlanLog } from "#client/account/replayPlanTo.ts";
import { getAccountScope } from "#client/family/accountScope.ts";
import { readHistory, restorePlan } from "#client/planSync/planApi.ts";
import { syncNow } from "#client/planSync/usePlanSync.ts";
import { type LoadState, loadStateOf } from "#client/query/loadState.ts";
import type { PlanRevision } from "#contract/plans.ts";
import type { LoggedCommand } from "#domain/plan/history.ts";

export type Point = PlanRevision;

/** Keyed by `email` to keep apart two people who sign in one after the other. */
export function useHistory(planId: string, email: string) {
  const queries = useQueryClient();
  const key = ["plan-history", getAccountScope(email), planId];
  const history = useQuery({
    queryKey: key,
    async queryFn() {
      // Unsynced changes of this device are part of the history too.
      await syncNow();
      return readHistory(planId);
    },
    staleTime: 0,
  });
  const goBack = useMutation({
    networkMode: "always",
    mutationFn: (revision: number) => restorePlan(planId, revision),
    async onSuccess() {
      await syncNow();
      await queries.invalidateQueries({ queryKey: key });
    },
  });
  return { history: loadStateOf(history), goBack };
}

/** Refetched for each new revision; until then nothing has changed. Null `newest`: not known yet. */
export function usePlanLog(planId: string, email: string, newest: number | null): LoadState<LoggedCommand[]> {
  const log = useQuery({
    queryKey: ["plan-log", getAccountScope(email), planId, newest],
    queryFn: () => readPlanLog(planId),
    enabled: newest !== null,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return loadStateOf(log);
}
