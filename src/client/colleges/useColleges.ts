/** All colleges in the browser: the index asked for once, decoded once, with look-ups. */
import { useQuery } from "@tanstack/react-query";
import { readJson } from "#client/http/api.ts";
import { staticRetentionMs, staticStaleMs } from "#client/limits.ts";
import { runInSlices } from "#client/runInSlices.ts";
import { collegeIndexAddress } from "#contract/addresses.ts";
import type { CollegeSummary } from "#domain/college/college.ts";
import { decodeInSteps } from "#domain/college/collegeIndex.ts";

export type AllColleges = {
  release: string;
  /** The day the data set was made, YYYY-MM-DD. */
  asOf: string;
  colleges: readonly CollegeSummary[];
  byUnitId: ReadonlyMap<number, CollegeSummary>;
  bySlug: ReadonlyMap<string, CollegeSummary>;
};

export type LoadState<Value> =
  | { status: "loading" }
  | { status: "failed"; tryAgain: () => void }
  | { status: "ready"; value: Value };

/** The key is the specification's. */
export const collegeIndexQuery = {
  queryKey: ["college-data"],
  queryFn: ({ signal }: { signal: AbortSignal }) => readColleges(signal),
  staleTime: staticStaleMs,
  gcTime: staticRetentionMs,
  // The index is a thousandfold object: sharing structure between two of them would cost more than it saves.
  structuralSharing: false,
} as const;

/** Nothing is asked for while `isWanted` is false. */
export function useColleges(isWanted = true): LoadState<AllColleges> {
  const query = useQuery({ ...collegeIndexQuery, enabled: isWanted });
  if (query.data !== undefined) return { status: "ready", value: query.data };
  if (query.isError) return { status: "failed", tryAgain: () => void query.refetch() };
  return { status: "loading" };
}

async function readColleges(signal: AbortSignal): Promise<AllColleges> {
  const decoded = await runInSlices(decodeInSteps(await readJson(collegeIndexAddress, signal)));
  if (!decoded.ok) throw new Error("The college index came damaged.");
  const { release, asOf, colleges } = decoded.value;
  return {
    release,
    asOf,
    colleges,
    byUnitId: new Map(colleges.map((college) => [college.unitId, college])),
    bySlug: new Map(colleges.map((college) => [college.slug, college])),
  };
}
