/** The part of the recovery that works on fetched data: drop it, and fetch anew what the page shows. */
import type { QueryClient } from "@tanstack/react-query";
import { call } from "#client/http/api.ts";
import { RequestError } from "#client/http/requestError.ts";

/**
 * Drops every answer that no part of the page shows. What is shown stays until a fresh answer takes its place, so that
 * a family does not lose the page it reads to a server that is down. What is to be sent is not touched.
 */
export function clearDataCache(queryClient: QueryClient): void {
  queryClient.removeQueries({ type: "inactive" });
}

/**
 * Asks the server whether it is up, past every cache, then fetches again all that is shown. Rejects where the server
 * still fails; a refusal (4xx) is an answer.
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

/** No answer, or one that says the server is at fault. */
export function isServerFailure(error: unknown): boolean {
  if (!(error instanceof RequestError)) return true;
  return error.status === null || error.status >= 500;
}
