/** Looks up the account behind a request, for the handlers that require a signed-in user. */
import type { EndpointId } from "#contract/endpoints.ts";
import { refuseSignedOut } from "#server/http/access.ts";
import type { Handler, HandlerInput, ReplyTo } from "#server/http/handler.ts";
import { type Account, findOrCreateAccount } from "./store.ts";

export type WithAccount = { account: Account };

/** Rejects requests whose account is gone: a token outlives an erased account by a few minutes. */
export function withAccount<Id extends EndpointId>(
  answer: (input: HandlerInput<Id> & WithAccount) => Promise<ReplyTo<Id>>,
): Handler<Id> {
  return async (input) => {
    const { identity, parts } = input;
    const account =
      identity === null
        ? null
        : (identity.account ?? (await findOrCreateAccount(parts.store.database, identity, parts.now())));
    return account === null ? refuseSignedOut() : answer({ ...input, account });
  };
}
