/** The content search, downloaded and indexed once, when someone is about to type. */
import { useQuery } from "@tanstack/react-query";
import { call } from "#client/http/api.ts";
import { cacheClasses } from "#client/query/cacheClasses.ts";
import { type LoadState, loadStateOf } from "#client/query/loadState.ts";
import type { ContentSearch } from "./contentSearch.ts";

/** Fetches nothing while `isWanted` is false. */
export function useContentSearch(isWanted: boolean): LoadState<ContentSearch> {
  const query = useQuery({
    queryKey: ["content-search"],
    queryFn: async ({ signal }) => {
      const [json, { readContentSearch }] = await Promise.all([
        call("contentSearch", {}, { signal }),
        // Loaded with the data, so that pages with a search field do not download it until it is used.
        import("./readContentSearch.ts"),
      ]);
      return readContentSearch(json);
    },
    enabled: isWanted,
    ...cacheClasses.static,
    structuralSharing: false,
  });
  return loadStateOf(query);
}
