/** Majors by college and ZIP code positions, fetched on first use and cached. */
import { useQuery } from "@tanstack/react-query";
import { holdInEngine } from "#client/engine/askEngine.ts";
import type { MajorsReply } from "#client/engine/engine.ts";
import { call, callFile } from "#client/http/api.ts";
import { cacheClasses } from "#client/query/cacheClasses.ts";
import { type LoadState, loadStateOf } from "#client/query/loadState.ts";
import { decodeZipTable, type ZipTable } from "#domain/geography/zip.ts";

/** Has the engine hold which major families each college offers. Fetches nothing while `isNeeded` is false. */
export function useMajors(isNeeded: boolean): LoadState<MajorsReply> {
  return useReferenceData("majors", isNeeded, () => holdInEngine("majors", () => callFile("majors")));
}

/** The location of each ZIP code, looked up on the device so that no ZIP code is ever sent. */
export function useZipTable(isNeeded: boolean): LoadState<ZipTable> {
  return useReferenceData("zip-codes", isNeeded, async (signal) => {
    const decoded = decodeZipTable(await call("zipCodes", {}, { signal }));
    if (!decoded.ok) throw new Error("The reference data came damaged.");
    return decoded.value;
  });
}

function useReferenceData<Value>(
  key: string,
  isNeeded: boolean,
  read: (signal: AbortSignal) => Promise<Value>,
): LoadState<Value> {
  const query = useQuery({
    queryKey: ["api", key],
    queryFn: ({ signal }) => read(signal),
    enabled: isNeeded,
    ...cacheClasses.static,
    structuralSharing: false,
  });
  return loadStateOf(query);
}
