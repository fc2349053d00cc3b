/** Majors by college and ZIP code positions, fetched on first use and cached. */
import { useQuery } from "@tanstack/react-query";
import { call } from "#client/http/api.ts";
import { cacheClasses } from "#client/query/cacheClasses.ts";
import { type LoadState, loadStateOf } from "#client/query/loadState.ts";
import { decodeMajorsIndex, type MajorsIndex } from "#domain/college/majorsIndex.ts";
import { decodeZipTable, type ZipTable } from "#domain/geography/zip.ts";
import type { Result } from "#lib/result.ts";

/** Which major families each college offers. Fetches nothing while `isNeeded` is false. */
export function useMajors(isNeeded: boolean): LoadState<MajorsIndex> {
  return useReferenceData("majors", "majors", decodeMajorsIndex, isNeeded);
}

/** The location of each ZIP code, looked up on the device so that no ZIP code is ever sent. */
export function useZipTable(isNeeded: boolean): LoadState<ZipTable> {
  return useReferenceData("zip-codes", "zipCodes", decodeZipTable, isNeeded);
}

function useReferenceData<Value>(
  key: string,
  endpoint: "majors" | "zipCodes",
  decode: (json: unknown) => Result<Value, unknown>,
  isNeeded: boolean,
): LoadState<Value> {
  const query = useQuery({
    queryKey: ["api", key],
    queryFn: async ({ signal }) => {
      const decoded = decode(await call(endpoint, {}, { signal }));
      if (!decoded.ok) throw new Error("The reference data came damaged.");
      return decoded.value;
    },
    enabled: isNeeded,
    ...cacheClasses.static,
    structuralSharing: false,
  });
  return loadStateOf(query);
}
