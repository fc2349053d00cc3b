/** One college's full record, asked for by its number. */
import { useQueries, useQuery } from "@tanstack/react-query";
import { readJson } from "#client/http/api.ts";
import { cacheClasses } from "#client/query/cacheClasses.ts";
import { type LoadState, loadStateOf } from "#client/query/loadState.ts";
import { type CollegeReply, collegeEndpoint } from "#contract/colleges.ts";

/** Nothing is asked while `unitId` is null. */
export function useCollege(unitId: number | null): LoadState<CollegeReply> {
  return loadStateOf(useQuery({ ...buildCollegeQuery(unitId ?? 0), enabled: unitId !== null }));
}

/** The records of several colleges, as they arrive; one that could not be had is simply missing. */
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
  const reply = collegeEndpoint.reply.safeParse(await readJson(`/api/colleges/${unitId}`, signal));
  if (!reply.success) throw new Error("The college's record came damaged.");
  return reply.data;
}
