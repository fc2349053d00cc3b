/** Majors by college and ZIP code positions, fetched on first use and cached. */
import { useQuery } from "@tanstack/react-query";
import { answerMajors } from "#client/engine/answerMajors.ts";
import { call } from "#client/http/api.ts";
import { cacheClasses } from "#client/query/cacheClasses.ts";
import { type LoadState, loadStateOf } from "#client/query/loadState.ts";
import type { MajorsIndex } from "#domain/college/majorsIndex.ts";
import { decodeZipTable, type ZipTable } from "#domain/geography/zip.ts";

/** Which major families each college offers. Fetches nothing while `isNeeded` is false. */
export function useMajors(isNeeded: boolean): LoadState<MajorsIndex> {
  return useReferenceData("majors", "majors", answerMajors, isNeeded);
}

/** The location of each ZIP code, looked up on the device so that no ZIP code is ever sent. */
export function useZipTable(isNeeded: boolean): LoadState<ZipTable> {
  return useReferenceData("zip-codes", "zipCodes", unpackZipTable, isNeeded);
}

async function unpackZipTable(json: unknown): Promise<ZipTable> {
  const decoded = decodeZipTable(json);
  if (!decoded.ok) throw new Error("The reference data came damaged.");
  return decoded.value;
}

function useReferenceData<Value>(
  key: string,
  endpoint: "majors" | "zipCodes",
  unpack: (json: unknown) => Promise<Value>,
  isNeeded: boolean,
): LoadState<Value> {
  const query = useQuery({
    queryKey: ["api", key],
    queryFn: async ({ signal }) => unpack(await call(endpoint, {}, { signal })),
    enabled: isNeeded,
    ...cacheClasses.static,
    structuralSharing: false,
  });
  return loadStateOf(query);
}
