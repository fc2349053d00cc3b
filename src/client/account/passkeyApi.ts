/** The account's passkeys: list, add, name, remove. */
import { queryOptions } from "@tanstack/react-query";
import { call } from "#client/http/api.ts";
import { createPasskey, type PasskeyFailure } from "#client/identity/passkeys.ts";
import { cacheClasses } from "#client/query/cacheClasses.ts";
import { addPasskeyEndpoint, passkeyOptionsEndpoint, passkeysEndpoint } from "#contract/passkeys.ts";
import type { Result } from "#lib/result.ts";

/** Keyed by account, as by `getAccountScope`. */
export const buildPasskeysQuery = (account: number) =>
  queryOptions({
    queryKey: ["passkeys", account],
    queryFn: async ({ signal }) =>
      passkeysEndpoint.replies[200].parse(await call("passkeys", {}, { signal })),
    ...cacheClasses.realtime,
  });

/** Asks the browser for a new passkey and keeps it. Rejects on what the server refuses; fails by what the browser says. */
export async function addPasskey(name: string): Promise<Result<null, PasskeyFailure>> {
  const options = passkeyOptionsEndpoint.replies[200].parse(await call("passkeyOptions", {}));
  const created = await createPasskey(options);
  if (!created.ok) return created;
  addPasskeyEndpoint.replies[201].parse(await call("addPasskey", { name, response: created.value }));
  return { ok: true, value: null };
}

export async function renamePasskey(passkeyId: string, name: string): Promise<void> {
  await call("renamePasskey", { passkeyId, name });
}

export async function removePasskey(passkeyId: string): Promise<void> {
  await call("removePasskey", { passkeyId });
}
