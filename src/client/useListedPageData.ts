/** The data a listed page was rendered from: in the document on a first visit, asked for after navigating there. */
import { useQuery } from "@tanstack/react-query";
import { readJson } from "./http/api.ts";
import { usePageData } from "./pageData.tsx";
import { cacheClasses } from "./query/cacheClasses.ts";
import { type LoadState, loadStateOf } from "./query/loadState.ts";

/** `path` begins with a slash, as in "/methodology". The caller checks the shape. */
export function useListedPageData(path: `/${string}`): LoadState<unknown> {
  const handed = usePageData(path);
  const query = useQuery({
    queryKey: ["api", "page-data", path.slice(1)],
    queryFn: ({ signal }) => readJson(`/api/page-data${path}`, signal),
    enabled: handed === null,
    ...cacheClasses.static,
  });
  return handed === null ? loadStateOf(query) : { status: "ready", value: handed };
}
