/** The part of recovery that works on cached data: drops it, and refetches what the page shows. */
import type { QueryClient } from "@tanstack/react-query";
import { call } from "#client/http/api.ts";
import { RequestError } from "#client/http/requestError.ts";

/**
 * Drops every answer that no component uses. What is shown stays until a fresh answer replaces it, so that an
 * outage does not take away the page a family is reading. Pending mutations are not touched.
 */
export function clearDataCache(queryClient: QueryClient): void {
  queryClient.removeQueries({ type: "inactive" });
}

/**
 * Asks the server whether it is up, bypassing every cache, then refetches everything shown. Rejects if the
 * server still fails; a refusal (4xx) counts as an answer.
 */
export async function refetchAll(queryClient: QueryClient): Promise<void> {
  await queryClient.fetchQuery({
    queryKey: ["api", "health"],
    queryFn: ({ signal }) => call("health", {}, { signal }),
    staleTime: 0,
    gcTime: 0,
  });
  await queryClient.refetchQueries({ type: "active" });
  const failed = queryClient
    .getQueryCache()
    .findAll({ type: "active" })
    .find((query) => query.state.status === "error" && isServerFailure(query.state.error));
  if (failed !== undefined) throw failed.state.error;
}

/** No answer, or a server error. */
export function isServerFailure(error: unknown): boolean {
  if (!(error instanceof RequestError)) return true;
  return error.status === null || error.status >= 500;
}
