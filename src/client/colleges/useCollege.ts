/** One college's full record, asked for by its number. */
import { useQueries, useQuery } from "@tanstack/react-query";
import { readJson } from "#client/http/api.ts";
import { staticRetentionMs, staticStaleMs } from "#client/limits.ts";
import { type CollegeReply, collegeEndpoint } from "#contract/colleges.ts";
import type { LoadState } from "./useColleges.ts";

/** Nothing is asked while `unitId` is null. */
export function useCollege(unitId: number | null): LoadState<CollegeReply> {
  const query = useQuery({ ...collegeQuery(unitId ?? 0), enabled: unitId !== null });
  if (query.data !== undefined) return { status: "ready", value: query.data };
  if (query.isError) return { status: "failed", tryAgain: () => void query.refetch() };
  return { status: "loading" };
}

/** The records of several colleges, as they arrive; one that could not be had is simply missing. */
export function useCollegeReplies(unitIds: readonly number[]): readonly CollegeReply[] {
  return useQueries({ queries: unitIds.map(collegeQuery), combine: arrived });
}

function arrived(results: readonly { data: CollegeReply | undefined }[]): readonly CollegeReply[] {
  return results.flatMap((result) => (result.data === undefined ? [] : [result.data]));
}

function collegeQuery(unitId: number) {
  return {
    queryKey: ["api", "colleges", unitId],
    queryFn: ({ signal }: { signal: AbortSignal }) => readCollege(unitId, signal),
    staleTime: staticStaleMs,
    gcTime: staticRetentionMs,
  };
}

async function readCollege(unitId: number, signal: AbortSignal): Promise<CollegeReply> {
  const reply = collegeEndpoint.reply.safeParse(await readJson(`/api/colleges/${unitId}`, signal));
  if (!reply.success) throw new Error("The college's record came damaged.");
  return reply.data;
}
