/** The data a listed page was rendered from: in the document on a first visit, asked for after navigating there. */
import { useQuery } from "@tanstack/react-query";
import type { LoadState } from "./colleges/useColleges.ts";
import { readJson } from "./http/api.ts";
import { staticRetentionMs, staticStaleMs } from "./limits.ts";
import { usePageData } from "./pageData.tsx";

/** `path` begins with a slash, as in "/methodology". The caller checks the shape. */
export function useListedPageData(path: `/${string}`): LoadState<unknown> {
  const handed = usePageData(path);
  const query = useQuery({
    queryKey: ["api", "page-data", path.slice(1)],
    queryFn: ({ signal }) => readJson(`/api/page-data${path}`, signal),
    enabled: handed === null,
    staleTime: staticStaleMs,
    gcTime: staticRetentionMs,
  });
  if (handed !== null) return { status: "ready", value: handed };
  if (query.data !== undefined) return { status: "ready", value: query.data };
  if (query.isError) return { status: "failed", tryAgain: () => void query.refetch() };
  return { status: "loading" };
}
