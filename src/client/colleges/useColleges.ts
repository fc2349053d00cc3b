/** All colleges in the browser: the index is downloaded and unpacked once. */
import { useQuery } from "@tanstack/react-query";
import { answerIndex } from "#client/engine/answerIndex.ts";
import type { AllColleges } from "#client/engine/engine.ts";
import { call } from "#client/http/api.ts";
import { type LoadState, loadStateOf } from "#client/query/loadState.ts";
import { collegeDataQuery } from "#client/query/namedQueries.ts";

export type { AllColleges, LoadState };

/** Imported by name: a screen that shows colleges already has the unpacking code and does not need to wait for it. */
export const collegeIndexQuery = {
  ...collegeDataQuery,
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<AllColleges> =>
    answerIndex(await call("collegeIndex", {}, { signal })),
};

/** Fetches nothing while `isWanted` is false. */
export function useColleges(isWanted = true): LoadState<AllColleges> {
  return loadStateOf(useQuery({ ...collegeIndexQuery, enabled: isWanted }));
}
