/** The data a page was rendered from: embedded in the document on a first visit, fetched after client-side navigation. */
import { useQuery } from "@tanstack/react-query";
import { pageDataName } from "#contract/pageDataName.ts";
import { call } from "./http/api.ts";
import { usePageData } from "./pageData.tsx";
import { cacheClasses } from "./query/cacheClasses.ts";
import { type LoadState, loadStateOf } from "./query/loadState.ts";

/** `path` starts with a slash, as in "/methodology" or "/help/fafsa-completion-guide". The caller validates the data. */
export function useListedPageData(path: `/${string}`): LoadState<unknown> {
  const handed = usePageData(path);
  const query = useQuery({
    queryKey: ["api", "page-data", pageDataName(path)],
    queryFn: ({ signal }) => call("pageData", { page: pageDataName(path) }, { signal }),
    enabled: handed === null,
    ...cacheClasses.static,
  });
  return handed === null ? loadStateOf(query) : { status: "ready", value: handed };
}
