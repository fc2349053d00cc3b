/** The admin overview. Only the server decides who is an administrator, whatever the browser believes. */
import { queryOptions } from "@tanstack/react-query";
import { getAccountScope } from "#client/family/accountScope.ts";
import { call } from "#client/http/api.ts";
import { RequestError } from "#client/http/requestError.ts";
import { cacheClasses } from "#client/query/cacheClasses.ts";
import type { AdminOverview } from "#contract/admin.ts";

/** Null if the account is not an administrator. */
export const buildAdminOverviewQuery = (email: string) =>
  queryOptions({
    queryKey: ["admin-overview", getAccountScope(email)],
    queryFn: ({ signal }) => readOverview(signal),
    ...cacheClasses.critical,
  });

async function readOverview(signal: AbortSignal): Promise<AdminOverview | null> {
  try {
    const answer = await call("adminOverview", {}, { signal });
    const { adminOverviewSchema } = await import("#contract/admin.ts");
    return adminOverviewSchema.parse(answer);
  } catch (error) {
    if (error instanceof RequestError && error.status === 403) return null;
    throw error;
  }
}
