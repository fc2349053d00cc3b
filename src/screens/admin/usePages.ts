/** A list that the server hands out page by page: what has come so far, and how to get more. */
import { useInfiniteQuery } from "@tanstack/react-query";
import { cacheClasses } from "#client/query/cacheClasses.ts";
import { type LoadState, loadStateOf } from "#client/query/loadState.ts";

export type Pages<Page> = {
  load: LoadState<readonly Page[]>;
  /** Null on the last page. */
  more: { run: () => void; isBusy: boolean } | null;
};

/** `key` must not hold an address: keys stand in error notes. */
export function usePages<Page extends { next: Cursor | null }, Cursor extends string | number>(
  key: readonly (string | number)[],
  read: (after: Cursor | null, signal: AbortSignal) => Promise<Page>,
): Pages<Page> {
  const query = useInfiniteQuery({
    queryKey: key,
    // The library does not carry the type of what the two lines below give it.
    queryFn: ({ pageParam, signal }): Promise<Page> => read(pageParam as Cursor | null, signal),
    initialPageParam: null,
    getNextPageParam: (last: Page) => last.next,
    ...cacheClasses.critical,
  });
  const load = loadStateOf({ ...query, data: query.data?.pages });
  const run = () => void query.fetchNextPage();
  return { load, more: query.hasNextPage ? { run, isBusy: query.isFetchingNextPage } : null };
}
