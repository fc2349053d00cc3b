/** All colleges in the browser: the index asked for once, unpacked once. */
import { useQuery } from "@tanstack/react-query";
import { readJson } from "#client/http/api.ts";
import { collegeDataQuery } from "#client/query/namedQueries.ts";
import { collegeIndexAddress } from "#contract/addresses.ts";
import { type AllColleges, unpackColleges } from "./unpackColleges.ts";

export type { AllColleges };

export type LoadState<Value> =
  | { status: "loading" }
  | { status: "failed"; tryAgain: () => void }
  | { status: "ready"; value: Value };

/** The named read; a screen of colleges has the code that unpacks them at hand, and need not wait for it. */
export const collegeIndexQuery = {
  ...collegeDataQuery,
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<AllColleges> =>
    unpackColleges(await readJson(collegeIndexAddress, signal)),
};

/** Nothing is asked for while `isWanted` is false. */
export function useColleges(isWanted = true): LoadState<AllColleges> {
  const query = useQuery({ ...collegeIndexQuery, enabled: isWanted });
  if (query.data !== undefined) return { status: "ready", value: query.data };
  if (query.isError) return { status: "failed", tryAgain: () => void query.refetch() };
  return { status: "loading" };
}
