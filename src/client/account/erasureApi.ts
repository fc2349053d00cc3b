/** The erasure of one's own account that an administrator planned; its address is known to the account page alone. */
import { sendRequest } from "#client/http/api.ts";
import { fillRoute } from "#client/http/toRequest.ts";
import { accountErasureSchema, type Erasure } from "#contract/account.ts";
import { rareRouteTable } from "#contract/rareRouteTable.ts";

/** Null if none is planned. */
export async function readErasure(signal?: AbortSignal): Promise<Erasure | null> {
  const reply = await sendRequest(fillRoute(rareRouteTable.accountErasure, {}), { signal });
  return accountErasureSchema.parse(reply).erasure;
}

export async function keepAccount(): Promise<void> {
  await sendRequest(fillRoute(rareRouteTable.keepAccount, {}));
}
