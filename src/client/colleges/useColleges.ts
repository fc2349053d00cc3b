/** All colleges in the browser: the index is downloaded once, and unpacked by the engine. */
import { useQuery } from "@tanstack/react-query";
import { type LoadState, loadStateOf } from "#client/query/loadState.ts";
import type { AllColleges } from "./allColleges.ts";
import { collegeDataQuery } from "./collegeDataQuery.ts";

/** Fetches nothing while `isWanted` is false. */
export function useColleges(isWanted = true): LoadState<AllColleges> {
  return loadStateOf(useQuery({ ...collegeDataQuery, enabled: isWanted }));
}
