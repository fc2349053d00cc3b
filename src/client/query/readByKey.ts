/** The default query function: a GET to the path in the query's key. */
import { type On401, readPath } from "#client/http/api.ts";
import { pathOfKey } from "./pathOfKey.ts";

/** `on401` "empty" returns null to a visitor for data only signed-in users have. */
export function readByKey(
  query: { queryKey: readonly unknown[]; signal: AbortSignal },
  on401: On401 = "throw",
): Promise<unknown> {
  return readPath(pathOfKey(query.queryKey), { signal: query.signal, on401 });
}
