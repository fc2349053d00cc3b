/** The search over the site's words: asked for and laid out once, when somebody is about to type. */
import { useQuery } from "@tanstack/react-query";
import { call } from "#client/http/api.ts";
import { cacheClasses } from "#client/query/cacheClasses.ts";
import { type LoadState, loadStateOf } from "#client/query/loadState.ts";
import type { ContentSearch } from "./contentSearch.ts";

/** Nothing is asked for while `isWanted` is false. */
export function useContentSearch(isWanted: boolean): LoadState<ContentSearch> {
  const query = useQuery({
    queryKey: ["content-search"],
    queryFn: async ({ signal }) => {
      const [json, { readContentSearch }] = await Promise.all([
        call("contentSearch", {}, { signal }),
        // Beside the answer: pages with a search field do not download it before somebody uses it.
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
