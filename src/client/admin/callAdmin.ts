/** Calls an administrators' endpoint: its address is known to their screens alone. */
import { type CallOptions, sendRequest } from "#client/http/api.ts";
import type { CallInput } from "#client/http/callInput.ts";
import { fillRoute } from "#client/http/toRequest.ts";
import { adminRouteTable } from "#contract/adminRouteTable.ts";
import type { AdministratorId } from "#contract/routeTable.ts";

/** Replies and fails as `call` in client/http does. */
export function callAdmin<Id extends AdministratorId>(
  id: Id,
  input: CallInput<Id>,
  options: CallOptions = {},
): Promise<unknown> {
  return sendRequest(fillRoute(adminRouteTable[id], input), options);
}
