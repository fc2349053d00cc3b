/** All colleges in the browser: the index asked for once, unpacked once. */
import { useQuery } from "@tanstack/react-query";
import { call } from "#client/http/api.ts";
import { type LoadState, loadStateOf } from "#client/query/loadState.ts";
import { collegeDataQuery } from "#client/query/namedQueries.ts";
import { type AllColleges, unpackColleges } from "./unpackColleges.ts";

export type { AllColleges, LoadState };

/** The named read; a screen of colleges has the code that unpacks them at hand, and need not wait for it. */
export const collegeIndexQuery = {
  ...collegeDataQuery,
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<AllColleges> =>
    unpackColleges(await call("collegeIndex", {}, { signal })),
};

/** Nothing is asked for while `isWanted` is false. */
export function useColleges(isWanted = true): LoadState<AllColleges> {
  return loadStateOf(useQuery({ ...collegeIndexQuery, enabled: isWanted }));
}
