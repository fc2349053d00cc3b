/** One college's full record, asked for by its number. */
import { useQuery } from "@tanstack/react-query";
import { readJson } from "#client/http/api.ts";
import { staticRetentionMs, staticStaleMs } from "#client/limits.ts";
import { type CollegeReply, collegeEndpoint } from "#contract/colleges.ts";
import type { LoadState } from "./useColleges.ts";

/** Nothing is asked while `unitId` is null. */
export function useCollege(unitId: number | null): LoadState<CollegeReply> {
  const query = useQuery({
    queryKey: ["api", "colleges", unitId],
    queryFn: ({ signal }) => readCollege(unitId ?? 0, signal),
    enabled: unitId !== null,
    staleTime: staticStaleMs,
    gcTime: staticRetentionMs,
  });
  if (query.data !== undefined) return { status: "ready", value: query.data };
  if (query.isError) return { status: "failed", tryAgain: () => void query.refetch() };
  return { status: "loading" };
}

async function readCollege(unitId: number, signal: AbortSignal): Promise<CollegeReply> {
  const reply = collegeEndpoint.reply.safeParse(await readJson(`/api/colleges/${unitId}`, signal));
  if (!reply.success) throw new Error("The college's record came damaged.");
  return reply.data;
}
