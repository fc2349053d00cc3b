/** The query client with the specification's defaults. */
import { QueryClient } from "@tanstack/react-query";
import { queryRetentionMs, queryStaleMs, readRetryDelayMaxMs } from "#client/limits.ts";

/** `isPrerender` keeps no timer, so that the prerender process can end. */
export function createQueryClient(isPrerender: boolean): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: queryStaleMs,
        gcTime: isPrerender ? Number.POSITIVE_INFINITY : queryRetentionMs,
        networkMode: "offlineFirst",
        retry: (attempt, error) => attempt < allowedRetries(error),
        retryDelay: (attempt) => Math.min(1_000 * 2 ** attempt, readRetryDelayMaxMs),
      },
    },
  });
}

/** How often a failed read is tried again, by its message: section 8 of the specification. */
export function allowedRetries(error: Error): number {
  if (/\b(401|403|404)\b|Loading chunk|ChunkLoadError/.test(error.message)) return 0;
  return error.message.includes("Failed to fetch") ? 2 : 3;
}
