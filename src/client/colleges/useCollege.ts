/** Loads one college's full record by its id. */
import { useQueries, useQuery } from "@tanstack/react-query";
import { call } from "#client/http/api.ts";
import { cacheClasses } from "#client/query/cacheClasses.ts";
import { type LoadState, loadStateOf } from "#client/query/loadState.ts";
import { type CollegeReply, collegeEndpoint } from "#contract/colleges.ts";

/** Fetches nothing while `unitId` is null. */
export function useCollege(unitId: number | null): LoadState<CollegeReply> {
  return loadStateOf(useQuery({ ...buildCollegeQuery(unitId ?? 0), enabled: unitId !== null }));
}

/** The records of several colleges as they arrive; ones that fail are left out. */
export function useCollegeReplies(unitIds: readonly number[]): readonly CollegeReply[] {
  return useQueries({ queries: unitIds.map(buildCollegeQuery), combine: getLoaded });
}

function getLoaded(results: readonly { data: CollegeReply | undefined }[]): readonly CollegeReply[] {
  return results.flatMap((result) => (result.data === undefined ? [] : [result.data]));
}

function buildCollegeQuery(unitId: number) {
  return {
    queryKey: ["api", "colleges", unitId],
    queryFn: ({ signal }: { signal: AbortSignal }) => readCollege(unitId, signal),
    ...cacheClasses.static,
  };
}

async function readCollege(unitId: number, signal: AbortSignal): Promise<CollegeReply> {
  const reply = collegeEndpoint.replies[200].safeParse(await call("college", { unitId }, { signal }));
  if (!reply.success) throw new Error("The college's record came damaged.");
  return reply.data;
}
