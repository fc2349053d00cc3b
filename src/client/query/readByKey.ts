/** The default read: a GET to the address that the query's key names. */
import { type On401, readPath } from "#client/http/api.ts";
import { pathOfKey } from "./pathOfKey.ts";

/** `on401` "empty" gives null to a visitor where only the signed in have something. */
export function readByKey(
  query: { queryKey: readonly unknown[]; signal: AbortSignal },
  on401: On401 = "throw",
): Promise<unknown> {
  return readPath(pathOfKey(query.queryKey), { signal: query.signal, on401 });
}
