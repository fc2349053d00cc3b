/** What the server tells administrators; whom it refuses is none, whatever the browser believes. */
import { queryOptions } from "@tanstack/react-query";
import { getAccountScope } from "#client/family/accountScope.ts";
import { readJson } from "#client/http/api.ts";
import { RequestError } from "#client/http/requestError.ts";
import { cacheClasses } from "#client/query/cacheClasses.ts";
import type { AdminOverview } from "#contract/admin.ts";

/** Null for an account that is no administrator's. */
export const buildAdminOverviewQuery = (email: string) =>
  queryOptions({
    queryKey: ["admin-overview", getAccountScope(email)],
    queryFn: ({ signal }) => readOverview(signal),
    ...cacheClasses.critical,
  });

async function readOverview(signal: AbortSignal): Promise<AdminOverview | null> {
  try {
    const answer = await readJson("/api/admin", signal);
    const { adminOverviewSchema } = await import("#contract/admin.ts");
    return adminOverviewSchema.parse(answer);
  } catch (error) {
    if (error instanceof RequestError && error.status === 403) return null;
    throw error;
  }
}
